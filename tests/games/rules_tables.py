"""Tables of components at the end of a game's rules."""

from kontor.engine.game import Game


def table(title: str, columns: list[str], rows: list[list[str]]) -> str:
    lines = [f"### {title}", "", f"| {' | '.join(columns)} |", "|" + " --- |" * len(columns)]
    return "\n".join([*lines, *[f"| {' | '.join(row)} |" for row in rows]])


def split_rules(game: Game, heading: str) -> tuple[str, str]:
    """The rules up to this heading, and what follows it."""
    text = (game.room / "rules.md").read_text(encoding="utf-8")
    rules, found, tail = text.partition(heading)
    assert found
    return rules + found, tail
