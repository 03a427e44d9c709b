"""Playing over the network: choices, conflicts, undo, secrets, hot seats, clocks, resigning, hints."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from kontor.tables import clock

from .conftest import Visit
from .serving import Browser, Json


def seated(visit: Visit, game: str = "rival-cities", *more: str) -> tuple[str, Browser, Browser]:
    """A table of two people, and bots beside them."""
    ada, bea = visit(), visit()
    table = ada.make(game, "me", "open", *more)
    bea.post(f"/api/tables/{table['code']}/seats", key=table["key"])
    return table["code"], ada, bea


def next_to_choose(code: str, *browsers: Browser) -> tuple[Browser, Json]:
    """Whoever is asked, as soon as a bot has chosen."""
    while True:
        for browser in browsers:
            seen = browser.look(code)
            if seen["choices"]:
                return browser, seen


def test_a_choice_is_acknowledged_with_its_number(visit: Visit) -> None:
    code, ada, bea = seated(visit)
    player, seen = next_to_choose(code, ada, bea)
    assert player.choose(code, seen) == {"number": 1}
    assert player.look(code)["number"] == 1


def test_of_two_answers_to_one_question_one_is_accepted(visit: Visit) -> None:
    code, ada, bea = seated(visit)
    player, seen = next_to_choose(code, ada, bea)
    answer = {"seat": seen["viewer"], "move": seen["choices"][0]["move"], "asked": seen["asked"]}

    def send(_: int) -> int:
        return player.http.post(f"/api/tables/{code}/moves", json=answer).status_code

    with ThreadPoolExecutor(4) as crowd:
        statuses = sorted(crowd.map(send, range(4)))
    assert statuses == [201, 409, 409, 409]
    assert player.look(code)["number"] == 1
    refusal = player.post(f"/api/tables/{code}/moves", 409, **answer)["detail"]
    assert refusal in (
        "this question has been answered already; look at the table again",
        "it is not your turn",
    )


def test_a_late_answer_does_not_answer_the_next_question(visit: Visit) -> None:
    code, ada, bea = seated(visit)
    while True:
        player, seen = next_to_choose(code, ada, bea)
        player.choose(code, seen)
        again = player.look(code)
        offered = [choice["move"] for choice in again["choices"]]
        same = [place for place, choice in enumerate(seen["choices"]) if choice["move"] in offered]
        if same:
            break
    assert "answered already" in player.choose(code, seen, same[0], 409)["detail"]


def test_nobody_moves_for_somebody_else(visit: Visit) -> None:
    code, ada, bea = seated(visit)
    player, seen = next_to_choose(code, ada, bea)
    other = bea if player is ada else ada
    move = {"seat": seen["viewer"], "move": seen["choices"][0]["move"]}
    other.post(f"/api/tables/{code}/moves", 403, **move)
    stranger = visit()
    stranger.post(f"/api/tables/{code}/moves", 401, **move)
    stranger.post("/api/guests")
    stranger.post(f"/api/tables/{code}/moves", 403, **move)
    stranger.post(f"/api/tables/{code}/undo", 403, seat=0)
    stranger.post(f"/api/tables/{code}/resign", 403, seat=0)
    stranger.post(f"/api/tables/{code}/hint", 403, seat=0)
    stranger.get(f"/api/tables/{code}", 403, seat=0)


def test_what_the_rules_do_not_offer_is_refused(visit: Visit) -> None:
    code, ada, bea = seated(visit)
    player, seen = next_to_choose(code, ada, bea)
    answer = player.post(f"/api/tables/{code}/moves", 409, seat=seen["viewer"], move="fly:moon")
    assert "fly:moon" in answer["detail"]
    other = bea if player is ada else ada
    move = seen["choices"][0]["move"]
    assert other.post(f"/api/tables/{code}/moves", 409, seat=1 - seen["viewer"], move=move)["detail"] == (
        "it is not your turn"
    )


def test_a_table_speaks_the_language_of_whoever_looks(visit: Visit) -> None:
    code = seated(visit)[0]
    prompts = [visit(language).look(code)["prompt"] for language in ("en", "de-AT, en;q=0.5", "nl, it;q=0.9, en;q=0.1")]
    assert len(set(prompts)) == 3
    assert visit("fr").look(code, lang="de")["prompt"] == prompts[1]
    assert visit("tlh").look(code)["prompt"] == prompts[0]


def test_undo_goes_back_to_the_fence_and_no_further(visit: Visit) -> None:
    ada = visit()
    code = ada.make("hamburgum", "Hanna", "Jonas", is_hot_seat=True)["code"]
    asked = next(seat["seat"] for seat in ada.look(code)["seats"] if seat["is_asked"])
    ada.post(f"/api/tables/{code}/undo", 409, seat=asked)
    while not (seen := ada.look(code, seat=asked))["can_undo"]:
        ada.choose(code, seen, len(seen["choices"]) - 1)
        asked = next(seat["seat"] for seat in ada.look(code)["seats"] if seat["is_asked"])
    before = seen["number"]
    ada.post(f"/api/tables/{code}/undo", seat=asked)
    after = ada.look(code, seat=asked, since=before)
    assert after["can_undo"] == 0
    assert after["number"] == before + 1
    assert after["log_from"] == 0
    assert "takes back" in after["log"][-1]["lines"][0]["words"]


def test_secret_choices_of_two_people_stay_secret_until_both_are_in(visit: Visit) -> None:
    code, ada, bea = seated(visit, "colonia", "random")
    while True:
        player, seen = next_to_choose(code, ada, bea)
        mine = ada.look(code), bea.look(code)
        if all(look["choices"] for look in mine) and mine[0]["number"] == mine[1]["number"]:
            break
        player.choose(code, seen)
    spectator = visit()
    before = bea.look(code)
    ada.choose(code, mine[0])
    assert not ada.look(code)["choices"]
    after = bea.look(code)
    assert after["choices"] == before["choices"]
    assert after["view"] | {"actors": []} == before["view"] | {"actors": []}
    assert [line for part in after["log"][len(before["log"]) :] for line in part["lines"]] == []
    assert [line for part in spectator.look(code)["log"][len(before["log"]) :] for line in part["lines"]] == []
    bea.choose(code, after)


def test_a_hot_seat_shows_nobodys_secrets_before_they_say_they_are_there(visit: Visit) -> None:
    ada = visit()
    table = ada.make("colonia", "Hanna", "Jonas", "Klara", is_hot_seat=True)
    code = table["code"]
    assert table["is_hot_seat"]
    assert table["mine"] == [0, 1, 2]
    assert table["viewer"] is None
    assert table["choices"] == []
    assert ada.look(code, seat=2)["viewer"] == 2
    asked = next(seat["seat"] for seat in table["seats"] if seat["is_asked"])
    ada.choose(code, ada.look(code, seat=asked))


def test_who_is_out_of_time_is_replaced_by_a_bot(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(clock.LIMITS, "live", (1, 3600))
    ada, bea = visit(), visit()
    table = ada.make("rival-cities", "me", "open", clock={"kind": "live", "time": 1, "increment": 0})
    code = table["code"]
    bea.post(f"/api/tables/{code}/seats", key=table["key"])
    with visit().watch(code) as watch:
        late = watch.until(lambda told: any(seat["is_gone"] for seat in told["seats"]))
    seat = next(seat for seat in late["seats"] if seat["is_gone"])
    assert seat["bot"] == "regular"
    assert "out of time" in late["log"][-1]["lines"][0]["words"]
    gone = (ada, bea)[seat["seat"]]
    assert gone.look(code)["mine"] == []
    gone.post(f"/api/tables/{code}/moves", 403, seat=seat["seat"], move="pass")


def test_who_resigns_leaves_their_seat_to_a_bot_that_plays_on(visit: Visit) -> None:
    code, ada, bea = seated(visit)
    with bea.watch(code) as watch:
        watch.next()
        ada.post(f"/api/tables/{code}/resign", seat=0)
        seen = watch.until(lambda told: bool(told["seats"][0]["is_gone"]))
        assert "leaves" in seen["log"][-1]["lines"][0]["words"]
    player, seen = next_to_choose(code, bea)
    player.choose(code, seen)
    ada.post(f"/api/tables/{code}/resign", 403, seat=0)
    ada.get(f"/api/tables/{code}", 403, seat=0)


def test_hints_are_given_at_unrated_tables(visit: Visit) -> None:
    code, ada, bea = seated(visit)
    player, seen = next_to_choose(code, ada, bea)
    hints = player.ask("POST", f"/api/tables/{code}/hint?lang=it", json={"seat": seen["viewer"]})
    offered = {choice["move"]: choice["words"] for choice in player.look(code, lang="it")["choices"]}
    assert {hint["move"]: hint["words"] for hint in hints}.items() <= offered.items()
    assert 0 <= hints[0]["expected"] <= 1
    other = bea if player is ada else ada
    other.post(f"/api/tables/{code}/hint", 409, seat=1 - seen["viewer"])


def test_hints_are_refused_at_rated_tables(visit: Visit) -> None:
    ada, bea = visit(), visit()
    ada.register("Ada Rated")
    bea.register("Bea Rated")
    clock = {"kind": "correspondence", "time": 86400}
    table = ada.make("rival-cities", "me", "open", is_rated=True, clock=clock)
    code = table["code"]
    bea.post(f"/api/tables/{code}/seats", key=table["key"])
    player, seen = next_to_choose(code, ada, bea)
    assert "unrated" in player.post(f"/api/tables/{code}/hint", 409, seat=seen["viewer"])["detail"]
    player.post(f"/api/tables/{code}/resign", seat=seen["viewer"])
