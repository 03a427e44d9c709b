"""Chance drawn from outside: how deep piles are shuffled for a roll, and that no answer reaches deeper."""

from collections import Counter

from kontor import games
from kontor.engine.rng import Rng
from kontor.games.hamburg.state import REACH, HamburgState, all_have_cards

from ...chance import start_any, step

GAME = games.get("hamburg")


def test_no_answer_draws_deeper_than_a_roll_shuffles() -> None:
    rng = Rng.seeded(8)
    most = 0
    for number in range(60):
        state = start_any(GAME, number, rng)
        assert isinstance(state, HamburgState)
        while not state.over():
            before = [len(pile) for pile in state.piles]
            reaches = all_have_cards(state.piles)
            step(state, rng)
            if reaches:
                most = max(most, *(old - len(pile) for old, pile in zip(before, state.piles, strict=True)))
    assert 1 < most <= REACH


def test_a_roll_may_bring_any_card_of_a_pile_to_its_top() -> None:
    state = GAME.start(4, 3)
    assert isinstance(state, HamburgState)
    tops: Counter[int] = Counter()
    for seed in range(600):
        world = state.clone()
        world.redeal(Rng.seeded(seed << 40))
        assert [sorted(pile) for pile in world.piles] == [sorted(pile) for pile in state.piles]
        tops[world.piles[0][-1]] += 1
        assert len(set(world.piles[0][-REACH:])) == REACH
    assert set(tops) == set(state.piles[0])


def test_the_last_pile_is_shuffled_whole() -> None:
    """With one pile left nobody has to choose: its cards come one after the other."""
    state = GAME.start(4, 3)
    assert isinstance(state, HamburgState)
    state.piles = [state.piles[0], [], [], [], []]
    bottoms = set()
    for seed in range(600):
        world = state.clone()
        world.redeal(Rng.seeded(seed << 40))
        bottoms.add(world.piles[0][0])
    assert bottoms == set(state.piles[0])
