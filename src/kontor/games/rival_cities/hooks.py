"""On which piece or place each legal move hangs: a click on the thing does it."""

from typing import Any

from .terms import CITIES, SPACES

# By the move's verb: the ids of what it is about. What is in braces is looked up in the view.
BY_VERB = {
    "ink": ("{reached}",),
    "use": ("{here}",),
    "take": ("{here}",),
    "both": ("{here}",),
    "play": ("special-{what}",),
    "produce": ("{card}", "supply-{what}"),
    "work": ("{me}-factory",),
    "gift": ("{card}",),
    "donate": ("{card}", "supply-star"),
    "barter": ("{card}",),
    "letters": ("{card}", "supply-letter"),
    "draw": ("{card}", "specials"),
    "build": ("{card}", "supply-factory"),
    "reactivate": ("{card}", "{me}-idle"),
    "prestige": ("{card}", "prestige"),
    "pirate": ("{card}",),
    "ally": ("ally-{what}",),
    "buy": ("ship-{what}",),
    "sue": ("lawsuit-{what}",),
    "resolve": ("{foremost}",),
    "swap": ("swap-{what}",),
    "again": ("lawsuit-{lawsuit}",),
    "repeat": ("ally-{what}", "{what}"),
    "keep": ("ally-{ally}",),
    "return": ("ally-{ally}",),
    "exchange": ("{me}-letter",),
    "give": ("{me}-{what}",),
    "pay": ("{me}-{what}",),
    "gain": ("supply-{what}",),
    "steal": ("panel-{rival}-{what}",),
}


def hooks(view: dict[str, Any]) -> dict[str, list[str]]:
    """The ids of what each legal move is about. Not all of them need be on the table."""
    if not view["choices"]:
        return {}
    step = view["open"][-1]
    docket = view["lawsuits"]["docket"]
    known = {
        "me": view["seat"],
        "rival": CITIES[1 - CITIES.index(view["seat"])],
        "here": at_space(view, view["ink"]),
        "foremost": f"lawsuit-{docket[0]['lawsuit']}" if docket else "",
        "card": step.get("card"),
        "lawsuit": step.get("lawsuit"),
        "ally": step.get("ally"),
    }
    found = {}
    for move in view["choices"]:
        verb, _, what = move.partition(":")
        reached = at_space(view, view["ink"] + int(what)) if verb == "ink" else ""
        found[move] = [id.format(what=what, reached=reached, **known) for id in BY_VERB.get(verb, ())]
    return found


def at_space(view: dict[str, Any], space: int) -> str:
    """What one points at to mean a space: its card or, where there is none, the space."""
    return view["ring"][space % SPACES] or f"space-{space % SPACES}"
