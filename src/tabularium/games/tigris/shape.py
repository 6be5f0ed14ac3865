"""What Tigris & Euphrates tells: the table, questions, events, outcomes. Declared here once."""

from typing import Final, Literal, NotRequired, TypedDict

from tabularium.kernel import Shape

Colour = Literal["red", "blue", "green", "black"]
Office = Literal["priest", "farmer", "trader", "king"]
Dynasty = Literal["lion", "bull", "archer", "pot"]
Pair = Literal["red-blue", "red-green", "red-black", "blue-green", "blue-black", "green-black"]
Source = Literal["tile", "monument", "war", "revolt"]
Cell = str  # a column letter and a row number: m4
Leader = str  # a dynasty and an office: lion.king
Piece = str  # a colour, a leader, `catastrophe`, or `base` under a monument


class Colours(TypedDict):
    """A number for each colour."""

    red: int
    blue: int
    green: int
    black: int


class Monument(TypedDict):
    """Two by two cells; `at` is the upper left one."""

    pair: Pair
    base: Colour
    at: Cell


class Kingdom(TypedDict):
    """`city` is the oldest city it holds, by its cell; a kingdom keeps its name with it."""

    city: Cell | None
    cells: list[Cell]
    leaders: list[Leader]


class Strength(TypedDict):
    """What a leader has on the board: `temples` beside it, `tiles` of its colour on its side."""

    at: Cell
    colour: Colour
    revolt: int
    war: int
    temples: list[Cell]
    tiles: list[Cell]


class Side(TypedDict):
    """One side of a conflict. If it loses, `falls` go with the leader and `prize` is won."""

    seat: int
    leader: Leader
    at: Cell
    cells: list[Cell]
    base: int
    falls: list[Cell]
    stays: list[Cell]
    added: int | None
    total: int
    hand: int
    prize: int


class Conflict(TypedDict):
    """`rule` says how it is fought; `support` is the colour that may be added from hand."""

    kind: Literal["war", "revolt"]
    colour: Colour
    support: Colour
    cell: Cell | None
    deciding: int | None
    attacker: Side
    defender: Side


class TurnFacts(TypedDict):
    """Whose turn, and how many actions are left."""

    number: int
    seat: int
    actions_left: int


class Verdict(TypedDict):
    """What decided the game: the first, second … weakest colour, and what winner and next have."""

    nth: int
    score: int
    next: int


class Table(TypedDict):
    """What everybody sees."""

    terrain: Literal["standard"] | list[str]
    dynasties: list[Dynasty | None]
    board: dict[Cell, Piece]
    treasures: list[Cell]
    corners: list[Cell]
    monuments: list[Monument]
    points: list[Colours]
    won: list[int]
    catastrophes: list[int]
    kingdoms: list[Kingdom]
    strengths: dict[Leader, Strength]
    conflict: Conflict | None
    conflicts: list[Conflict]
    turn: TurnFacts | None
    verdict: Verdict | None


# Questions


class AskAction(TypedDict):
    """An action of one's turn."""

    actions_left: int


class Future(TypedDict):
    """So many tiles added: what both have then, and how many the other side must add to win."""

    add: int
    attack: int
    defence: int
    beaten_by: int | None


class AskSupport(TypedDict):
    """How many tiles to add."""

    role: Literal["attacker", "defender"]
    colour: Colour
    leaders: Colour
    attack: int
    defence: int
    futures: list[Future]


class AskWarOrder(TypedDict):
    """Which war comes first."""

    colours: list[Colour]


class AskMonument(TypedDict):
    """Squares that are complete, by their upper left cells, and monuments that can be built."""

    squares: list[Cell]
    pairs: list[Pair]


class AskDynasty(TypedDict):
    """Which dynasty to play: those that are left."""

    dynasties: list[Dynasty]


class AskTreasure(TypedDict):
    """Which treasure stays."""

    treasures: list[Cell]
    may_stay: list[Cell]


# Events


class Starter(TypedDict):
    """Who begins."""

    seat: int


class DynastyTaken(TypedDict):
    """A seat has its dynasty."""

    seat: int
    dynasty: Dynasty
    how: Literal["drawn", "chosen"]


class Turn(TypedDict):
    """A turn begins."""

    seat: int
    turn: int


class Tile(TypedDict):
    """A tile was laid."""

    seat: int
    colour: Colour
    cell: Cell


class Points(TypedDict):
    """Points of a colour."""

    seat: int
    colour: Colour
    points: int
    source: Source


LeaderPlaced = TypedDict(
    "LeaderPlaced",
    {"seat": int, "leader": Leader, "cell": Cell, "from": Cell | None},
)


