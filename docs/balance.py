"""Writes docs/balance.md: how often bots build each card of Hamburg, and whether they win with it.

    python -m docs.balance [--games 8000] [--seats 4] [--seed 1] [--bot greedy] [--jobs 2] [--data DIR]

Nearly all prices are reconstructions. A card that nobody builds, or that everybody builds and wins with, may have a
wrong one; where both say the same, the page proposes another.
"""

import argparse
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, quantiles

import msgspec

from kontor import bots, games
from kontor.arena.crew import hire
from kontor.arena.estimates import NORMAL
from kontor.bots.bot import ask
from kontor.engine.events import Listener
from kontor.engine.rng import Rng
from kontor.games.hamburg.schema import Card, Cards
from kontor.games.hamburg.state import HamburgState

PAGE = Path(__file__).with_suffix(".md")
# Buildings cost so much for each point, and have so many points at most.
PRICE = 3
DEAREST = 4
# Of what fewer have built, nothing can be said.
FEWEST = 30
# Built by fewer, a card is hardly ever built.
HARDLY = 1 / 40
# The place of the cost among a card's sources.
COST = 3
GREENERY = ("zoo", "park")
# What is told when a building is put up, or a zoo or park opens.
BUILDING = ("built", "opened")


INTRODUCTION = """# Are Hamburg's prices right?

What {games:,} games of `{bot}` at tables of {seats} without expansions say; this page is written by
`python -m docs.balance --games {games} --seats {seats} --seed {seed} --bot {bot}`. Prices and printed points are
reconstructions but for card 213; effects are not.

*Built* is how many of those who had a card on their hand built it: least of all {least}, by {least_share}, and most of
all {most}, by {most_share}. The *edge* is how much more often they won than those who had it and did not build it, with
its 95 % interval: who compares holders with holders does not count the luck of the draw.

`greedy` sees what an effect does at once and what it scores, but takes a building that works every round for as good as
its printed points. How often such a card is built tells of its price, then; of its effect only the edge does. Who can
afford a dear building is ahead already, so a card is compared with others of its price.
"""

PROPOSALS = """## Proposed prices

Among the buildings of a price: a tier more for what is in the quarter built most and whose edge lies surely above the
mean; a tier less for what is in the quarter built least and whose edge lies surely below. Where the two disagree,
nothing is proposed; chance alone would let about three of 240 buildings pass. A tier is a point and three Marks. The
data file keeps the prices of the reconstruction: these are for whoever wants to try them (`--data DIR`), until a real
list of cards turns up.
"""


SELDOM_BUILT = """## Hardly ever built

By fewer than one in forty of those who had them. None does nothing: each has its test. But `greedy` guesses what a
building will do by its printed points, so that free ones seem worthless to it, and of the others it minds only the one
ahead, so that it hardly wants what strikes them all.
"""


class Wish(msgspec.Struct, frozen=True):
    """What is played."""

    games: int = 8000
    seats: int = 4
    seed: int = 1
    bot: str = "greedy"
    data: str | None = None


class Fate(msgspec.Struct):
    """What became of a card: how many had and built it, and how many games they won with it and without."""

    held: int = 0
    built: int = 0
    won_with: float = 0.0
    won_without: float = 0.0

    def add(self, other: "Fate") -> None:
        self.held += other.held
        self.built += other.built
        self.won_with += other.won_with
        self.won_without += other.won_without

    @property
    def left(self) -> int:
        return self.held - self.built

    @property
    def share(self) -> float:
        """Of those who had the card, so many built it."""
        return self.built / self.held if self.held else 0.0

    @property
    def edge(self) -> float:
        """How much more often those won who built it than those who had it and did not."""
        return self.won_with / max(1, self.built) - self.won_without / max(1, self.left)

    @property
    def doubt(self) -> float:
        """How far the edge may be off."""
        # One win and one loss more for each side (Agresti and Caffo): who never won yet is not sure to lose.
        groups = ((self.won_with + 1.0, self.built + 2.0), (self.won_without + 1.0, self.left + 2.0))
        return NORMAL * sqrt(sum(won / of * (1.0 - won / of) / of for won, of in groups))


class Told(msgspec.Struct, frozen=True):
    """What a portion of games told, and how long they took."""

    fates: list[Fate]
    seconds: float


def play(wish: Wish, seed: int) -> list[Fate]:
    """The fates of all cards in one game; the first place stands empty, as cards are counted from one."""
    game = games.get("hamburg", wish.data)
    state = game.start(wish.seats, seed)
    assert isinstance(state, HamburgState)
    listener = state.listener = Listener()
    players = [bots.make(wish.bot, game, Rng.seeded(seed * 8 + seat)) for seat in range(wish.seats)]
    held: list[set[int]] = [set() for _ in range(wish.seats)]
    built: list[set[int]] = [set() for _ in range(wish.seats)]
    while not state.over():
        for seat in range(wish.seats):
            held[seat].update(state.hands[seat])
        seat = state.actors()[0]
        state.play(seat, ask(players[seat], state, seat))
        for event in listener.take():
            if event.name in BUILDING:
                built[event.seat].add(int(event.facts["card"]))
    ranks = state.ranks()
    fates = [Fate() for _ in state.material.points]
    for seat in range(wish.seats):
        won = 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0
        for card in held[seat] | built[seat]:
            with_it = card in built[seat]
            fates[card].add(Fate(1, int(with_it), won if with_it else 0.0, 0.0 if with_it else won))
    return fates


