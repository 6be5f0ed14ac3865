"""A player's final layout: which patricians may lie where, and what the whole is worth.

This is the plain reading of rules 9.1 to 9.21. The search for the best layout (`reckoning`) is
checked against it, so it stays free of any cleverness.
"""

from collections.abc import Mapping, Sequence

from tabularium.games.alea.material import (
    GREY_PROVINCE,
    OFFSPRING,
    TOKENS_PER_POINT,
    UNPLACED,
    card_of_container,
    container_code,
    container_of_card,
    is_joker,
    is_rim,
    patrician_code,
    patrician_colour,
    patrician_sex,
    patrician_value,
    province_colour,
    province_value,
    rim_pair,
)
from tabularium.games.alea.rulings import Switches
from tabularium.games.alea.senate_worth import Census, senate_worth


class IllegalLayout(Exception):
    """A layout breaks a rule: `code` says which one, `where` names the tile or container."""

    def __init__(self, code: str, where: str) -> None:
        super().__init__(f"{code}: {where}")
        self.code = code
        self.where = where


class Child:
    """The third tile of a container, lying with a couple thanks to Offspring (9.18)."""

    def __init__(self, container: int, patrician: int) -> None:
        self.container = container
        self.patrician = patrician
        self.colour = patrician_colour(patrician)
        self.sex = patrician_sex(patrician)


class Layout:
    """A finished layout with all its parts of fame points."""

    def __init__(
        self,
        placed: dict[int, int],
        province_points: dict[int, int],
        patrician_points: dict[int, int],
        senate: dict[int, int],
        fortuna_points: int,
        token_points: int,
        children: list[Child],
        tiebreak: int,
    ) -> None:
        self.placed = placed  # patrician -> container or UNPLACED
        self.province_points = province_points  # by province
        self.patrician_points = patrician_points  # by patrician
        self.senate_points = senate  # by Senate card
        self.fortuna_points = fortuna_points
        self.token_points = token_points
        self.children = children
        self.tiebreak = tiebreak
        self.provinces_total = sum(province_points.values())
        self.patricians_total = sum(patrician_points.values())
        self.senate_total = sum(senate.values())
        self.points = self.provinces_total + self.patricians_total + self.senate_total
        self.points += fortuna_points + token_points


def containers_of(provinces: Sequence[int], senate: Sequence[int]) -> list[int]:
    """Everything of the player's in which patricians can lie."""
    cards = [container_of_card(card) for card in senate if is_rim(card) or is_joker(card)]
    return list(provinces) + cards


def admits(container: int, colour: int) -> bool:
    """May a patrician of that colour lie in the container at all?"""
    card = card_of_container(container)
    if card >= 0:
        return is_joker(card) or colour in rim_pair(card)
    return container == GREY_PROVINCE or province_colour(container) == colour


def fault_in(container: int, tiles: list[int], offspring: bool) -> str | None:
    """Why these tiles may not lie together in the container; None if they may."""
    for tile in tiles:
        if not admits(container, patrician_colour(tile)):
            return "colour"
    if len(tiles) < 2:
        return None
    if len(tiles) > 3:
        return "too-many"
    if len(tiles) == 3 and not offspring:
        return "no-offspring"
    if len({patrician_sex(tile) for tile in tiles}) < 2:
        return "one-sex" if len(tiles) == 2 else "child-without-couple"
    colours = len({patrician_colour(tile) for tile in tiles})
    card = card_of_container(container)
    if container == GREY_PROVINCE and colours > 1:
        return "grey-two-colours"
    if card >= 0 and is_rim(card) and colours < 2:
        return "rim-one-colour"
    # On a joker the child needs a parent of its colour; elsewhere it has one by now.
    return "child-colour" if colours > 2 else None


def child_of(container: int, tiles: list[int]) -> Child:
    """Which of three tiles is the child: the lowest one whose removal leaves it two parents."""
    for tile in sorted(tiles, key=patrician_value):
        parents = [other for other in tiles if other != tile]
        matches = patrician_colour(tile) in [patrician_colour(parent) for parent in parents]
        # A rim couple shows both colours of the card, so a child matches one of them anyway.
        if matches and fault_in(container, parents, False) is None:
            return Child(container, tile)
    raise IllegalLayout("child-without-couple", container_code(container))


def contents_of(
    containers: list[int], patricians: list[int], placed: Mapping[int, int]
) -> dict[int, list[int]]:
    """The tiles in each container; raises if the layout is not about exactly these tiles."""
    contents: dict[int, list[int]] = {container: [] for container in containers}
    for patrician in sorted(placed):
        if patrician not in patricians:
            raise IllegalLayout("not-yours", patrician_code(patrician))
        container = placed[patrician]
        if container in contents:
            contents[container].append(patrician)
        elif container != UNPLACED:
            raise IllegalLayout("no-such-place", container_code(container))
    for patrician in patricians:
        if patrician not in placed:
            raise IllegalLayout("missing", patrician_code(patrician))
    return contents


def children_in(contents: dict[int, list[int]], offspring: bool, switches: Switches) -> list[Child]:
    """All third tiles; raises if any container is filled against the rules."""
    children: list[Child] = []
    for container, tiles in contents.items():
        fault = fault_in(container, tiles, offspring)
        if fault is not None:
            raise IllegalLayout(fault, container_code(container))
        if len(tiles) == 3:
            children.append(child_of(container, tiles))
    if len(children) > 1 and switches.offspring == "one":
        raise IllegalLayout("second-child", container_code(children[1].container))
    return children


def province_worth(province: int, occupied: bool, switches: Switches) -> int:
    """The value of a province; an empty one counts one less (9.4, 9.5)."""
    if occupied:
        return province_value(province)
    if province == GREY_PROVINCE:
        return switches.empty_zero
    return province_value(province) - 1


def tiebreak_of(unplaced: list[int], switches: Switches) -> int:
    """What decides between equal points: the patricians left out (9.21)."""
    values = [patrician_value(patrician) for patrician in unplaced]
    if switches.tiebreak == "sum":
        return sum(values)
    return max(values, default=0)


def score_layout(
    provinces: Sequence[int],
    patricians: Sequence[int],
    senate: Sequence[int],
    fortuna: Sequence[int],
    tokens: int,
    switches: Switches,
    placed: Mapping[int, int],
) -> Layout:
    """Score one complete layout; raises IllegalLayout with a reason if it breaks a rule."""
    contents = contents_of(containers_of(provinces, senate), list(patricians), placed)
    children = children_in(contents, OFFSPRING in senate, switches)
    census = Census(contents, list(senate), len(fortuna))
    ours = {patrician: placed[patrician] for patrician in patricians}
    out = [patrician for patrician in patricians if ours[patrician] == UNPLACED]
    return Layout(
        placed=ours,
        province_points={p: province_worth(p, bool(contents[p]), switches) for p in provinces},
        patrician_points={p: 0 if p in out else patrician_value(p) for p in patricians},
        senate={card: senate_worth(card, census, switches) for card in senate},
        fortuna_points=sum(fortuna),
        token_points=tokens // TOKENS_PER_POINT,
        children=children,
        tiebreak=tiebreak_of(out, switches),
    )
