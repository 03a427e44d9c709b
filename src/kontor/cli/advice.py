"""Advice in the terminal: the best moves of a decision in words, or as one JSON document.

{"game", "choice": its number, "advice": [for each seat that decides there: {"seat", "moves": [the best first:
 {"move", "words", "expected": the seat's share in the victory, "then": [{"move", "words"}, …]}, …]}, …]}
"""

import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kontor import boards, games
from kontor.analysis.advice import Suggestion, advise
from kontor.analysis.thinking import settle_effort
from kontor.boards.findings import percent
from kontor.boards.sheet import BRASS, FAINT
from kontor.engine.errors import BadRecord, BadSetup
from kontor.engine.game import Game, spell_list
from kontor.engine.phrases import Phrase
from kontor.engine.record import Record, cut, play_out, read_record
from kontor.engine.state import State
from kontor.words import Words

from .choices import prompt_line

# Playouts for a piece of advice if nobody says otherwise.
USUAL = 1000


def show_advice(
    file: Path,
    at: int | None,
    seat_name: str | None,
    moves: int,
    playouts: int | None,
    seconds: float | None,
    as_json: bool,
    language: str,
    folder: str | None,
) -> None:
    effort = settle_effort(playouts, seconds, USUAL)
    if moves < 1:
        raise BadSetup(f"--moves {moves}: at least 1 move is to be named")
    record = read_record(file)
    game = games.get(record.game, folder)
    words = Words([game.room, boards.ROOM, Path(__file__).parent], language)
    state = state_before(record, game, at)
    number = len(record.choices) + 1
    documents: list[dict[str, Any]] = []
    console = Console(highlight=False)
    for seat in pick_seats(state, seat_name, number):
        suggestions = advise(game, state, seat, effort, moves, number)
        if as_json:
            documents.append(document(suggestions, state.seat_names[seat], words))
        else:
            show(game, state, seat, number, suggestions, words, console)
    if as_json:
        print(json.dumps({"game": game.name, "choice": number, "advice": documents}, indent=1, ensure_ascii=False))


def state_before(record: Record, game: Game, at: int | None) -> State:
    """The state in which choice number `at` is to be made; the record is cut there."""
    state = play_out(record, game)
    count = len(record.choices)
    if at is None and state.over():
        raise BadRecord(f"{record.source}: the game is over; name one of its choices with --at 1 to --at {count}")
    last = count if state.over() else count + 1
    if at is None or at == count + 1 == last:
        return state
    if not 1 <= at <= last:
        raise BadRecord(f"{record.source}: --at {at}: the record has {count} choices; expected 1 to {last}")
    cut(record, at - 1)
    return play_out(record, game)


def pick_seats(state: State, name: str | None, number: int) -> list[int]:
    asked = {state.seat_names[seat]: seat for seat in state.actors()}
    if name is None:
        return list(asked.values())
    if name not in asked:
        raise BadSetup(f"'{name}' has nothing to decide at choice {number}; the game waits for {spell_list([*asked])}")
    return [asked[name]]


def show(
    game: Game, state: State, seat: int, number: int, suggestions: list[Suggestion], words: Words, console: Console
) -> None:
    name = words.sentence(Phrase(state.seat_names[seat]))
    console.print(Text(words.say(Phrase("advice-for", number=number, who=name)), style=boards.colour(game, seat)))
    console.print(prompt_line(game, game.view(state, seat), words))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style=BRASS)
    for suggestion in suggestions:
        told = Text(words.sentence(suggestion.step.phrase))
        if suggestion.line:
            told.append("\n" + words.say(Phrase("advice-then", steps=spell_line(suggestion, words))), style=FAINT)
        table.add_row(words.say(Phrase("about", percent=percent(suggestion.expected))), told)
    console.print(table)
    console.print(Text(words.say(Phrase("advice-basis", who=name)), style=FAINT))


def spell_line(suggestion: Suggestion, words: Words) -> str:
    return "; ".join(words.say(step.phrase) for step in suggestion.line)


def document(suggestions: list[Suggestion], seat: str, words: Words) -> dict[str, Any]:
    return {
        "seat": seat,
        "moves": [
            {
                "move": suggestion.step.move,
                "words": words.sentence(suggestion.step.phrase),
                "expected": round(suggestion.expected, 4),
                "then": [{"move": step.move, "words": words.sentence(step.phrase)} for step in suggestion.line],
            }
            for suggestion in suggestions
        ],
    }
