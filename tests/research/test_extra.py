"""Without the packages of the extra."""

import subprocess
import sys

import pytest

BLOCKED = """
import sys
sys.modules["{package}"] = None
import {module}
"""


@pytest.mark.parametrize(
    ("package", "module"),
    [
        ("pettingzoo", "kontor.research.pettingzoo"),
        ("gymnasium", "kontor.research.pettingzoo"),
        ("numpy", "kontor.research.pettingzoo"),
        ("pyspiel", "kontor.research.openspiel"),
        ("numpy", "kontor.research.openspiel"),
    ],
)
def test_a_sentence_says_what_to_install(package: str, module: str) -> None:
    code = BLOCKED.format(package=package, module=module)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode != 0
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith(f"kontor.research.extra.MissingExtra: {module} cannot be used: ")
    assert last.endswith("; pip install 'kontor[research]' brings what it needs")
