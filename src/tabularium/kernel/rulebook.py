"""Rulebook: what a game tells the kernel. The bottom of the kernel knows games by this alone."""

from collections.abc import Callable
from typing import Any, Final

from tabularium.kernel.alphabet import Alphabet
from tabularium.kernel.asides import Asides
from tabularium.kernel.chance import Picks
from tabularium.kernel.errors import BadSave, Facts, Reason, Told
from tabularium.kernel.frame import Frame, Table
from tabularium.kernel.options import Option, Options, number
from tabularium.kernel.places import Places
from tabularium.kernel.shape import NO_SHAPE, Shape
from tabularium.kernel.view import View

SPECTATOR: Final = -1  # the seat in `outlook` of one who has none
# Every game can be cut off after so many words; for research, where games must end. 0: never.
HORIZON_OPTION: Final = number("horizon", 0, 0, 1_000_000)


def nothing_on_the_table(t: Table) -> Facts:
    """The plain data of a game without slots of its own."""
    return {}


def nothing_to_load(t: Table, dump: Facts) -> None:
    """What a game without slots of its own loads."""


def no_guess(t: Table, seat: int, slots: list[int], picks: Picks) -> list[int]:
    """For games that never seal a letter."""
    raise AssertionError("a game that seals letters guesses them")


def no_faults(t: Table) -> list[Reason]:
    """For games where nothing but the box can be wrong."""
    return []


def no_scores(t: Table) -> list[int]:
    """For games without points."""
    return [0] * int(t.seats)


def nothing_to_say(t: Table, seat: int) -> Told:
    """For games that forecast nothing or have no outlook."""
    return {}


def untold(before: Table, after: Table, seat: int, events: list[Facts]) -> Told:
    """For games that do not say what a word would bring."""
    return {"gain": 0}


def earned_untold(kind: str, facts: Facts) -> list[tuple[int, str, int]]:
    """For games whose points have one source, or tell it in their result."""
    return []


def no_migration(dump: Facts, rules: int) -> Facts | None:
    """For games whose first rules are their only ones."""
    return None


class TitlePage:
    """What the title page of a game says in numbers; its prose is in the catalogues."""

    __slots__ = ("minutes", "usual", "weight")

    def __init__(self, minutes: tuple[int, int], weight: int, usual: int) -> None:
        self.minutes = minutes  # least and most
        self.weight = weight  # from 1, a family game, to 5, an evening's work
        self.usual = usual  # seats of a first game against bots


class Rulebook:
    """A game as a table of facts and functions; each function gets the game's own state first.

    `GameSpec` adds what one can do with a game. The parameters are in the order of the files in
    which a game keeps them.
    """

    def __init__(
        self,
        game: str,
        seats: range,
        rules: int,
        *,
        alphabet: Alphabet,  # letters.py
        make: Callable[[Any], Table],  # state.py: the class, called with a Setting
        places: Callable[[int, Options], Places],
        streams: tuple[str, ...] = (),
        dump_table: Callable[[Table], Facts] = nothing_on_the_table,  # plain.py
        load_table: Callable[[Table, Facts], None] = nothing_to_load,
        faults: Callable[[Table], list[Reason]] = no_faults,  # faults.py
        standing: Callable[[Table], list[int]] = no_scores,  # scoring.py
        estimate: Callable[[Table], list[int]] | None = None,
        score: Callable[[Table, int], Told] = nothing_to_say,
        earned: Callable[[str, Facts], list[tuple[int, str, int]]] = earned_untold,
        view_table: Callable[[Table, int], Told] | None = None,  # view.py
        imagine_table: Callable[[Table, Facts], None] | None = None,
        guess_sealed: Callable[[Table, int, list[int], Picks], list[int]] = no_guess,
        outlook: Callable[[Table, int], Told] = nothing_to_say,  # outlook.py
        outcome: Callable[[Table, Table, int, list[Facts]], Told] = untold,  # outcome.py
        shape: Shape = NO_SHAPE,  # shape.py
        set_up: Callable[[Table], None],  # the chapters
        frames: tuple[type[Frame], ...],
        asides: Asides | None = None,
        options: tuple[Option, ...] = (),  # spec.py
        title: TitlePage | None = None,
        horizon: int = 10_000,
        migrate: Callable[[Facts, int], Facts | None] = no_migration,
    ) -> None:
        self.id = game
        self.seats = seats
        self.rules = rules  # grows when a stored log could replay differently
        self.alphabet = alphabet
        self.make = make
        self.build_places = places
        self.streams = streams
        self.dump_table = dump_table  # the game's own slots as plain data
        # What a dump names is as named; what it does not stays, or follows from what it names.
        self.load_table = load_table
        self.faults = faults  # what cannot be about the game's own slots
        self.standing = standing  # scores as they stand, for a game that is cut off
        # The same for search, where exact scores would take longer than playing: rough and quick.
        self.estimate = standing if estimate is None else estimate
        self.score = score  # `total` and `parts` of a seat if the game ended now
        # What an event brought: seats, sources, points. Summed up over the record, so that no
        # position has to keep where its points came from.
        self.earned = earned
        self._view_table = view_table
        self._imagine_table = imagine_table
        self.guess_sealed = guess_sealed  # letters that a seat may have sealed in some slots
        self.reckon = outlook  # what a seat would reckon: needs, odds, costs
        # What a word does for a seat: the tables before and after, and what the seat was told.
        self.outcome = outcome
        self.shape = shape
        self.set_up = set_up  # lays out the table and pushes the first frame
        self.frame_classes: dict[str, Any] = {frame.__name__: frame for frame in frames}
        self.asides = Asides() if asides is None else asides
        self.schema = (*options, HORIZON_OPTION)
        self.title = TitlePage((30, 90), 3, seats.start) if title is None else title
        self.horizon = horizon  # a good value of that option for research
        self.migrate = migrate  # a dump of older rules to the rules after it; None: impossible
        self._places: dict[str, Places] = {}

    def view_table(self, t: Table, observer: int) -> Told:
        """What an observer sees of the game's own slots: built by naming, never stripped."""
        if self._view_table is None:  # the whole table lies open
            return self.dump_table(t)
        return self._view_table(t, observer)

    def imagine_table(self, t: Table, table: Facts) -> None:
        """Fill the game's own slots from the table of a view."""
        if self._imagine_table is None:
            self.load_table(t, table)
        else:
            self._imagine_table(t, table)

    def imagine(self, view: View, key: str) -> Table:
        """A full state consistent with a view; here so that a state can preview its words."""
        raise AssertionError("GameSpec imagines")

    def places_for(self, seats: int, options: Options) -> Places:
        """The places, made once for equal seats and options."""
        key = f"{seats} {sorted(options.given.items())}"
        places = self._places.get(key)
        if places is None:
            places = self.build_places(seats, options)
            self._places[key] = places
        return places

    def make_frame(self, name: str, slots: Facts) -> Frame:
        """A frame from its slots."""
        frame = self.frame_classes[name](**slots)
        assert isinstance(frame, Frame)
        return frame

    def frame_names(self) -> list[str]:
        """All headings of the rulebook that can be in progress."""
        return sorted(self.frame_classes)

    def migrated(self, dump: Facts, rules: int) -> Facts:
        """A dump of older rules brought up to ours."""
        while rules < self.rules:
            newer = self.migrate(dump, rules)
            if newer is None:
                detail: Facts = {"game": self.id, "rules": rules, "ours": self.rules}
                raise BadSave(Reason("save.no_migration", "K.11", detail))
            dump = newer
            rules += 1
        return {**dump, "rules": self.rules}
