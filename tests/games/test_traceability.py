"""Every rule has a test, every test names a rule that exists, and every such test asserts something."""

import ast
import re
from pathlib import Path

import pytest

from kontor import games
from kontor.engine.rulebook import Rulebook

HERE = Path(__file__).parent


def marked_tests(folder: Path) -> dict[str, set[str]]:
    """The rule ids by test, of the tests of one game."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    assert node.name.startswith("test_"), f"{node.name} is marked, but pytest would not run it"
                    assert any(isinstance(part, ast.Assert) for part in ast.walk(node)), f"{node.name} asserts nothing"
                    ids = {ast.literal_eval(argument) for argument in mark.args}
                    assert ids, f"{node.name} is marked with no rule"
                    found[f"{path.name}::{node.name}"] = ids
    return found


def rulebook(name: str) -> Rulebook:
    return Rulebook(games.get(name).room / "rules.md")


@pytest.mark.parametrize("name", games.names())
def test_every_rule_has_a_test(name: str) -> None:
    tested = set().union(*marked_tests(HERE / games.get(name).room.name).values())
    assert sorted(set(rulebook(name).rules) - tested) == []


@pytest.mark.parametrize("name", games.names())
def test_every_test_names_a_rule(name: str) -> None:
    rules = set(rulebook(name).rules)
    wrong = {test: ids - rules for test, ids in marked_tests(HERE / games.get(name).room.name).items() if ids - rules}
    assert wrong == {}


@pytest.mark.parametrize("name", games.names())
def test_rules_named_in_code_and_text_exist(name: str) -> None:
    room = games.get(name).room
    rules = rulebook(name).rules
    prefix = next(iter(rules)).partition("-")[0]
    for path in [*sorted(room.glob("*.py")), room / "rules.md"]:
        for id in re.findall(rf"\b{prefix}-\d+", path.read_text(encoding="utf-8")):
            assert id in rules, f"{path.name} speaks of {id}"


@pytest.mark.parametrize(
    ("test", "fault"),
    [
        ('@rule("GA-1")\ndef test_x() -> None:\n    pass\n', "asserts nothing"),
        ('@rule("GA-1")\ndef check_x() -> None:\n    assert True\n', "pytest would not run it"),
        ("@rule()\ndef test_x() -> None:\n    assert True\n", "is marked with no rule"),
    ],
)
def test_the_check_notices_a_bad_test(tmp_path: Path, test: str, fault: str) -> None:
    (tmp_path / "test_bad.py").write_text(test)
    with pytest.raises(AssertionError, match=fault):
        marked_tests(tmp_path)


def test_the_check_reads_marks_and_rules(tmp_path: Path) -> None:
    (tmp_path / "test_good.py").write_text('@rule("GA-1")\ndef test_x() -> None:\n    assert True\n')
    (tmp_path / "rules.md").write_text("# Game\n\n## Chapter\n\n**GA-1** First.\n\n**GA-2** Second.\n")
    assert marked_tests(tmp_path) == {"test_good.py::test_x": {"GA-1"}}
    assert Rulebook(tmp_path / "rules.md").rules["GA-2"].chapter == "Chapter"
