"""Everything that is promised without scripts: making tables, playing, talking, being somebody."""

import re

from kontor import games

from ..serving import Server, wait_until
from .conftest import Come
from .paper import Paper


def two_at_a_table(come: Come) -> tuple[Paper, Paper, str]:
    """A game of Rival Cities between two people, by the invitation's link."""
    ada, bea = come(), come()
    ada.open("/new")
    page = ada.send("/new", game="rival-cities", listed="no", **{"seat-0": "me", "seat-1": "open"})
    link = page.all("input", id="share")[0]["value"] or ""
    bea.open(link[link.index("/join/") :])
    key = bea.page.value("key")
    bea.send(f"/t/{page.code}/join", key=key, seat="1")
    ada.open(f"/t/{page.code}")
    return ada, bea, page.code


def test_one_button_and_a_stranger_plays(come: Come) -> None:
    for name in games.names():
        page = come().send(f"/play/{name}")
        assert page.path.startswith("/t/")
        assert 'data-status="playing"' in page.html


def test_a_table_is_made_by_the_form_as_it_stands(come: Come) -> None:
    ada = come()
    for name in games.names():
        page = ada.open(f"/new?game={name}")
        chosen = re.findall(r'<select id="(seat-\d)".*?<option value="([\w-]+)" selected', page.html, re.DOTALL)
        made = ada.send("/new", game=name, listed="yes", clock="none", **dict(chosen))
        assert 'data-status="gathering"' in made.html


def test_a_form_with_a_mistake_comes_back_as_it_was_filled_in(come: Come) -> None:
    ada = come()
    ada.open("/new?game=hamburgum")
    fields = {"seat-0": "me", "seat-1": "bot-master", "minutes": "77", "option-map": "londinium"}
    page = ada.send("/new", 400, game="hamburgum", clock="live", increment="99999", **fields)
    assert page.all("p", **{"class": "problem"})
    assert page.value("minutes") == "77"
    assert 'value="bot-master" selected' in page.html
    assert 'value="londinium" selected' in page.html


def test_a_clock_can_be_live_or_by_correspondence(come: Come) -> None:
    ada = come()
    ada.open("/new")
    seats = {"seat-0": "me", "seat-1": "bot-random"}
    live = ada.send("/new", game="rival-cities", clock="live", minutes="10", increment="5", **seats)
    assert "10 min + 5 s" in live.html
    assert live.all("span", **{"class": "clock"})
    slow = ada.send("/new", game="rival-cities", clock="correspondence", turn="172800", **seats)
    assert "2 days a turn" in slow.html


def test_two_people_play_by_buttons_alone(come: Come) -> None:
    ada, bea, code = two_at_a_table(come)
    for _ in range(30):
        for one in (ada, bea):
            if one.open(f"/t/{code}").moves():
                one.choose()
    assert int(ada.open(f"/t/{code}").all("div", id="state")[0]["data-number"] or 0) >= 30


def test_a_choice_can_be_taken_back(come: Come) -> None:
    ada, bea, code = two_at_a_table(come)
    for _ in range(40):
        for one in (ada, bea):
            page = one.open(f"/t/{code}")
            if page.all("form", action=f"/t/{code}/undo"):
                seat = page.value("seat")
                assert "takes back" in one.send(f"/t/{code}/undo", seat=seat).html
                return
            if page.moves():
                one.choose()
    raise AssertionError("nothing could ever be taken back")


def test_a_question_is_answered_once(come: Come) -> None:
    ada, bea, code = two_at_a_table(come)
    one = ada if ada.page.moves() else bea
    page = one.open(f"/t/{code}")
    fields = {"seat": page.value("seat"), "asked": page.value("asked"), "move": page.moves()[0]}
    one.send(f"/t/{code}/move", **fields)
    one.send(f"/t/{code}/move", 409, **fields)


def test_who_gives_up_leaves_the_seat_to_a_bot(come: Come) -> None:
    ada, bea, code = two_at_a_table(come)
    ada.send(f"/t/{code}/resign", seat="0")
    assert "a bot plays on" in bea.open(f"/t/{code}").html


def test_who_leaves_before_the_start_frees_the_seat(come: Come) -> None:
    ada = come()
    ada.open("/new")
    code = ada.send("/new", game="rival-cities", **{"seat-0": "me", "seat-1": "open"}).code
    assert ada.send(f"/t/{code}/leave").path == "/"
    ada.open(f"/t/{code}", 404)


def test_talk_is_heard_until_somebody_is_muted(come: Come) -> None:
    ada, bea, code = two_at_a_table(come)
    bea.send(f"/t/{code}/say", text="good luck to you")
    page = ada.open(f"/t/{code}")
    assert "good luck to you" in page.html
    assert "good luck to you" not in ada.send("/mute", id=page.value("id"), back=f"/t/{code}").html
    assert "Hear again" in ada.open("/me").html
    ada.send("/me", do="unmute", id=ada.page.value("id"))
    assert "good luck to you" in ada.open(f"/t/{code}").html


