"""What Alea Iacta Est tells: the table, questions, events, outcomes. Declared here once."""

from typing import Final, Literal, NotRequired, TypedDict

from tabularium.kernel import Shape

Building = Literal["temple", "senate", "castrum", "forum", "latrine"]
Source = Literal["provinces", "patricians", "senate", "fortuna", "tokens"]
Colour = Literal["red", "green", "purple", "blue", "yellow", "orange", "grey"]
Province = str  # colour and value: red2, grey0
Patrician = str  # colour, sex and value: redM3
SenateCard = str  # I to XI, XII-red-green, XIII-a
Home = str  # a province, a rim or joker card; `-` for nowhere


class Parts(TypedDict):
    """Fame by source."""

    provinces: int
    patricians: int
    senate: int
    fortuna: int
    tokens: int


class RoundFacts(TypedDict):
    """Where the match stands; `turn` counts turns of the round, `scoring` is what pays now."""

    round: int
    rounds: int
    start: int
    turn: int
    scoring: Building | None


class Choosing(TypedDict):
    """Whose set or die takes a piece now: it has gone home already; 0 if nobody remembers.

    `rank` is its rank in the Castrum or its column in the Forum.
    """

    seat: int
    building: Literal["castrum", "forum"]
    face: int
    dice: int
    rank: int


class Dice(TypedDict):
    """All dice, by seat and face; in the Forum from the left, each with its owner."""

    hand: list[int]
    roll: list[int]
    temple: list[list[int]]
    senate: list[list[int]]
    castrum: list[list[int]]
    forum: list[list[int]]
    latrine: list[int]
    tokens: list[int]


class TempleRank(TypedDict):
    """Dice of a seat in the Temple; the first keeps two tiles."""

    seat: int
    faces: list[int]
    pips: int
    keeps: int


class SenateRank(TypedDict):
    """A run; `card`: whether it would get a Senate card now."""

    seat: int
    run: list[int]
    card: bool


class CastrumRank(TypedDict):
    """A set; `province`: whether it would take a province now."""

    seat: int
    face: int
    dice: int
    province: bool


class ForumColumn(TypedDict):
    """A die in the Forum, from the left."""

    seat: int
    face: int


class Ranks(TypedDict):
    """Every building as it would be scored now, the strongest first; tokens by seat."""

    temple: list[TempleRank]
    senate: list[SenateRank]
    castrum: list[CastrumRank]
    forum: list[ForumColumn]
    columns: int
    latrine: list[int]


class Table(Dice):
    """What everybody sees; `ranks` is how the buildings would be scored now."""

    ranks: Ranks
    round: RoundFacts | None
    rolled: int | None
    choosing: Choosing | None


# Questions


class AskPlace(TypedDict):
    """Which dice go where."""

    roll: list[int]
    tokens: int


class AskCount(TypedDict):
    """How many tiles to keep, or how many cards there are to choose from."""

    count: int


class AskPiece(TypedDict):
    """Which province or patrician to take, for which set or die."""

    face: int
    dice: int
    pieces: list[str]


class AskLayout(TypedDict):
    """Where the patricians live, and what the best layout is worth."""

    best: int
    placed: dict[Patrician, Home]


# Events


class Round(TypedDict):
    """A round begins."""

    round: int
    rounds: int
    start: int


class Faces(TypedDict):
    """Dice fell, were picked up to fall again, or went to the Temple or the Forum."""

    seat: int
    faces: list[int]


class Run(TypedDict):
    """Dice joined a run in the Senate."""

    seat: int
    faces: list[int]
    run: list[int]


class Set(TypedDict):
    """Dice joined a set in the Castrum."""

    seat: int
    face: int
    dice: int
    total: int


class Die(TypedDict):
    """A die went to the Latrine, of itself or pushed out of the Forum."""

    seat: int
    face: int


class Leftover(TypedDict):
    """Dice that were never placed."""

    seat: int
    dice: int


class Fortuna(TypedDict):
    """Tiles were drawn; all that lie before their owner only the owner is told."""

    seat: int
    count: int
    tiles: NotRequired[list[int]]


class FortunaKept(TypedDict):
    """Tiles that lie open now."""

    seat: int
    tiles: list[int]


class OfSeat(TypedDict):
    """Somebody took a Senate card."""

    seat: int


class ProvinceTaken(TypedDict):
    """A province has an owner."""

    seat: int
    province: Province


class PatricianTaken(TypedDict):
    """A patrician has a patron."""

    seat: int
    patrician: Patrician


class Tokens(TypedDict):
    """Re-roll tokens for dice in the Latrine."""

    seat: int
    dice: int
    tokens: int


class CardsShown(TypedDict):
    """Senate cards at the end."""

    seat: int
    cards: list[SenateCard]


# Outcome, outlook, score, result


class Moved(TypedDict):
    """A die of the Forum that makes way: from which column to which; None: it falls out."""

    column: int
    to: int | None