class LeaderBack(TypedDict):
    """A leader went home."""

    seat: int
    leader: Leader
    cell: Cell
    cause: Literal["withdrawn", "no_temple"]


class Union(TypedDict):
    """A tile joined two kingdoms; `colours` are contested, none of them: a peaceful union."""

    cell: Cell
    colours: list[Colour]


class Fight(TypedDict):
    """A war or a revolt begins; strengths without tiles from hand."""

    attacker: int
    defender: int
    colour: Colour
    attack: int
    defence: int


class Support(TypedDict):
    """Tiles from hand."""

    seat: int
    colour: Colour
    tiles: int


class RevoltWon(TypedDict):
    """How a revolt ended; `leader` went home."""

    winner: int
    loser: int
    colour: Colour
    attack: int
    defence: int
    leader: Leader


class WarWon(RevoltWon):
    """How a war ended; `lost` are the cells of tiles that fell."""

    lost: list[Cell]


class MonumentBuilt(TypedDict):
    """Four tiles became a monument."""

    seat: int
    pair: Pair
    base: Colour
    cell: Cell


class OfSeat(TypedDict):
    """Somebody passed, or built nothing."""

    seat: int


class TreasuresTaken(TypedDict):
    """All treasures of a kingdom but one."""

    seat: int
    cells: list[Cell]
    stays: Cell
    left: int


class Catastrophe(TypedDict):
    """The ground broke; what lay there is gone."""

    seat: int
    cell: Cell
    covered: Piece | None


class Tiles(TypedDict):
    """Tiles that were drawn or exchanged; which ones only their owner is told."""

    seat: int
    count: int
    tiles: NotRequired[list[Colour]]


# Outcome, outlook, score, result


class Balance(TypedDict):
    """A conflict that a word would begin; strengths without tiles from hand."""

    kind: Literal["war", "revolt"]
    colour: Colour
    attacker: int
    defender: int
    attack: int
    defence: int


class Outcome(TypedDict):
    """What a word would do. `gain`: points for whoever asks; `treasures` as well.
    If it breaks a kingdom, `parts` are the kingdoms it leaves and `cut` what is in none then."""

    final: bool
    gain: int
    points: list[Points]
    union: bool
    conflicts: list[Balance]
    home: list[Leader]
    kingdoms: int
    parts: list[Kingdom]
    cut: list[Cell]
    treasures: list[TreasuresTaken]
    strength: Strength | None
    monument: bool
    exchanged: int
    opens: str | None
    asks: int | None


class OwnStrength(TypedDict):
    """What a leader could show with the tiles in hand."""

    revolt: int
    war: int


class Outlook(TypedDict):
    """How near the end is; for a seat also what it has and cannot see."""

    bag: int
    treasures_until_end: int
    weakest: NotRequired[list[Colour]]
    income: NotRequired[dict[Colour, int]]
    unseen: NotRequired[Colours]
    leaders: NotRequired[dict[Office, OwnStrength]]


class Score(TypedDict):
    """The total is the least of `spread`: treasures placed where they help most."""

    total: int
    parts: Colours
    treasures: int
    spread: list[int]


class SeatResult(TypedDict):
    """What a seat has in the end."""

    points: Colours
    treasures: int
    spread: list[int]
    score: int


class ResultDetail(TypedDict):
    """Why the game ended, and everybody's points."""

    cause: Literal["treasures", "bag", "exchange", "turns"]
    seats: list[SeatResult]


class Material(TypedDict):
    """What is in the box."""

    map: list[str]
    columns: str
    colours: list[Colour]
    offices: list[Office]
    dynasties: list[Dynasty]
    pairs: list[Pair]
    tiles: int
    counts: Colours
    hand: int
    catastrophes: int
    treasures: int
    few: int
    cities: list[Cell]


SHAPE: Final = Shape(
    table=Table,
    prompts={
        "action": AskAction,
        "support": AskSupport,
        "war_order": AskWarOrder,
        "monument": AskMonument,
        "treasure_stays": AskTreasure,
        "dynasty": AskDynasty,
    },
    events={
        "starter": Starter,
        "dynasty": DynastyTaken,
        "turn": Turn,
        "tile": Tile,
        "points": Points,
        "leader": LeaderPlaced,
        "leader_back": LeaderBack,
        "union": Union,
        "war": Fight,
        "revolt": Fight,
        "support": Support,
        "war_won": WarWon,
        "revolt_won": RevoltWon,
        "monument": MonumentBuilt,
        "monument_declined": OfSeat,
        "treasures": TreasuresTaken,
        "catastrophe": Catastrophe,
        "exchanged": Tiles,
        "drawn": Tiles,
        "passed": OfSeat,
    },
    outcome=Outcome,
    outlook=Outlook,
    score=Score,
    result=ResultDetail,
    material=Material,
)
