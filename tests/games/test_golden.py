"""Golden records: finished games that must replay for ever, at least one for every way a game can end."""

from pathlib import Path

import pytest

from kontor import games
from kontor.engine.record import Record, play_out, read_record

RECORDS = Path(__file__).parents[1] / "records"
FILES = sorted(RECORDS.glob("*/*.kontor"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_replays(path: Path) -> None:
    record = read_record(path)
    game = games.get(record.game)
    assert path.parent.name == game.name
    state = play_out(record, game)
    assert state.over()
    assert game.fault(state) == ""
    assert game.dump(game.load(game.dump(state))) == game.dump(state)
    assert record.text() == path.read_text(encoding="utf-8")


def records_of(name: str) -> list[Record]:
    return [read_record(path) for path in FILES if path.parent.name == name]


@pytest.mark.parametrize("name", games.names())
def test_every_ending_has_a_record(name: str) -> None:
    endings = {record.tags["Ending"] for record in records_of(name)}
    assert sorted(set(games.get(name).endings) - endings) == []


@pytest.mark.parametrize("name", games.names())
def test_every_value_of_every_option_has_a_record(name: str) -> None:
    played = {(option, value) for record in records_of(name) for option, value in record.options.items()}
    wanted = {(option.name, value) for option in games.get(name).options for value in option.values}
    assert sorted(wanted - played) == []


def test_the_bell_decides_a_recorded_tie() -> None:
    ties = []
    for record in records_of("rival-cities"):
        scores = record.tags["Result"].split()
        if scores[0] == scores[1] and record.tags["Ending"].startswith("no-"):
            ties.append(record)
    assert ties
    for record in ties:
        state = play_out(record, games.get("rival-cities"))
        winner = state.seat_names[state.ranks().index(1)]
        assert games.get("rival-cities").dump(state)["bell"] == winner
