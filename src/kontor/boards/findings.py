"""What an analysis found, in words, and its chart."""

from string import ascii_uppercase

from kontor.analysis.chart import Mark, Picture, Player
from kontor.analysis.decisions import Decision, moments_of
from kontor.analysis.report import Analysis, TurningPoint
from kontor.engine.game import Game
from kontor.engine.phrases import Part, Phrase
from kontor.engine.record import Record
from kontor.words import Words

from . import colour

# Of a turn with many choices, so many are told.
TOLD = 3


class Findings:
    """Tells an analysis in a language."""

    def __init__(self, game: Game, record: Record, analysis: Analysis, words: Words) -> None:
        self.game = game
        self.analysis = analysis
        self.words = words
        self.moments = moments_of(record, game)
        self.mistakes = [analysis.decisions[number - 1] for number in analysis.mistakes]

    def say(self, id: str, **args: Part) -> str:
        return self.words.say(Phrase(id, **args))

    def seat_name(self, seat: int) -> str:
        return self.words.sentence(Phrase(self.analysis.seats[seat]))

    def who(self) -> str:
        players = enumerate(self.analysis.players)
        return ", ".join(f"{self.seat_name(seat)}: {player}" for seat, player in players)

    def told(self, number: int, move: str) -> str:
        """A move of this decision, as its seat was offered it."""
        moment = self.moments[number - 1]
        return self.words.say(self.game.choice(self.game.view(moment.state, moment.seat), move))

    def changes(self, point: TurningPoint) -> str:
        """Who gained and who lost most."""
        changes = [after - before for before, after in zip(point.before, point.after, strict=True)]
        seats = changes.index(max(changes)), changes.index(min(changes))
        return ", ".join(
            f"{self.seat_name(seat)} {percent(point.before[seat])} → {percent(point.after[seat])} %" for seat in seats
        )

    def deeds(self, point: TurningPoint) -> str:
        """What was chosen in that turn, and by whom."""
        parts: list[str] = []
        last = -1
        for decision in self.analysis.decisions[point.first - 1 : point.last][:TOLD]:
            told = self.told(decision.number, decision.move)
            parts.append(told if decision.seat == last else f"{self.seat_name(decision.seat)}: {told}")
            last = decision.seat
        return "; ".join(parts) + ("\u00a0…" if point.last - point.first >= TOLD else "")

    def picture(self) -> Picture:
        analysis = self.analysis
        mistakes = [
            Mark(str(sign), decision.number, colour(self.game, decision.seat), self.mistake(decision))
            for sign, decision in enumerate(sorted(self.mistakes, key=lambda one: one.number), 1)
        ]
        # A turn is marked once: by its mistake, if that is among those marked.
        points = [
            point
            for point in analysis.turning_points
            if not any(point.first <= decision.number <= point.last for decision in self.mistakes)
        ]
        others = [
            Mark(sign, point.last, "", self.turning_point(point))
            for sign, point in zip(ascii_uppercase, points, strict=False)
        ]
        return Picture(
            self.game.title,
            self.who(),
            self.say("chart-subtitle"),
            [self.player(seat) for seat in range(len(analysis.seats))],
            analysis.course(),
            [decision.turn for decision in analysis.decisions],
            self.say("chart-choice"),
            self.say("chart-turn"),
            mistakes + others,
        )

    def mistake(self, decision: Decision) -> str:
        return self.say(
            "mistake",
            number=decision.number,
            who=self.seat_name(decision.seat),
            played=self.told(decision.number, decision.move),
            better=self.told(decision.number, decision.best),
            before=percent(decision.expected[decision.seat]),
            after=percent(decision.after[decision.seat]),
        )

    def turning_point(self, point: TurningPoint) -> str:
        return f"{numbers(point)}, {self.say(f'cause-{point.cause}')}: {self.changes(point)}. {self.deeds(point)}"

    def player(self, seat: int) -> Player:
        result = self.analysis.result
        if result:
            end = self.say("chart-points", count=result.points[seat])
        else:
            end = self.say("about", percent=percent(self.analysis.end[seat]))
        return Player(self.seat_name(seat), f"{self.analysis.players[seat]} · {end}", colour(self.game, seat))


def numbers(point: TurningPoint) -> str:
    return str(point.first) if point.first == point.last else f"{point.first}–{point.last}"


def percent(share: float) -> int:
    return round(100 * share)
