"""Games played by bots and written down, for the golden records."""

from kontor.bots.bot import Bot, ask
from kontor.engine.game import Game
from kontor.engine.record import Record, close_record, open_record
from kontor.engine.state import State


def play_record(
    game: Game, players: list[Bot], names: list[str], seed: int, options: dict[str, str]
) -> tuple[Record, State]:
    record = open_record(game, names, seed, options)
    state = game.start(len(players), seed, options)
    while not state.over():
        seat = state.actors()[0]
        move = ask(players[seat], state, seat)
        record.add(state.seat_names[seat], game.moves.name(move))
        state.play(seat, move)
    close_record(record, state)
    return record, state
