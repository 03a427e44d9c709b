"""Every page in every language: it says everything, and lets nothing in."""

import re
from pathlib import Path

import pytest

from kontor import games
from kontor.engine.rulebook import Rulebook
from kontor.web.limits import PACES

from ..serving import Server, serving
from .conftest import Come
from .paper import Page, Paper

LANGUAGES = ["en", "fr", "de", "it"]
READ = ["/", "/login", "/register", "/about", "/records", "/nowhere"]
PER_GAME = ["/new?game={}", "/rules/{}", "/ratings/{}", "/learn/{}"]
PATHS = READ + [path.format(name) for path in PER_GAME for name in games.names()]
LEFT_OPEN = re.compile(r"\{ ?\$|\?{3}|None")


def check(page: Page, language: str) -> None:
    """A page in the right language with nothing inline that could run, and nothing left unsaid."""
    assert page.all("html", lang=language)
    policy = page.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy
    for tag, attributes in page.tags:
        assert not [name for name in attributes if name == "style" or name.startswith("on")], (tag, attributes)
        if tag == "script":
            assert attributes.get("src") or attributes.get("type") == "application/json"
        for name in ("src", "href"):
            assert not (attributes.get(name) or "").startswith(("http:", "https:", "//", "javascript:")), attributes
    assert "<style" not in page.html
    assert not LEFT_OPEN.search(page.html), LEFT_OPEN.search(page.html)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PATHS)
def test_a_page_speaks_the_reader_s_language(come: Come, path: str, language: str) -> None:
    check(come(language).open(path, 404 if path == "/nowhere" else 200), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_speaks_the_reader_s_language_from_beginning_to_end(come: Come, server: Server, language: str) -> None:
    for name in games.names():
        ada = come(language)
        seats = {f"seat-{place}": "open" for place in range(1, min(games.get(name).seats))}
        ada.open(f"/new?game={name}")
        gathering = ada.send("/new", game=name, listed="yes", **{"seat-0": "me", **seats})
        check(gathering, language)
        for _ in seats:
            friend = come(language)
            friend.open(f"/t/{gathering.code}")
            check(friend.send(f"/t/{gathering.code}/join"), language)
        check(ada.open(f"/t/{gathering.code}"), language)
        server.finish(gathering.code)
        check(ada.open(f"/t/{gathering.code}"), language)
        check(ada.open(f"/t/{gathering.code}/replay?at=5"), language)
        check(ada.open("/me"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_a_member_speak_the_reader_s_language(come: Come, language: str) -> None:
    ada = come(language)
    ada.open("/register")
    ada.send("/register", name=f"Ada {language}", password="a good password")
    check(ada.open("/me"), language)
    check(ada.send("/me", do="token", label="a robot"), language)
    check(ada.open(f"/players/Ada {language}"), language)


def test_the_language_can_be_changed_on_every_page(come: Come) -> None:
    ada = come("en")
    assert ada.send("/language", lang="fr", back="/about").all("html", lang="fr")
    assert ada.page.path == "/about"
    ada.http.headers["accept-language"] = "de"
    assert ada.open("/").all("html", lang="fr")


def test_a_player_s_language_follows_them_to_another_browser(come: Come) -> None:
    ada, elsewhere = come("en"), come("en")
    ada.send("/register", name="Ada Travels", password="a good password")
    ada.send("/language", lang="it", back="/")
    elsewhere.send("/login", name="Ada Travels", password="a good password")
    assert elsewhere.open("/").all("html", lang="it")


def test_the_way_back_never_leads_to_another_site(come: Come) -> None:
    for path in (
        "//elsewhere.example/",
        "https://elsewhere.example/",
        "/\\elsewhere.example",
        "/\t/elsewhere.example/",
        "elsewhere",
    ):
        assert come().send("/language", lang="en", back=path).path == "/"


@pytest.mark.parametrize("name", games.names())
def test_every_rule_has_an_anchor(come: Come, name: str) -> None:
    page = come().open(f"/rules/{name}")
    anchors = {found.get("id") for _, found in page.tags}
    assert set(Rulebook(games.get(name).room / "rules.md").rules) <= anchors
    links = {found["href"] for found in page.all("a") if (found["href"] or "").startswith("#")}
    assert {str(link)[1:] for link in links} - {"main"} <= anchors


def test_choices_lead_to_their_rules(come: Come) -> None:
    ada = come()
    ada.open("/new")
    seats = {"seat-0": "me", "seat-1": "bot-random", "option-first": "hamburg"}
    page = ada.send("/new", game="rival-cities", **seats)
    links = [found["href"] for found in page.all("a", **{"class": "rule"})]
    assert links
    anchors = {found.get("id") for _, found in come().open("/rules/rival-cities").tags}
    assert {str(link).split("#")[1] for link in links} <= anchors


@pytest.mark.parametrize(
    ("path", "status"),
    [("/t/nonsense", 404), ("/rules/chess", 404), ("/players/nobody", 404), ("/r/none", 404), ("/join/nothing", 404)],
)
def test_what_is_not_there_gets_a_page_that_says_so(come: Come, path: str, status: int) -> None:
    page = come("de").open(path, status)
    check(page, "de")
    assert "Hier ist nichts" in page.html


def test_a_form_that_is_not_ours_gets_a_page(come: Come) -> None:
    ada = come("fr")
    answer = ada.http.post("/play/rival-cities", data={"_csrf_token": "forged"})
    assert answer.status_code == 403
    assert "rechargez-la" in answer.text


def test_what_one_may_not_see_gets_a_page(come: Come) -> None:
    code = come().send("/play/rival-cities").code
    page = come("it").open(f"/t/{code}?seat=0", 403)
    check(page, "it")
    assert "non è tuo" in page.html


def test_styles_and_scripts_may_be_kept_for_good(come: Come) -> None:
    ada = come()
    for found in [*ada.page.all("link", rel="stylesheet"), *ada.page.all("script")]:
        answer = ada.http.get(found.get("href") or found.get("src") or "")
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]


def test_a_mistake_of_ours_gets_a_page_without_a_trace_of_it(
    come: Come, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = come("fr")

    async def fail() -> None:
        raise RuntimeError("a secret of the house")

    monkeypatch.setattr(server.house.lobby, "waiting", fail)
    page = ada.open("/", 500)
    check(page, "fr")
    assert "Quelque chose a mal tourné" in page.html
    assert "secret of the house" not in page.html


def test_who_is_too_fast_gets_a_page(tmp_path: Path) -> None:
    with serving(tmp_path, leniency=1) as server:
        ada = Paper(server, "de")
        for _ in range(PACES["log-ins"].burst):
            ada.send("/login", 403, name="Nobody", password="a wrong password")
        page = ada.send("/login", 429, name="Nobody", password="a wrong password")
        check(page, "de")
        assert "Zu schnell" in page.html
        assert page.headers["retry-after"]
        ada.http.close()
