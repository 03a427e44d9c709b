"""What an analysis found, in the terminal."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kontor import boards
from kontor.analysis.decisions import Decision
from kontor.analysis.report import TurningPoint
from kontor.boards.findings import Findings, numbers, percent
from kontor.boards.sheet import BRASS, FAINT


class Report(Findings):
    """Findings as they are printed."""

    def show(self, console: Console) -> None:
        console.print(Text(f"{self.game.title} – {self.who()}", style="bold"))
        console.print(self.seats_table())
        self.show_list(console, "mistakes", [self.mistake_row(decision) for decision in self.mistakes])
        self.show_list(console, "turning-points", [self.turning_row(point) for point in self.analysis.turning_points])
        console.print()
        console.print(Text(self.say("analysis-basis"), style=FAINT))

    def seats_table(self) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=FAINT)
        table.add_column("")
        for column in ("start", "lowest", "highest", "end", "loss"):
            table.add_column(self.say(f"column-{column}"), justify="right")
        for one in self.analysis.summaries:
            shares = [f"{percent(share)} %" for share in (one.start, one.lowest, one.highest, one.end)]
            table.add_row(self.coloured(one.seat), *shares, f"{100 * one.loss:.1f} %")
        return table

    def show_list(self, console: Console, name: str, rows: list[tuple[Text, ...]]) -> None:
        console.print()
        console.print(Text(self.say(f"{name}-title" if rows else f"no-{name}"), style=f"bold {BRASS}"))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
        for row in rows:
            table.add_row(*row)
        console.print(table)

    def mistake_row(self, decision: Decision) -> tuple[Text, ...]:
        seat = decision.seat
        told = Text(sentence(self.told(decision.number, decision.move)))
        told.append("\n" + self.say("better", move=self.told(decision.number, decision.best)), style=FAINT)
        fall = f"{percent(decision.expected[seat])} → {percent(decision.after[seat])} %"
        return Text(str(decision.number), style=BRASS), Text.assemble(self.coloured(seat), "\n", fall), told

    def turning_row(self, point: TurningPoint) -> tuple[Text, ...]:
        told = Text(self.changes(point))
        told.append("\n" + self.deeds(point), style=FAINT)
        return Text(numbers(point), style=BRASS), Text(self.say(f"cause-{point.cause}")), told

    def coloured(self, seat: int) -> Text:
        return Text(self.seat_name(seat), style=boards.colour(self.game, seat))


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:]
