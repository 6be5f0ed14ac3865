"""The lower half of a state: pieces and who knows them, chance, and telling what happened."""

from bisect import bisect_left
from typing import Final

from tabularium.kernel.chance import below
from tabularium.kernel.errors import Facts
from tabularium.kernel.event import EVERYBODY, Event
from tabularium.kernel.knowledge import Groups, any_in, seen_arriving, seen_leaving, unseen_move
from tabularium.kernel.record import Record
from tabularium.kernel.setting import Setting

EYES_OPEN: Final = -1


class BeyondPreview(Exception):
    """A preview came to something its seat cannot know: chance or a reveal."""


class Box:
    """Pieces in places, what each observer knows of them, chance streams, events."""

    __slots__ = (
        "contents",
        "drawn",
        "events",
        "known",
        "last_seat",
        "observed",
        "previewing",
        "record",
        "said",
        "seats",
        "setting",
        "undo_mark",
    )

    # Filled by `open_box` or by a copy, not by the constructor: copies are the hot path.
    contents: list[tuple[int, ...]]
    drawn: list[int]

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.seats = setting.seats
        self.known = setting.nothing_known
        self.said = 0  # words and asides so far
        self.undo_mark = 0  # undo never goes back to before this many words
        self.last_seat = -1  # who spoke last: whose undo it is
        self.events: list[Event] | None = None
        self.record: Record | None = None
        self.previewing = EYES_OPEN  # the seat for which a preview runs
        self.observed = True  # whether anybody may ask later what an observer knows

    def open_box(self) -> None:
        """Everything at home, no chance used."""
        self.contents = self.setting.places.full_box()
        self.drawn = [0] * len(self.setting.keys)

    # Telling

    @property
    def telling(self) -> bool:
        """Whether anybody listens; spares the work of putting facts together during search."""
        return self.events is not None

    def tell(
        self, kind: str, facts: Facts, audience: int = EVERYBODY, shadow: Facts | None = None
    ) -> None:
        """Emit an event; those outside the audience get the shadow, or nothing."""
        if self.events is not None:
            self.events.append(Event(kind, facts, audience, shadow))

    def _no_way_back(self, learners: int) -> None:
        """Something came to light: undo ends here for one who learns by it, and so does a preview.

        Whoever shows something of its own learns nothing, and may still take it back (K.6).
        """
        if self.last_seat < 0 or learners >> self.last_seat & 1:
            self.undo_mark = self.said
        if self.previewing != EYES_OPEN and learners >> self.previewing & 1:
            raise BeyondPreview

    def knowledge(self) -> tuple[Groups, ...]:
        """What each observer knows; nobody can say once it was no longer kept."""
        if not self.observed:
            raise AssertionError("played on unobserved: there are no views and no dump any more")
        return self.known

    # Chance

    def _random(self, stream: int, bound: int) -> int:
        self._no_way_back(EVERYBODY)
        n = self.drawn[stream]
        self.drawn[stream] = n + 1
        return below(self.setting.keys[stream], n, bound)

    def roll(self, stream: int, dice: int, sides: int = 6) -> list[int]:
        """Faces of some dice, 1 to `sides`, as they fall."""
        number = self._random(stream, sides**dice)  # one number gives all digits; dice <= 16
        faces: list[int] = []
        for _ in range(dice):
            faces.append(number % sides + 1)
            number //= sides
        if self.record is not None:
            self.record.chance(self.setting.spec.streams[stream], [str(face) for face in faces])
        return faces

    def below(self, stream: int, bound: int) -> int:
        """A random number from 0 to bound - 1."""
        number = self._random(stream, bound)
        if self.record is not None:
            self.record.chance(self.setting.spec.streams[stream], [str(number)])
        return number

    def draw(self, source: int, target: int, stream: int) -> int:
        """A random piece goes from a place that nobody sorts to another; returns it.

        A pile has no order: each draw picks anew, so there is no order that could leak.
        """
        pile = self.contents[source]
        item = pile[self._random(stream, len(pile))]
        if self.record is not None:
            codes = self.setting.places.codes(source, (item,))
            self.record.chance(self.setting.spec.streams[stream], codes)
        self.move(item, source, target)
        return item

    # Pieces

    def move(self, item: int, source: int, target: int) -> None:
        """A piece goes from place to place; who sees a place learns what comes to lie there."""
        seen_by = self.setting.places.seen_by
        from_eyes, to_eyes = seen_by[source], seen_by[target]
        learners = to_eyes & ~from_eyes
        if learners != 0:
            self._no_way_back(learners)
        if self.observed and (
            self.known is not self.setting.nothing_known or from_eyes & ~to_eyes != 0
        ):
            self._keep_track(item, source, target)
        pile = self.contents[source]
        i = bisect_left(pile, item)
        self.contents[source] = pile[:i] + pile[i + 1 :]
        pile = self.contents[target]
        i = bisect_left(pile, item)
        self.contents[target] = pile[:i] + (item,) + pile[i:]

    def show(self, place: int, audience: int) -> None:
        """Let some observers look at a place that they do not see. The only other way to learn."""
        places = self.setting.places
        learners = audience & ~places.seen_by[place]
        if learners != 0:
            self._no_way_back(learners)
        if self.observed:
            known = list(self.known)
            for observer in range(self.seats + 1):
                if learners >> observer & 1:
                    known[observer] = self._after_look(observer, place)
            self.known = tuple(known)
        if self.telling:
            items = self.contents[place]
            name = places.all[place].name
            facts: Facts = {"place": name, "items": places.codes(place, items)}
            eyes = audience | places.seen_by[place]
            self.tell("shown", facts, eyes, {"place": name, "count": len(items)})

    def _after_look(self, observer: int, place: int) -> Groups:
        """What an observer knows after looking at all pieces of a place."""
        items = self.contents[place]
        groups = self.known[observer]
        for i, item in enumerate(items):
            loose = self._is_loose(item, observer, place, groups, items[:i])
            groups = seen_leaving(groups, place, len(items) - i, item, loose)
        for item in items:
            groups = seen_arriving(groups, place, item)
        return groups

    def _keep_track(self, item: int, source: int, target: int) -> None:
        """What each observer knows after a move, written before the piece has moved."""
        seen_by = self.setting.places.seen_by
        sees_source, sees_target = seen_by[source], seen_by[target]
        size = len(self.contents[source])
        for observer in range(self.seats + 1):
            groups = self.known[observer]
            if sees_source >> observer & 1:
                if sees_target >> observer & 1:
                    continue
                groups = seen_arriving(groups, target, item)
            elif not any_in(groups, source):
                continue
            elif sees_target >> observer & 1:
                loose = self._is_loose(item, observer, source, groups, ())
                groups = seen_leaving(groups, source, size, item, loose)
            else:
                groups = unseen_move(groups, source, size, target)
            self.known = self.known[:observer] + (groups,) + self.known[observer + 1 :]

    def _is_loose(
        self, item: int, observer: int, place: int, groups: Groups, accounted: tuple[int, ...]
    ) -> bool:
        """Whether an unseen item may be one that is in no group of an observer, who can count."""
        places = self.setting.places
        deck = places.all[place].deck
        left = -accounted.count(item)
        for number in places.of(deck):
            if not places.seen_by[number] >> observer & 1:
                left += self.contents[number].count(item)
        for group in groups:
            if group.deck(places) is deck:
                left -= group.items.count(item)
        return left > 0
