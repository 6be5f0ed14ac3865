"""Bodies of the HTTP side. The client's types and the OpenAPI page are generated from these."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tabularium.server.protocol.wire import Facts, MoveShown, Seat, TableInfo

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Title = Annotated[str, Meta(max_length=80)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Number = Annotated[int, Meta(ge=0, lt=2**31)]
Url = Annotated[str, Meta(max_length=500)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """Base of what a client sends."""


class OptionInfo(msgspec.Struct):
    """An option of a game: its default, and the values allowed or a range of numbers."""

    name: str
    default: bool | int | str
    allowed: list[bool | int | str] | None = None
    lowest: int | None = None
    highest: int | None = None


class LetterInfo(msgspec.Struct):
    """A letter of a game's alphabet: its notation, and its code and facts for the catalogues."""

    text: str
    code: str
    facts: Facts


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    id: str
    seats: list[int]
    rules: int
    options: list[OptionInfo]
    bots: list[str]  # levels, weakest first
    minutes: list[int]  # least and most
    weight: int  # from 1, a family game, to 5, an evening's work
    usual: int  # seats of a first game against bots


class House(msgspec.Struct):
    """Who is in the house now."""

    people: int  # windows of different people that are open here
    games: int  # games that somebody has before them in this moment


class Guest(Body):
    """Come in by name."""

    name: Name
    lang: str = "en"


class Login(Body):
    """Come back with a password."""

    name: Name
    password: Password


class ChangePassword(Body):
    """Set a password, which keeps the account; the old one is needed if there is one."""

    new: Password
    old: str = ""


class ChangeMe(Body, omit_defaults=True):
    """What is given is changed."""

    name: Name | None = None
    lang: str | None = None
    webhook: Url | None = None
    email: Url | None = None


class Me(msgspec.Struct):
    """The person who asks."""

    id: str
    name: str
    lang: str
    guest: bool
    admin: bool
    webhook: str
    email: str
    email_confirmed: bool  # somebody has followed the link that was sent there
    mail_offered: bool  # whether this server can send mail


class Confirm(Body):
    """Follow the link that was sent to a mail address."""

    token: Token


class Confirmed(msgspec.Struct):
    """The address that now gets messages."""

    email: str


class SeatPlan(Body):
    """Who shall sit on a seat: `me`, `open` or `bot` with its level."""

    kind: str = "open"
    level: str = ""
    # Of a player at a hot-seat table, or of the friend for whom an open seat is kept.
    name: Annotated[str, Meta(max_length=40)] = ""
    reserved: bool = False  # an open seat for whoever has its link, not for anybody


class Swap(Body):
    """Two chairs that change places, with whoever sits on them."""

    one: Number
    other: Number


class NewTable(Body):
    """A table to be opened. Plans for fewer seats than the table has leave the others open."""

    game: str
    seats: int
    options: Facts = {}
    plan: list[SeatPlan] = []
    pace: str = "none"
    public: bool = True
    hot_seat: bool = False
    open_after: bool = True
    aloud: bool = True  # bots say at once why they play what they play, if one person plays alone
    title: Title = ""
    seed: Title = ""  # for a table of one person: a known seed, so not provably fair
    start: bool = False  # at once, if no seat is open


class Join(Body):
    """Sit down: on a certain seat, or on any that is open."""

    seat: Number | None = None


class Follow(Body):
    """Follow the link of a seat; without a session a guest of that name is made."""

    token: Token
    name: Annotated[str, Meta(max_length=40)] = ""
    lang: str = "en"


class Followed(msgspec.Struct):
    """Where a link leads."""

    table: str
    seat: int


class Invitation(msgspec.Struct):
    """What the link of a seat invites to."""

    table: str
    seat: int
    game: str
    host: str  # their name
    name: str  # for whom the chair is kept, if the host said so
    seats: list[str]  # who sits there already, by name; empty: nobody yet
    free: bool  # whether the chair is still free
    mine: bool  # whether the one who asks has a seat there already


class StartOf(Body):
    """Which start to show."""

    seats: int
    options: Facts = {}


class StartView(msgspec.Struct):
    """How a table looks to everybody when a game begins; an example where lots are drawn."""

    view: Facts


class QrText(Body):
    """What a code shall say."""

    text: Annotated[str, Meta(max_length=200, pattern="^[!-~]+$")]  # an address


class Qr(msgspec.Struct):
    """A QR code as one path on a square of `size` units, without its margin."""

    size: int
    path: str


