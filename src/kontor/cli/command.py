"""How this command was called, so that what we print can be typed."""

import shutil
import sys
from pathlib import Path


def spelling() -> str:
    """`kontor` where the shell finds it, else the way it was called."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        python = Path(sys.executable)
        return f"{python.name if shutil.which(python.name) == sys.executable else python} -m kontor"
    found = shutil.which("kontor")
    return "kontor" if found and Path(found).resolve() == called.resolve() else str(called)
