"""What a person is told when something cannot be done, in any language; nothing has happened then."""

from pathlib import Path

from kontor.engine.errors import KontorError
from kontor.engine.phrases import Part, Phrase
from kontor.words import Words

ENGLISH = Words([Path(__file__).parent])


class Told(KontorError):
    """A sentence of this package's locale; as text it is English."""

    def __init__(self, id: str, **args: Part) -> None:
        self.phrase = Phrase(f"no-{id}", **args)
        super().__init__(ENGLISH.say(self.phrase))


class Unfit(Told):
    """A wish that can never be granted as it is."""


class Refused(Told):
    """Something that cannot be done at a table now."""


class Missing(Told):
    """Something that is not there."""


class NoTable(Missing):
    """A table that is not there."""


class Stranger(Told):
    """Something for which one has to say who one is."""


class Barred(Told):
    """Something that is not for everybody."""


class TooFast(Told):
    """Something that was done too often; later it can be done again."""

    def __init__(self, id: str, seconds: int) -> None:
        self.seconds = seconds
        super().__init__(id, seconds=seconds)


class Misfit(Told):
    """A table that this version of Kontor cannot go on with."""


class WrongPassword(Told):
    """A log-in that failed; it does not say why."""
