"""What somebody typed stays text, and what a seat may not see is in no page."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from kontor import games
from kontor.engine.rng import Rng
from kontor.engine.state import State
from kontor.tables.play import Play

from ..serving import Server
from .conftest import Come
from .paper import Paper

SCRIPT = "<script>alert(1)</script>"


def seated(come: Come, game: str, count: int) -> tuple[list[Paper], str]:
    """So many people at a table of their own."""
    people = [come() for _ in range(count)]
    host = people[0]
    host.open(f"/new?game={game}")
    code = host.send(
        "/new", game=game, listed="yes", **{f"seat-{place}": "open" if place else "me" for place in range(count)}
    ).code
    for one in people[1:]:
        one.open(f"/t/{code}")
        one.send(f"/t/{code}/join")
    return people, code


def test_what_people_say_stays_text(come: Come) -> None:
    (ada, bea), code = seated(come, "rival-cities", 2)
    ada.open(f"/t/{code}")
    page = ada.send(f"/t/{code}/say", text=f"{SCRIPT} & 'more\"")
    for html in (page.html, bea.open(f"/t/{code}").html, bea.open(f"/t/{code}/parts").html):
        assert SCRIPT not in html
        assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp;" in html


def test_what_is_typed_into_forms_stays_text(come: Come) -> None:
    ada = come()
    ada.send("/register", name="Ada Careful", password="a good password")
    ada.open("/me")
    assert SCRIPT not in ada.send("/me", do="token", label=SCRIPT).html
    assert "&lt;script&gt;" in ada.page.html
    for path, fields in (
        ("/login", {"name": f'"{SCRIPT}', "password": "x"}),
        ("/register", {"name": f'"{SCRIPT}', "password": "a good password"}),
        ("/records", {"text": f"</textarea>{SCRIPT}"}),
        ("/new", {"game": "rival-cities", "seat-0": "me", "name-0": f'">{SCRIPT}', "minutes": f'">{SCRIPT}'}),
    ):
        other = come()
        other.open(path)
        answer = other.http.post(path, data={"_csrf_token": other.page.value("_csrf_token"), **fields})
        assert answer.is_error
        assert "&lt;script&gt;" in answer.text
        assert SCRIPT not in answer.text


def test_what_stands_in_an_address_stays_text(come: Come) -> None:
    for path in (f"/{SCRIPT}", f"/t/{SCRIPT}", f"/players/{SCRIPT}", f"/login?back=/{SCRIPT}", f"/?x={SCRIPT}"):
        assert SCRIPT not in come().http.get(path).text


@pytest.mark.parametrize("name", games.names())
def test_other_people_s_seats_are_refused(come: Come, name: str) -> None:
    people, code = seated(come, name, max(2, min(games.get(name).seats)))
    for path in (f"/t/{code}?seat=", f"/t/{code}/parts?seat="):
        for seat, one in enumerate(people):
            one.open(f"{path}{seat}")
            one.open(f"{path}{(seat + 1) % len(people)}", 403)
        come().open(f"{path}0", 403)
        people[0].open(f"{path}9", 403)


@contextmanager
def imagined(server: Server, code: str, seat: int | None, seed: int) -> Iterator[None]:
    """For a while the table is in a world that this seat cannot tell from the real one."""
    play: Play = server.house.live.tables[code].playing()
    real: State = play.sitting.state
    table = server.house.live.tables[code]
    play.sitting.state = real.imagine(seat if seat is not None else -1, Rng.seeded(seed))
    table.made_at = -1
    try:
        yield
    finally:
        play.sitting.state = real
        table.made_at = -1


@pytest.mark.parametrize("name", games.names())
def test_pages_are_the_same_in_every_world_that_their_reader_can_imagine(come: Come, server: Server, name: str) -> None:
    people, code = seated(come, name, max(2, min(games.get(name).seats)))
    for turn in range(25):
        for seat, one in enumerate(people):
            page = one.open(f"/t/{code}/parts")
            with imagined(server, code, seat, turn):
                assert one.open(f"/t/{code}/parts").html == page.html
            if page.moves():
                fields = {"seat": str(seat), "asked": page.value("asked")}
                one.send(f"/t/{code}/move", move=page.moves()[turn % len(page.moves())], **fields)


@pytest.mark.parametrize("name", games.names())
def test_at_a_hot_seat_nobody_s_things_show_before_they_say_that_they_are_there(come: Come, name: str) -> None:
    ada = come()
    ada.open(f"/new?game={name}")
    count = max(2, min(games.get(name).seats))
    people = {f"seat-{place}": "me" for place in range(count)} | {
        f"name-{place}": f"Ada{place}" for place in range(count)
    }
    code = ada.send("/new", game=name, **people).code
    seen: list[str] = []
    while len(set(seen)) < 2:
        page = ada.page
        seat = page.all("div", id="state")[0]["data-next"] or ""
        assert f"Pass it to Ada{seat}" in page.html
        assert not page.moves()
        assert not page.all("pre")
        seen.append(seat)
        ada.open(f"/t/{code}?seat={seat}")
        assert ada.page.all("pre")
        while ada.page.moves():
            ada.choose()
        assert not ada.open(f"/t/{code}/parts?seat={seat}").moves()


def test_a_hot_seat_looks_different_from_a_table_with_others(come: Come) -> None:
    ada = come()
    ada.open("/new")
    people = {"seat-0": "me", "name-0": "Ada", "seat-1": "me", "name-1": "Bea"}
    assert ada.send("/new", game="rival-cities", **people).all("p", **{"class": "hot-banner"})
    assert not ada.send("/play/rival-cities").all("p", **{"class": "hot-banner"})


def test_spectators_see_what_everybody_may_know_and_have_no_choices(come: Come) -> None:
    _, code = seated(come, "rival-cities", 2)
    page = come().open(f"/t/{code}")
    assert "You are watching" in page.html
    assert page.all("pre", **{"class": "board"})
    assert not page.moves()
