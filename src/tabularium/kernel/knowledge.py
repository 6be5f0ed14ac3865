"""What an observer knows of face-down pieces beyond who may look where.

A place is either seen by an observer or not. Most knowledge follows from that: everything unseen
is one heap of which only the sum is known. The rest is a list of groups: "these slots together hold
exactly these items". Looking, choosing in secret and random picks split, shift and merge groups.
Where a secret choice blurs two groups they are merged: knowledge is never more than a player has.
"""

from tabularium.kernel.errors import Facts
from tabularium.kernel.places import Deck, Places


class Group:
    """Some unseen slots and the multiset of items in them. Never changed in place."""

    __slots__ = ("counts", "items")

    def __init__(self, counts: dict[int, int], items: tuple[int, ...]) -> None:
        self.counts = counts  # place -> number of slots
        self.items = items  # sorted

    def shifted(self, source: int, target: int) -> "Group":
        """One slot moved on, nobody saw which."""
        counts = self.counts.copy()
        counts[source] -= 1
        if counts[source] == 0:
            del counts[source]
        counts[target] = counts.get(target, 0) + 1
        return Group(counts, self.items)

    def without(self, source: int, item: int) -> "Group | None":
        """One item was seen leaving; None if nothing is left."""
        counts = self.counts.copy()
        counts[source] -= 1
        if counts[source] == 0:
            del counts[source]
        i = self.items.index(item)
        items = self.items[:i] + self.items[i + 1 :]
        return Group(counts, items) if items else None

    def with_(self, other: "Group") -> "Group":
        """Both groups as one."""
        counts = self.counts.copy()
        for place, n in other.counts.items():
            counts[place] = counts.get(place, 0) + n
        return Group(counts, tuple(sorted(self.items + other.items)))

    def deck(self, places: Places) -> Deck:
        """What the items are items of."""
        return places.all[next(iter(self.counts))].deck

    def dump(self, places: Places) -> Facts:
        """As plain data."""
        first = next(iter(self.counts))
        slots = {places.all[place].name: n for place, n in sorted(self.counts.items())}
        return {"places": slots, "items": places.codes(first, self.items)}


Groups = tuple[Group, ...]


def load_group(places: Places, dump: Facts) -> Group:
    """The group with this dump."""
    slots = dump["places"]
    codes = dump["items"]
    assert isinstance(slots, dict) and isinstance(codes, list)
    counts = {places.by_name[name]: n for name, n in slots.items()}
    return Group(counts, places.items(next(iter(counts)), codes))


def any_in(groups: Groups, place: int) -> bool:
    """Whether any group has slots in a place; most moves touch none."""
    for group in groups:
        if place in group.counts:
            return True
    return False


def _loose_slots(groups: Groups, place: int, size: int) -> int:
    """How many slots of a place belong to no group."""
    for group in groups:
        size -= group.counts.get(place, 0)
    return size


def _merged(groups: list[Group]) -> Group:
    merged = groups[0]
    for other in groups[1:]:
        merged = merged.with_(other)
    return merged


def seen_leaving(groups: Groups, source: int, size: int, item: int, loose: bool) -> Groups:
    """The observer saw `item` leave `source`, which held `size` pieces; `loose`: for all that the
    observer can count, one like it may be in no group."""
    suspects = [g for g in groups if g.counts.get(source, 0) > 0 and item in g.items]
    if not suspects:
        return groups
    rest = tuple([g for g in groups if g not in suspects])
    if loose and _loose_slots(groups, source, size) > 0:
        return rest  # it may have been a loose one: the groups are blurred
    left = _merged(suspects).without(source, item)
    return rest if left is None else (*rest, left)


def unseen_move(groups: Groups, source: int, size: int, target: int) -> Groups:
    """Some piece went from one unseen place to another."""
    touched = [g for g in groups if g.counts.get(source, 0) > 0]
    if not touched:
        return groups
    rest = tuple([g for g in groups if g not in touched])
    if _loose_slots(groups, source, size) > 0:
        return rest
    return (*rest, _merged(touched).shifted(source, target))


def seen_arriving(groups: Groups, target: int, item: int) -> Groups:
    """The observer knows that `item` now lies in the unseen place `target`."""
    items: tuple[int, ...] = (item,)
    rest: list[Group] = []
    for group in groups:
        if len(group.counts) == 1 and target in group.counts:
            items += group.items  # one place, no order: nothing is lost by merging
        else:
            rest.append(group)
    return tuple(rest) + (Group({target: len(items)}, tuple(sorted(items))),)