def test_my_turn_comes_first_in_the_lobby(come: Come) -> None:
    ada, bea, code = two_at_a_table(come)
    one, other = (ada, bea) if ada.page.moves() else (bea, ada)
    while one.open(f"/t/{code}").moves():
        one.choose()
    one.open("/new")
    one.send("/new", game="rival-cities", **{"seat-0": "me", "seat-1": "open"})
    other.open("/new")
    other.send("/new", game="rival-cities", **{"seat-0": "me", "seat-1": "open"})
    listed = [found["href"] for found in other.open("/").all("a") if (found["href"] or "").startswith("/t/")]
    assert listed[0] == f"/t/{code}"
    assert "Your turn" in other.page.html
    assert "Your turn" not in one.open("/").html


def test_after_the_game_there_is_a_result_a_record_a_replay_and_a_rematch(come: Come, server: Server) -> None:
    ada, bea, code = two_at_a_table(come)
    seal = re.search(r"[0-9a-f]{64}", ada.open(f"/t/{code}").html)
    server.finish(code)
    page = ada.open(f"/t/{code}")
    assert seal is not None
    assert seal[0] in page.html
    assert "sha256sum" in page.html
    record = ada.http.get(f"/api/tables/{code}/record").text
    assert record.startswith('[Game "rival-cities"]')
    first = ada.open(f"/t/{code}/replay?at=0")
    following = first.all("a", rel="next")[0]["href"] or ""
    assert ada.open(following).path.startswith(f"/t/{code}/replay?at=1")
    ada.open(f"/t/{code}")
    again = ada.send(f"/t/{code}/rematch").code
    assert again != code
    bea.open(f"/t/{code}")
    assert bea.send(f"/t/{code}/rematch").code == again


def test_a_record_that_somebody_brings_is_shown_step_by_step(come: Come, server: Server) -> None:
    ada, _, code = two_at_a_table(come)
    server.finish(code)
    text = ada.http.get(f"/api/tables/{code}/record").text
    ada.open("/records")
    by_text = ada.send("/records", text=text)
    assert by_text.path.startswith("/r/")
    ada.open("/records")
    token = ada.page.value("_csrf_token")
    answer = ada.http.post("/records", data={"_csrf_token": token}, files={"file": ("g.kontor", text.encode())})
    assert str(answer.url.path).startswith("/r/")
    ada.open("/records")
    problem = ada.send("/records", 400, text="1. nonsense")
    assert problem.all("p", **{"class": "problem"})
    assert "1. nonsense</textarea>" in problem.html


def test_a_guest_registers_and_finds_their_tables_again_elsewhere(come: Come) -> None:
    ada, elsewhere = come(), come()
    code = ada.send("/play/rival-cities").code
    ada.open("/register?back=/me")
    assert ada.send("/register", name="Ada Forms", password="a good password", back="/me").path == "/me"
    assert "Ada Forms" in ada.page.html
    elsewhere.open("/login")
    wrong = elsewhere.send("/login", 403, name="Ada Forms", password="a wrong password")
    assert wrong.value("name") == "Ada Forms"
    elsewhere.send("/login", name="Ada Forms", password="a good password", back="/")
    assert f"/t/{code}" in elsewhere.page.html
    elsewhere.send("/logout")
    assert f"/t/{code}" not in elsewhere.page.html


def test_a_password_is_taken_as_it_is_typed(come: Come) -> None:
    ada, elsewhere = come(), come()
    ada.send("/register", name="Ada Spaces", password=" spaces belong to it ")
    elsewhere.send("/login", 403, name="Ada Spaces", password="spaces belong to it")
    elsewhere.send("/login", name="Ada Spaces", password=" spaces belong to it ")


def test_one_s_own_page_changes_what_one_prefers(come: Come) -> None:
    ada = come()
    ada.send("/register", name="Ada Prefers", password="a good password")
    page = ada.open("/me")
    assert "checked" not in page.all("input", name="confirms")[0]
    assert "checked" in ada.send("/me", do="confirms", confirms="yes").all("input", name="confirms")[0]
    ada.send("/me", 400, do="password", old="wrong", new="another password")
    assert "is changed" in ada.send("/me", do="password", old="a good password", new="another password").html
    secret = re.search(r"kontor_[\w-]{30,}", ada.send("/me", do="token", label="my robot").html)
    assert secret is not None
    told = ada.http.get("/api/me", headers={"authorization": f"Bearer {secret[0]}"}).json()
    assert told["name"] == "Ada Prefers"
    ada.open("/me")
    assert secret[0] not in ada.page.html
    assert "my robot" not in ada.send("/me", do="revoke", id=ada.page.value("id")).html


def test_a_finished_game_is_on_the_public_page(come: Come, server: Server) -> None:
    ada, _, code = two_at_a_table(come)
    ada.send("/register", name="Ada Public", password="a good password")
    server.finish(code)
    assert f"/t/{code}" in come().open("/players/ada public").html


def test_bots_answer_while_nobody_runs_a_script(come: Come) -> None:
    ada = come()
    ada.open("/new")
    code = ada.send("/new", game="rival-cities", **{"seat-0": "me", "seat-1": "bot-random"}).code
    for _ in range(4):
        wait_until(lambda: bool(ada.open(f"/t/{code}").moves()))
        ada.choose()
