"""What messages are made of: tables, seats, questions, moves."""

from typing import Any

import msgspec

Facts = dict[str, Any]
Seat = int | None  # None: the eyes of a spectator


class Problem(msgspec.Struct, omit_defaults=True):
    """What is wrong: a code for the catalogues, the rule it breaks, and what it is about."""

    code: str
    rule: str = ""
    detail: Facts = {}


class SeatInfo(msgspec.Struct):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: str  # open | person | bot
    name: str
    level: str = ""  # of a bot
    person: str = ""  # public id; of an open seat: whom it is kept for
    reserved: bool = False  # an open seat that is kept for somebody, by link
    here: bool = False  # looking at the table now
    away: str = ""  # "" | left | clock: waiting for the others to choose
    stand_in: str = ""  # level of the bot that plays for somebody who is away
    bank: float | None = None  # seconds left on the clock, as of `now` of the table
    running: bool = False  # whether that clock runs


class UndoRequest(msgspec.Struct):
    """Somebody asks to take back their last word."""

    seat: int
    waiting: list[int]  # seats that have not answered


class TableInfo(msgspec.Struct):
    """A table as everybody who may look at it sees it."""

    id: str
    title: str
    game: str
    rules: int
    options: Facts
    pace: str
    public: bool
    hot_seat: bool
    open_after: bool  # after the end everybody may look through all eyes
    aloud: bool  # bots think aloud: only where one person plays against bots
    status: str  # open | running | over | closed
    host: str
    seats: list[SeatInfo]
    created: float
    now: float  # time of the server, for clocks
    version: int = 0  # entries of the record so far
    waiting: list[int] = []  # seats that owe a word
    prompt: str = ""
    result: Facts | None = None
    commitment: str = ""  # hash of the seed, from the start on
    seed: str = ""  # only after the end
    origin: str = ""  # "" | fork | upload | seeded | rewound: then neither fair nor counted
    origin_table: str = ""
    origin_move: int = 0
    rematch: str = ""  # the table that follows this one
    undo: UndoRequest | None = None
    watchers: int = 0


class Mine(msgspec.Struct):
    """What a table is to the person who asks."""

    person: str
    name: str
    seats: list[int]
    host: bool
    links: list[str | None] = []  # for the host: the token of each seat that is open
    notes: str = ""


class Option(msgspec.Struct, omit_defaults=True):
    """A letter that may be said next; `more`: the word is not whole with it."""

    text: str
    more: bool = False


class Slot(msgspec.Struct):
    """Where a piece can lie; `takes` are letters, the most fitting first."""

    name: str
    group: str
    takes: list[str]


class Form(msgspec.Struct):
    """Slots and pieces of a question whose word says which piece lies where."""

    slots: list[Slot]
    pieces: dict[str, int]
    least: int
    most: int


class Question(msgspec.Struct):
    """What is asked of a seat, with every way to answer.

    `ways` is a tree of letters, 0 where a word is whole; null if there are too many, or if there is
    a `form`. `usual` are words that most people say; `lone` is the only word there is, where
    everybody sees that it is.
    """

    decision: int
    together: bool
    prompt: Facts
    form: Form | None
    ways: Facts | None
    usual: list[str]
    lone: str | None


class MoveShown(msgspec.Struct):
    """One entry of the record as a seat may know it; `word` only of its own entries."""

    n: int
    kind: str  # start | word | aside | withdraw | undo | rewind | migrated
    seat: int  # -1: nobody's
    by: str  # person | bot | clock | others
    word: str | None
    undoes: int | None  # the entry that this one takes back; a rewind: the first of them
    first: int  # the number of the first of the events
    events: list[Facts]


class ChatLine(msgspec.Struct):
    """A line of the table's chat."""

    n: int
    person: str
    name: str
    text: str
    at: float