def sum_up(many: Iterable[Sequence[Fate]]) -> list[Fate]:
    """The fates of cards over many games."""
    total: list[Fate] = []
    for fates in many:
        total = total or [Fate() for _ in fates]
        for known, fate in zip(total, fates, strict=True):
            known.add(fate)
    return total


def play_some(wish: Wish, numbers: list[int]) -> list[Told]:
    """What some games tell: a piece of work for a crew."""
    start = time.perf_counter()
    fates = sum_up(play(wish, wish.seed * 1_000_000 + number) for number in numbers)
    return [Told(fates, time.perf_counter() - start)]


def play_all(wish: Wish, jobs: int) -> list[Fate]:
    return sum_up(told.fates for told in hire(jobs)(partial(play_some, wish), range(wish.games)))


def read_cards(folder: str | None) -> list[Card]:
    return msgspec.convert({"card": games.get("hamburg", folder).contents()["card"]}, Cards).card


class Tier:
    """What is usual for buildings of one price."""

    def __init__(self, fates: list[Fate]) -> None:
        self.buildings = len(fates)
        self.seldom, _, self.often = quantiles([fate.share for fate in fates], n=4)
        self.edge = mean(fate.edge for fate in fates)


class Judgement:
    """Which buildings stand out among those of their price."""

    def __init__(self, cards: list[Card], fates: list[Fate]) -> None:
        self.fates = fates
        self.buildings = [card for card in cards if card.type not in GREENERY]
        self.tiers = [
            Tier([fates[card.id] for card in self.buildings if card.points == points]) for points in range(DEAREST + 1)
        ]

    def step(self, card: Card) -> int:
        """One up for what is built often and won with, one down for what is built seldom and lost with, else none."""
        fate, tier = self.fates[card.id], self.tiers[card.points]
        if card.sources[COST] != "reconstructed" or fate.built < FEWEST:
            return 0
        if fate.share >= tier.often and fate.edge - fate.doubt > tier.edge and card.points < DEAREST:
            return 1
        if fate.share <= tier.seldom and fate.edge + fate.doubt < tier.edge and card.points > 0:
            return -1
        return 0


def page(wish: Wish, cards: list[Card], fates: list[Fate]) -> str:
    judgement = Judgement(cards, fates)
    seldom = [card for card in cards if fates[card.id].share < HARDLY]
    parts = (
        introduction(wish, judgement),
        proposals(judgement),
        table(SELDOM_BUILT, seldom, fates),
        by_price(judgement),
        table("## All cards\n", cards, fates),
    )
    return "\n".join(line for part in parts for line in part)


def introduction(wish: Wish, judgement: Judgement) -> Iterator[str]:
    by_share = sorted(judgement.buildings, key=lambda card: judgement.fates[card.id].share)
    seldom, often = by_share[0], by_share[-1]
    yield INTRODUCTION.format(
        games=wish.games,
        bot=wish.bot,
        seats=wish.seats,
        seed=wish.seed,
        least=number(seldom.id),
        least_share=share_of(judgement.fates[seldom.id].share),
        most=number(often.id),
        most_share=share_of(judgement.fates[often.id].share),
    )


def proposals(judgement: Judgement) -> Iterator[str]:
    yield PROPOSALS
    yield "| card | type | effect | price | built | edge | proposed |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for card in sorted(judgement.buildings, key=lambda card: (-judgement.step(card), card.id)):
        if step := judgement.step(card):
            points = card.points + step
            fate = judgement.fates[card.id]
            yield row(
                number(card.id),
                card.type,
                f"`{card.effect}`",
                price(card),
                *measured(fate),
                f"**{PRICE * points} / {points}**",
            )
    yield ""


def by_price(judgement: Judgement) -> Iterator[str]:
    yield "## By price"
    yield ""
    yield "| price / points | buildings | half of them are built by | mean edge |"
    yield "| --- | --- | --- | --- |"
    for points, tier in enumerate(judgement.tiers):
        half = f"{share_of(tier.seldom)} to {share_of(tier.often)}"
        yield row(f"{PRICE * points} / {points}", tier.buildings, half, percent(tier.edge))
    yield ""


def table(heading: str, cards: list[Card], fates: list[Fate]) -> Iterator[str]:
    yield heading
    yield "| card | type | works | effect | price | held | built | edge |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for card in cards:
        fate = fates[card.id]
        effect = f"`{card.effect}`" if card.effect else ""
        yield row(number(card.id), card.type, card.works, effect, price(card), f"{fate.held:,}", *measured(fate))
    yield ""


def row(*cells: object) -> str:
    return f"| {' | '.join(str(cell).replace('|', '¦') for cell in cells)} |"


def number(card: int) -> str:
    return f"{card:03}"


def price(card: Card) -> str:
    return f"{card.cost} / {card.points}"


def measured(fate: Fate) -> tuple[str, str]:
    """How many built a card, and its edge where there are any who did and did not."""
    is_known = fate.built > 0 and fate.left > 0
    return share_of(fate.share), f"{percent(fate.edge)} ± {100 * fate.doubt:.1f}" if is_known else "–"


def percent(edge: float) -> str:
    return f"{100 * edge:+.1f} %"


def share_of(share: float) -> str:
    return f"{100 * share:.0f} %"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual in (("games", 8000), ("seats", 4), ("seed", 1), ("jobs", os.cpu_count() or 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--data", help="a folder with a corrected hamburg/cards.toml")
    asked = parser.parse_args()
    wish = Wish(asked.games, asked.seats, asked.seed, asked.bot, asked.data)
    PAGE.write_text(page(wish, read_cards(wish.data), play_all(wish, asked.jobs)), encoding="utf-8")
    print(f"written: {PAGE}")


if __name__ == "__main__":
    main()
