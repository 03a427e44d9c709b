"""What keeps strangers out: signed forms, headers, cookies, limits of pace and size."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kontor.tables.database import address
from kontor.tables.refusals import TooFast
from kontor.web.limits import PACES, Limits, Pace

from .conftest import Visit
from .serving import PATIENCE, Browser, Server, serving


def test_a_request_that_changes_something_must_come_from_our_page(visit: Visit) -> None:
    ada = visit()
    token = ada.http.headers.pop("x-csrftoken")
    assert "out of date" in ada.post("/api/guests", 403)["detail"]
    ada.http.headers["x-csrftoken"] = token[:-1] + ("0" if token[-1] != "0" else "1")
    ada.post("/api/guests", 403)
    ada.http.headers["x-csrftoken"] = token
    ada.post("/api/guests")


def test_a_token_in_a_header_needs_no_signed_form_but_has_to_be_right(visit: Visit) -> None:
    ada = visit()
    ada.post("/api/guests")
    del ada.http.headers["x-csrftoken"]
    ada.http.headers["authorization"] = "Bearer kontor_nonsense"
    ada.post("/api/guests", 401)
    ada.http.headers["authorization"] = "Basic YTpi"
    ada.post("/api/guests", 401)


def test_signed_forms_outlive_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = Browser(server)
        cookies = dict(ada.http.cookies)
    with serving(tmp_path) as server:
        again = Browser(server)
        again.http.cookies.clear()
        again.http.cookies.update(cookies)
        again.http.headers["x-csrftoken"] = cookies["csrftoken"]
        again.post("/api/guests")


def test_two_houses_do_not_share_their_secret(tmp_path_factory: pytest.TempPathFactory, visit: Visit) -> None:
    with serving(tmp_path_factory.mktemp("other"), secret="set by the host") as server:
        other = Browser(server)
        ada = visit()
        other.http.cookies.update(ada.http.cookies)
        other.http.headers["x-csrftoken"] = ada.http.cookies["csrftoken"]
        other.post("/api/guests", 403)


def test_a_browser_that_another_house_has_signed_gets_a_new_signature(visit: Visit) -> None:
    ada = visit()
    ada.http.cookies.clear()
    ada.http.cookies.set("csrftoken", "0" * 128)
    ada.http.headers["x-csrftoken"] = "0" * 128
    ada.post("/api/guests", 403)
    ada.http.cookies.clear()
    answer = ada.http.get("/api/games", headers={"cookie": f"csrftoken={'0' * 128}"})
    ada.http.headers["x-csrftoken"] = answer.cookies["csrftoken"]
    ada.post("/api/guests")


def test_letters_that_no_signature_has_are_refused(server: Server) -> None:
    strange = ("ä" * 80).encode()
    headers = [(b"x-csrftoken", strange), (b"cookie", b"kontor=" + strange + b"; csrftoken=" + strange)]
    assert httpx.post(f"{server.url}/api/guests", headers=headers).status_code == 403
    assert httpx.get(f"{server.url}/api/me", headers=[(b"authorization", b"Bearer " + strange)]).status_code == 401


def test_letters_that_no_key_has_are_refused(visit: Visit) -> None:
    code = visit().make("rival-cities", "me", "open")["code"]
    assert "by invitation" in visit().post(f"/api/tables/{code}/seats", 409, key="ä" * 24)["detail"]


@pytest.mark.parametrize("path", ["/api/games", "/api/me", "/api/nothing", "/health", "/schema", "/api/tables/x"])
def test_every_answer_has_the_headers_that_keep_a_page_to_itself(visit: Visit, path: str) -> None:
    headers = visit().http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers or headers["server"] == "uvicorn"


def test_what_the_api_says_is_kept_by_nobody(visit: Visit) -> None:
    assert visit().http.get("/api/tables").headers["cache-control"] == "no-store"


def cookie_of(answer: httpx.Response, name: str) -> str:
    return next(line for line in answer.headers.get_list("set-cookie") if line.startswith(f"{name}="))


def test_a_session_cookie_is_for_our_pages_only(visit: Visit) -> None:
    cookie = cookie_of(visit().http.post("/api/guests"), "kontor")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie


def test_behind_tls_cookies_are_secure(tmp_path: Path) -> None:
    with serving(tmp_path, is_secure=True) as server, httpx.Client(base_url=server.url) as client:
        answer = client.get("/api/games")
        assert "Secure" in cookie_of(answer, "csrftoken")
        assert "strict-transport-security" in answer.headers
        token = cookie_of(answer, "csrftoken").partition(";")[0].partition("=")[2]
        headers = {"cookie": f"csrftoken={token}", "x-csrftoken": token}
        assert "Secure" in cookie_of(client.post("/api/guests", headers=headers), "kontor")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits that nobody can outwait on the slowest machine."""
    with serving(tmp_path_factory.mktemp("strict"), leniency=0.001) as server:
        yield server


