"""A player's belongings, sorted by colour and ground for the final reckoning."""

from tabularium.games.alea.layout import admits, containers_of
from tabularium.games.alea.material import (
    COLOURS,
    GREY_PROVINCE,
    UNPLACED,
    WOMAN,
    card_of_container,
    is_rim,
    patrician_colour,
    patrician_sex,
    patrician_value,
    province_colour,
    rim_pair,
)
from tabularium.games.alea.reckoning.borderland import (
    CONDITION_BITS,
    GREY_GROUND,
    JOKER,
    RIM,
    Ground,
    children_in,
    fits,
    ground_points,
)
from tabularium.games.alea.reckoning.homeland import ONE_CHILD, POINT, Homeland, Tariff
from tabularium.games.alea.rulings import Switches


class Estate:
    """The hand of one player, and what the player has already fixed of its layout."""

    def __init__(
        self,
        provinces: list[int],
        patricians: list[int],
        senate: list[int],
        switches: Switches,
        fixed: dict[int, int],
    ) -> None:
        self.tariff = Tariff(senate, switches)
        self.fixed = fixed
        self.contents: dict[int, list[int]] = {c: [] for c in containers_of(provinces, senate)}
        self.start = 0  # score of what is fixed
        self.parity = 0  # of the patricians fixed in containers, if card II asks for it
        self.child = 0  # children fixed on grounds, if there may be only one
        self.known: set[int] = set()  # colours that VII counts anyhow
        self.grounds: list[Ground] = []  # the tracked ones
        self.conditions = 0  # of these grounds, packed
        self.grey = False  # is there a grey province with nobody fixed in it?
        self.pool: list[int] = []  # containers of the jokers with nobody fixed on them
        self.men: list[list[int]] = [[] for _ in COLOURS]  # free tiles by colour, highest first
        self.women: list[list[int]] = [[] for _ in COLOURS]
        self.homes: list[list[int]] = [[] for _ in COLOURS]
        self.homelands: list[Homeland] = []
        self.possible = self._lay_fixed(patricians) and self._survey()
        if self.possible:
            self._gather(patricians)

    def _lay_fixed(self, patricians: list[int]) -> bool:
        """Put fixed tiles where they lie; False if one cannot lie there at all."""
        tariff = self.tariff
        points = 0
        out = [0]
        for patrician, container in self.fixed.items():
            if patrician not in patricians:
                return False
            if container == UNPLACED:
                out.append(patrician_value(patrician))
                continue
            if container not in self.contents:
                return False
            if not admits(container, patrician_colour(patrician)):
                return False
            self.contents[container].append(patrician)
            points += patrician_value(patrician)
            points += tariff.woman if patrician_sex(patrician) == WOMAN else tariff.man
        if tariff.by_twos:
            placed = len(self.fixed) - len(out) + 1
            points += placed // 2
            self.parity = placed % 2
        points += len(self._colours_fixed()) * tariff.colour
        self.start = points * POINT + (sum(out) if tariff.by_sum else max(out))
        return True

    def _colours_fixed(self) -> set[int]:
        """Colours of all tiles fixed in a container."""
        return {patrician_colour(tile) for tiles in self.contents.values() for tile in tiles}

    def _survey(self) -> bool:
        """Sort the containers; False if fixed tiles cannot lie together as they do."""
        shown: set[int] = set()
        for container, tiles in self.contents.items():
            card = card_of_container(container)
            lying = [patrician_colour(tile) * 2 + patrician_sex(tile) for tile in tiles]
            if card < 0 and container != GREY_PROVINCE:
                self.homes[province_colour(container)].append(container)
                self.known.add(province_colour(container))
            elif card >= 0 and is_rim(card):
                self.known.update(rim_pair(card))
                self.grounds.append(Ground(RIM, container, rim_pair(card), lying))
            elif lying:
                kind = JOKER if card >= 0 else GREY_GROUND
                self.grounds.append(Ground(kind, container, (0, 0), lying))
                shown.update(self.grounds[-1].fixed_colours)
            elif card >= 0:
                self.pool.append(container)
            else:
                self.grey = True
        self.start += len(shown - self.known) * self.tariff.province_colour * POINT
        self.known |= shown
        return False not in [self._book(i) for i in range(len(self.grounds))]

    def _book(self, i: int) -> bool:
        """Book the fixed tiles of a ground; False if they cannot lie there together."""
        ground = self.grounds[i]
        if not fits(ground, ground.men, ground.women, ground.colours, self.tariff.children):
            return False
        self.start += ground_points(ground, ground.start, self.tariff) * POINT
        self.conditions += ground.start << (CONDITION_BITS * i)
        if self.tariff.children == ONE_CHILD:
            self.child += children_in(ground, ground.start)
        return self.child <= 1

    def _gather(self, patricians: list[int]) -> None:
        """Sort the free tiles and price every colour's homeland."""
        for patrician in sorted(patricians, reverse=True):
            if patrician not in self.fixed:
                sexes = self.women if patrician_sex(patrician) == WOMAN else self.men
                sexes[patrician_colour(patrician)].append(patrician)
        seen = self._colours_fixed()
        for colour in range(len(COLOURS)):
            self.homes[colour].sort(reverse=True)
            fixed: list[tuple[int, int]] = []
            for home in self.homes[colour]:
                women = sum([patrician_sex(tile) for tile in self.contents[home]])
                fixed.append((len(self.contents[home]) - women, women))
            men_values = [patrician_value(tile) for tile in self.men[colour]]
            women_values = [patrician_value(tile) for tile in self.women[colour]]
            self.homelands.append(
                Homeland(self.tariff, men_values, women_values, fixed, colour in seen)
            )
