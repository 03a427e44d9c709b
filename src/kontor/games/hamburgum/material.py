"""What is in the box, and one of the maps, as numbers for play. `box` fills one of these from the data files."""

from .terms import BUILDINGS, CHURCHES, OFFICIALS, SITES


class Material:
    """Every printed number of the game. Sites are counted from 0; a set of sites is a number of 28 bits."""

    def __init__(self) -> None:
        self.folder = ""
        self.data_hash = ""

        # The spaces clockwise, and the place of each among them.
        self.rondel: list[int] = []
        self.places: list[int] = []
        self.from_hub: list[int] = []
        # By a marker's place and the points it may spend, the moves it has.
        self.ways: list[list[list[int]]] = []
        self.free_steps = 0
        self.step_price = 0

        self.base_production = 0
        self.building_production = 0
        # Beer, sugar, cloth, timber, brick.
        self.start: list[int] = []
        self.start_money: list[int] = []
        self.start_prestige: list[int] = []

        self.prices: list[int] = []
        self.price_without_ship = 0
        # By the number of units, none included.
        self.depot: list[int] = []

        self.ships_each = 0
        self.dutchmen = 0
        self.ship_timber = 0
        self.build_with_returning_ship = True

        # By the number of donations that the church has.
        self.donation_brick: list[int] = []
        self.donation_timber: list[int] = []
        self.donation_bell: list[int] = []
        self.donation_money: list[int] = []
        self.donation_per_citizen: list[int] = []
        self.bonus: list[int] = []

        self.five_points = 0
        self.points_per_token = 0
        self.points_per_ship = 0
        # By church: the building its token counts, and the points.
        self.token_building = [0] * len(CHURCHES)
        self.token_building_points = [0] * len(CHURCHES)
        # By church: the sites whose citizens its token counts, and the points.
        self.token_sites = [0] * len(CHURCHES)
        self.token_citizen_points = [0] * len(CHURCHES)

        self.building_timber = 0
        self.building_brick = 0
        self.merchant_money = 0
        self.officials: list[list[int]] = []
        self.merit = [0] * len(OFFICIALS)
        self.merit_money = [0] * len(OFFICIALS)
        self.canon_bricks = 0

        self.unit_money = 0
        self.point_money = 0

        self.map = ""
        self.church_names: list[str] = []
        self.church_at: list[list[int]] = []
        self.site_at: list[list[int]] = []
        self.lines: list[tuple[int, int]] = []
        self.church_lines: list[tuple[int, int]] = []
        self.parish = [0] * SITES
        self.building = [0] * SITES
        # The sites adjacent to a site and to a church, the sites of a parish and of a kind of building.
        self.near = [0] * SITES
        self.near_church = [0] * len(CHURCHES)
        self.in_parish = [0] * len(CHURCHES)
        self.of_kind = [0] * len(BUILDINGS)
