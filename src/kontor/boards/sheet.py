"""What all boards are drawn with: words, panels, and panels side by side."""

from typing import Any

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table

from kontor.engine.game import View
from kontor.engine.phrases import Phrase
from kontor.words import Words

BRASS = "#e0b354"
FAINT = "#a9a08c"


class Sheet:
    """A view to be drawn in a language."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words

    def say(self, id: str, **args: Any) -> str:
        return self.words.say(Phrase(id, **args))

    def panel(self, title: str, body: RenderableType, style: str = FAINT) -> Panel:
        return Panel(body, title=f"[bold]{title}[/]", title_align="left", box=box.ROUNDED, border_style=style)


def side_by_side(parts: list[Panel]) -> Table:
    grid = Table.grid(expand=True)
    for _ in parts:
        grid.add_column(ratio=1)
    grid.add_row(*parts)
    return grid
