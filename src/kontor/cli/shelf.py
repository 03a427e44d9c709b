"""What is on the shelf: games, rules and material."""

from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from kontor import games
from kontor.engine.game import spell_range
from kontor.engine.rulebook import Rulebook

console = Console(highlight=False)


def show_games() -> None:
    for name in games.names():
        game = games.get(name)
        console.print(f"[bold]{game.name}[/]  {game.title}, {spell_range(game.seats)} players")
        console.print(f"  {game.about}")
        for option in game.options:
            values = ", ".join(option.values)
            console.print(f"  [dim]--option[/] {option.name}=… [dim]{option.meaning}:[/] {values}")


def show_rules(name: str, id: str | None) -> None:
    rulebook = Rulebook(games.get(name).room / "rules.md")
    if id is None:
        console.print(Markdown(rulebook.text))
    else:
        rule = rulebook.rule(id)
        console.print(f"[bold]{rule.id}[/] [dim]{rule.chapter}[/]")
        console.print(Markdown(rule.text))


def show_data(name: str, folder: str | None) -> None:
    """Every table of the data file, a row an entry or a figure, with its source."""
    game = games.get(name, folder)
    contents = game.contents()
    console.print(f"[bold]{game.title}[/], data {game.data_hash}")
    for key, value in contents.items():
        table = Table(title=key, title_justify="left", title_style="bold", box=None, padding=(0, 2, 0, 0))
        table.add_column("id" if isinstance(value, list) else "figure", no_wrap=True)
        table.add_column("printed" if isinstance(value, list) else "value")
        table.add_column("source", style="dim", no_wrap=True)
        if isinstance(value, list):
            for entry in value:
                figures = [f"{name} {spell(figure)}" for name, figure in entry.items() if name not in ("id", "source")]
                table.add_row(str(entry["id"]), "; ".join(figures), entry["source"])
        else:
            for name, figure in value.items():
                if name != "source":
                    table.add_row(name, spell(figure), value["source"])
        console.print(table)
        console.print()


def spell(value: Any) -> str:
    """A figure of a data file in few words."""
    if isinstance(value, dict) and "do" in value:
        figures = [f"{name} {spell(figure)}" for name, figure in value.items() if name != "do"]
        return f"{value['do']} ({', '.join(figures)})" if figures else str(value["do"])
    if isinstance(value, dict):
        return " + ".join(f"{figure} {name}" for name, figure in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(spell(one) for one in value)
    return str(value)
