"""Clocks: how long a seat may think, and what is left of it. All times are seconds."""

import msgspec

from .refusals import Unfit

KINDS = ("none", "live", "correspondence")
HOUR = 3600
DAY = 24 * HOUR


class ClockRule(msgspec.Struct, frozen=True):
    """`live`: so much for the whole game, and more after every turn. `correspondence`: so much for every turn."""

    kind: str = "none"
    time: int = 0
    increment: int = 0


NO_CLOCK = ClockRule()
LIMITS = {"none": (0, 0), "live": (30, 6 * HOUR), "correspondence": (HOUR, 30 * DAY)}
LONGEST_INCREMENT = HOUR


def check_clock(rule: ClockRule) -> None:
    """Raises `Unfit` for a clock that nobody could play by."""
    if rule.kind not in KINDS:
        raise Unfit("clock-kind", kind=rule.kind)
    least, most = LIMITS[rule.kind]
    if not least <= rule.time <= most:
        raise Unfit("clock-time", kind=rule.kind, least=str(least), most=str(most), time=str(rule.time))
    longest = LONGEST_INCREMENT if rule.kind == "live" else 0
    if not 0 <= rule.increment <= longest:
        raise Unfit("clock-increment", kind=rule.kind, most=str(longest), time=str(rule.increment))


class Clocks:
    """The clocks of one table: they run for the people who are asked, and for nobody else."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [float(rule.time)] * seats
        # Since when a seat has been thinking; None while it need not.
        self.since: list[float | None] = [None] * seats

    def copy(self) -> "Clocks":
        twin = Clocks(self.rule, 0)
        twin.left = self.left[:]
        twin.since = self.since[:]
        return twin

    def turn_to(self, thinking: list[int], at: float) -> None:
        """From this moment these seats think, and no others."""
        if self.rule.kind == "none":
            return
        for seat, since in enumerate(self.since):
            if seat in thinking and since is None:
                self.since[seat] = at
            elif seat not in thinking and since is not None:
                self.since[seat] = None
                if self.rule.kind == "live":
                    self.left[seat] = max(0.0, self.left[seat] - (at - since)) + self.rule.increment

    def remaining(self, seat: int, at: float) -> float | None:
        """What is left to a seat at this moment; None without a clock."""
        if self.rule.kind == "none":
            return None
        since = self.since[seat]
        return self.left[seat] if since is None else max(0.0, self.left[seat] - (at - since))

    def deadline(self) -> float | None:
        """When the first of those who think will be out of time."""
        times = [since + self.left[seat] for seat, since in enumerate(self.since) if since is not None]
        return min(times, default=None)

    def late(self, at: float) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat, since in enumerate(self.since) if since is not None and since + self.left[seat] <= at]
