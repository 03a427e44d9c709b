"""What a seat may not see never leaves the server.

Whole games are played. At every moment another world is imagined that a viewer could not tell from the real one, and
everything that is sent to this viewer must be the same there, to the last byte.
"""

import copy
import json
import re
from typing import NamedTuple

import msgspec
import pytest

from kontor import games
from kontor.engine.events import Event
from kontor.engine.game import Game
from kontor.engine.rng import Rng
from kontor.engine.state import State
from kontor.tables.live import Open
from kontor.tables.looks import look
from kontor.tables.models import Player
from kontor.tables.play import MOVE, Entry, Happening

from ..chance import draw
from .conftest import Visit
from .serving import Browser, Server

# How many seats, and at how many of a game's moments everybody is looked after, and by HTTP and socket.
SEATS = {"rival-cities": 2, "hamburgum": 3, "colonia": 3, "hamburg": 3}
MOMENTS = 150
VISITS = 15


class Viewer(NamedTuple):
    """Somebody at the table, or a spectator."""

    seat: int | None
    player: Player | None
    browser: Browser


def gather(visit: Visit, server: Server, game: Game) -> tuple[Open, list[Viewer]]:
    """A table where everybody sits at a browser of their own, and one more looks on."""
    host = visit()
    table = host.make(game.name, "me", *["open"] * (SEATS[game.name] - 1))
    browsers = [host]
    for _ in range(SEATS[game.name] - 1):
        browsers.append(visit())
        browsers[-1].post(f"/api/tables/{table['code']}/seats", key=table["key"])
    opened = server.inside(server.house.live.open(table["code"]))
    players = [chair.player for chair in opened.table.chairs]
    viewers = [
        Viewer(seat, player, browser) for seat, (player, browser) in enumerate(zip(players, browsers, strict=True))
    ]
    return opened, [*viewers, Viewer(None, None, visit())]


def twin_of(table: Open, state: State, viewer: int | None, told: int) -> Open:
    """The same table in another world, where what the viewer was not told is something else; so much of the log was
    told before."""
    play = copy.copy(table.playing())
    play.sitting = copy.copy(play.sitting)
    play.sitting.state = state
    play.log = [otherwise(part, viewer) for part in play.log]
    twin = Open(table.table, table.game, play)
    twin.logs = {key: log[:told] for key, log in table.logs.items()}
    return twin


def otherwise(part: Happening, viewer: int | None) -> Happening:
    events = [
        Event(one.name, one.seat, one.facts, dict.fromkeys(one.secret, "hidden"))
        if one.secret and one.seat != viewer
        else one
        for one in part.events
    ]
    return Happening(msgspec.structs.replace(part.entry, detail="hidden"), events)


def sent(table: Open, viewer: Viewer, since: int) -> bytes:
    seen = look(table, viewer.player, viewer.seat, "en", since)
    return msgspec.json.encode(msgspec.structs.replace(seen, now=0.0))


@pytest.mark.parametrize("name", games.names())
def test_everything_sent_is_the_same_when_the_hidden_things_differ(name: str, visit: Visit, server: Server) -> None:
    game = games.get(name)
    table, viewers = gather(visit, server, game)
    play = table.playing()
    length = count_choices(table)
    moments = set(range(0, length, max(1, length // MOMENTS))) | {length}
    visits = set(sorted(moments)[:: MOMENTS // VISITS]) | {length}
    rng = Rng.seeded(9)
    differing = 0
    while True:
        state = play.sitting.state
        for viewer in viewers if play.number in moments else []:
            world = imagined(state, viewer.seat, rng)
            differing += game.dump(world) != game.dump(state)
            since = 0 if play.over() else play.number - 2
            real = sent(table, viewer, since)
            twin = twin_of(table, world, viewer.seat, max(0, since))
            assert sent(twin, viewer, since) == real
            if play.number in visits:
                compare_visits(server, table, twin, viewer, max(0, since))
        if play.over():
            break
        seat, move = draw(state, rng)
        play.follow(Entry(play.number + 1, MOVE, seat, game.moves.name(move), 0.0))
    assert differing > MOMENTS


def count_choices(table: Open) -> int:
    """How long the game will be."""
    state = table.playing().sitting.state.clone()
    rng = Rng.seeded(9)
    count = 0
    while not state.over():
        state.play(*draw(state, rng))
        count += 1
    return count


def imagined(state: State, viewer: int | None, rng: Rng) -> State:
    """A world that looks the same to a viewer; to a spectator every seat's does."""
    return state.imagine(rng.below(len(state.seat_names)) if viewer is None else viewer, rng)


def compare_visits(server: Server, table: Open, twin: Open, viewer: Viewer, since: int) -> None:
    """What is sent over the network by request and by socket, in both worlds."""
    answers = []
    for world in (table, twin):
        server.house.live.known[table.code] = world
        requested = viewer.browser.http.get(f"/api/tables/{table.code}", params={"since": since}).text
        with viewer.browser.watch(table.code, since=since) as watch:
            pushed = json.dumps(watch.next())
        lobby = viewer.browser.http.get("/api/tables").text
        answers.append([re.sub(r'"now": ?[\d.]+', "", text) for text in (requested, pushed, lobby)])
    server.house.live.known[table.code] = table
    assert answers[0] == answers[1]
