"""Web sockets: everybody who watches sees what changed, each in their own view and language, without a gap."""

import asyncio
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from kontor.tables import looks
from kontor.web import push
from kontor.web.push import GOODBYE, MOST_SAID, Watched, Watcher

from .conftest import Visit
from .serving import Browser, Json, Server, serving, wait_until


def hot_table(visit: Visit, game: str = "rival-cities", *names: str) -> tuple[Browser, str]:
    ada = visit()
    return ada, ada.make(game, *(names or ("Hanna", "Jonas")), is_hot_seat=True)["code"]


def move_on(browser: Browser, code: str, place: int = 0) -> int:
    """Somebody at a hot seat chooses; the number of the entry."""
    asked = next(seat["seat"] for seat in browser.look(code)["seats"] if seat["is_asked"])
    number: int = browser.choose(code, browser.look(code, seat=asked), place)["number"]
    return number


def log_of(told: list[Json]) -> list[Json]:
    """The log as somebody knows it who got these looks one after the other."""
    log: list[Json] = []
    for look in told:
        del log[look["log_from"] :]
        log += look["log"]
        assert len(log) == look["log_count"]
    return log


def test_a_move_is_pushed_to_seats_and_spectators_in_their_view_and_language(visit: Visit) -> None:
    ada, bea = visit(), visit("fr")
    table = ada.make("rival-cities", "me", "open")
    code = table["code"]
    with ExitStack() as watching:
        mine = watching.enter_context(ada.watch(code))
        assert mine.next()["status"] == "gathering"
        bea.post(f"/api/tables/{code}/seats", key=table["key"])
        assert mine.next()["status"] == "playing"
        hers = watching.enter_context(bea.watch(code, lang="fr"))
        german = watching.enter_context(visit().watch(code, lang="de"))
        looks = [ada.look(code), hers.next(), german.next()]
        assert [look["viewer"] for look in looks] == [0, 1, None]
        player, seen = next((one, look) for one, look in zip((ada, bea), looks, strict=False) if look["choices"])
        player.choose(code, seen)
        pushed = [mine.next(), hers.next(), german.next()]
        assert [look["number"] for look in pushed] == [1, 1, 1]
        assert [look["view"] == one.look(code)["view"] for look, one in zip(pushed, (ada, bea, visit()), strict=True)]
        assert len({look["log"][0]["lines"][0]["words"] for look in pushed}) == 3
        assert pushed[2]["choices"] == []
        assert pushed[2]["mine"] == []
        assert pushed[2]["key"] is None


