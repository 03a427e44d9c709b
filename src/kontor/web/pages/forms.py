"""What somebody filled in."""

from typing import Any

from kontor.web.page import Asked

LONGEST = 2000


class Form:
    """The fields of a form as text; what is not there is empty."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self.fields = {name: value[:LONGEST] for name, value in fields.items() if isinstance(value, str)}

    def secret(self, name: str) -> str:
        """As it was typed."""
        return self.fields.get(name, "")

    def text(self, name: str) -> str:
        return self.secret(name).strip()

    def maybe(self, name: str) -> int | None:
        text = self.text(name)
        return int(text) if text.isdecimal() and len(text) < 10 else None

    def number(self, name: str) -> int:
        return self.maybe(name) or 0

    def ticked(self, name: str) -> bool:
        return bool(self.text(name))


async def filled_in(request: Asked) -> Form:
    form = await request.form()
    return Form({name: form[name] for name in form})
