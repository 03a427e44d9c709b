"""The city: parishes, brown lines, sites with their houses, and churches that grow."""

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark, Piece, Zone, box

from ..church import donation_money
from ..phrases import amount
from ..terms import BUILDINGS, CATHEDRAL, CHURCHES, CITIZENS, CLOTH, DONATIONS, GOODS, MERCHANT, SITES
from .charts import CHARTS
from .easel import Easel, money, say
from .quarters import quarters

HOUSE = (50.0, 56.0)
CHURCH = (100.0, 117.0)
# How far above its place a church stands, and how far below its name is written, in letters of this size and width.
LIFT, NAME = 18.0, 34.0
SIZE, LETTER = 16.0, 8.2
# Where the town's name is written.
TITLE = (444.0, 56.0)
DONOR = 20.0


def paint(easel: Easel) -> None:
    paint_parishes(easel)
    paint_lines(easel)
    for church in range(len(CHURCHES)):
        paint_name(easel, church)
    easel.lay(Zone("town", "", "none", title=CHARTS[easel.material.map].name, x=TITLE[0], y=TITLE[1], size=17))
    for site in range(SITES):
        put_site(easel, site)
    for church in range(len(CHURCHES)):
        put_church(easel, church)


def paint_parishes(easel: Easel) -> None:
    m = easel.material
    chart = CHARTS[m.map]
    points = tuple(chart.at(place) for place in (*m.site_at, *m.church_at))
    owners = (*m.parish, *range(len(CHURCHES)))
    for church, path in quarters(points, owners, chart.wall).items():
        colour = CHURCHES[church]
        zone = Zone(f"parish-{colour}", path, f"wash-{colour}")
        zone.label = say("close" if church == CATHEDRAL else "parish", church=m.church_names[church])
        zone.note = say("parish-note", token=easel.phrases.token_text(church, CITIZENS))
        zone.rule = "HB-48"
        easel.lay(zone)


def paint_lines(easel: Easel) -> None:
    m = easel.material
    at = CHARTS[m.map].at
    ends = [(at(m.church_at[church]), at(m.site_at[site])) for church, site in m.church_lines]
    ends += [(at(m.site_at[one]), at(m.site_at[other])) for one, other in m.lines]
    path = "".join(f"M{ax:.0f} {ay:.0f}L{bx:.0f} {by:.0f}" for (ax, ay), (bx, by) in ends)
    easel.lay(Zone("lines", path, "road", label=say("lines"), note=say("lines-note"), rule="HB-52"))


def paint_name(easel: Easel, church: int) -> None:
    """A church's name on a plate, so that lines do not run through it."""
    m = easel.material
    x, y = CHARTS[m.map].at(m.church_at[church])
    name = " ".join(m.church_names[church].split()[:2])
    wide = len(name) * LETTER + 12
    plate = Zone(f"name-{CHURCHES[church]}", box(x - wide / 2, y + NAME - 10, wide, 20, 5), "plot", title=name)
    plate.x, plate.y, plate.size = x, y + NAME, SIZE
    easel.lay(plate)


def put_site(easel: Easel, site: int) -> None:
    """A free site shows what can be built; a house has its owner's colour and crest."""
    m = easel.material
    x, y = CHARTS[m.map].at(m.site_at[site])
    building = BUILDINGS[m.building[site]]
    parish = m.church_names[m.parish[site]]
    owner = owner_of(easel, site + 1)
    w, h = HOUSE
    label = say("site", site=site + 1, building=Phrase(building), parish=parish)
    piece = Piece(f"site-{site + 1}", "lot", label, x, y, w, h, note=brings(easel, site), rule="HB-51")
    piece.marks = [Mark(w / 2, h * 0.67, 29, building), Mark(w * 0.5, h * 0.28, 14, text=str(site + 1))]
    if owner:
        piece.sprite, piece.owner = "house", easel.seat(owner)
        piece.note = say("house", who=Phrase(owner), brings=brings(easel, site))
        piece.marks = [Mark(w / 2, h * 0.7, 27, building), easel.crest(owner, w / 2, h * 0.29, 22)]
    easel.put(piece, [f"site:{site + 1}"])


def owner_of(easel: Easel, site: int) -> str:
    return next((family for family, own in easel.view["families"].items() if site in own["sites"]), "")


def brings(easel: Easel, site: int) -> Phrase:
    kind = easel.material.building[site]
    if kind <= CLOTH:
        return say("makes", good=Phrase(GOODS[kind]))
    if kind == MERCHANT:
        return say("merchant", money=money(easel.material.merchant_money))
    return say(BUILDINGS[kind])


def put_church(easel: Easel, church: int) -> None:
    """A church as far as it is built, with the crests of those who have given."""
    colour = CHURCHES[church]
    x, y = CHARTS[easel.material.map].at(easel.material.church_at[church])
    given = easel.view["donations"][colour]
    w, h = CHURCH
    piece = Piece(f"church-{colour}", f"church-{colour}-{given}", easel.church(colour), x, y - LIFT, w, h, rule="HB-37")
    piece.note = state_of_church(easel, church, given)
    donors = [family for family, own in easel.view["families"].items() if has_given(own, colour)]
    for place, family in enumerate(donors):
        at = w / 2 + (place - (len(donors) - 1) / 2) * (DONOR - 1)
        piece.marks += [Mark(at, h + 10, DONOR, "donor", owner=easel.seat(family)), easel.crest(family, at, h + 10, 13)]
    easel.put(piece, [f"donate:{colour}"])


def has_given(own: dict[str, list[str]], colour: str) -> bool:
    return any(name.partition("/")[0] == colour for name in own["tokens"] + own["scored"])


def state_of_church(easel: Easel, church: int, given: int) -> Phrase:
    if given == DONATIONS:
        builder = next(one["builder"] for one in easel.view["finished"] if one["church"] == CHURCHES[church])
        return say("complete", who=Phrase(builder))
    return say("church", given=given, cost=cost_of_donation(easel, given))


def cost_of_donation(easel: Easel, number: int) -> list[Phrase]:
    """What the next donation costs whoever is looking; the fifth goes by citizens."""
    m = easel.material
    prices = {"brick": m.donation_brick, "timber": m.donation_timber, "bell": m.donation_bell}
    cost = [amount(item, price[number]) for item, price in prices.items() if price[number]]
    if easel.viewer is None and m.donation_per_citizen[number]:
        return [*cost, say("each-citizen", money=money(m.donation_per_citizen[number]))]
    seat = 0 if easel.viewer is None else easel.seat(easel.viewer)
    paid = donation_money(easel.state, seat, number)
    return [*cost, money(paid)] if paid else cost
