"""A player's belongings, sorted by colour and ground for the final reckoning."""

from typing import Final

from tabularium.games.alea.borderland import (
    CONDITION_BITS,
    GREY_GROUND,
    JOKER,
    POOL,
    RIM,
    Ground,
    children_in,
    fits,
    ground_points,
)
from tabularium.games.alea.homeland import NO_CHILD, ONE_CHILD, POINT, Homeland, Tariff
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
from tabularium.games.alea.rulings import Switches

# Where the one child of Offspring is; with a child per couple: how many lie on jokers.
CHILD_ELSEWHERE: Final = 1
CHILD_ON_JOKER: Final = 2


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
        self.child = 0  # children fixed, see CHILD_ELSEWHERE
        self.conditions = 0  # of all grounds, packed
        self.known: set[int] = set()  # colours that VII counts anyhow
        self.grounds: list[Ground] = []
        self.pool: list[int] = []  # containers of the jokers without fixed tiles
        self.men: list[list[int]] = [[] for _ in COLOURS]  # free tiles by colour, highest first
        self.women: list[list[int]] = [[] for _ in COLOURS]
        self.homes: list[list[int]] = [[] for _ in COLOURS]
        self.homelands: list[Homeland] = []
        self.possible = self._lay_fixed(patricians) and self._survey_grounds()
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
        placed = len(self.fixed) - len(out) + 1
        if tariff.by_twos:
            points += placed // 2
            self.parity = placed % 2
        points += len(self.colours_fixed()) * tariff.colour
        self.start = points * POINT + (sum(out) if tariff.by_sum else max(out))
        return True

    def colours_fixed(self) -> set[int]:
        """Colours of all tiles fixed in a container."""
        return {patrician_colour(tile) for tiles in self.contents.values() for tile in tiles}

    def _survey_grounds(self) -> bool:
        """List homes and grounds; False if fixed tiles cannot lie together as they do."""
        for container, tiles in self.contents.items():
            card = card_of_container(container)
            lying = [patrician_colour(tile) * 2 + patrician_sex(tile) for tile in tiles]
            if card < 0 and container != GREY_PROVINCE:
                self.homes[province_colour(container)].append(container)
                self.known.add(province_colour(container))
            elif card < 0:
                self.grounds.append(Ground(GREY_GROUND, container, (0, 0), lying))
            elif is_rim(card):
                self.grounds.append(Ground(RIM, container, rim_pair(card), lying))
                self.known.update(rim_pair(card))
            elif lying:
                self.grounds.append(Ground(JOKER, container, (0, 0), lying))
            else:
                self.pool.append(container)
        shown: set[int] = set()
        for i in range(len(self.grounds)):
            if not self._open_ground(i):
                return False
            shown.update(self.grounds[i].fixed_colours)
        self.start += len(shown - self.known) * self.tariff.province_colour * POINT
        self.known |= shown
        if self.pool:
            self.grounds.append(Ground(POOL, -1, (0, 0), []))
        return True

    def _open_ground(self, i: int) -> bool:
        """Book the fixed tiles of a ground; False if they cannot lie there together."""
        ground = self.grounds[i]
        tariff = self.tariff
        colours = ground.start // 9
        if not fits(ground, ground.fixed_men, ground.fixed_women, colours, tariff.children):
            return False
        if ground.kind != JOKER:
            self.start += ground_points(ground, ground.start, tariff) * POINT
        self.conditions += ground.start << (CONDITION_BITS * i)
        child = self.child_code(ground.kind, children_in(ground, ground.start))
        if child and self.child and tariff.children == ONE_CHILD:
            return False
        self.child += child
        return True

    def child_code(self, kind: int, children: int) -> int:
        """How children on a ground of that kind are kept in mind."""
        if children == 0 or self.tariff.children == NO_CHILD:
            return 0
        if self.tariff.children == ONE_CHILD:
            return CHILD_ON_JOKER if kind in (JOKER, POOL) else CHILD_ELSEWHERE
        return children if kind in (JOKER, POOL) else 0

    def _gather(self, patricians: list[int]) -> None:
        """Sort the free tiles and price every colour's homeland."""
        for patrician in sorted(patricians, reverse=True):
            if patrician not in self.fixed:
                sexes = self.women if patrician_sex(patrician) == WOMAN else self.men
                sexes[patrician_colour(patrician)].append(patrician)
        seen = self.colours_fixed()
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

    def has_grey_ground(self) -> bool:
        """Does the player own the grey province?"""
        return GREY_PROVINCE in self.contents

    def has_empty_grey(self) -> bool:
        """Does the player own the grey province, with nobody fixed there?"""
        return GREY_PROVINCE in self.contents and not self.contents[GREY_PROVINCE]
