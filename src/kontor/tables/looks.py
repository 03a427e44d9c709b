"""What somebody who looks at a table sees: made from views, in their language, and nothing else leaves the server."""

import time
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from kontor import games
from kontor.engine.game import Game, View
from kontor.engine.phrases import Phrase
from kontor.engine.rng import Rng
from kontor.words import Words

from .fairness import seal
from .gathering import is_free
from .live import Open
from .models import GATHERING, OVER, Chair, Player, Table
from .play import MOVE, Happening, Play

HERE = Path(__file__).parent


class Choice(msgspec.Struct, frozen=True):
    """A legal move, in words, with the rule that explains it; `ends` when it gives the word to somebody else."""

    move: str
    words: str
    rule: str
    ends: bool


class LogLine(msgspec.Struct, frozen=True):
    """A sentence of the log about a seat; -1 is nobody's."""

    seat: int
    words: str


class LogPart(msgspec.Struct, frozen=True):
    """What came of one entry."""

    number: int
    seat: int
    at: float
    lines: list[LogLine]


class SeatLook(msgspec.Struct, frozen=True):
    """Who sits there. `seconds` are left on the clock, which runs while `is_asked`."""

    seat: int
    colour: str
    name: str
    kind: str
    bot: str | None
    player: int | None
    is_asked: bool
    is_gone: bool
    is_mine: bool
    seconds: float | None
    points: int | None
    rank: int | None


class Look(msgspec.Struct, frozen=True):
    """A table through the eyes of one viewer."""

    code: str
    game: str
    title: str
    status: str
    number: int
    viewer: int | None
    mine: list[int]
    seats: list[SeatLook]
    options: dict[str, str]
    clock: dict[str, Any]
    is_open: bool
    is_rated: bool
    is_hot_seat: bool
    is_host: bool
    key: str | None
    seal: str
    seed: str | None
    created: float
    now: float
    prompt: str
    asked: int
    choices: list[Choice]
    can_undo: int
    view: View | None
    log: list[LogPart]
    log_from: int
    log_count: int
    rematch: str | None


@lru_cache(maxsize=64)
def words_of(game: str, language: str) -> Words:
    return Words([games.get(game).room, HERE], language)


def mine(table: Table, player: Player | None) -> list[int]:
    """The seats on which somebody sits, as long as no bot has taken over."""
    if player is None:
        return []
    return [chair.seat for chair in table.chairs if chair.player_id == player.id and not chair.is_gone]


def default_viewer(table: Open, own: list[int]) -> int | None:
    """Through whose eyes somebody looks who did not say: at a hot seat through nobody's."""
    return own[0] if own and not table.table.is_hot_seat else None


def look(table: Open, player: Player | None, viewer: int | None, language: str, since: int = 0) -> Look:
    """The table now; the log from the entry after `since`, or whole where something was taken back meanwhile.

    The caller has checked that `viewer` is one of the person's own seats, or nobody's.
    """
    row, play = table.table, table.play
    own = mine(row, player)
    now = time.time()
    part = board(table, viewer, language) if play else GATHERING_BOARD
    log = tell_log(table, viewer, language) if play else []
    first = 0 if play is None or play.last_undo > since else first_after(log, since)
    is_host = player is not None and row.host_id == player.id
    return Look(
        code=row.code,
        game=row.game,
        title=table.game.title,
        status=OVER if play and play.over() else row.status,
        number=play.number if play else 0,
        viewer=viewer,
        mine=own,
        seats=[seat_look(table, chair, own, now) for chair in row.chairs],
        options=row.options,
        clock=row.clock,
        is_open=row.is_open,
        is_rated=row.is_rated,
        is_hot_seat=row.is_hot_seat,
        is_host=is_host,
        key=row.key if own and row.status == GATHERING else None,
        seal=seal(row.seed),
        seed=row.seed if play and play.over() else None,
        created=row.created,
        now=now,
        prompt=part.prompt,
        asked=play.asked[viewer] if play and viewer is not None else 0,
        choices=part.choices,
        can_undo=play.can_take_back(viewer) if play and viewer is not None and not play.over() else 0,
        view=part.view,
        log=log[first:],
        log_from=first,
        log_count=len(log),
        rematch=row.rematch,
    )


