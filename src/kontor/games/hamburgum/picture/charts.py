"""Where the maps of the data files lie on the picture, and the walls around the towns, as the sheet has drawn them."""

from .quarters import Point


class Chart:
    """A town on the picture: its name, its ground, its wall clockwise, and how places of its data file lie on it."""

    def __init__(self, name: str, ground: str, origin: Point, scale: Point, wall: tuple[Point, ...]) -> None:
        self.name = name
        self.ground = ground
        self.origin = origin
        self.scale = scale
        self.wall = wall

    def at(self, place: list[int]) -> Point:
        return self.origin[0] + self.scale[0] * place[0], self.origin[1] + self.scale[1] * place[1]


CHARTS = {
    "hamburg": Chart(
        "H A M B V R G V M",
        "ground-hamburg",
        (331.0, 15.0),
        (0.853, 0.9),
        (
            (352, 470), (349, 330), (360, 205), (420, 118), (560, 60), (760, 42), (980, 55), (1090, 105),
            (1152, 200), (1160, 340), (1125, 480), (1050, 590), (980, 640), (540, 640), (400, 560),
        ),
    ),
    "londinium": Chart(
        "L O N D I N I V M",
        "ground-londinium",
        (346.0, -42.0),
        (0.83, 1.17),
        (
            (352, 560), (350, 380), (380, 265), (520, 140), (620, 75), (740, 48), (900, 52), (1060, 80),
            (1130, 160), (1158, 300), (1162, 520), (1130, 610), (1000, 640), (420, 640),
        ),
    ),
}  # fmt: skip
