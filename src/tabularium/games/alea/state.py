"""The table of Alea Iacta Est: dice on the five buildings, and where cards and tiles lie."""

from typing import Any, Final

from tabularium.games.alea import material
from tabularium.kernel import (
    Deck,
    Facts,
    Options,
    Place,
    Places,
    Reason,
    Setting,
    State,
    own,
    public,
    secret,
)

MAX_SEATS: Final = 5

# Places, by number. Those with a seat take five numbers in a row.
PROVINCE_PILE: Final = 0
OPEN_PROVINCES: Final = 1
PROVINCES_GONE: Final = 2
PROVINCES_OF: Final = 3
PATRICIAN_PILE: Final = 8
OPEN_PATRICIANS: Final = 9
PATRICIANS_GONE: Final = 10
PATRICIANS_OF: Final = 11
FORTUNA_PILE: Final = 16
FORTUNA_REJECTED: Final = 17
FORTUNA_DRAWN: Final = 18  # this round, seen by their owner
FORTUNA_KEPT: Final = 23
SENATE_PILE: Final = 28
UNDER_SENATE_PILE: Final = 29
SENATE_CHOICE: Final = 30  # the cards a seat chooses from
SENATE_OF: Final = 35
SENATE_SHOWN: Final = 40  # at the end of the game

# Streams of chance: the dice of each seat, and one per pile.
STREAMS: Final = (
    "dice.0",
    "dice.1",
    "dice.2",
    "dice.3",
    "dice.4",
    "provinces",
    "patricians",
    "fortuna",
    "senate",
)
PROVINCE_DRAWS: Final = 5
PATRICIAN_DRAWS: Final = 6
FORTUNA_DRAWS: Final = 7
SENATE_DRAWS: Final = 8


def build_places(seats: int, options: Options) -> Places:
    """Where things lie. Without the Temple its tiles and Senate card IV stay out of the game."""
    setup = material.setup_for(seats)
    provinces = Deck("provinces", material.PROVINCE_CODES, tuple(range(material.PROVINCES)))
    patricians = Deck("patricians", material.PATRICIAN_CODES, tuple(range(material.PATRICIANS)))
    tiles = tuple([value - 1 for value in material.FORTUNA_TILES]) if setup.temple else ()
    fortuna = Deck("fortuna", ("1", "2", "3"), tiles)
    senate = Deck("senate", material.SENATE_CODES, tuple(setup.senate_deck()))
    places = [secret(provinces, "provinces.pile"), public(provinces, "provinces.open")]
    places += [public(provinces, "provinces.gone"), *_each(provinces, "provinces.of")]
    places += [secret(patricians, "patricians.pile"), public(patricians, "patricians.open")]
    places += [public(patricians, "patricians.gone"), *_each(patricians, "patricians.of")]
    places += [secret(fortuna, "fortuna.pile"), public(fortuna, "fortuna.rejected")]
    places += [own(fortuna, "fortuna.drawn", seat) for seat in range(MAX_SEATS)]
    places += _each(fortuna, "fortuna.kept")
    places += [secret(senate, "senate.pile"), secret(senate, "senate.under")]
    places += [own(senate, "senate.choice", seat) for seat in range(MAX_SEATS)]
    places += [own(senate, "senate.of", seat) for seat in range(MAX_SEATS)]
    places += _each(senate, "senate.shown")
    return Places(seats, places)


def _each(deck: Deck, name: str) -> list[Place]:
    return [public(deck, name, seat) for seat in range(MAX_SEATS)]


