"""A game's `rules.md`: its chapters and its rules by id."""

import re
from pathlib import Path
from typing import NamedTuple

from .errors import BadSetup

RULE = re.compile(r"\*\*(?P<id>[A-Z]{2}-\d+)\*\* (?P<text>.*)", re.DOTALL)


class Rule(NamedTuple):
    id: str
    chapter: str
    text: str


class Rulebook:
    """The text of the rules and each rule in it, in order."""

    def __init__(self, path: Path) -> None:
        self.text = path.read_text(encoding="utf-8")
        self.rules: dict[str, Rule] = {}
        chapter = ""
        for paragraph in re.split(r"\n\s*\n", self.text):
            heading = re.fullmatch(r"##? (.+)", paragraph.strip())
            rule = RULE.fullmatch(paragraph.strip())
            if heading:
                chapter = heading[1]
            elif rule:
                if rule["id"] in self.rules:
                    raise ValueError(f"{path}: {rule['id']} is there twice")
                self.rules[rule["id"]] = Rule(rule["id"], chapter, " ".join(rule["text"].split()))

    def rule(self, id: str) -> Rule:
        found = self.rules.get(id.upper())
        if found is None:
            first, last = next(iter(self.rules)), list(self.rules)[-1]
            raise BadSetup(f"there is no rule '{id}'; the rules go from {first} to {last}")
        return found
