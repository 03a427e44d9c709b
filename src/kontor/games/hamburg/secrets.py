"""What is hidden from whom, and how it may be imagined."""

from typing import Final

from kontor.engine.rng import ALL, Rng

from .basic import PlayCard
from .questions import Question
from .state import HamburgState
from .terms import COLOURS

# A question that somebody is asked shows a little of their hand: worlds where it could not be asked are dealt again.
MOST_DEALS: Final = 60


def deal_unknown(world: HamburgState, seat: int, rng: Rng) -> None:
    """Deal anew what a seat does not know, colour by colour: backs keep their colours. The lists that are dealt into
    become the world's own."""
    world.tokens = sorted(world.tokens)
    world.exchange = sorted(world.exchange[:-1]) + world.exchange[-1:]
    world.discards = sorted(world.discards[: world.veiled]) + world.discards[world.veiled :]
    world.hands = copied(world.hands)
    world.sites = copied(world.sites)
    world.stands = copied(world.stands)
    world.piles = world.piles[:]
    world.seen = world.seen[:]
    for _ in range(MOST_DEALS):
        for colour in range(len(COLOURS)):
            deal_colour(world, seat, colour, rng)
        if ask_again(world, seat):
            break
    world.rng = rng.fork()
    world.shuffle_unknown(rng, ALL)


def deal_colour(world: HamburgState, seat: int, colour: int, rng: Rng) -> None:
    """Cards of a colour that the seat has not seen are mixed over the pile, other hands and other sites."""
    colours = world.material.colour
    seen = world.seen
    pile = world.piles[colour]
    hidden = [card for card in pile if not seen[card] >> seat & 1]
    for board in range(world.boards):
        for card in world.hands[board] + world.sites[board]:
            if colours[card] == colour and not seen[card] >> seat & 1:
                hidden.append(card)
    if len(hidden) == len(pile):
        world.piles[colour] = sorted(pile)
        return
    known = seen[:]
    hidden.sort()
    rng.shuffle(hidden)
    dealt: dict[int, int] = {}
    for board in range(world.boards):
        for cards in (world.hands[board], world.sites[board]):
            for place in range(len(cards)):
                card = cards[place]
                if colours[card] == colour and not known[card] >> seat & 1:
                    cards[place] = dealt[card] = hidden.pop()
        stands = world.stands[board]
        for place in range(len(stands)):
            stands[place] = dealt.get(stands[place], stands[place])
    kept = [card for card in pile if known[card] >> seat & 1]
    for card in hidden:
        seen[card] = 0
    for old, new in dealt.items():
        seen[new] = known[old]
    world.piles[colour] = sorted(kept + hidden)
    for place in range(len(world.open)):
        step = world.open[place]
        if isinstance(step, PlayCard) and step.card in dealt:
            world.open[place] = PlayCard(step.seat, dealt[step.card], step.colour, step.in_turn)


def ask_again(world: HamburgState, seat: int) -> bool:
    """Ask whoever is asked what hangs on the cards they were dealt; whether there is anything to ask."""
    if not world.deciders or world.deciders[0] == seat:
        return True
    question = world.open[-1]
    if isinstance(question, Question):
        choices = question.offers(world)
        world.choices = [choices]
        return len(choices) > 0
    return True


def copied(lists: list[list[int]]) -> list[list[int]]:
    return [one[:] for one in lists]
