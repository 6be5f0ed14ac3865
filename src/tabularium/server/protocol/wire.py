"""Messages of a table's socket. The client's types are generated from these structs.

One socket is one person at one table. A person who holds several seats (hot-seat) gets one stream
of updates per seat over the same socket; somebody without a seat gets the spectator's.
"""

from typing import Annotated, Final

import msgspec

from tabularium.server.protocol.parts import (
    ChatLine as ChatLine,
)
from tabularium.server.protocol.parts import (
    Facts as Facts,
)
from tabularium.server.protocol.parts import (
    Form as Form,
)
from tabularium.server.protocol.parts import (
    Mine as Mine,
)
from tabularium.server.protocol.parts import (
    MoveShown as MoveShown,
)
from tabularium.server.protocol.parts import (
    Option as Option,
)
from tabularium.server.protocol.parts import (
    Problem as Problem,
)
from tabularium.server.protocol.parts import (
    Question as Question,
)
from tabularium.server.protocol.parts import (
    Seat as Seat,
)
from tabularium.server.protocol.parts import (
    SeatInfo as SeatInfo,
)
from tabularium.server.protocol.parts import (
    Slot as Slot,
)
from tabularium.server.protocol.parts import (
    TableInfo as TableInfo,
)
from tabularium.server.protocol.parts import (
    UndoRequest as UndoRequest,
)

# Raised when a page of before would misread what we say; such a page is told to load anew.
PROTOCOL: Final = 2
MANY_TEXTS: Final = 40


class Said(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Base of what a client says."""


class Hello(Said, tag="hello"):
    """The first message. `last` is the version seen last, if any; `token` is that of a seat.

    `shape` is the fingerprint of the declared shapes that a page was built with.
    """

    protocol: int = 0
    shape: str | None = None
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
    """Why up to 40 texts are refused, in one answer."""

    id: str
    seat: int
    texts: Annotated[list[str], msgspec.Meta(max_length=MANY_TEXTS)]


class Consequences(Said, tag="consequences"):
    """What each legal word after a prefix would do, as far as the seat can know."""

    id: str
    seat: int
    prefix: str = ""
    aside: bool = False


class Weigh(Said, tag="weigh"):
    """What an unfinished word in pairs (`ship.1=boatman`) comes to so far."""

    id: str
    seat: int
    draft: str


class Outlook(Said, tag="outlook"):
    """What a player would reckon, and the score if the game ended now; also for spectators."""

    id: str
    seat: Seat


class Undo(Said, tag="undo"):
    """Take back the last word of a seat; the other people are asked first, if there are any."""

    id: str
    seat: int


class Restart(Said, tag="restart"):
    """Take back all that a seat said since another seat spoke or something came to light."""

    id: str
    seat: int


class Rewind(Said, tag="rewind"):
    """Go back to a move, where all others are bots; such a game is marked, and counts nowhere."""

    id: str
    seat: int
    move: int


class GoOn(Said, tag="go_on"):
    """Nothing is to be taken back: bots need not wait any longer."""

    id: str
    seat: int


class Decline(Said, tag="decline"):
    """Say no to a swap that is offered: its maker is told. By the rules the offer stands."""

    id: str
    seat: int
    maker: int
    gives: list[int]
    wants: list[int]


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
    | Consequences
    | Weigh
    | Outlook
    | Undo
    | Restart
    | Rewind
    | GoOn
    | Decline
    | UndoAnswer
    | Absent
    | Leave
    | Return
    | Chat
    | Note
    | Ping
)


class Shown(msgspec.Struct, tag_field="type"):
    """Base of what the server says."""


class Welcome(Shown, tag="welcome"):
    """The answer to hello; updates for each of one's seats follow if the game has begun."""

    table: TableInfo
    mine: Mine
    chat: list[ChatLine]
    protocol: int
    shape: str  # fingerprint of the declared shapes of all games


class Declined(msgspec.Struct):
    """An offer that its taker does not want, as in `view.offers`; a bot says why."""

    maker: int
    taker: int
    gives: list[int]
    wants: list[int]
    why: str  # empty | no-swap: the code of a bot's reason


class Update(Shown, tag="update"):
    """The table as one seat sees it now.

    `moves` are the entries since the version seen last; `whole` says that they begin anew.
    """

    seat: Seat
    version: int
    view: Facts
    moves: list[MoveShown]
    whole: bool
    question: Question | None
    aside_ways: Facts | None  # as `ways` of a question, for asides
    undo: str  # none | free | asked: the last word of this seat can be taken back, at once or not
    restart: bool  # whether more than one can
    rewind: bool  # whether this seat may go back to any move
    lapses: float | None  # until then bots wait for this seat to think better of it
    withdraw: bool  # whether its word in this decision can
    declined: list[Declined]  # of the offers in the view


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
    """The answer to explain, in the order of the texts; None if one is legal."""

    id: str
    problems: list[Problem | None]


class Foreseen(Shown, tag="foreseen"):
    """The answer to consequences: the different outcomes, and for each word which is its own."""

    id: str
    version: int
    table: list[Facts]
    of: list[int]


class Weighed(Shown, tag="weighed"):
    """The answer to weigh: what comes of it, or what is wrong with it."""

    id: str
    version: int
    outcome: Facts | None
    problem: Problem | None


class OutlookShown(Shown, tag="outlook"):
    """The answer to outlook."""

    id: str
    version: int
    forecast: Facts
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
    | Foreseen
    | Weighed
    | OutlookShown
    | ChatSaid
    | Pong
    | Bye
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientMessage).decode
