"""What a person does at a table's page, with a mouse or a finger."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, TimeoutError

from kontor import games

from ..web.serving import Browser, Server
from .company import Company
from .visitor import Visitor

REACH = (Path(__file__).parent / "reach.js").read_text(encoding="utf-8")
SHOWN = (
    "number => document.getElementById('state').dataset.number === String(number) && !document.querySelector('.busy')"
)
WHAT_IS_SHOWN = """() => {
    const table = document.getElementById("table");
    const text = table.innerText.slice(0, 2000);
    return { ...document.getElementById("state").dataset, classes: table.className, text };
}"""
OFFERED = "all => all.map(one => one.value)"


class Hands:
    """One seat's, at the page of its table."""

    def __init__(self, visitor: Visitor, company: Company, seat: int = 0) -> None:
        self.visitor = visitor
        self.company = company
        self.seat = seat
        self.page = visitor.open(f"/t/{company.code}")
        # How often something on the table was clicked, and how often a button beside the question.
        self.on_things = self.on_buttons = 0

    def moves(self) -> list[str]:
        """What the page offers."""
        offered: list[str] = self.page.locator("#choices [name=move]").evaluate_all(OFFERED)
        return offered

    def scene(self) -> Any:
        return self.page.evaluate("() => JSON.parse(document.getElementById('scene').textContent)")

    def keep_up(self) -> None:
        """Wait until the page shows the table as it is."""
        self.see(self.company.number)

    def see(self, number: int) -> None:
        """Wait until the page shows the table after this entry."""
        try:
            self.page.wait_for_function(SHOWN, arg=number)
        except TimeoutError:
            shown = self.page.evaluate(WHAT_IS_SHOWN)
            raise AssertionError(f"entry {number} is not shown, but {shown}; {self.visitor.faults}") from None

    def play(self, move: str | None = None, rest: float = 0) -> None:
        """Choose as a bot would, or this move, and see that it is done; a mouse may rest for so many milliseconds."""
        self.keep_up()
        number = self.company.number
        self.click(move or self.company.advise(self.seat), rest)
        self.see(number + 1)

    def click(self, move: str, rest: float = 0) -> None:
        """Click on what a move hangs on, if it hangs on something."""
        if click_for(self.page, move, has_touch=self.visitor.has_touch, rest=rest):
            self.on_things += 1
        else:
            self.on_buttons += 1


def click_for(
    page: Page,
    move: str,
    scene: Any = None,
    offered: list[str] | None = None,
    has_touch: bool = False,
    rest: float = 0,
) -> bool:
    """Click or tap for a move, and choose it in the menu if there is one; whether it hung on something.

    Without a scene and its choices, at the table that the page shows. Whoever looks at a part of the board that it is
    not on looks at the whole board first.
    """
    wish = {"scene": scene, "offered": offered, "move": move}
    place = page.evaluate(REACH, wish)
    if place is None and page.locator(".whole").is_visible():
        page.locator(".whole").click()
        page.locator(".frame:not(.close)").wait_for()
        place = page.evaluate(REACH, wish)
    assert place is not None, f"nobody can click for {move}"
    if rest:
        page.mouse.move(place["x"], place["y"])
        page.wait_for_timeout(rest)
    (page.touchscreen.tap if has_touch else page.mouse.click)(place["x"], place["y"])
    if place["item"] >= 0:
        page.locator(".choices-menu button").nth(place["item"]).click()
    is_hung: bool = place["isHung"]
    return is_hung


def fewest(name: str) -> int:
    """How many sit at the smallest table of a game that is no solitaire."""
    return max(2, min(games.get(name).seats))


def sit_down(server: Server, name: str, seats: int, *people: Visitor) -> list[Hands]:
    """A table of so many seats; the first are these people's, and bots choose for the rest."""
    host, *friends = people
    table = host.make(name, "me", *["open"] * (seats - 1))
    for friend in friends:
        friend.join(table)
    for _ in range(seats - len(people)):
        guest = Browser(server)
        guest.post(f"/api/tables/{table['code']}/seats", key=table["key"])
        guest.close()
    company = Company(server, table["code"])
    return [Hands(one, company, seat) for seat, one in enumerate(people)]
