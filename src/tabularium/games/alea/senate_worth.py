"""What each Senate card is worth once the patricians are laid out (rules 9.8 to 9.20)."""

from tabularium.games.alea.material import (
    FORTUNA_PER_REWARD,
    GREY,
    GREY_PROVINCE,
    JOKER_WORTH,
    MANY_COUPLES,
    MANY_DIFFERENT_PATRICIANS,
    MANY_DIFFERENT_PROVINCES,
    MANY_FORTUNA_TILES,
    MANY_MEN,
    MANY_OCCUPIED_PROVINCES,
    MANY_PATRICIANS,
    MANY_PROVINCES,
    MANY_SENATE_CARDS,
    MANY_WOMEN,
    OFFSPRING,
    RIM_WORTH,
    card_of_container,
    container_of_card,
    is_joker,
    is_rim,
    patrician_colour,
    patrician_sex,
    province_colour,
    rim_pair,
)
from tabularium.games.alea.rulings import Switches


class Census:
    """The counts that Senate cards ask for, taken from one finished layout."""

    def __init__(
        self, contents: dict[int, list[int]], senate: list[int], fortuna_tiles: int
    ) -> None:
        self.contents = contents  # every container of the player, with the patricians in it
        self.senate_cards = len(senate)
        self.fortuna_tiles = fortuna_tiles
        self.occupied_provinces = 0
        self.couples = 0
        self.men = 0
        self.women = 0
        self.patrician_colours: set[int] = set()
        self.province_colours: set[int] = set()
        for container, tiles in contents.items():
            self._count_patricians(tiles)
            self._count_container(container, tiles)

    def _count_patricians(self, tiles: list[int]) -> None:
        """Count those who lie in one container."""
        men = 0
        for tile in tiles:
            men += 1 - patrician_sex(tile)
            self.patrician_colours.add(patrician_colour(tile))
        self.men += men
        self.women += len(tiles) - men
        # A child is a third tile of one sex: it never makes a second couple (9.12).
        self.couples += 1 if 0 < men < len(tiles) else 0

    def _count_container(self, container: int, tiles: list[int]) -> None:
        """Count one container, and the colours it shows for VII."""
        card = card_of_container(container)
        if card < 0 and tiles:
            self.occupied_provinces += 1
        if card < 0 and container != GREY_PROVINCE:
            self.province_colours.add(province_colour(container))
        elif card >= 0 and is_rim(card):
            self.province_colours.update(rim_pair(card))
        elif tiles:  # a joker or the grey province shows the colours of those who live there
            self.province_colours.update([patrician_colour(tile) for tile in tiles])
        else:
            self.province_colours.add(GREY)


def shows_both_colours(tiles: list[int]) -> bool:
    """Is a rim province with these tiles complete, a couple of two colours?"""
    sexes = {patrician_sex(tile) for tile in tiles}
    return len(sexes) == 2 and len({patrician_colour(tile) for tile in tiles}) == 2


def province_card_worth(card: int, census: Census) -> int:
    """Fame points of a rim or joker; the patricians lying on it are counted elsewhere."""
    tiles = census.contents[container_of_card(card)]
    if is_rim(card):
        return RIM_WORTH if shows_both_colours(tiles) else 0
    return JOKER_WORTH if tiles else 0


def senate_worth(card: int, census: Census, switches: Switches) -> int:
    """Fame points of one Senate card."""
    if is_rim(card) or is_joker(card):
        return province_card_worth(card, census)
    if card == MANY_PROVINCES:
        return 1 + len(census.contents) // 2
    if card == MANY_PATRICIANS:
        return (census.men + census.women) // 2
    if card == MANY_SENATE_CARDS:
        return 1 + census.senate_cards
    if card == MANY_FORTUNA_TILES:
        return 1 + switches.iv_rate * (census.fortuna_tiles // FORTUNA_PER_REWARD)
    if card == MANY_COUPLES:
        return 1 + census.couples
    if card == MANY_DIFFERENT_PATRICIANS:
        return len(census.patrician_colours)
    if card == MANY_DIFFERENT_PROVINCES:
        return len(census.province_colours)
    if card == MANY_OCCUPIED_PROVINCES:
        return census.occupied_provinces
    if card == MANY_WOMEN:
        return census.women
    if card == MANY_MEN:
        return census.men
    assert card == OFFSPRING, f"no such Senate card: {card}"
    return 0  # it brings no points of its own (9.18)
