"""What can be wrong with something that came from outside, each said in one sentence."""


class KontorError(Exception):
    """Something a person gave us cannot be used; the message says what, where and what would be right."""


class IllegalMove(KontorError):
    """A move that the rules do not offer this seat now."""


class BadRecord(KontorError):
    """A record that cannot be read or does not replay."""


class BadPosition(KontorError):
    """A position document that no game could reach."""


class BadData(KontorError):
    """A data file that does not describe a game's material."""


class BadSetup(KontorError):
    """An unknown game, seat count, option or player."""
