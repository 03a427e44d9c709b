"""What a family has behind its screen, large on shelves for itself; and what the others see of it, in panels."""

from typing import Any, Final

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark, Panel, Piece, Shelf

from .phrases import amount
from .scene_easel import Easel, seat_of
from .scene_faces import FAMILY, family_face
from .scene_relics import Copies, relic_card
from .terms import CITIES, CURRENCIES, GOODS, MOST_CHANGE, RAW

COINS: Final = dict(zip(CURRENCIES, CITIES, strict=True))
ITEM_SPRITES: Final = {
    **{name: f"raw-{name}" for name in RAW},
    **{name: f"good-{name}" for name in GOODS},
    **{name: f"coin-{name}" for name in CURRENCIES},
}
ITEM_NOTES: Final = {
    **dict.fromkeys(RAW, ("note-raw", "CO-30")),
    **dict.fromkeys(GOODS, ("note-good", "CO-38")),
    **dict.fromkeys(CURRENCIES, ("note-money", "CO-42")),
}
IN_PANEL: Final = (*CURRENCIES, *GOODS, *RAW)


def shelves(easel: Easel, copies: Copies) -> list[Shelf]:
    """The screen of the one who looks, from behind."""
    family = easel.view["seat"]
    if family is None:
        return []
    own = easel.view["families"][family]
    return [
        Shelf("hand", Phrase("scene-hand"), [*hand(easel, family, own), *votes(easel, own)]),
        Shelf("money", Phrase("scene-money"), [reserve(family, own, ""), *money(easel, family, own)]),
        Shelf("goods", Phrase("scene-goods"), goods(easel, family, own)),
        Shelf("raw", Phrase("scene-raw"), [item(f"{family}-{raw}", raw, own[raw]) for raw in RAW]),
        Shelf("relics", Phrase("scene-relics-own"), relics(easel, own, copies)),
    ]


def hand(easel: Easel, family: str, own: dict[str, Any]) -> list[Piece]:
    cards = []
    who = Phrase(family)
    for value in own["cards"]:
        members = amount("member", value - 1 if easel.view["fewer_members"] else value)
        card = Piece(
            f"card-{family}-{value}",
            "card-family",
            Phrase("label-card", who=who, value=value),
            w=FAMILY[0],
            h=FAMILY[1],
        )
        card.note, card.rule = Phrase("note-card", value=value, members=members), "CO-17"
        card.owner, card.marks = seat_of(family), family_face(family, value)
        card.look = "bright" if own["answer"] == f"card:{value}" else ""
        cards.append(easel.hook(card, [f"card:{value}"]))
    return cards


def votes(easel: Easel, own: dict[str, Any]) -> list[Piece]:
    """Yes and no, with the votes that this week's card gives."""
    asked = easel.step.get("step") in ("vote", "mayor")
    cards = []
    for side in ("yes", "no"):
        card = Piece(f"vote-{side}", f"vote-{side}", Phrase(f"label-vote-{side}"), w=FAMILY[0], h=FAMILY[1])
        card.note, card.rule = Phrase("note-vote", votes=own["votes"]), "CO-24"
        card.marks = [Mark(FAMILY[0] / 2, 71, 18, text=Phrase(side))]
        card.look = "bright" if own["answer"] == side else "" if asked else "quiet"
        cards.append(easel.hook(card, [side]))
    return cards


def reserve(family: str, own: dict[str, Any], prefix: str) -> Piece:
    label = Phrase("label-reserve", members=amount("member", own["reserve"]))
    member = Piece(f"{prefix}{family}-reserve", f"member-{family}", label, owner=seat_of(family), count=own["reserve"])
    member.note, member.rule = Phrase("note-reserve"), "CO-6"
    return member


def money(easel: Easel, family: str, own: dict[str, Any]) -> list[Piece]:
    coins = []
    for currency in CURRENCIES:
        into = [f"into:{currency}/{count}" for count in range(1, MOST_CHANGE + 1)]
        coin = item(f"{family}-{currency}", currency, own[currency])
        coins.append(easel.hook(coin, [f"change:{currency}", *into]))
    return coins


def goods(easel: Easel, family: str, own: dict[str, Any]) -> list[Piece]:
    return [easel.hook(item(f"{family}-{good}", good, own[good]), [f"good:{good}"]) for good in GOODS]


def item(id: str, name: str, count: int) -> Piece:
    """So many of a raw material, a good or a currency."""
    piece = Piece(id, ITEM_SPRITES[name], amount(name, count), count=count)
    note, piece.rule = ITEM_NOTES[name]
    piece.note = Phrase(note)
    piece.look = "" if count else "quiet"
    if name in COINS:
        piece.marks = [Mark(20, 20, 20, f"city-{COINS[name]}")]
    return piece


def relics(easel: Easel, own: dict[str, Any], copies: Copies) -> list[Piece]:
    cards = []
    for name, count in own["relics"].items():
        city, _, grade = name.partition("-")
        fits = easel.step.get("step") == "fill-shrine" and easel.step["city"] == city
        for _ in range(count):
            cards.append(easel.hook(relic_card(easel, name, copies), [f"enshrine:{grade}"] if fits else []))
    return cards


def panels(easel: Easel) -> list[Panel]:
    """Every family as the others see it: with closed screens that is not much."""
    view = easel.view
    passed = easel.step.get("passed", [])
    shown = []
    for seat, (family, own) in enumerate(view["families"].items()):
        note = Phrase("note-passed") if family in passed else None
        shown.append(Panel(seat, family, view["scores"][seat], panel(family, own, family == view["seat"]), note))
    return shown


def panel(family: str, own: dict[str, Any], mine: bool) -> list[Piece]:
    seat = seat_of(family)
    left = len(own["cards"])
    cards = Piece(f"panel-{family}-cards", "card-back", Phrase("label-cards-left", count=left), owner=seat, count=left)
    cards.w, cards.rule = 28, "CO-17"
    values = ", ".join(map(str, own["cards"]))
    cards.note = Phrase("note-cards-left", values=values) if left else Phrase("note-no-cards")
    pieces = [reserve(family, own, "panel-"), cards]
    if mine:
        return pieces
    if "relics" not in own:
        screen = Piece(f"panel-{family}-screen", "screen-closed", Phrase("label-screen"), w=60, owner=seat)
        screen.note, screen.rule = Phrase("note-screen"), "CO-7"
        return [*pieces, screen]
    count = sum(own["relics"].values())
    kept = Piece(f"panel-{family}-relics", "relic-4", Phrase("label-relics", count=count), count=count, rule="CO-62")
    shown = [name for name in IN_PANEL if name in CURRENCIES or own[name]]
    return [*pieces, kept, *(item(f"panel-{family}-{name}", name, own[name]) for name in shown)]
