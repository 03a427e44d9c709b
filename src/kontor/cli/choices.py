"""A question and its numbered choices in the terminal."""

from rich.table import Table
from rich.text import Text

from kontor.boards.sheet import BRASS
from kontor.engine.game import Game, View
from kontor.words import Words


def prompt_line(game: Game, view: View, words: Words) -> Text:
    return Text(words.say(game.prompt(view)), style=f"bold {BRASS}")


def choice_table(game: Game, view: View, words: Words) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", width=3, style=BRASS)
    for number, move in enumerate(view["choices"], 1):
        table.add_row(str(number), Text(words.sentence(game.choice(view, move))))
    return table