class Board(msgspec.Struct, frozen=True):
    """The part of a look that is the same for all who see through the same eyes and read the same language."""

    prompt: str
    choices: list[Choice]
    view: View | None


GATHERING_BOARD = Board("", [], None)


def board(table: Open, viewer: int | None, language: str) -> Board:
    key = ("board", viewer, language)
    found = table.remembered(key)
    if not isinstance(found, Board):
        found = make_board(table.game, table.playing(), viewer, language)
        table.remember(key, found)
    return found


def make_board(game: Game, play: Play, viewer: int | None, language: str) -> Board:
    words = words_of(game.name, language)
    view = game.view(play.sitting.state, viewer)
    ending = ending_moves(play, viewer, view["choices"]) if viewer is not None else set()
    choices = [
        Choice(move, words.sentence(game.choice(view, move)), game.rule(view, move), move in ending)
        for move in view["choices"]
    ]
    return Board(words.say(game.prompt(view)), choices, view)


def picture(game: Game, view: View, words: Words) -> msgspec.Raw:
    """A view as a scene, in words and ready to be sent."""
    return msgspec.Raw(msgspec.json.encode(game.scene(view), enc_hook=words.sentence))


def ending_moves(play: Play, seat: int, moves: list[str]) -> set[str]:
    """The moves that give the word to somebody else, as far as their seat can tell: in a world that it imagines.

    The number of the entry leads to the same world each time, whatever is hidden. A secret answer always does: what
    comes of it depends on the others'.
    """
    if not moves or play.sitting.is_secret():
        return set(moves)
    world = play.sitting.state.imagine(seat, Rng.seeded(play.number))
    ending = set()
    for move in moves:
        after = world.clone()
        after.play(seat, play.game.moves.number(move))
        if seat not in after.actors():
            ending.add(move)
    return ending


def tell_log(table: Open, viewer: int | None, language: str) -> list[LogPart]:
    """The whole log in words; what was told before is not told again."""
    key = ("log", viewer, language)
    play = table.playing()
    told = table.logs.setdefault(key, [])
    # Entries are added at the end and taken away for good, so where both have the same one, they agree before it.
    fits = min(len(told), len(play.log))
    while fits and told[fits - 1].number != play.log[fits - 1].entry.number:
        fits -= 1
    del told[fits:]
    words = words_of(table.game.name, language)
    told.extend(tell(table.game, play, part, viewer, words) for part in play.log[fits:])
    return told


def tell(game: Game, play: Play, part: Happening, viewer: int | None, words: Words) -> LogPart:
    entry = part.entry
    if entry.kind == MOVE:
        lines = [LogLine(one.seat, words.sentence(one.phrase)) for one in game.story(part.events, viewer)]
    else:
        who = play.setup.players[entry.seat]
        lines = [LogLine(entry.seat, words.sentence(Phrase(f"log-{entry.kind}", who=who, bot=entry.detail)))]
    return LogPart(entry.number, entry.seat, entry.at, lines)


def first_after(log: list[LogPart], since: int) -> int:
    for place in range(len(log), 0, -1):
        if log[place - 1].number <= since:
            return place
    return 0


def seat_look(table: Open, chair: Chair, own: list[int], now: float) -> SeatLook:
    play = table.play
    seat = chair.seat
    over = play is not None and play.over()
    return SeatLook(
        seat=seat,
        colour=play.sitting.state.seat_names[seat] if play else "",
        name=chair.name,
        kind=kind_of(chair),
        bot=play.bots[seat] if play else chair.bot,
        player=chair.player_id,
        is_asked=play is not None and seat in play.asked_now(),
        is_gone=play is not None and play.bots[seat] is not None and play.setup.bots[seat] is None,
        is_mine=seat in own,
        seconds=play.clocks.remaining(seat, now) if play and play.bots[seat] is None else None,
        points=play.sitting.state.scores()[seat] if play and over else None,
        rank=play.sitting.state.ranks()[seat] if play and over else None,
    )


def kind_of(chair: Chair) -> str:
    if is_free(chair):
        return "open"
    if chair.player_id is None:
        return "bot"
    return "guest" if chair.player is not None and chair.player.is_guest else "member"