def hurry(browser: Browser, pace: str, path: str, **body: object) -> httpx.Response:
    """Ask until it is too much; the refusal."""
    for _ in range(PACES[pace].burst + 1):
        answer = browser.http.post(path, json=body)
        if answer.status_code == 429:
            return answer
    raise AssertionError(f"{path} can be asked without end")


def test_log_ins_are_limited_and_new_guests_do_not_help(strict: Server) -> None:
    thief = Browser(strict)
    refusal = hurry(thief, "log-ins", "/api/session", name="Ada", password="a wrong password")
    assert "too much at once; wait" in refusal.json()["detail"]
    assert int(refusal.headers["retry-after"]) >= 1
    thief.post("/api/guests")
    thief.post("/api/session", 429, name="Ada", password="a wrong password")


def test_moves_tables_and_chat_are_limited(strict: Server) -> None:
    ada = Browser(strict)
    code = ada.make("rival-cities", "me", "open")["code"]
    hurry(ada, "moves", f"/api/tables/{code}/moves", seat=0, move="nonsense")
    hurry(ada, "messages", f"/api/tables/{code}/messages", text="hello")
    hurry(ada, "tables", "/api/tables", game="nothing", seats=[])


def test_sockets_are_limited(strict: Server) -> None:
    def watch() -> None:
        with connect(f"ws://{strict.host}/api/tables/nothing/live") as line:
            line.recv(PATIENCE)

    for _ in range(PACES["sockets"].burst):
        watch()
    with pytest.raises(InvalidStatus):
        watch()


def test_guests_and_members_are_limited_by_address(strict: Server) -> None:
    hurry(Browser(strict), "members", "/api/members", name="x", password="x")
    hurry(Browser(strict), "guests", "/api/guests")
    Browser(strict).post("/api/guests", 429)


def test_a_pace_is_a_burst_and_then_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "test", Pace(3, 10))
    limits = Limits()
    for _ in range(3):
        limits.take("test", "ada", 100.0)
    with pytest.raises(TooFast) as refusal:
        limits.take("test", "ada", 101.0)
    assert refusal.value.seconds == 9
    limits.take("test", "bea", 101.0)
    limits.take("test", "ada", 110.0)
    with pytest.raises(TooFast):
        limits.take("test", "ada", 110.0)


def test_who_is_remembered_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kontor.web.limits.REMEMBERED", 10)
    limits = Limits()
    for number in range(100):
        limits.take("moves", str(number))
    assert len(limits.used) == 10


@pytest.mark.parametrize(
    ("path", "size"), [("/api/members", 20_000), ("/api/tables", 20_000), ("/api/records", 300_000)]
)
def test_what_is_too_large_is_refused(visit: Visit, path: str, size: int) -> None:
    body = json.dumps({"name": "x" * size, "password": "x"})
    answer = visit().http.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 413
    assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
def test_a_form_that_is_too_large_is_refused_before_it_is_read(visit: Visit, kind: str) -> None:
    ada = visit()
    token = ada.http.headers.pop("x-csrftoken")
    content = f"_csrf_token={token}&name=" + "x" * 3_000_000
    answer = ada.http.post("/api/members", content=content, headers={"content-type": kind})
    assert answer.status_code in (400, 403, 413)


@pytest.mark.parametrize("body", [b"", b"{", b"[" * 5000, b"[]", b'"x"', b"\xff\xfe", b"null", b'{"game": 3}'])
def test_what_cannot_be_read_is_refused_with_a_problem(visit: Visit, body: bytes) -> None:
    answer = visit().http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["status"] == 400
    assert "Traceback" not in answer.text


def test_a_surprise_is_a_problem_without_a_traceback(
    visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("the secret reason")

    monkeypatch.setattr(server.house.lobby, "waiting", fail)
    problem = visit().get("/api/tables", 500)
    assert "secret" not in str(problem)


@pytest.mark.parametrize("path", ["/api/players/%00", "/api/tables/%00", "/api/records/%00", "/api/ratings/%00"])
def test_what_no_database_can_hold_is_nowhere(zero: Browser, path: str) -> None:
    assert zero.http.get(path).status_code in (400, 404)


def test_what_no_database_can_hold_is_not_kept(zero: Browser) -> None:
    for body in ({"name": "a\0b", "password": "a password"}, {"name": "Ada", "password": "a\0password"}):
        assert zero.http.post("/api/session", json=body).status_code in (400, 403)
    code = zero.make("rival-cities", "me", "open")["code"]
    assert zero.http.post(f"/api/tables/{code}/messages", json={"text": "a\0b"}).status_code in (201, 400)
    assert zero.http.post(f"/api/tables/{code}/moves", json={"seat": 0, "move": "a\0b"}).status_code in (400, 409)


@pytest.fixture
def zero(on_postgres: str, tmp_path: Path) -> Iterator[Browser]:
    """A visitor of a house on PostgreSQL, which knows no text with a zero in it."""
    with serving(tmp_path, database=address(on_postgres)) as server:
        yield Browser(server)
