"""The number of distinct ways to choose from fixed positions to a fixed depth; a slip in `legal` shows at once.

The counts were made by this engine: they notice change, they do not prove rules. After a change that is meant,
`python -m tests.games.test_counts` writes them anew.
"""

import json
from pathlib import Path

import pytest

from kontor import games
from kontor.engine.record import begin, read_record, replay
from kontor.engine.state import State

RECORDS = Path(__file__).parents[1] / "records"
DEPTH = 4


def ways(state: State, depth: int) -> int:
    """Every order in which the seats' choices can follow each other."""
    if depth == 0 or state.over():
        return 1
    total = 0
    for seat in state.actors():
        for move in state.legal(seat):
            after = state.clone()
            after.play(seat, move)
            total += ways(after, depth - 1)
    return total


def count(path: Path) -> list[int]:
    """The ways from five positions of a golden record."""
    record = read_record(path)
    game = games.get(record.game)
    stops = {len(record.choices) * part // 6 for part in range(1, 6)}
    state = begin(record, game)
    counts = []
    for number, _ in enumerate(replay(record, game, state)):
        if number in stops:
            counts.append(ways(state, DEPTH))
    return counts


def all_counts() -> dict[str, list[int]]:
    return {f"{path.parent.name}/{path.stem}": count(path) for path in sorted(RECORDS.glob("*/*.kontor"))}


STORED = RECORDS / "counts.json"


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*/*.kontor")), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_ways_to_choose_are_what_they_were(path: Path) -> None:
    stored = json.loads(STORED.read_text())
    assert count(path) == stored[f"{path.parent.name}/{path.stem}"]


if __name__ == "__main__":
    STORED.write_text(json.dumps(all_counts(), indent=1) + "\n")