def test_who_wants_no_looks_hears_only_that_something_has_changed(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, code = hot_table(visit)
    made: list[object] = []
    monkeypatch.setattr(push, "look", lambda *args: made.append(args))
    with visit().watch(code, looks="no") as watch:
        assert watch.next("changed") == {"kind": "changed", "number": 0}
        number = move_on(ada, code)
        assert watch.next("changed")["number"] == number
        ada.post(f"/api/tables/{code}/messages", text="Well played")
        assert watch.next("message")["text"] == "Well played"
    assert not made


def test_who_comes_back_has_no_gap(visit: Visit) -> None:
    ada, code = hot_table(visit)
    with visit().watch(code) as watch:
        looks = [watch.next()]
        for _ in range(3):
            move_on(ada, code)
            looks.append(watch.next())
    for _ in range(4):
        move_on(ada, code)
    with visit().watch(code, since=looks[-1]["number"]) as watch:
        looks.append(watch.next())
        assert looks[-1]["log_from"] == 3
        move_on(ada, code)
        looks.append(watch.next())
    assert log_of(looks) == visit().look(code)["log"]


def test_who_comes_back_after_an_undo_has_no_gap(visit: Visit) -> None:
    ada, code = hot_table(visit, "hamburgum")
    looks: list[Json] = []
    with visit().watch(code) as watch:
        looks.append(watch.next())
        while not any(ada.look(code, seat=seat)["can_undo"] for seat in (0, 1)):
            move_on(ada, code, -1)
            looks.append(watch.next())
    seat = next(seat for seat in (0, 1) if ada.look(code, seat=seat)["can_undo"])
    ada.post(f"/api/tables/{code}/undo", seat=seat)
    move_on(ada, code)
    with visit().watch(code, since=looks[-1]["number"]) as watch:
        looks.append(watch.next())
        move_on(ada, code)
        looks.append(watch.next())
    assert looks[-2]["log_from"] == 0
    assert looks[-1]["log_from"] > 0
    assert log_of(looks) == visit().look(code)["log"]


def test_chat_is_heard_by_all_but_those_who_muted_the_speaker(visit: Visit) -> None:
    ada, bea, cleo = visit(), visit(), visit()
    table = ada.make("rival-cities", "me", "open")
    code = table["code"]
    bea.post(f"/api/tables/{code}/seats", key=table["key"])
    speaker = bea.get("/api/me")["id"]
    cleo.post("/api/guests")
    with ada.watch(code) as hers, cleo.watch(code) as theirs, visit().watch(code) as strangers:
        for watch in (hers, theirs, strangers):
            watch.next()
        ada.ask("PUT", f"/api/mutes/{speaker}")
        said = bea.post(f"/api/tables/{code}/messages", text="<b>hello</b>  there")
        assert said["text"] == "<b>hello</b> there"
        assert theirs.next("message") == {"kind": "message", **said}
        assert strangers.next("message")["text"] == said["text"]
        ada.delete(f"/api/mutes/{speaker}")
        again = bea.post(f"/api/tables/{code}/messages", text="once more")
        assert hers.next("message")["id"] == again["id"]
    ada.ask("PUT", f"/api/mutes/{speaker}")
    assert ada.get(f"/api/tables/{code}/messages") == []
    assert [one["text"] for one in cleo.get(f"/api/tables/{code}/messages")] == [said["text"], "once more"]
    assert [one["text"] for one in cleo.get(f"/api/tables/{code}/messages", since=said["id"])] == ["once more"]
    visit().post(f"/api/tables/{code}/messages", 401, text="who am I?")
    bea.post(f"/api/tables/{code}/messages", 400, text="  ")
    bea.post(f"/api/tables/{code}/messages", 400, text="x" * 501)


def test_watchers_hear_that_a_table_is_gone(visit: Visit) -> None:
    ada = visit()
    code = ada.make("rival-cities", "me", "open")["code"]
    with visit().watch(code) as watch:
        watch.next()
        ada.delete(f"/api/tables/{code}/seats")
        watch.next("gone")
        with pytest.raises(ConnectionClosed):
            watch.line.recv(5)


def test_a_table_that_never_was_is_gone(visit: Visit) -> None:
    with visit().watch("nothing") as watch:
        watch.next("gone")


def test_nobody_watches_through_another_seat(visit: Visit) -> None:
    _, code = hot_table(visit)
    for seat in ("0", "7", "x"):
        with pytest.raises(InvalidStatus), visit().watch(code, seat=seat):
            pass


def test_a_socket_is_told_nothing(visit: Visit) -> None:
    _, code = hot_table(visit)
    with visit().watch(code) as watch:
        watch.next()
        watch.line.send("x" * 10_000)
        with pytest.raises(ConnectionClosed):
            watch.line.recv(5)


def test_pages_of_other_servers_cannot_watch(visit: Visit, server: Server) -> None:
    _, code = hot_table(visit)
    address = f"ws://{server.host}/api/tables/{code}/live"
    with connect(address, origin=Origin(f"http://{server.host}")) as line:
        assert line.recv(5)
    for origin in ("http://evil.example", f"http://{server.host}.evil.example", "null"):
        with pytest.raises(InvalidStatus), connect(address, origin=Origin(origin)):
            pass


def test_pages_of_an_address_that_the_host_named_can_watch(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("named")
    with serving(folder, origins=("https://play.example",)) as server:
        code = Browser(server).make("rival-cities", "me", "open")["code"]
        address = f"ws://{server.host}/api/tables/{code}/live"
        with connect(address, origin=Origin("https://play.example")) as line:
            assert line.recv(5)


def test_a_look_is_made_once_for_all_who_see_the_same(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, code = hot_table(visit)
    made: list[object] = []

    def counted(*args: Any) -> looks.Look:
        made.append(args)
        return looks.look(*args)

    monkeypatch.setattr(push, "look", counted)
    with ExitStack() as watching:
        watches = [watching.enter_context(visit().watch(code, lang="it")) for _ in range(5)]
        for watch in watches:
            watch.next()
        made.clear()
        move_on(ada, code)
        for watch in watches:
            watch.next()
        assert len(made) == 1


def test_the_server_forgets_tables_that_nobody_watches_any_more(visit: Visit, server: Server) -> None:
    _, code = hot_table(visit)
    with visit().watch(code) as watch:
        watch.next()
        assert code in server.app.state.hub.tables
    wait_until(lambda: code not in server.app.state.hub.tables)


def test_a_slow_socket_is_told_what_is_true_when_it_listens_again() -> None:
    """The others are not held up, and nothing piles up for it."""

    async def listen() -> list[str]:
        watched, slow, quick = Watched(), Watcher(None, None, "en", 0), Watcher(None, None, "en", 0)
        watched.watchers |= {slow, quick}
        looks = iter(range(1000))
        watched.look_for = lambda watcher: str(next(looks))  # type: ignore[method-assign]
        told: list[str] = []
        heard: list[str] = []
        gate = asyncio.Event()

        async def swallow(text: str) -> None:
            await gate.wait()
            told.append(text)

        async def hear(text: str) -> None:
            heard.append(text)

        tasks = [asyncio.create_task(slow.be_told(watched, swallow)), asyncio.create_task(quick.be_told(watched, hear))]
        for _ in range(100):
            watched.show(None)  # type: ignore[arg-type]
            slow.heard.append("said")
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        gate.set()
        watched.dismiss()
        await asyncio.gather(*tasks)
        assert len(heard) > 90
        return told

    told = asyncio.run(listen())
    assert told[-1] == GOODBYE
    assert told.count("said") == MOST_SAID
    assert len(told) <= MOST_SAID + 3
