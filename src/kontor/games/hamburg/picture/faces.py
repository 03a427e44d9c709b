"""The faces of cards: what they cost and are worth, their type, when they work, and what they do, as signs."""

from typing import Final

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark
from kontor.engine.signs import Frame, Group, lay

from ..material import Material
from ..terms import INSTANT, LAUREL, NEVER, PERMANENT, ROUND, TYPES
from .effects import asked, done

# A card by its height, and from which width on there is room for the whole face.
SHAPE: Final = 1.4
WHOLE: Final = 66.0
# The sheet's cards are so wide; faces are drawn on them and made to measure.
SHEET, SMALL_SHEET = 100.0, 36.0
WORKS: Final = {INSTANT: "lightning", PERMANENT: "infinity", ROUND: "round", LAUREL: "laurel"}
NUMERALS: Final = ("", "I", "II", "III", "IV")
# Where a whole face has what is asked and what is done.
ASKED: Final = Frame(33, 35, 32, 28)
DONE: Final = Frame(7, 73, 86, 44)


class Faces:
    """The marks on cards, by the figures of the material. Marks are shared: never change them."""

    def __init__(self, material: Material) -> None:
        self.material = material
        self.drawn: dict[tuple[int, float], list[Mark]] = {}

    def card(self, card: int, w: float) -> list[Mark]:
        """Faces stay as they are, so each is drawn when it is first seen."""
        key = (card, w)
        if key not in self.drawn:
            marks = self.whole(card) if w >= WHOLE else self.small(card)
            self.drawn[key] = [scaled(mark, w / (SHEET if w >= WHOLE else SMALL_SHEET)) for mark in marks]
        return self.drawn[key]

    def whole(self, card: int) -> list[Mark]:
        m = self.material
        kind = TYPES[m.type[card]]
        effect = m.effects[card]
        before = asked(effect)
        return [
            Mark(18, 18.5, 18, text=str(m.cost[card])),
            Mark(82.5, 16.5, 18, text=str(m.points[card])),
            Mark(79, 52, 34, kind) if before else Mark(62, 52, 40, kind),
            *self.works(card),
            *lay(ASKED, before, 0.7),
            *([Mark(49, 69, 11, "to-below")] if before else []),
            *lay(DONE, done(effect) or [Group(("majority",))], 0.78),
            Mark(50, 127.5, 11, text=Phrase(kind)),
        ]

    def works(self, card: int) -> list[Mark]:
        """When it works: at once, always, in a phase of every round, or at the end."""
        m = self.material
        if m.works[card] == NEVER:
            return []
        numeral = NUMERALS[m.phase[card]]
        if m.works[card] == ROUND:
            return [Mark(18, 50, 27, "round"), Mark(18, 50.5, 12, text=numeral)]
        return [Mark(18, 50, 26, WORKS[m.works[card]])]

    def small(self, card: int) -> list[Mark]:
        m = self.material
        worth = Mark(29.5, 6.8, 10, text=str(m.points[card]))
        marks = [Mark(18, 26, 25, TYPES[m.type[card]]), Mark(29, 6.6, 12, "plate"), worth]
        if m.works[card] == ROUND:
            marks.append(Mark(9, 43, 9, text=NUMERALS[m.phase[card]]))
        elif m.works[card] != NEVER:
            marks.append(Mark(8.5, 43, 12, WORKS[m.works[card]]))
        return marks


def scaled(mark: Mark, k: float) -> Mark:
    return Mark(round(mark.x * k, 1), round(mark.y * k, 1), round(mark.size * k, 1), mark.sprite, mark.text)
