"""First games in the browser: the page, and every step that its script asks for."""

import httpx
import pytest

from kontor import games
from kontor.tables.lessons import READ, lesson

from ..serving import Server
from .conftest import Come


def ask(server: Server, game: str, done: list[str], language: str = "en") -> httpx.Response:
    query = {"done": ",".join(done), "lang": language}
    return httpx.get(f"{server.url}/learn/{game}/step", params=query, timeout=60)


@pytest.mark.parametrize("name", games.names())
def test_a_lesson_can_be_learnt_to_its_end(server: Server, name: str) -> None:
    done: list[str] = []
    for _ in lesson(name).steps:
        step = ask(server, name, done).json()
        assert step["done"] == done
        assert step["scene"]["panels"]
        done.append(step["right"][0] if step["right"] else READ)
    assert step["is_last"]
    assert ask(server, name, done).status_code == 400


@pytest.mark.parametrize("name", games.names())
def test_the_page_of_a_lesson_brings_its_first_step_and_a_way_into_a_game(
    come: Come, server: Server, name: str
) -> None:
    page = come("fr").open(f"/learn/{name}")
    assert ask(server, name, [], "fr").json()["words"].split(".")[0] in page.html
    assert page.all("form", action=f"/play/{name}")
    assert page.all("a", href=f"/rules/{name}")


def test_the_address_of_a_page_says_where_one_is(come: Come) -> None:
    done = f"{READ},gain:furniture"
    page = come().open(f"/learn/rival-cities?done={done}")
    assert "Every turn begins with the ink jar." in page.html


def test_another_move_than_the_one_that_was_asked_for_is_refused(server: Server) -> None:
    refused = ask(server, "rival-cities", [READ, "gain:beer"])
    assert refused.status_code == 400
    assert "is not what the lesson asked for" in refused.text


@pytest.mark.parametrize("path", ["/learn/chess", "/learn/chess/step"])
def test_there_is_no_lesson_of_a_game_that_is_not_here(come: Come, path: str) -> None:
    come().open(path, 404)


def test_the_first_page_leads_to_a_lesson_and_to_a_game_of_each_title(come: Come) -> None:
    page = come().open("/")
    for name in games.names():
        assert page.all("a", href=f"/learn/{name}")
        assert page.all("form", action=f"/play/{name}")
        assert page.all("symbol", id=f"{name}-cover")


def test_no_two_symbols_of_the_first_page_have_the_same_name(come: Come) -> None:
    ids = [symbol["id"] for symbol in come().open("/").all("symbol")]
    assert len(ids) == len(set(ids))
