"""What to say, without a language: a message's id and its arguments. The locale files say it."""

from collections.abc import Callable, Mapping

from .events import Event, Fact


class Phrase:
    """A message of the game's locale. Arguments may be phrases again, or lists of them."""

    def __init__(self, id: str, **args: "Part") -> None:
        self.id = id
        self.args = args


Part = int | str | Phrase | list[Phrase]


class Telling:
    """Something to tell about a seat; -1 is nobody's."""

    def __init__(self, seat: int, phrase: Phrase) -> None:
        self.seat = seat
        self.phrase = phrase


# Words an event as far as its facts may be known.
Happening = Callable[[Event, Mapping[str, Fact]], Phrase]


def tell_story(events: list[Event], viewer: int | None, happening: Happening) -> list[Telling]:
    """What happened, as far as this viewer may know; payments in a row are one sentence, and so are gains.

    The events `paid` and `gained` have an `item` and a `count`; what was `taken` from somebody is told by itself.
    """
    told: list[Telling] = []
    joined: list[Phrase] = []
    last = ("", -1)
    for event in events:
        facts = event.seen_by(viewer)
        plain = event.name in ("paid", "gained") and not facts.get("taken")
        if plain and last == (event.name, event.seat):
            add_amount(joined, amount_of(facts))
            continue
        phrase = happening(event, facts)
        last = (event.name, event.seat) if plain else ("", -1)
        if plain:
            joined = [amount_of(facts)]
            phrase.args["amount"] = joined
        told.append(Telling(event.seat, phrase))
    return told


def amount_of(facts: Mapping[str, Fact]) -> Phrase:
    return Phrase(f"amount-{facts['item']}", count=int(facts.get("count", 1)))


def add_amount(amounts: list[Phrase], more: Phrase) -> None:
    """Add an amount to a list, to one of its own kind where there is one."""
    for place, one in enumerate(amounts):
        if one.id == more.id:
            amounts[place] = Phrase(one.id, count=count_of(one) + count_of(more))
            return
    amounts.append(more)


def count_of(amount: Phrase) -> int:
    count = amount.args["count"]
    assert isinstance(count, int)
    return count
