"""What lies where on the table, made of a view, with the legal moves on what they are about."""

from itertools import pairwise
from typing import Any

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Piece, Scene, Zone, hang

from . import places
from .cities import panel, shelves
from .faces import Faces
from .ground import Ground
from .hooks import hooks
from .phrases import Phrases
from .places import Place
from .terms import CITIES
from .things import STOCK, Things, put, signed


class Scenery:
    """Makes scenes of views that belong to the material of these phrases."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.faces = Faces(phrases.material)
        self.ground = Ground(phrases, self.faces)

    def scene(self, view: dict[str, Any]) -> Scene:
        things = Things(view, self.phrases, self.faces)
        table = Scene(
            places.WIDTH,
            places.HEIGHT,
            self.ground.zones(view),
            [*cards(things), *lawsuits(things), *offers(things), *supply(things), *markers(things)],
            [] if view["seat"] is None else shelves(things, view["seat"]),
            [panel(things, seat) for seat in range(len(CITIES))],
        )
        hang_all(table, view)
        return table


def hang_all(table: Scene, view: dict[str, Any]) -> None:
    rows = [table.pieces, *[one.pieces for one in table.shelves], *[one.pieces for one in table.panels]]
    named: dict[str, Piece | Zone] = {zone.id: zone for zone in table.zones}
    for row in rows:
        named |= {piece.id: piece for piece in row}
    hang(view["choices"], {move: [named[id] for id in ids if id in named] for move, ids in hooks(view).items()})


def cards(things: Things) -> list[Piece]:
    """Those on the ring, the pile of special cards, and the one that is played or was discarded last."""
    specials = things.view["specials"]
    pieces = [things.card(name, place) for name, place in zip(things.view["ring"], places.RING, strict=True) if name]
    pieces.append(things.pile("specials", "special", places.SPECIAL_PILE, "RC-38"))
    for number in [*specials["discards"], *specials["played"]][-1:]:
        piece = things.card(f"special-{number}", places.IN_PLAY)
        piece.look = "" if specials["played"] else "spent"
        pieces.append(piece)
    return pieces


def lawsuits(things: Things) -> list[Piece]:
    """The docket with its markers, and what stands between two of its spaces: they can be swapped."""
    pieces = [things.pile("lawsuits", "lawsuit", places.LAWSUIT_PILE, "RC-76")]
    for entry, place in zip(things.view["lawsuits"]["docket"], places.DOCKET, strict=False):
        pieces.append(put(things.lawsuit(entry["lawsuit"]), place))
    for entry, place in zip(things.view["lawsuits"]["docket"], places.DOCKET, strict=False):
        pieces.append(verdict(things, entry, place))
    for number, (left, right) in enumerate(pairwise(places.DOCKET), 1):
        label, note = Phrase("scene-swap"), Phrase("scene-swap-note")
        piece = Piece(f"swap-{number}-{number + 1}", "swap-places", label, note=note, rule="RC-74", look="quiet")
        pieces.append(put(piece, Place((left.x + right.x) / 2, left.y, 30, 30)))
    return pieces


def verdict(things: Things, entry: dict[str, Any], place: Place) -> Piece:
    at = signed(entry)
    label = Phrase("scene-verdict", lawsuit=entry["lawsuit"])
    piece = Piece(f"verdict-{entry['lawsuit']}", "verdict", label, note=things.standing(at), rule="RC-69")
    return put(piece, places.step(place, at)._replace(w=36, h=36))


def offers(things: Things) -> list[Piece]:
    """Ships in the harbour, and alliances nobody has; each alliance has a place of its own for the whole game."""
    view = things.view
    pieces = [things.pile("ships", "ship", places.SHIP_PILE, "RC-55")]
    pieces += [
        put(things.ship(ship), place) for ship, place in zip(view["ships"]["row"], places.SHIPS, strict=True) if ship
    ]
    in_play = sorted([*view["alliances"], *[ally for city in CITIES for ally in view["cities"][city]["alliances"]]])
    for ally, place in zip(in_play, places.ALLIES, strict=True):
        if ally in view["alliances"]:
            pieces.append(put(things.alliance(ally), place))
    return pieces


def supply(things: Things) -> list[Piece]:
    stock = things.view["supply"]
    return [
        put(things.counter(f"supply-{thing}", thing, stock[key], rule, place.w), place)
        for (thing, key, rule), place in zip(STOCK, places.STORES, strict=True)
    ]


def markers(things: Things) -> list[Piece]:
    """The prestige marker, the ink jar, and the bell while nobody has it."""
    view = things.view
    at = signed(view["prestige"])
    fame = Piece("prestige", "fame", Phrase("scene-fame"), note=things.standing(at), rule="RC-41")
    rail = places.fame(at, things.material.prestige_end)._replace(y=places.FAME_RAIL, w=42, h=42)
    jar = Piece("ink", "jar", Phrase("scene-ink"), note=Phrase("scene-ink-note"), rule="RC-14")
    x, y = places.SPOTS[view["ink"]]
    pieces = [put(fame, rail), put(jar, Place(x, y - 6, 48, 48))]
    if view["bell"] is None:
        pieces.append(put(things.bell(), Place(*places.BELL, 40, 40)))
    return pieces
