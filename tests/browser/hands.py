"""What a person does at a table's page, with a mouse or a finger."""

from pathlib import Path
from typing import Any

from ..web.serving import Browser, Server
from .company import Company
from .visitor import Visitor

REACH = (Path(__file__).parent / "reach.js").read_text(encoding="utf-8")
SHOWN = (
    "number => document.getElementById('state').dataset.number === String(number) && !document.querySelector('.busy')"
)
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
        self.page.wait_for_function(SHOWN, arg=number)

    def play(self, move: str | None = None) -> None:
        """Choose as a bot would, or this move, and see that it is done."""
        self.keep_up()
        number = self.company.number
        self.click(move or self.company.advise(self.seat))
        self.see(number + 1)

    def click(self, move: str) -> None:
        """Click on what a move hangs on, if it hangs on something."""
        place = self.page.evaluate(REACH, {"scene": self.scene(), "offered": self.moves(), "move": move})
        assert place is not None, f"nobody can click for {move}"
        self.press(place)

    def press(self, place: dict[str, Any]) -> None:
        if self.visitor.has_touch:
            self.page.touchscreen.tap(place["x"], place["y"])
        else:
            self.page.mouse.click(place["x"], place["y"])
        if place["item"] >= 0:
            self.page.locator(".choices-menu button").nth(place["item"]).click()
        if place["isHung"]:
            self.on_things += 1
        else:
            self.on_buttons += 1


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
