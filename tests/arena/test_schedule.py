"""Who sits where: seats, deals and opponents are shared out evenly."""

from collections import Counter, defaultdict

import pytest

from kontor.arena.schedule import all_lineups, fixture, period, round_length

from .matches import invented

TABLES = [
    ("a,b", 2),
    ("a,b,c", 2),
    ("a,b,c,d,e", 3),
    ("a,b", 4),
    ("a,b", 3),
    ("s,g,g,g", 4),
    ("a,a,b,c", 3),
    ("a,b,c", 5),
]


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_everyone_sits_on_every_seat_equally_often(bots: str, seats: int) -> None:
    match = invented(bots, 0, seats)
    sat: dict[str, Counter[int]] = defaultdict(Counter)
    for number in range(3 * round_length(match)):
        for seat, name in enumerate(fixture(match, number).seating):
            sat[name][seat] += 1
    for counts in sat.values():
        assert set(counts) == set(range(seats))
        assert len(set(counts.values())) == 1
    shares = Counter(bots.split(","))
    assert len({sat[name].total() / share for name, share in shares.items()}) == 1


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_a_deal_is_played_from_every_seating_of_its_circle(bots: str, seats: int) -> None:
    match = invented(bots, 0, seats)
    played = defaultdict(list)
    for number in range(4 * round_length(match)):
        deal, seating = fixture(match, number)
        played[deal].append(seating)
    for seatings in played.values():
        first = seatings[0]
        assert len(seatings) == period(first)
        assert set(seatings) == {first[turn:] + first[:turn] for turn in range(seats)}


def test_one_against_three_takes_every_seat() -> None:
    match = invented("search:0.1s,greedy,greedy,greedy", 0, 4)
    seatings = [fixture(match, number).seating for number in range(4)]
    assert sorted(seating.index("search:0.1s") for seating in seatings) == [0, 1, 2, 3]
    assert all(Counter(seating) == {"search:0.1s": 1, "greedy": 3} for seating in seatings)
    assert len({fixture(match, number).deal for number in range(4)}) == 1


def test_more_bots_than_seats_play_every_combination() -> None:
    assert all_lineups(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    match = invented("a,b,c,d", 0, 3)
    met = Counter(frozenset(fixture(match, number).seating) for number in range(round_length(match)))
    assert len(met) == 4
    assert set(met.values()) == {3}


def test_fewer_bots_than_seats_share_them() -> None:
    assert all_lineups(("a", "b"), 4) == [("a", "b", "a", "b")]
    assert all_lineups(("a", "b"), 3) == [("a", "b", "a"), ("a", "b", "b")]


def test_nobody_meets_only_itself_unless_it_is_alone() -> None:
    assert all_lineups(("a", "a", "b"), 2) == [("a", "b"), ("a", "b")]
    assert all_lineups(("a",), 2) == [("a", "a")]


def test_neighbours_change_sides() -> None:
    match = invented("a,b,c,d", 0, 4)
    after: Counter[str] = Counter()
    for number in range(8 * round_length(match)):
        seating = fixture(match, number).seating
        after[seating[(seating.index("a") + 1) % 4]] += 1
        after[seating[seating.index("a") - 1]] -= 1
    assert set(after.values()) == {0}


def test_seeds_and_sets_have_deals_of_their_own() -> None:
    match = invented("a,b", 0, 2)
    deals = [fixture(match, number).deal for number in range(200)]
    assert len(set(deals)) == 100
    assert all(0 <= deal < 1 << 53 for deal in deals)
    assert not set(deals) & {fixture(invented("a,b", 0, 2, seed=8), number).deal for number in range(200)}
