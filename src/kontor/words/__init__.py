"""Phrases in a language: the locale files of a game's room, spoken by Fluent."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from kontor.engine.phrases import Part, Phrase

FALLBACK = "en"


class Words:
    """Says a game's phrases in one language, and in English what that language lacks."""

    def __init__(self, room: Path, language: str = FALLBACK) -> None:
        self.bundles = [bundle(room, code) for code in dict.fromkeys((language, FALLBACK))]

    def say(self, phrase: Phrase) -> str:
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


def bundle(room: Path, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((room / "locale" / f"{language}.ftl").read_text(encoding="utf-8")))
    return made
