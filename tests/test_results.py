"""What the README says of bots that think longer is what the recorded games say."""

import re
from pathlib import Path

import pytest

from kontor import games
from kontor.arena.result import read_games, sum_up

ROOT = Path(__file__).parents[1]
LADDERS = sorted((ROOT / "benchmarks" / "results").glob("ladder-*.json"))


@pytest.mark.parametrize("path", LADDERS, ids=lambda path: path.stem)
def test_the_readme_repeats_a_recorded_ladder(path: Path) -> None:
    kept = read_games(path)
    result = sum_up(kept.match, {game.number: game for game in kept.games})
    standings = {one.bot: one for one in result.standings}
    cells = [f"{standings[bot].share.value:.0%}, {standings[bot].rating.mu:.1f}" for bot in kept.match.bots]
    steps = [
        f"{pair.ahead:g}:{pair.behind:g}, {pair.places.value:+.2f} ({pair.places.low:.2f} to {pair.places.high:.2f})"
        + " ▲" * (pair.verdict > 0)
        for pair in result.pairs
    ]
    title = games.get(kept.match.game).title
    (row,) = re.findall(rf"^\| {title} \| (\d+ %.*) \|$", (ROOT / "README.md").read_text("utf-8"), re.M)
    said = [cell.strip().replace(" %", "%") for cell in row.split("|")]
    assert said == [*cells, *steps, str(kept.match.games)]


def test_there_are_recorded_ladders() -> None:
    assert LADDERS