class Placed(TypedDict):
    """Where dice would stand: how many of mine are there then, my rank, whether it pays now.

    `tiles` are drawn in the Temple, where my dice show `pips`. In the Forum `rank` is the column of
    the first die, `columns` are those of all of them.
    """

    building: Building
    dice: int
    rank: int
    of: int
    pays: bool
    tiles: int
    pips: int
    columns: list[int]
    moved: list[Moved]


class Arranged(TypedDict):
    """A layout as it lies: what it is worth, what the best one is, what is wrong with it."""

    points: int | None
    best: int
    tiebreak: int | None
    parts: Parts | None
    cards: dict[SenateCard, int]
    homes: dict[Home, int]
    fault: str | None
    where: Home | None


class Outcome(TypedDict):
    """What a word would do. `gain`: fame for whoever asks; dice pushed out, by owner."""

    final: bool
    gain: int
    parts: dict[Source, int]
    placed: Placed | None
    pushed: list[Die]
    tokens: int
    layout: Arranged | None
    opens: str | None
    asks: int | None


class Need(TypedDict):
    """What the Temple asks of a seat."""

    dice: int
    least: int


class Gain(TypedDict):
    """My fame with a piece: where it would live, or who would live on it, and the parts.

    `placed` and `homes` are the whole estate with it, who lives where and what each home brings.
    `rival` is the next other seat that chooses, with what the piece would bring it, cards unseen.
    """

    gain: int
    total: int
    parts: Parts
    home: Home | None
    lives: list[Patrician]
    placed: dict[Patrician, Home]
    homes: dict[Home, int]
    rival: int | None
    rival_gain: int | None


class Gains(TypedDict):
    """By offered piece."""

    provinces: dict[Province, Gain]
    patricians: dict[Patrician, Gain]
    cards: dict[SenateCard, Gain]


class Outlook(TypedDict):
    """What anybody can reckon; for a seat also its needs and what open pieces would bring it.

    `fame` is everybody's without unseen Senate cards. `last`: once a hand is empty, who has
    still a turn in this round, the one on turn first.
    """

    rounds_left: int
    last: list[int]
    ranks: Ranks
    fame: list[int]
    temple: NotRequired[Need]
    provinces: NotRequired[dict[Province, int]]
    patricians: NotRequired[dict[Patrician, int]]
    gains: NotRequired[Gains]


class Score(TypedDict):
    """Fame of the best layout: by source, card by card, who lives where, what each home brings."""

    total: int
    parts: Parts
    tiebreak: int
    cards: dict[SenateCard, int]
    placed: dict[Patrician, Home]
    homes: dict[Home, int]


class LayoutFacts(TypedDict):
    """A layout in the end."""

    points: int
    tiebreak: int
    provinces: int
    patricians: int
    senate: int
    fortuna: int
    tokens: int
    cards: dict[SenateCard, int]
    placed: dict[Patrician, Home]


class ResultDetail(TypedDict):
    """Everybody's layout; the game always ends after the last round."""

    layouts: list[LayoutFacts]


class SetupFacts(TypedDict):
    """How the table is laid for a number of players."""

    rounds: int
    columns: int
    temple: bool
    given: int
    provinces: int


class ProvinceCard(TypedDict):
    """A province; `empty` is what it counts when nobody lives there."""

    code: Province
    colour: Colour
    value: int
    empty: int


class PatricianTile(TypedDict):
    """A patrician."""

    code: Patrician
    colour: Colour
    sex: Literal["M", "F"]
    value: int


class CardOfSenate(TypedDict):
    """A Senate card; `colours` of a rim, `home`: patricians can live on it."""

    code: SenateCard
    colours: list[Colour]
    home: bool


class Material(TypedDict):
    """What is in the box."""

    colours: list[Colour]
    setups: dict[str, SetupFacts]
    dice: int
    reconstructed: list[str]
    provinces: list[ProvinceCard]
    patricians: list[PatricianTile]
    senate: list[CardOfSenate]
    fortuna: dict[str, int]
    tokens: int
    tokens_per_point: int


SHAPE: Final = Shape(
    table=Table,
    prompts={
        "place": AskPlace,
        "keep_fortuna": AskCount,
        "take_card": AskCount,
        "take_province": AskPiece,
        "take_patrician": AskPiece,
        "layout": AskLayout,
    },
    events={
        "round": Round,
        "rolled": Faces,
        "rerolls": Faces,
        "temple": Faces,
        "senate": Run,
        "castrum": Set,
        "forum": Faces,
        "latrine": Die,
        "pushed_out": Die,
        "leftover": Leftover,
        "fortuna": Fortuna,
        "fortuna_kept": FortunaKept,
        "card_taken": OfSeat,
        "province_taken": ProvinceTaken,
        "patrician_taken": PatricianTaken,
        "tokens": Tokens,
        "cards_shown": CardsShown,
    },
    outcome=Outcome,
    outlook=Outlook,
    score=Score,
    result=ResultDetail,
    material=Material,
)
