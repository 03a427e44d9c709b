"""Phrases in a language: locale files, spoken by Fluent."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from kontor.engine.errors import BadSetup
from kontor.engine.game import spell_list
from kontor.engine.phrases import Part, Phrase

FALLBACK = "en"
REMEMBERED = 20_000

# The id of a phrase and the names and values of its arguments.
Key = tuple[object, ...]


class Words:
    """Says phrases in one language, and in English what that language lacks. A room is a folder with a `locale`."""

    def __init__(self, rooms: list[Path], language: str = FALLBACK) -> None:
        spoken = languages(rooms[0])
        if language not in spoken:
            raise BadSetup(f"there is no language '{language}'; there is {spell_list(spoken, 'and')}")
        self.said: dict[Key, str] = {}
        self.bundles = [bundle(rooms, code) for code in dict.fromkeys((language, FALLBACK))]

    def say(self, phrase: Phrase) -> str:
        """The phrase in words; what was said before is remembered, for Fluent takes its time."""
        key = key_of(phrase)
        said = self.said.get(key)
        if said is None:
            if len(self.said) >= REMEMBERED:
                self.said.clear()
            said = self.said[key] = self.spell(phrase)
        return said

    def spell(self, phrase: Phrase) -> str:
        args = {name: self.part(value) for name, value in phrase.args.items()}
        for one in self.bundles:
            pattern = one.get_message(phrase.id).value if one.has_message(phrase.id) else None
            if pattern is not None:
                return str(one.format_pattern(pattern, args)[0])
        raise KeyError(f"no locale has the message '{phrase.id}'")

    def sentence(self, phrase: Phrase) -> str:
        """As `say`, beginning with a capital."""
        text = self.say(phrase)
        return text[:1].upper() + text[1:]

    def part(self, value: Part) -> int | str:
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, list):
            return ", ".join(self.say(one) for one in value)
        return value


def key_of(phrase: Phrase) -> Key:
    """Equal for phrases that say the same."""
    if not phrase.args:
        return (phrase.id,)
    return (phrase.id, *((name, key_of_part(value)) for name, value in phrase.args.items()))


def key_of_part(value: Part) -> object:
    if isinstance(value, Phrase):
        return key_of(value)
    if isinstance(value, list):
        return ("", *(key_of(one) for one in value))
    return value


def languages(room: Path) -> list[str]:
    return sorted(path.stem for path in (room / "locale").glob("*.ftl"))


def bundle(rooms: list[Path], language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for room in rooms:
        path = room / "locale" / f"{language}.ftl"
        if path.is_file():
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made
