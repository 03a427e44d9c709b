"""Data files: a person's own copy, and what is said of a broken one."""

import shutil
from pathlib import Path

import pytest

from kontor import games
from kontor.engine.data import FOLDER_VARIABLE
from kontor.engine.errors import BadData, BadSetup

FILE = games.get("rival-cities").room / "data" / "base.toml"
TEXT = FILE.read_text(encoding="utf-8")


def own_copy(folder: Path, old: str = "", new: str = "") -> str:
    target = folder / "rival-cities" / "base.toml"
    target.parent.mkdir()
    assert old in TEXT
    target.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return str(folder)


def test_an_equal_copy_has_the_same_name(tmp_path: Path) -> None:
    copied = games.get("rival-cities", own_copy(tmp_path, "# Ships.", "# All the ships."))
    assert copied.data_hash == games.get("rival-cities").data_hash


def test_a_corrected_copy_is_played_with(tmp_path: Path) -> None:
    game = games.get("rival-cities", own_copy(tmp_path, "ship_spaces = 4", "ship_spaces = 3"))
    assert game.data_hash != games.get("rival-cities").data_hash
    assert len(game.dump(game.start(2, 1))["ships"]["row"]) == 3


def test_the_folder_may_come_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, own_copy(tmp_path, "ship_spaces = 4", "ship_spaces = 2"))
    games.get.cache_clear()
    assert len(games.get("rival-cities").dump(games.get("rival-cities").start(2, 1))["ships"]["row"]) == 2
    monkeypatch.delenv(FOLDER_VARIABLE)
    games.get.cache_clear()


def test_a_folder_without_this_game_changes_nothing(tmp_path: Path) -> None:
    assert games.get("rival-cities", str(tmp_path)).data_hash == games.get("rival-cities").data_hash


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(
        BadData, match=r"the data folder .*nowhere does not exist; it should hold rival-cities/base\.toml"
    ):
        games.get("rival-cities", str(tmp_path / "nowhere"))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("beer = 12", "beer = ", r"is not TOML: Invalid value \(at line \d+, column \d+\)"),
        ("beer = 12", f"beer = {'9' * 5000}", r"is not TOML: Exceeds the limit"),
        ("beer = 12", f"beer = {'[' * 3000}", r"is not TOML: "),
        ("beer = 12", 'beer = "many"', r"base\.toml: supply\.beer: Expected 'int', got 'str'"),
        ("beer = 12", "beer = -1", r"supply\.beer: Expected 'int' >= 0"),
        ("beer = 12\n", "", r"supply: Object missing required field 'beer'"),
        ("[supply]", "[supplies]", r"Object (missing required field 'supply'|contains unknown field 'supplies')"),
        ('do = "draw"', 'do = "drink"', r"basic no\. 2\.left no\. 1\.do: Invalid value 'drink'"),
        ("cost = { furniture = 3 }", "cost = { wool = 3 }", r"ship no\. 1\.cost: Invalid enum value 'wool'"),
        ('source = "rulebook"', 'source = "guess"', r"supply\.source: Invalid enum value 'guess'"),
        ("[[ship]]\nid = 2\n", "[[ship]]\nid = 1\n", r"ship with id 1: expected exactly one, found 2"),
        ("id = 24", "id = 25", r"special with id 24: expected exactly one, found 0"),
        (
            "cost = { furniture = 3 }",
            "cost = { furniture = 3, beer = 1 }",
            r"ship 1\.cost: expected one kind of product",
        ),
        ('power = "far-ink"', 'power = "free-letter"', r"ship 17\.power: expected 'far-ink'"),
        ("special_spaces = [4, 8,", "special_spaces = [8, 4,", r"ring\.special_spaces: expected 4 ascending spaces"),
        ("repeats = [0, 1, 2]", "repeats = [0, 1]", r"court\.repeats: expected three numbers"),
        (
            "stars = [0, 1, 1, 2, 2, 4, 4]",
            "stars = [0, 1]",
            r"prestige\.stars: expected as many as prestige\.incomes, 7",
        ),
        ("winning_step = 2", "winning_step = 5", r"court\.winning_step: expected between"),
        ("ships_in_play = 10", "ships_in_play = 22", r"setup\.ships_in_play: expected at most 21"),
        ("factories = 12", "factories = 13", r"supply\.factories: expected 2 to 12"),
        ("space_costs = [0, 0,", "space_costs = [1, 0,", r"ink\.space_costs: expected a list that begins with 0"),
        ("upkeep = { letter = 1 }", "upkeep = { letter = 1, beer = 1 }", r"alliance gdansk\.upkeep: expected one kind"),
        (
            "advance = { leather = 1 }",
            "advance = { advance = 1 }",
            r"lawsuit 1\.advance: expected a reward without 'advance'",
        ),
    ],
)
def test_a_broken_file_is_refused_with_its_key(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(BadData, match=message) as refused:
        games.get("rival-cities", own_copy(tmp_path, old, new))
    assert "\n" not in str(refused.value)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    folder = own_copy(tmp_path)
    (tmp_path / "rival-cities" / "base.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadData, match="is not UTF-8 text"):
        games.get("rival-cities", folder)
    shutil.rmtree(tmp_path / "rival-cities")


def test_every_figure_has_a_source() -> None:
    for key, table in games.get("rival-cities").contents().items():
        for entry in table if isinstance(table, list) else [table]:
            assert entry["source"] in ("rulebook", "published", "inferred", "reconstructed"), key


def test_an_unknown_game() -> None:
    with pytest.raises(BadSetup, match="there is no game 'chess'; there is rival-cities"):
        games.get("chess")
