"""A map in the terminal: lines in braille dots, with labels on them, as wide as there is room."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment
from rich.style import Style

# The bit of each dot of a braille character, by column and row.
DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
BRAILLE = 0x2800
# Terminal cells are about twice as high as wide.
STRETCH = 2.4

Point = tuple[int, int]


class CityMap:
    """Points of a canvas joined by lines; each point has a label with a style."""

    def __init__(self, line_style: str) -> None:
        self.line_style = Style.parse(line_style)
        self.lines: list[tuple[Point, Point]] = []
        self.labels: list[tuple[Point, str, Style]] = []

    def add_line(self, one: Point, other: Point) -> None:
        self.lines.append((one, other))

    def add_label(self, at: Point, text: str, style: str) -> None:
        self.labels.append((at, text, Style.parse(style)))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        grid = Grid(self, width)
        for row in grid.rows():
            yield from row
            yield Segment.line()


class Grid:
    """The map at one width: a cell is a character and its style."""

    def __init__(self, city: CityMap, width: int) -> None:
        self.city = city
        self.width = width
        places = [at for at, _, _ in city.labels]
        self.left, self.top = min(x for x, _ in places), min(y for _, y in places)
        self.across = max(x for x, _ in places) - self.left
        self.down = max(y for _, y in places) - self.top
        self.margin = max(len(text) for _, text, _ in city.labels) // 2 + 1
        self.height = round((width - 2 * self.margin) * self.down / self.across / STRETCH) + 1
        self.cells: list[list[tuple[str, Style]]] = []

    def cell(self, at: Point) -> tuple[float, float]:
        """Column and row of a point of the canvas."""
        column = self.margin + (at[0] - self.left) / self.across * (self.width - 2 * self.margin - 1)
        return column, (at[1] - self.top) / self.down * (self.height - 1)

    def rows(self) -> list[list[Segment]]:
        dots = [[0] * self.width for _ in range(self.height)]
        for one, other in self.city.lines:
            self.draw_line(dots, self.cell(one), self.cell(other))
        self.cells = [[(chr(BRAILLE + bits) if bits else " ", self.city.line_style) for bits in row] for row in dots]
        for at, text, style in self.city.labels:
            column, row = self.start_of(at, text)
            for place, letter in enumerate(text):
                self.cells[row][column + place] = (letter, style)
        return [[Segment(letter, style) for letter, style in row] for row in self.cells]

    def start_of(self, at: Point, text: str) -> tuple[int, int]:
        """Where a label begins: centred on its point, inside the map."""
        column, row = self.cell(at)
        return max(0, min(round(column - (len(text) - 1) / 2), self.width - len(text))), round(row)

    def draw_line(self, dots: list[list[int]], one: tuple[float, float], other: tuple[float, float]) -> None:
        start = (round(one[0] * 2), round(one[1] * 4 + 1.5))
        end = (round(other[0] * 2), round(other[1] * 4 + 1.5))
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
        for step in range(steps + 1):
            x = round(start[0] + (end[0] - start[0]) * step / steps)
            y = round(start[1] + (end[1] - start[1]) * step / steps)
            if 0 <= y // 4 < self.height and 0 <= x // 2 < self.width:
                dots[y // 4][x // 2] |= DOTS[x % 2][y % 4]
