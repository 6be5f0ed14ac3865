"""Messages of a table's socket. The client's types are generated from these structs.

One socket is one person at one table. A person who holds several seats (hot-seat) gets one stream
of updates per seat over the same socket; somebody without a seat gets the spectator's.
"""

from typing import Annotated, Any

import msgspec

Facts = dict[str, Any]
Seat = int | None  # None: the eyes of a spectator


class Said(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Base of what a client says."""


class Hello(Said, tag="hello"):
    """The first message. `last` is the version seen last, if any; `token` is that of a seat."""

    last: int | None = None
    token: str | None = None


class Act(Said, tag="act"):
    """A whole word or an aside. The same `id` sent again changes nothing and is answered again."""

    id: str
    seat: int
    decision: int
    word: str


class Withdraw(Said, tag="withdraw"):
    """Take back one's word while others still owe theirs."""

    id: str
    seat: int
    decision: int


class Letters(Said, tag="letters"):
    """Which letters may follow a prefix (in notation, may be empty); `aside` asks about asides."""

    id: str
    seat: int
    prefix: str = ""
    aside: bool = False


class Explain(Said, tag="explain"):
    """Why a word is refused."""

    id: str
    seat: int
    word: str


class Previews(Said, tag="previews"):
    """What each of up to 40 words would do."""

    id: str
    seat: int
    words: Annotated[list[str], msgspec.Meta(max_length=40)]


class Forecast(Said, tag="forecast"):
    """One's score with its parts if the game ended now, and what a player would reckon."""

    id: str
    seat: int


class Undo(Said, tag="undo"):
    """Take back the last word of a seat; the other people are asked first, if there are any."""

    id: str
    seat: int


class UndoAnswer(Said, tag="undo_answer"):
    """Agree to an undo that another seat asks for, or not."""

    id: str
    seat: int
    agree: bool


class Absent(Said, tag="absent"):
    """What shall become of an absent seat: `fallback` (one word), `bot` (for now) or `wait`."""

    id: str
    seat: int
    choice: str


class Leave(Said, tag="leave"):
    """Stand up from a running game."""

    id: str
    seat: int


class Return(Said, tag="return"):
    """Sit down again."""

    id: str
    seat: int


class Chat(Said, tag="chat"):
    """A line for the others at the table."""

    id: str
    text: str


class Note(Said, tag="note"):
    """One's notes about this table, the whole of them."""

    id: str
    text: str


class Ping(Said, tag="ping"):
    """Are you there?"""


ClientMessage = (
    Hello
    | Act
    | Withdraw
    | Letters
    | Explain
    | Previews
    | Forecast
    | Undo
    | UndoAnswer
    | Absent
    | Leave
    | Return
    | Chat
    | Note
    | Ping
)


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
    person: str = ""  # public id
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
    origin: str = ""  # "" | fork | upload | seeded: then not provably fair
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


class ChatLine(msgspec.Struct):
    """A line of the table's chat."""

    n: int
    person: str
    name: str
    text: str
    at: float


class Shown(msgspec.Struct, tag_field="type"):
    """Base of what the server says."""


class Welcome(Shown, tag="welcome"):
    """The answer to hello; updates for each of one's seats follow if the game has begun."""

    table: TableInfo
    mine: Mine
    chat: list[ChatLine]


class Update(Shown, tag="update"):
    """The table as one seat sees it now. Events from number `first` on replace those known."""

    seat: Seat
    version: int
    first: int
    events: list[Facts]
    view: Facts
    options: list[Option]
    asides: bool  # whether some aside is open
    undo: bool  # whether the last word of this seat can be taken back
    withdraw: bool  # whether its word in this decision can


class Table(Shown, tag="table"):
    """Something about the table itself has changed."""

    table: TableInfo
    mine: Mine


class Done(Shown, tag="done"):
    """Accepted, written down for good, and part of `version`."""

    id: str
    version: int


class Refused(Shown, tag="refused"):
    """Not accepted; nothing was changed."""

    id: str
    problem: Problem


class Spelled(Shown, tag="spelled"):
    """The answer to letters."""

    id: str
    options: list[Option]


class Explained(Shown, tag="explained"):
    """The answer to explain: None if the word is legal."""

    id: str
    problem: Problem | None


class WordPreview(msgspec.Struct):
    """What a word would do; None for `final` if the word is not legal."""

    events: list[Facts]
    final: bool | None


class PreviewedAll(Shown, tag="previewed_all"):
    """The answer to previews, in the same order."""

    id: str
    previews: list[WordPreview]


class Forecasted(Shown, tag="forecasted"):
    """The answer to forecast."""

    id: str
    parts: Facts
    outlook: Facts


class ChatSaid(Shown, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Pong(Shown, tag="pong"):
    """I am here."""


class Bye(Shown, tag="bye"):
    """The last message before the server closes the socket."""

    problem: Problem


ServerMessage = (
    Welcome
    | Update
    | Table
    | Done
    | Refused
    | Spelled
    | Explained
    | PreviewedAll
    | Forecasted
    | ChatSaid
    | Pong
    | Bye
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientMessage).decode
