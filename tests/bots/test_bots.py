"""Bots: they play by the rules, from what they may know, and greedy is better than chance."""

import pytest

from kontor import bots, games
from kontor.bots.bot import Bot, ask, finish_game
from kontor.bots.random_mover import play_randomly
from kontor.engine.errors import BadSetup
from kontor.engine.game import Game
from kontor.engine.rng import Rng
from kontor.engine.state import State


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("bot", [*bots.SIMPLE, "search:3"])
def test_a_bot_plays_to_the_end(name: str, bot: str) -> None:
    game = games.get(name)
    seats = max(game.seats)
    state = game.start(seats, 3)
    assert finish_game(state, [bots.make(bot, game, Rng.seeded(seat)) for seat in range(seats)]) > 0
    assert state.over()


@pytest.mark.parametrize("name", games.names())
def test_greedy_beats_random(name: str) -> None:
    """Twelve games with changing seats: even odds would let greedy win nine of them in seven of a hundred tries."""
    game = games.get(name)
    seats = max(game.seats)
    won = 0
    for number in range(12):
        state = game.start(seats, number)
        greedy_seat = number % seats
        finish_game(
            state,
            [
                bots.make("greedy" if seat == greedy_seat else "random", game, Rng.seeded(100 * number + seat))
                for seat in range(seats)
            ],
        )
        won += state.ranks()[greedy_seat] == 1
    assert won >= 9


class Spy(Bot):
    """Remembers the worlds it was shown."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.worlds: list[State] = []

    def choose(self, world: State, seat: int) -> int:
        self.worlds.append(world)
        return world.legal(seat)[0]


@pytest.mark.parametrize("name", games.names())
def test_a_bot_never_sees_the_real_state(name: str) -> None:
    game = games.get(name)
    state = game.start(max(game.seats), 1)
    spy = Spy(game, Rng.seeded(1))
    before = game.dump(state)
    seat = state.actors()[0]
    for _ in range(5):
        ask(spy, state, seat)
    assert game.dump(state) == before
    assert all(world is not state for world in spy.worlds)
    assert len({str(game.dump(world)["chance"]) for world in spy.worlds}) == 5


def test_the_same_seeds_give_the_same_game() -> None:
    game = games.get("rival-cities")
    ends = []
    for _ in range(2):
        state = game.start(2, 9)
        finish_game(state, [bots.make("greedy", game, Rng.seeded(seat)) for seat in range(2)])
        ends.append(game.dump(state))
    assert ends[0] == ends[1]


def test_random_play_counts_its_decisions() -> None:
    game = games.get("rival-cities")
    state = game.start(2, 4)
    assert play_randomly(state, Rng.seeded(4)) > 50
    assert state.over()


def test_an_unknown_bot() -> None:
    names = "random, greedy, novice, regular, expert and master"
    with pytest.raises(BadSetup, match=f"there is no bot 'clever'; there is {names}"):
        bots.make("clever", games.get("rival-cities"), Rng.seeded(1))
