"""Compiled against interpreted, in turns on one core, so that what else the machine does touches both alike.

    .venv/bin/python benchmarks/forms.py [GAME [SEATS [ROUNDS]]]

Prints the median of every figure and of the ratio between the forms.
"""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).parents[1] / "src"
FIGURES = ("decisions_per_second", "games_per_second", "clone_us", "imagine_us")


def bench(game: str, seats: str, interpreted: bool) -> dict[str, Any]:
    """One run of `kontor bench`; the source tree is the interpreted form, the installed package the compiled."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if interpreted:
        environment["PYTHONPATH"] = str(SOURCE)
    command = [sys.executable, "-m", "kontor", "bench", game, "--seats", seats, "--json"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=SOURCE.parent)
    result: dict[str, Any] = json.loads(done.stdout)
    if result["compiled"] == interpreted:
        sys.exit("the installed kontor is not compiled; run `make bench` first")
    return result


def main(game: str = "rival-cities", seats: str = "2", rounds: str = "3") -> None:
    runs = [(bench(game, seats, interpreted=False), bench(game, seats, interpreted=True)) for _ in range(int(rounds))]
    print(f"{game}, {seats} seats, {rounds} rounds in turns")
    print(f"{'':22}{'compiled':>12}{'interpreted':>14}{'ratio':>8}")
    for figure in FIGURES:
        fast = statistics.median(compiled[figure] for compiled, _ in runs)
        slow = statistics.median(interpreted[figure] for _, interpreted in runs)
        ratio = statistics.median(compiled[figure] / interpreted[figure] for compiled, interpreted in runs)
        digits = 2 if figure.endswith("_us") else 0
        print(f"{figure:22}{fast:>12,.{digits}f}{slow:>14,.{digits}f}{ratio:>8.2f}")


if __name__ == "__main__":
    main(*sys.argv[1:4])
