"""The donation tokens: what each shows, and the ledger in which those lie that nobody has taken."""

from kontor.engine.phrases import Phrase
from kontor.engine.scene import Mark, Piece, Zone, box

from ..explain import BY_MOVE
from ..position import TOKEN_NAMES
from ..scoring import worth
from ..terms import BUILDINGS, BUILT, CHURCHES, FIVE, KINDS
from .easel import Easel, say

LEFT, TOP, ROW = 40.0, 576.0, 31.5
WIDE = 300.0
SIGN, COLUMN = 48.0, 50.0
TOKEN = (46.0, 29.0)
# What the tokens of a kind count; those for buildings show which.
COUNTED = ("laurel", "token-sign", "ship-sign", "", "citizen")


def paint(easel: Easel) -> None:
    ground = box(LEFT, TOP, WIDE, ROW * len(CHURCHES), 6)
    easel.lay(Zone("ledger", ground, "paper", label=say("ledger"), note=say("ledger-note"), rule="HB-38"))
    owned = {name for own in easel.view["families"].values() for name in own["tokens"] + own["scored"]}
    for row, colour in enumerate(CHURCHES):
        y = TOP + ROW * (row + 0.5)
        easel.lay(
            Zone(
                f"page-{colour}", box(LEFT, y - ROW / 2, SIGN - 8, ROW), f"wash-{colour}", label=easel.church(colour),
                rule="HB-43", marks=[Mark(LEFT + (SIGN - 8) / 2, y, 26, f"sign-{colour}")],
            )
        )  # fmt: skip
        for column, kind in enumerate(KINDS):
            x = LEFT + SIGN + COLUMN * (column + 0.5)
            w, h = TOKEN
            easel.lay(Zone(f"place-{colour}-{kind}", box(x - w / 2, y - h / 2, w, h, 8), "faint"))
            if f"{colour}/{kind}" not in owned:
                easel.put(token(easel, f"{colour}/{kind}", x, y), taking(easel, colour, kind))


def taking(easel: Easel, colour: str, kind: str) -> list[str]:
    """Only the tokens of the church that was given to can be taken."""
    step = easel.step
    return [f"take:{kind}"] if step.get("step") == "take-token" and step["church"] == colour else []


def token(easel: Easel, name: str, x: float = 0.0, y: float = 0.0, size: float = 1.0) -> Piece:
    """A token with its points and what it counts."""
    church, kind = divmod(TOKEN_NAMES.index(name), len(KINDS))
    w, h = TOKEN[0] * size, TOKEN[1] * size
    building = BUILDINGS[easel.material.token_building[church]]
    points = Mark(w * 0.47, h * 0.52, h * 0.54, text=str(easel.phrases.token_points(church, kind)))
    counted = Mark(w * 0.775, h * 0.5, h * 0.6, building if kind == BUILT else COUNTED[kind])
    return Piece(
        f"token-{CHURCHES[church]}-{KINDS[kind]}",
        f"token-{CHURCHES[church]}",
        say("token", church=easel.material.church_names[church], token=easel.phrases.token_text(church, kind)),
        x,
        y,
        w,
        h,
        rule=BY_MOVE[f"take:{KINDS[kind]}"],
        marks=[points, counted],
    )


def owned_token(easel: Easel, family: str, name: str, scored: bool, size: float) -> Piece:
    """A token that somebody has taken, and what it is worth to them as things stand."""
    piece = token(easel, name, size=size)
    piece.owner = easel.seat(family)
    if scored:
        piece.look, piece.note = "spent", say("token-scored", who=Phrase(family))
    else:
        church, kind = divmod(TOKEN_NAMES.index(name), len(KINDS))
        points = worth(easel.state, piece.owner, church, kind)
        piece.note = say("token-worth", who=Phrase(family), points=points)
        piece.count = points if kind != FIVE else None
    return piece
