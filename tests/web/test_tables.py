"""Tables before and after the game: making, sitting down, getting up, playing again."""

from typing import Any

import pytest

from .conftest import Visit
from .serving import Json, Server


def test_one_request_makes_a_guest_and_a_table_against_bots(visit: Visit) -> None:
    ada = visit()
    seen = ada.make("hamburgum", "me", "random")
    assert seen["status"] == "playing"
    assert seen["mine"] == [0]
    assert ada.get("/api/me")["is_guest"]


def test_the_games_come_with_their_options_and_bots(visit: Visit) -> None:
    games: list[Json] = visit().get("/api/games", lang="fr")
    colonia = next(game for game in games if game["name"] == "colonia")
    assert colonia["seats"][0] == 3
    assert {"name", "values", "meaning"} <= colonia["options"][0].keys()
    assert "master" in colonia["bots"]


def test_a_friend_takes_a_seat_by_the_link_only(visit: Visit) -> None:
    ada, bea = visit(), visit()
    table = ada.make("rival-cities", "me", "open")
    code = table["code"]
    assert table["status"] == "gathering"
    assert visit().look(code)["key"] is None
    assert "by invitation" in bea.post(f"/api/tables/{code}/seats", 409)["detail"]
    bea.post(f"/api/tables/{code}/seats", 409, key="x" * 24)
    seen = bea.post(f"/api/tables/{code}/seats", key=table["key"])
    assert seen["status"] == "playing"
    assert seen["viewer"] == 1
    assert "has begun" in visit().post(f"/api/tables/{code}/seats", 409, key=table["key"])["detail"]


def test_an_open_table_waits_in_the_lobby_until_it_is_full(visit: Visit) -> None:
    ada, bea = visit(), visit()
    code = ada.make("rival-cities", "me", "open", is_open=True)["code"]
    assert code in [table["code"] for table in bea.get("/api/tables")["waiting"]]
    bea.post(f"/api/tables/{code}/seats", seat=1)
    lobby = visit().get("/api/tables")
    assert code not in [table["code"] for table in lobby["waiting"]]
    assert code in [table["code"] for table in lobby["going_on"]]


def test_my_turn_comes_first_in_the_lobby(visit: Visit) -> None:
    ada = visit()
    first = ada.make("rival-cities", "Hanna", "Jonas", is_hot_seat=True)["code"]
    ada.make("rival-cities", "me", "open")
    mine = ada.get("/api/tables")["mine"]
    assert mine[0]["code"] == first
    assert mine[0]["is_my_turn"]
    assert not mine[1]["is_my_turn"]


def test_who_leaves_before_the_start_leaves_no_trace(visit: Visit) -> None:
    ada, bea = visit(), visit()
    table = ada.make("colonia", "me", "open", "open")
    code = table["code"]
    bea.post(f"/api/tables/{code}/seats", key=table["key"])
    assert ada.delete(f"/api/tables/{code}/seats") == {"is_gone": False}
    assert bea.look(code)["is_host"]
    assert ada.look(code)["seats"][0]["kind"] == "open"
    ada.delete(f"/api/tables/{code}/seats", 409)
    assert bea.delete(f"/api/tables/{code}/seats") == {"is_gone": True}
    assert "there is no table" in bea.get(f"/api/tables/{code}", 404)["detail"]


def test_only_the_host_lets_bots_in(visit: Visit) -> None:
    ada, bea = visit(), visit()
    table = ada.make("colonia", "me", "open", "open")
    code = table["code"]
    bea.post(f"/api/tables/{code}/seats", key=table["key"])
    bea.post(f"/api/tables/{code}/bots", 409, bot="random")
    seen = ada.post(f"/api/tables/{code}/bots", bot="random")
    assert seen["status"] == "playing"
    assert [seat["kind"] for seat in seen["seats"]] == ["guest", "guest", "bot"]


@pytest.mark.parametrize("bot", ["greedy@/etc/passwd", "search:100", "search:9999s", "", "nobody"])
def test_a_bot_from_outside_is_one_of_the_house(visit: Visit, bot: str) -> None:
    ada = visit()
    seats = [{"who": "me"}, {"who": "bot", "bot": bot}]
    assert "there is no bot" in ada.post("/api/tables", 400, game="rival-cities", seats=seats)["detail"]
    code = ada.make("rival-cities", "me", "open")["code"]
    ada.post(f"/api/tables/{code}/bots", 400, bot=bot)


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"seats": [{"who": "me"}]},
        {"seats": [{"who": "me"}, {"who": "me"}]},
        {"seats": [{"who": "open"}, {"who": "open"}]},
        {"seats": [{"who": "me"}, {"who": "you"}]},
        {"seats": []},
        {"options": {"layout": "upside-down"}},
        {"options": {"nonsense": "1"}},
        {"clock": {"kind": "sand"}},
        {"clock": {"kind": "live", "time": 1}},
        {"clock": {"kind": "live", "time": 10**30}},
        {"is_rated": True},
        {"is_hot_seat": True},
        {"seats": "two"},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(visit: Visit, wish: Json) -> None:
    usual: dict[str, Any] = {"game": "rival-cities", "seats": [{"who": "me"}, {"who": "open"}]}
    assert len(visit().post("/api/tables", 400, **(usual | wish))["detail"]) > 20


def test_who_played_can_play_again(visit: Visit, server: Server) -> None:
    ada, bea = visit(), visit()
    table = ada.make("rival-cities", "me", "open")
    code = table["code"]
    bea.post(f"/api/tables/{code}/seats", key=table["key"])
    ada.post(f"/api/tables/{code}/rematch", 409)
    server.finish(code)
    visit().post(f"/api/tables/{code}/rematch", 401)
    again = ada.post(f"/api/tables/{code}/rematch")
    assert again["status"] == "gathering"
    assert bea.look(code)["rematch"] == again["code"]
    assert bea.post(f"/api/tables/{code}/rematch")["code"] == again["code"]
    assert bea.look(again["code"])["status"] == "playing"
    assert [game["code"] for game in bea.get("/api/me/history")] == [code]
    ended = bea.get("/api/me/history")[0]["ended"]
    assert bea.get("/api/me/history", before=ended) == []
