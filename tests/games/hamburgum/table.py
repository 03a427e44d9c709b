"""A small table for rule tests: says only what matters, the rest of the position is made to fit."""

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from kontor import games
from kontor.engine.game import Game
from kontor.games.hamburgum.game import Hamburgum
from kontor.games.hamburgum.terms import BUILDINGS, FAMILIES, ITEMS

from ..rig import Rig

GAME = games.get("hamburgum")
STACK = ["councilman"] * 3 + ["vicar"] * 3 + ["lord-mayor"]
BLUE = ["canon", "guildmaster", "harbour-master", "deacon", "sexton", "master-builder", "civil-servant"]
BONUS = (8, 7, 6, 5, 4, 3)
NO_ACCOUNT = dict.fromkeys(("five", "tokens", "ships", "buildings", "citizens", "bonus", "wealth", "steps"), 0)
KINDS = ("five", "tokens", "ships", "buildings", "citizens")


class Table(Rig):
    """A state of Hamburgum."""

    game = GAME

    def family(self, name: str) -> dict[str, Any]:
        family: dict[str, Any] = self.doc["families"][name]
        return family

    def has(self, name: str, **pieces: Any) -> bool:
        family = self.family(name)
        return {key: family[key] for key in pieces} == pieces

    def berths(self) -> dict[int, dict[str, int]]:
        return {berth: self.doc["harbour"][berth - 1] for berth in (3, 2, 1)}

    @property
    def prices(self) -> dict[str, int]:
        prices: dict[str, int] = GAME.view(self.state, None)["prices"]
        return prices


def start(seats: int = 3, seed: int = 7, **options: str) -> Table:
    return Table(GAME.start(seats, seed, {"first": "red"} | options))


def whole(church: str) -> list[str]:
    """All five tokens of a church."""
    return [f"{church}/{kind}" for kind in KINDS]


def table(
    seats: int = 3,
    *,
    turn: str = "red",
    at: str = "beer",
    map: str = "hamburg",
    officials: str = "base",
    offered: Sequence[str] | None = None,
    pile: Sequence[str] | None = None,
    harbour: Mapping[int, Mapping[str, int]] | None = None,
    finished: Sequence[tuple[str, str]] = (),
    open: Sequence[Mapping[str, Any]] = (),
    **families: Mapping[str, Any],
) -> Table:
    """A position in the middle of a game that red began: `turn` is to move, every marker is `at` a space unless a
    family says otherwise, and stock that is not named is empty. `account` says where prestige came from; what was
    spent on the rondel makes up for a given `prestige`. A church is `finished` by (church, builder)."""
    document = GAME.dump(GAME.start(seats, 7, {"first": "red", "map": map, "officials": officials}))
    names = FAMILIES[:seats]
    place = names.index(turn)
    document["turn"] = turn
    document["turns"] = 3 * seats + place + (1 if open else 0)
    document["finished"] = [{"church": church, "builder": builder} for church, builder in finished]
    for number, name in enumerate(names):
        document["families"][name] = family(families.get(name, {}), name, at, number, finished)
    if harbour is not None:
        document["harbour"] = [dict(harbour.get(berth, {})) for berth in (1, 2, 3)]
    kinds = [kind_of(map, site) for name in names for site in document["families"][name]["sites"]]
    document["dutchmen"] = 3 - kinds.count("captain")
    document["officials"] = stack(officials, kinds.count("official"), offered, pile)
    below = names[(place + 1) % seats] if open else turn
    document["open"] = [{"step": "turn", "seat": below}, *[{"step": "", "seat": turn} | dict(step) for step in open]]
    return Table(GAME.load(document))


def family(
    given: Mapping[str, Any], name: str, at: str, number: int, finished: Sequence[tuple[str, str]]
) -> dict[str, Any]:
    made = dict.fromkeys(ITEMS, 0) | {"rondel": at, "tokens": [], "scored": [], "sites": []} | dict(given)
    account = NO_ACCOUNT | dict(given.get("account", {}))
    account["bonus"] = sum(BONUS[place] for place, (_, builder) in enumerate(finished) if builder == name)
    account["five"] = 5 * sum(token.endswith("/five") for token in made["scored"])
    earned = number + 1 + sum(account.values()) - 2 * account["steps"]
    account["steps"] += earned - given["prestige"] if "prestige" in given else 0
    made["prestige"] = given.get("prestige", earned)
    made["account"] = account
    return made


def stack(officials: str, built: int, offered: Sequence[str] | None, pile: Sequence[str] | None) -> dict[str, Any]:
    """The officials that are left when so many are built; the last of the pile is its top."""
    if officials == "open":
        return {"set": "open", "offered": list(BLUE[built:] if offered is None else offered), "pile": []}
    left = STACK[built:] if officials == "base" else BLUE[built:]
    return {
        "set": officials,
        "offered": list(left[:1] if offered is None else offered),
        "pile": list(reversed(left[1:]) if pile is None else pile),
    }


def strict_game(folder: Path) -> Game:
    """The game with data that forbid to build a ship which its own coming pushes home."""
    shutil.copytree(GAME.room / "data", folder / "hamburgum")
    file = folder / "hamburgum" / "base.toml"
    file.write_text(file.read_text().replace("build_with_returning_ship = true", "build_with_returning_ship = false"))
    return games.get("hamburgum", str(folder))


def kind_of(map: str, site: int) -> str:
    assert isinstance(GAME, Hamburgum)
    return BUILDINGS[GAME.materials[map].building[site - 1]]
