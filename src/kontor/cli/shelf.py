"""What is on the shelf: games, rules and material."""

from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from kontor import games
from kontor.engine.game import spell_range
from kontor.engine.rulebook import Rulebook

console = Console()


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
    """Every table of the data file, a row an entry, with its source."""
    game = games.get(name, folder)
    contents = game.contents()
    console.print(f"[bold]{game.title}[/], data {game.data_hash}")
    for key, value in contents.items():
        rows = value if isinstance(value, list) else [value]
        table = Table(title=key, title_justify="left", title_style="bold", box=None, padding=(0, 2, 0, 0))
        if isinstance(value, list):
            columns = list(dict.fromkeys(field for row in rows for field in row if field != "source"))
            for column in (*columns, "source"):
                table.add_column(column, style="dim" if column == "source" else "", overflow="fold")
            for row in rows:
                table.add_row(*[spell(row.get(column, "")) for column in (*columns, "source")])
        else:
            for column in ("figure", "value", "source"):
                table.add_column(column, style="dim" if column == "source" else "", overflow="fold")
            for field, figure in value.items():
                if field != "source":
                    table.add_row(field, spell(figure), value["source"])
        console.print(table)
        console.print()


def spell(value: Any) -> str:
    """A figure of a data file in few words."""
    if isinstance(value, dict):
        verb = value.get("do")
        rest = " ".join(f"{spell(figure)} {name}" for name, figure in value.items() if name != "do")
        return f"{verb}({rest})" if verb and rest else str(verb or rest or "–")
    if isinstance(value, list):
        return ", ".join(spell(one) for one in value)
    return str(value)