class Fork(Body):
    """Begin a new table from a move of this one."""

    move: Number
    hot_seat: bool = True


class Move(msgspec.Struct):
    """An entry of the record: who said what, as the one who asks may know it."""

    n: int
    seat: int
    kind: str  # start | word | aside | migrated
    by: str  # person | bot | clock | others
    at: float


class History(msgspec.Struct):
    """All moves of a game that stand."""

    moves: list[Move]
    seats: list[Seat]  # eyes through which the one who asks may look


class Chapter(msgspec.Struct):
    """A round, an Age, a Sejm or a turn, by the event with which it began."""

    move: int
    kind: str
    facts: Facts


class Turning(msgspec.Struct):
    """A move that changed much for somebody against the others."""

    move: int
    seat: int
    change: int


class Course(msgspec.Struct):
    """The scores if the game had ended after these moves, by seat; null: not for these eyes."""

    moves: list[int]
    scores: list[list[int] | None]
    sources: list[dict[str, int]]  # by seat: what brought how many points
    chapters: list[Chapter]
    turnings: list[Turning]  # worth looking at again, in their order


class Spark(msgspec.Struct):
    """The scores of a running game after these moves, by seat; empty where they are hidden."""

    moves: list[int]
    scores: list[list[int]]


class Moment(msgspec.Struct):
    """The table as it was after a move, through some eyes, and what happened in that move."""

    n: int
    seat: Seat
    view: Facts
    move: MoveShown
    forecast: Facts
    outlook: Facts


class LogPage(msgspec.Struct):
    """Moves that stand as one pair of eyes saw them, a page of them."""

    moves: list[MoveShown]
    first: bool  # there are none before these


class Fairness(msgspec.Struct):
    """The commitment made at the start; after the end also the seed, to check it."""

    commitment: str
    seed: str
    fair: bool  # begun here from the usual start, all chance from the seed
    checked: bool | None  # after the end: whether the replay agreed with all of it
    proven: int | None = None  # after the end: so many of its words follow from the seed
    words: int | None = None  # of so many


class Tables(msgspec.Struct):
    """A list of tables."""

    tables: list[TableInfo]


class Lobby(msgspec.Struct, tag_field="type", tag="lobby"):
    """What the lobby socket sends first: public tables, and those of the person."""

    open: list[TableInfo]
    running: list[TableInfo]
    mine: list[TableInfo]


class LobbyChanges(msgspec.Struct, tag_field="type", tag="changes"):
    """What it sends then: `public` tables or `mine`, as they are now, and those that are gone."""

    of: str  # public | mine
    tables: list[TableInfo]
    gone: list[str]


class AdminPerson(msgspec.Struct):
    """A person, for the administrator."""

    id: str
    name: str
    guest: bool
    created: float
    tables: int


class Figures(msgspec.Struct):
    """Counts, of this process and since its start where nothing else is said."""

    people: int  # known here, guests too
    here: int  # different people at tables now
    lookers: int  # windows on the start page and the lists
    sockets: int  # windows at tables
    rooms: int  # games in memory
    tables: dict[str, int]  # ever, by status
    bots: int  # seats that bots play in these games
    thinking: int  # bots at work or waiting for a worker
    words: int  # accepted
    refused: int  # messages of tables
    broken: int  # rooms lost to an error
    messages: dict[str, int]  # your-turn messages by channel and outcome
    requests: int  # of HTTP


class HouseHealth(msgspec.Struct):
    """How the server is."""

    wrong: list[str]  # empty: all is well
    version: str
    build: str  # compiled | plain; plain with a compiled one: making | ready | failed
    since: float
    database: str  # sqlite | postgresql
    bytes: int | None  # of the one file
    workers: int
    levels: list[str]
    bot_seconds: float
    mail: bool
    public_url: str


class Backup(msgspec.Struct):
    """A copy of the data that lies beside it."""

    name: str  # below the folder of the data
    bytes: int
    at: float


class AdminOverview(msgspec.Struct):
    """What the administrator sees."""

    people: list[AdminPerson]
    tables: list[TableInfo]
    figures: Figures
    health: HouseHealth
    backups: list[Backup]


class AdminLink(Body):
    """Follow the administrator's link."""

    token: Token


class Nothing(msgspec.Struct):
    """Done, and there is nothing to tell."""

    ok: bool = True


class SetPassword(Body):
    """A new password for somebody who forgot theirs."""

    password: Password
