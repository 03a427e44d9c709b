"""The pages for those who study games: every example runs, and the tables of encodings are those of the games."""

import re
import runpy
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = re.findall(r"```python\n(.*?)```", (DOCS / "research.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_run(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[number], f"research.md, example {number + 1}", "exec"), {"__name__": "example"})
    assert capsys.readouterr().out


def test_there_are_examples_of_every_interface() -> None:
    text = "".join(EXAMPLES)
    for part in ("game.start", "game.encode", "agent_iter", "raw_env", "ISMCTSBot", "SpielBot", "KontorBot", "(Bot)"):
        assert part in text


def test_the_tables_of_encodings_are_up_to_date() -> None:
    page = runpy.run_path(str(DOCS / "encoding.py"))["page"]()
    assert (DOCS / "encoding.md").read_text(encoding="utf-8") == page, "run docs/encoding.py"
