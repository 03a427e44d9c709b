"""Advice: the best moves of a decision, what each promises, and how the same turn would go on.

A third of the effort finds the likely moves and a third weighs them (see `thinking`). With the last third those after
which the turn goes on are looked at again, by a search from there: choices of one turn can often be made in another
order, and a tree that has grown on one order knows little of the others.
"""

from typing import NamedTuple

from kontor.bots.search import SEATS, Node
from kontor.engine.game import Game
from kontor.engine.phrases import Phrase
from kontor.engine.state import State

from .thinking import Effort, Thinker

# A turn is told no further than this.
LONGEST_LINE = 3


class Step(NamedTuple):
    """A move in notation and as it is told."""

    move: str
    phrase: Phrase


class Suggestion(NamedTuple):
    """A move, its seat's expected share in the victory, and what the seat would choose next in the same turn."""

    step: Step
    expected: float
    line: list[Step]


def advise(game: Game, state: State, seat: int, effort: Effort, moves: int, seed: int) -> list[Suggestion]:
    """The best moves of this seat, at most so many, the best first."""
    thinker = Thinker(game, state, seat, seed)
    likely = thinker.look_around(effort.share(3))[:moves]
    weighed = thinker.weigh([node.move for node in likely], effort.share(3, len(likely)))
    suggestions: list[Suggestion] = []
    for node, one in zip(likely, weighed, strict=True):
        suggestion = Suggestion(
            tell(game, thinker.world, seat, node.move),
            one.expected()[seat],
            line_after(game, thinker.world, seat, node),
        )
        suggestions.append(look_again(game, thinker.world, seat, suggestion, effort, 6 * len(likely), seed))
    return sorted(suggestions, key=lambda suggestion: -suggestion.expected)


def look_again(
    game: Game, world: State, seat: int, suggestion: Suggestion, effort: Effort, parts: int, seed: int
) -> Suggestion:
    """What is seen of a suggestion from the next choice of the same turn, if that is more."""
    after = world.clone()
    after.play(seat, game.moves.number(suggestion.step.move))
    if after.fence != world.fence:
        return suggestion
    thinker = Thinker(game, after, seat, seed)
    best = thinker.look_around(effort.share(parts))[0]
    (weighed,) = thinker.weigh([best.move], effort.share(parts))
    expected = weighed.expected()[seat]
    if expected <= suggestion.expected:
        return suggestion
    line = [tell(game, after, seat, best.move), *line_after(game, after, seat, best)]
    return Suggestion(suggestion.step, expected, line[:LONGEST_LINE])


def tell(game: Game, world: State, seat: int, move: int) -> Step:
    name = game.moves.name(move)
    return Step(name, game.choice(game.view(world, seat), name))


def line_after(game: Game, world: State, seat: int, node: Node) -> list[Step]:
    """The choices tried most after a move, until somebody else decides or something unknown shows."""
    line: list[Step] = []
    here = world.clone()
    here.play(seat, node.move)
    while len(line) < LONGEST_LINE and here.fence == world.fence and seat in here.actors():
        children = [node.children.get(move * SEATS + seat) for move in here.legal(seat)]
        tried = [child for child in children if child is not None and child.visits > 0]
        if not tried:
            break
        node = max(tried, key=lambda child: child.visits)
        line.append(tell(game, here, seat, node.move))
        here.play(seat, node.move)
    return line
