"""Which day of the week it is in a view."""

from collections.abc import Mapping
from typing import Any, Final

WEEKDAYS: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
# The last business of a day: as long as it lies on the calendar, the day is not over.
LAST_BUSINESS: Final = (
    ("family-cards", "tuesday"),
    ("close-market", "wednesday"),
    ("workshops", "thursday"),
    ("close-loading", "friday"),
    ("sailing", "saturday"),
)


def today(view: Mapping[str, Any]) -> str:
    """The first day whose business still lies on the calendar; before the first week it is Monday."""
    if view["week"] == 0:
        return "monday"
    due = {step["step"] for step in view["open"]}
    return next((day for step, day in LAST_BUSINESS if step in due), "sunday")
