"""The program in docs/api.md does what it says."""

import os
import re
import subprocess
import sys
from pathlib import Path

from .conftest import Visit
from .serving import Server

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_example_plays_a_whole_game(visit: Visit, server: Server) -> None:
    ada = visit()
    ada.register("Ada")
    token = ada.post("/api/me/tokens", label="example")["secret"]
    program = re.search(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert program
    environment = os.environ | {"KONTOR_SERVER": server.url, "KONTOR_TOKEN": token}
    done = subprocess.run(
        [sys.executable, "-c", program[1]], env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.stderr == ""
    assert "('Ada'," in done.stdout
    assert len(ada.get("/api/me/history")) == 1
