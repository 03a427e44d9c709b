"""What must hold in the data files beyond their shape."""

from kontor.engine.data import Check

from . import notation, schema
from .terms import CARDS, CLERK_TILES, EDICTS, MAYOR_SIDES, SWAYS, TILES, TYPES

# Sways that name colours instead of numbers.
COLOURED = ("pay-colour", "gain-colour", "free-colour", "dearer-colour")
# The actions that a sway makes sense with.
SWAYED = {
    "more-marks": ("money", "calm"),
    "less-marks": ("money",),
    "more-workers": ("workers",),
    "pay-marks": ("workers", "calm", "site"),
    "gain-points": ("wall", "calm", "site"),
    "lose-points": ("wall",),
    "pay-colour": ("site",),
    "cheaper": ("building",),
    "dearer": ("building", "wall"),
    "gain-colour": ("workers",),
    "pay-workers": ("building",),
    "die-workers": ("money",),
    "free-colour": ("wall",),
    "dearer-colour": ("wall",),
}


class BoxCheck(Check):
    def box(self, box: schema.Box) -> None:
        self.numbered("mayor", [mayor.id for mayor in box.mayor], range(1, MAYOR_SIDES + 1))
        self.numbered("exchange", [tile.id for tile in box.exchange], range(1, TILES + 1))
        self.numbered("clerk", [clerk.id for clerk in box.clerk], range(1, CLERK_TILES + 1))
        for tile in box.exchange:
            for name, side in (("front", tile.front), ("back", tile.back)):
                self.tile_side(f"exchange {tile.id}: {name}", side)
        for clerk in box.clerk:
            for name, part in (("front", clerk.front), ("back", clerk.back)):
                if part.edict not in EDICTS:
                    self.fail(f"clerk {clerk.id}: {name}.edict", f"one of {', '.join(EDICTS)}")
                if part.edict == "new-hand" and not 1 <= part.figure <= 4:
                    self.fail(f"clerk {clerk.id}: {name}.figure", "a number from 1 to 4")
        for half, sections in (("left", box.wall.left), ("right", box.wall.right)):
            if len({section.colour for section in sections}) != len(sections):
                self.fail(f"wall.{half}", "every colour once")

    def tile_side(self, key: str, side: schema.TileSide) -> None:
        if side.sways not in SWAYS:
            self.fail(f"{key}.sways", f"one of {', '.join(SWAYS)}")
        if side.action not in SWAYED[side.sways]:
            self.fail(f"{key}.action", f"'{side.sways}' to go with {' or '.join(SWAYED[side.sways])}")
        wanted, other = ("colours", "steps") if side.sways in COLOURED else ("steps", "colours")
        if getattr(side, wanted) is None or getattr(side, other) is not None:
            self.fail(key, f"{wanted} and no {other} with '{side.sways}'")
        if side.colours is not None and not all(side.colours):
            self.fail(f"{key}.colours", "at least one colour in every step")


class CardCheck(Check):
    def cards(self, cards: schema.Cards) -> None:
        self.numbered("card", [card.id for card in cards.card], range(1, CARDS + 1))
        for card in cards.card:
            key = f"card {card.id}"
            if card.type not in TYPES:
                self.fail(f"{key}: type", f"one of {', '.join(TYPES)}")
            try:
                effect = notation.read(card.effect)
            except notation.Misread as problem:
                self.fail(f"{key}: effect", f"the notation of effects, but {problem}")
            self.works(key, card, effect)

    def works(self, key: str, card: schema.Card, effect: notation.Effect) -> None:
        """An effect must be of the kind that its card works by."""
        lasting = bool(effect.event or effect.power or effect.types)
        scoring = notation.DO_SCORE in effect.program[:: notation.WIDTH]
        if lasting != (card.works == "permanent"):
            self.fail(f"{key}: effect", "'when', 'power' or 'types' on permanent cards and on no others")
        if scoring != (card.works == "laurel"):
            self.fail(f"{key}: effect", "'score' on cards with a laurel and on no others")
        if (card.effect == "") != (card.works == "none"):
            self.fail(f"{key}: effect", "nothing on cards that never work, and something on all others")
        if card.works == "round" and not card.phase:
            self.fail(f"{key}: phase", "a number from 1 to 4 for what works once a round")
        if card.works == "instant" and effect.price not in (notation.FREE, notation.ANY_COLOUR):
            self.fail(f"{key}: effect", "no price but 'any' for what works at once")
        if effect.price == notation.DISTINCT and notation.is_about_one_colour(effect.program):
            self.fail(f"{key}: effect", "nothing about the colour of the worker where several are paid")