class Alea(State):
    """Dice by face: index `6 * seat + face - 1` where a building keeps faces apart."""

    __slots__ = (
        "castrum",
        "forum",
        "hand",
        "latrine",
        "roll_of",
        "senate",
        "setup",
        "temple",
        "tokens",
    )

    # Dice a seat has not placed yet; the roll of the seat whose turn it is, counted by face - 1.
    hand: list[int]
    roll_of: list[int]
    temple: list[int]
    senate: list[int]  # a run per seat, as a bit mask of faces
    castrum: list[int]
    forum: list[int]  # from the left: 8 * owner + face
    latrine: list[int]
    tokens: list[int]

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.setup = material.setup_for(setting.seats)

    def open_box(self) -> None:
        """All dice in hand, nothing on the buildings."""
        super().open_box()
        self.hand = [material.DICE_PER_PLAYER] * self.seats
        self.roll_of = [0] * 6
        self.temple = [0] * (6 * self.seats)
        self.senate = [0] * self.seats
        self.castrum = [0] * (6 * self.seats)
        self.forum = []
        self.latrine = [0] * self.seats
        self.tokens = [0] * self.seats

    def copy(self) -> "Alea":
        """An equal table that shares nothing that changes."""
        twin = Alea(self.setting)
        self.copy_kernel(twin)
        twin.hand = self.hand[:]
        twin.roll_of = self.roll_of[:]
        twin.temple = self.temple[:]
        twin.senate = self.senate[:]
        twin.castrum = self.castrum[:]
        twin.forum = self.forum[:]
        twin.latrine = self.latrine[:]
        twin.tokens = self.tokens[:]
        return twin

    # Dice

    def take_from_roll(self, seat: int, face: int, dice: int) -> None:
        """Dice of the current roll leave the hand."""
        self.roll_of[face - 1] -= dice
        self.hand[seat] -= dice

    def dice_of(self, seat: int) -> int:
        """All dice of a seat, wherever they are."""
        dice = self.hand[seat] + self.latrine[seat] + bin(self.senate[seat]).count("1")
        for i in range(6 * seat, 6 * seat + 6):
            dice += self.temple[i] + self.castrum[i]
        for die in self.forum:
            dice += die >> 3 == seat
        return dice

    def faults(self) -> list[Reason]:
        """Dice that are missing or too many, runs and sets that are alike."""
        faults: list[Reason] = []
        for seat in range(self.seats):
            least = min(self.hand[seat], self.latrine[seat], self.tokens[seat])
            if least < 0 or self.dice_of(seat) != material.DICE_PER_PLAYER:
                detail: Facts = {"seat": seat, "dice": self.dice_of(seat)}
                faults.append(Reason("alea.dice_missing", "1.7", detail))
        faults += self.senate_faults()
        faults += self.temple_faults()
        for face in range(1, 7):
            sets = [n for n in self.castrum[face - 1 :: 6] if n]
            if len(set(sets)) != len(sets):
                faults.append(Reason("alea.same_set", "5.3", {"face": face}))
        if len(self.forum) > self.setup.forum_columns or not _rising(self.forum):
            faults.append(Reason("alea.forum_row", "6.2"))
        if sum(self.roll_of) != self.dice_rolled():
            faults.append(Reason("alea.roll", "2.2"))
        return faults

    def senate_faults(self) -> list[Reason]:
        """Runs with gaps, and runs that are alike."""
        faults: list[Reason] = []
        runs = [run for run in self.senate if run]
        for run in runs:
            lowest = run & -run
            if run & (run + lowest):  # a run without gaps carries over to a single bit
                faults.append(Reason("alea.not_a_run", "4.1"))
        if len(set(runs)) != len(runs):
            faults.append(Reason("alea.same_run", "4.3"))
        return faults

    def temple_faults(self) -> list[Reason]:
        """Dice in no Temple, dice that nobody has outdone, tiles drawn for no die."""
        if sum(self.temple) and not self.setup.temple:
            return [Reason("alea.no_temple", "3.1")]
        faults: list[Reason] = []
        there: list[tuple[int, int]] = []
        for seat in range(self.seats):
            dice = _faces(self.temple[6 * seat : 6 * seat + 6])
            if dice:
                there.append((len(dice), sum(dice)))
            elif self.contents[FORTUNA_DRAWN + seat]:
                faults.append(Reason("alea.tiles_without_dice", "3.3", {"seat": seat}))
        there.sort()
        for i in range(1, len(there)):
            if there[i][0] == there[i - 1][0] or there[i][1] <= there[i - 1][1]:
                faults.append(Reason("alea.temple_order", "3.9"))
        return faults

    def dice_rolled(self) -> int:
        """How many dice must lie rolled: those in hand of whoever is on turn and has rolled."""
        for frame in self.stack:
            if type(frame).__name__ == "Turn" and frame.step != "start":
                seat = getattr(frame, "seat", -1)
                return self.hand[seat] if seat in range(self.seats) else 0
        return 0

    def standing(self) -> list[int]:
        """Fame as it stands, for a game that is cut off at its horizon."""
        from tabularium.games.alea.ending import best_for

        hidden = self.contents[SENATE_OF : SENATE_OF + self.seats]
        shown = self.contents[SENATE_SHOWN : SENATE_SHOWN + self.seats]
        return [best_for(self, s, hidden[s] + shown[s]).points for s in range(self.seats)]

    # Plain data. The whole table lies open; what is secret lies in places.

    def dump_table(self) -> Facts:
        """Every building, dice by face."""
        return {
            "hand": self.hand[:],
            "roll": _faces(self.roll_of),
            "temple": [_faces(self.temple[6 * s : 6 * s + 6]) for s in range(self.seats)],
            "senate": [
                [face for face in range(1, 7) if run >> (face - 1) & 1] for run in self.senate
            ],
            "castrum": [_faces(self.castrum[6 * s : 6 * s + 6]) for s in range(self.seats)],
            "forum": [[die >> 3, die & 7] for die in self.forum],
            "latrine": self.latrine[:],
            "tokens": self.tokens[:],
        }

    def load_table(self, dump: Facts) -> None:
        """Put dice where a dump says; what is not given stays where it is."""
        seats = self.seats
        if "roll" in dump:
            self.roll_of = _counts(_read_list(dump, "roll"))
        if "temple" in dump:
            self.temple = _flat(_read_rows(dump, "temple", seats))
        if "castrum" in dump:
            self.castrum = _flat(_read_rows(dump, "castrum", seats))
        if "senate" in dump:
            self.senate = [_run(counts) for counts in _read_rows(dump, "senate", seats)]
        if "forum" in dump:
            self.forum = [_forum_die(die, seats) for die in _read_list(dump, "forum")]
        if "hand" in dump:
            self.hand = _read_numbers(dump, "hand", seats)
        if "latrine" in dump:
            self.latrine = _read_numbers(dump, "latrine", seats)
        if "tokens" in dump:
            self.tokens = _read_numbers(dump, "tokens", seats)

    def view_table(self, seat: int) -> Facts:
        """What everybody sees: all dice, and the tokens."""
        table = self.dump_table()
        names = ("hand", "roll", "temple", "senate", "castrum", "forum", "latrine", "tokens")
        return {name: table[name] for name in names}

    def imagine_table(self, table: Facts) -> None:
        """The table of a view is complete."""
        self.load_table(table)


