"""A position in a few lines of plain text, as one seat sees it."""

from kontor.engine.game import Game
from kontor.engine.state import State


def describe(game: Game, state: State) -> str:
    """Points, and what is asked of whom; or how the game ended. Points behind a screen are a question mark."""
    actors = state.actors()
    view = game.view(state, actors[0] if actors else None)
    points = ["?" if score is None else str(score) for score in view["scores"]]
    seats = ", ".join(f"{name} {score}" for name, score in zip(state.seat_names, points, strict=True))
    if state.over():
        winners = [name for name, rank in zip(state.seat_names, state.ranks(), strict=True) if rank == 1]
        victory = f"won by {' and '.join(winners)}" if winners else "lost"
        return f"{game.title}: {seats}\nover ({state.ending}), {victory}"
    waiting = " and ".join(state.seat_names[seat] for seat in actors)
    legal = game.moves.spell(state.legal(actors[0]))
    return f"{game.title}: {seats}\n{state.open[-1].name}, asked of {waiting}: {legal}"
