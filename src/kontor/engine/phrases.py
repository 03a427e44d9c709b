"""What to say, without a language: a message's id and its arguments. The locale files say it."""


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
