"""What a finished game is worth."""

import pytest

from kontor.research.rewards import rewards


@pytest.mark.parametrize(
    ("ranks", "worth"),
    [
        ([1, 2], [1, -1]),
        ([2, 1, 3], [-1 / 2, 1, -1 / 2]),
        ([1, 1, 3, 4], [1 / 2, 1 / 2, -1 / 2, -1 / 2]),
        ([1, 1], [0, 0]),
        ([1, 1, 1, 4], [1 / 3, 1 / 3, 1 / 3, -1]),
    ],
)
def test_winners_share_what_the_others_lose(ranks: list[int], worth: list[float]) -> None:
    assert rewards(ranks) == pytest.approx(worth)
    assert sum(rewards(ranks)) == pytest.approx(0)


def test_who_plays_alone_wins_or_loses() -> None:
    assert [rewards([1]), rewards([2])] == [[1], [-1]]
