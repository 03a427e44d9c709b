"""What the README says of the bots' strength is what the recorded games say."""

import re
from pathlib import Path

import pytest

from kontor import games
from kontor.arena.result import Result, read_games, sum_up

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results"
LADDERS = sorted(RESULTS.glob("ladder-*.json"))
DUELS = sorted([*RESULTS.glob("greedy-*.json"), *RESULTS.glob("search-*.json")])


def recorded(path: Path) -> Result:
    kept = read_games(path)
    return sum_up(kept.match, {game.number: game for game in kept.games})


def readme() -> str:
    return (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("path", LADDERS, ids=lambda path: path.stem)
def test_the_readme_repeats_a_recorded_ladder(path: Path) -> None:
    result = recorded(path)
    standings = {one.bot: one for one in result.standings}
    cells = [f"{standings[bot].share.value:.0%}, {standings[bot].rating.mu:.1f}" for bot in result.match.bots]
    steps = [
        f"{pair.ahead:g}:{pair.behind:g}, {pair.places.value:+.2f} ({pair.places.low:.2f} to {pair.places.high:.2f})"
        + " ▲" * (pair.verdict > 0)
        for pair in result.pairs
    ]
    title = games.get(result.match.game).title
    (row,) = re.findall(rf"^\| {title} \| (\d+ %.*) \|$", readme(), re.M)
    said = [cell.strip().replace(" %", "%") for cell in row.split("|")]
    assert said == [*cells, *steps, str(result.match.games)]


@pytest.mark.parametrize("path", DUELS, ids=lambda path: path.stem)
def test_the_readme_repeats_a_recorded_duel(path: Path) -> None:
    result = recorded(path)
    one, *others = result.match.bots
    against = f"`{one}` against `{others[0]}`" if len(others) == 1 else f"one `{one}` against three `{others[0]}`"
    standing = next(standing for standing in result.standings if standing.bot == one)
    won = standing.share
    cells = [
        f"{against}, {games.get(result.match.game).title}",
        f"{standing.wins:g}",
        f"{100 * won.low:.0f}–{100 * won.high:.0f}",
        f"{100 * standing.even:.0f}",
        f"{result.match.games / sum(game.seconds for game in result.games):.2g}",
    ]
    assert result.match.games == 100
    assert f"| {' | '.join(cells)} |\n" in readme()


def test_every_game_has_a_ladder_and_two_duels() -> None:
    kinds = ("ladder", "greedy", "search")
    assert {path.stem for path in [*LADDERS, *DUELS]} == {f"{kind}-{name}" for kind in kinds for name in games.names()}