def _rising(forum: list[int]) -> bool:
    faces = [die & 7 for die in forum]
    return faces == sorted(faces)


def _faces(counts: list[int]) -> list[int]:
    """Dice as a sorted list of faces."""
    faces: list[int] = []
    for i, n in enumerate(counts):
        faces.extend([i + 1] * n)
    return faces


def _counts(faces: list[Any]) -> list[int]:
    """How many dice show each face."""
    counts = [0] * 6
    for face in faces:
        counts[_face(face) - 1] += 1
    return counts


def _flat(rows: list[list[int]]) -> list[int]:
    return [n for counts in rows for n in counts]


# Positions are written by people: what cannot be read raises ValueError.


def _face(value: object) -> int:
    if type(value) is not int or not 1 <= value <= 6:
        raise ValueError(f"a die shows 1 to 6: {value!r}")
    return value


def _run(counts: list[int]) -> int:
    """Dice of a run as a bit mask of faces."""
    if max(counts) > 1:
        raise ValueError(f"a face comes once in a run: {_faces(counts)}")
    return sum([n << i for i, n in enumerate(counts)])


def _forum_die(die: list[Any], seats: int) -> int:
    """Owner and face as one number."""
    owner, face = die
    if type(owner) is not int or not 0 <= owner < seats:
        raise ValueError(f"a die has an owner at the table: {die!r}")
    return 8 * owner + _face(face)


def _read_list(dump: Facts, name: str) -> list[Any]:
    value = dump[name]
    if not isinstance(value, list):
        raise ValueError(f"{name} is a list: {value!r}")
    return value


def _read_rows(dump: Facts, name: str, seats: int) -> list[list[int]]:
    """Dice of every seat, counted by face."""
    rows = _read_list(dump, name)
    if len(rows) != seats:
        raise ValueError(f"{name}: {seats} rows of dice are wanted: {rows!r}")
    return [_counts(row) for row in rows]


def _read_numbers(dump: Facts, name: str, seats: int) -> list[int]:
    """A whole number for every seat."""
    value = _read_list(dump, name)
    if len(value) != seats or any([type(number) is not int for number in value]):
        raise ValueError(f"{name}: {seats} numbers are wanted: {value!r}")
    return value[:]
