"""Who somebody is: guests, members, log-ins, tokens."""

import httpx
import pytest

from .conftest import Visit
from .serving import Server


def test_a_stranger_has_to_say_who_they_are(visit: Visit) -> None:
    assert "say who you are" in visit().get("/api/me", 401)["detail"]


def test_a_guest_is_known_by_the_cookie(visit: Visit) -> None:
    ada = visit()
    guest = ada.post("/api/guests")
    assert guest["is_guest"]
    assert ada.get("/api/me") == guest
    assert ada.post("/api/guests") == guest


def test_a_guest_keeps_their_tables_when_they_register(visit: Visit) -> None:
    ada = visit()
    code = ada.make("rival-cities", "me", "open")["code"]
    ada.register("Ada Keeps")
    assert [table["code"] for table in ada.get("/api/tables")["mine"]] == [code]


def test_a_member_logs_in_elsewhere_and_takes_along_what_they_began_as_a_guest(visit: Visit) -> None:
    ada, elsewhere = visit(), visit()
    ada.register("Ada Elsewhere")
    code = elsewhere.make("rival-cities", "me", "open")["code"]
    member = elsewhere.post("/api/session", name="ada elsewhere", password="a good password")
    assert member == ada.get("/api/me")
    assert [table["code"] for table in ada.get("/api/tables")["mine"]] == [code]


def test_log_in_does_not_tell_whether_a_name_exists(visit: Visit) -> None:
    ada = visit()
    ada.register("Ada Secret")
    thief = visit()
    wrong = thief.post("/api/session", 403, name="Ada Secret", password="a wrong password")
    unknown = thief.post("/api/session", 403, name="Nobody Here", password="a wrong password")
    guest = thief.post("/api/session", 403, name=visit().post("/api/guests")["name"], password="a wrong password")
    assert wrong == unknown == guest


def test_who_logs_out_is_a_stranger_again(visit: Visit) -> None:
    ada = visit()
    ada.register("Ada Leaves")
    secret = ada.http.cookies["kontor"]
    ada.delete("/api/session")
    ada.get("/api/me", 401)
    ada.http.cookies.clear()
    ada.http.cookies.set("kontor", secret)
    ada.get("/api/me", 401)


def test_a_new_password_closes_all_other_browsers(visit: Visit) -> None:
    here, there = visit(), visit()
    here.register("Ada Renews")
    there.post("/api/session", name="Ada Renews", password="a good password")
    here.post("/api/me/password", 403, old="not my password", new="another password")
    here.post("/api/me/password", old="a good password", new="another password")
    here.get("/api/me")
    there.get("/api/me", 401)
    there.post("/api/session", 403, name="Ada Renews", password="a good password")
    there.post("/api/session", name="Ada Renews", password="another password")


@pytest.mark.parametrize("name", ["x", "a" * 25, "two  spaces", "<script>", "greedy", "admin", "under_score"])
def test_some_names_cannot_be_taken(visit: Visit, name: str) -> None:
    visit().post("/api/members", 400, name=name, password="a good password")


def test_a_name_is_taken_once(visit: Visit) -> None:
    visit().register("Ada Once")
    assert "is taken" in visit().post("/api/members", 409, name="ADA ONCE", password="a good password")["detail"]


def test_a_password_is_not_short(visit: Visit) -> None:
    assert "8 to 200" in visit().post("/api/members", 400, name="Ada Short", password="short")["detail"]


def test_preferences_are_kept(visit: Visit) -> None:
    ada = visit()
    ada.post("/api/guests")
    ada.ask("PATCH", "/api/me", json={"language": "de", "confirms": True})
    assert {"language": "de", "confirms": True}.items() <= ada.get("/api/me").items()
    ada.ask("PATCH", "/api/me", 400, json={"language": "nl"})


def test_a_program_acts_for_its_owner_with_a_token(visit: Visit, server: Server) -> None:
    ada = visit()
    member = ada.register("Ada Token")
    token = ada.post("/api/me/tokens", label="my  program")
    assert token["label"] == "my program"
    assert ada.get("/api/me/tokens") == [{key: token[key] for key in ("id", "label", "created")}]
    with httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {token['secret']}"}) as program:
        assert program.get("/api/me").json() == member
        made = program.post("/api/tables", json={"game": "rival-cities", "seats": [{"who": "me"}, {"who": "open"}]})
        assert made.status_code == 201
        ada.delete(f"/api/me/tokens/{token['id']}")
        assert program.get("/api/me").status_code == 401


def test_a_token_belongs_to_its_owner(visit: Visit) -> None:
    ada, bea = visit(), visit()
    ada.register("Ada Owner")
    bea.register("Bea Thief")
    token = ada.post("/api/me/tokens", label="mine")
    bea.delete(f"/api/me/tokens/{token['id']}")
    assert len(ada.get("/api/me/tokens")) == 1


def test_guests_have_no_tokens(visit: Visit) -> None:
    guest = visit()
    guest.post("/api/guests")
    guest.post("/api/me/tokens", 409, label="mine")


def test_everybody_may_know_a_member(visit: Visit) -> None:
    visit().register("Ada Public")
    profile = visit().get("/api/players/ada public")
    assert profile["name"] == "Ada Public"
    assert profile["ratings"] == profile["played"] == []
    visit().get("/api/players/Nobody", 404)
