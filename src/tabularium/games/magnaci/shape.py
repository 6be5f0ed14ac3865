"""What Magnaci tells: the table, questions, events, outcomes. Declared here once."""

from typing import Final, Literal, NotRequired, TypedDict

from tabularium.kernel import Shape

Office = Literal["prymas", "podskarbi", "hetman", "kanclerz"]
Policy = Literal["sabre", "chalice", "ducat", "crown"]
Age = Literal["gold", "silver", "bronze", "iron"]
Chapter = Literal["election", "senate", "sejm", "conflicts", "interregnum", "wealth"]
Part = Literal["estates", "dominance", "advantage", "presence", "fiefs", "constitution"]
Sure = Literal["rulebook", "derived", "found", "reconstructed"]
Card = str  # a family card: 2 to 14, the ten is `lady`
Law = str
Province = str
Area = str  # a province or a fief
War = str  # the code of a conflict
Slot = str  # what a family card is laid on: prymas, sejm.3, conflicts.VII


class King(TypedDict):
    """Who reigns, and the symbol that brings one estate more."""

    king: str
    symbol: Policy


class FaceDown(TypedDict):
    """Family cards that nobody has turned over; `slot` is the number in `sealed` of a view."""

    slot: int
    on: Slot
    seats: list[int]


class Played(TypedDict):
    """What changed a bid; `card` is null if nobody knows any more."""

    card: str | None
    value: int


class Bid(TypedDict):
    """A family card that was turned over, with all that was played on it."""

    seat: int
    card: Card
    base: int
    bonus: int
    total: int
    played: list[Played]


class Modifier(TypedDict):
    """What a province itself adds: a building, a fief, or pawns of Black Clouds, Silent Sejm."""

    source: str
    value: int


class Scale(TypedDict):
    """The Commonwealth against a conflict."""

    scale: int
    help: list[Modifier]
    strength: int
    lacking: int
    holds: bool
    weakest: list[int]
    reward: Area
    loss: Literal["invasion", "law", "black_clouds", "silent_sejm"]
    invaded: list[Province]


class Contest(TypedDict):
    """What is contested now. `bids`: the highest first, equal ones in the order of the track.

    `decides` is who chooses between equals; null: the later on the track becomes Primate.
    """

    kind: Literal["office", "law", "conflict"]
    card: str
    on: Slot
    bids: list[Bid]
    best: list[int]
    decides: int | None
    estates: int
    war: Scale | None


class Occasion(TypedDict):
    """Cards may be played now: `seat` is asked, `later` come after it."""

    occasion: str
    about: str | None
    seat: int
    later: list[int]


class Announced(TypedDict):
    """A card that was played and has no effect yet; `veto` is who may cancel it."""

    seat: int
    card: str
    targets: list[str]
    veto: int | None


class Loss(TypedDict):
    """An estate that is about to be lost."""

    seat: int
    province: Province


class Placing(TypedDict):
    """Estates that are about to be placed."""

    seat: int
    count: int


class Seen(TypedDict):
    """What lies on the table, by name."""

    order: list[int]
    estates: list[dict[Area, int]]
    offices: dict[Office, int | Literal["aside"]]
    laid: list[list[Card]]
    shown: list[Card | None]
    bonus: list[int]
    won: list[list[Law]]
    buildings: dict[Law, Province]
    partitions: list[Province]
    lost: list[Province]
    black_clouds: bool
    silent_sejm: bool
    pacta: list[int | str] | None


class Table(Seen):
    """What everybody sees, and what follows from it and from the course of the game."""

    remaining: list[list[Card]]
    age: Age | None
    chapter: Chapter | None
    king: King | None
    face_down: list[FaceDown]
    contest: Contest | None
    window: Occasion | None
    announced: Announced | None
    losses: list[Loss]
    placing: Placing | None


# Questions


class AskPlace(TypedDict):
    """Where estates go."""

    count: int


class AskHand(TypedDict):
    """Three family cards for offices."""

    hand: list[Card]


class AskSejm(TypedDict):
    """A family card for each law, from left to right."""

    laws: list[Law]
    hand: list[Card]


class AskConflicts(TypedDict):
    """A family card for each conflict, by the numbers of their spaces."""

    conflicts: list[War]
    hand: list[Card]


class AskRemove(TypedDict):
    """Which of two conflicts goes."""

    conflicts: list[War]


class AskAction(TypedDict):
    """Whether to play a card; `about` has the office, law or conflict, if there is one."""

    occasion: str
    about: list[str]


class AskVeto(TypedDict):
    """Whether to cancel what a player has announced."""

    player: int
    card: str
    targets: list[str]


class AskDebt(TypedDict):
    """What is given for Asygnaty."""

    player: int
    debtor: int


class AskEntail(TypedDict):
    """Own losses, a province for each."""

    provinces: list[Province]


class AskDiscard(TypedDict):
    """Which of one's laws goes."""

    laws: list[Law]


class AskTie(TypedDict):
    """Who of equals gets a card."""

    card: str
    seats: list[int]


class AskEqual(TypedDict):
    """Who of equals is the best or the weakest in a conflict."""

    conflict: War
    seats: list[int]


class AskOrder(TypedDict):
    """Who comes to a place on the track."""

    place: int


class AskWinner(TypedDict):
    """Who of equals wins the game."""

    seats: list[int]
    wealth: int


# Events


class Seats(TypedDict):
    """The order of the track."""

    seats: list[int]


class KingElected(TypedDict):
    """An Age begins."""

    age: Age
    king: str
    symbol: Policy


class Sought(TypedDict):
    """On which offices cards were laid."""

    seat: int
    offices: list[Office]


class Laws(TypedDict):
    """Laws from left to right."""

    laws: list[Law]


class OfCard(TypedDict):
    """An office or law is resolved, or nobody wants it."""

    card: str


class SeatCard(TypedDict):
    """Who has got an office or a law."""

    seat: int
    card: str


class CardPlayed(TypedDict):
    """A card is announced."""

    seat: int
    card: str
    targets: list[str]


class Vetoed(TypedDict):
    """And cancelled."""

    seat: int
    player: int
    card: str


class Boosted(TypedDict):
    """A family card counts more or less."""

    seat: int
    value: int
    bonus: int


class Built(TypedDict):
    """A building stands."""

    seat: int
    building: Law
    province: Province


class Estates(TypedDict):
    """Estates come or go."""

    seat: int
    area: Area
    count: int


class OfConflict(TypedDict):
    """A conflict is fought, goes back or leaves the game."""

    conflict: War


class ConflictUp(TypedDict):
    """A conflict lies open."""

    conflict: War
    space: str


class Battle(TypedDict):
    """How a conflict ended."""

    conflict: War
    strength: int
    scale: int


class OfProvince(TypedDict):
    """A pawn is placed or taken away."""

    province: Province


class OfProvinces(TypedDict):
    """Pawns in several provinces."""

    provinces: list[Province]


class LawLost(TypedDict):
    """A law was discarded."""

    seat: int
    law: Law


class LawGiven(TypedDict):
    """A law changed hands."""

    seat: int
    to: int
    law: Law


class Offered(TypedDict):
    """A swap was offered; only the two are told."""

    seat: int
    to: int
    gives: Law
    wants: Law


# Outcome, outlook, score, result


class Standing(TypedDict):
    """What is contested, after a word: totals by seat, who is best; in a conflict the scale."""

    totals: list[int | None]
    best: list[int]
    strength: int | None
    scale: int | None
    holds: bool | None


class Threat(TypedDict):
    """A rival who could beat a bid: with which cards alone, with which only helped by actions."""

    seat: int
    beats: list[Card]
    helped: list[Card]
    ties: bool


class Weight(TypedDict):
    """A card that is laid: what it counts there, what is at stake, who could beat or tie it.

    `share` is what each player must bring on average to win a conflict.
    """

    on: Slot
    card: Card
    value: int
    estates: int
    royal: bool
    share: int | None
    certain: bool
    beaten_by: list[int]
    tied_by: list[int]


class Left(TypedDict):
    """Cards that stay in hand; least and most Strength that can stay for the conflicts."""

    cards: int
    least: int
    most: int


class Outcome(TypedDict):
    """What a word would do. `gain`: wealth for whoever asks; `wealth`: for all, by seat."""

    final: bool
    gain: int
    parts: dict[Part, int]
    wealth: list[int]
    estates: list[int]
    laws: list[int]
    boost: int
    standing: Standing | None
    battle: Literal["won", "lost"] | None
    winner: int | None
    partitions: int
    laid: list[Weight]
    left: Left | None
    opens: str | None
    asks: int | None


class Needs(TypedDict):
    """What a conflict asks for, and what family cards must still bring."""

    conflict: War
    space: str
    power: str
    reward: Area
    loss: Literal["invasion", "law", "black_clouds", "silent_sejm"]
    invaded: list[Province]
    scale: int
    help: int
    shown: int
    needed: int
    needed_each: int


class Lead(TypedDict):
    """Who leads in a province, and whether by Dominance."""

    province: Province
    seat: int | None
    dominance: bool


class Stake(TypedDict):
    """Estates that an office or a law brings; `royal`: one of them for the King's symbol."""

    card: str
    symbols: list[Policy]
    estates: int
    royal: bool


class Rival(TypedDict):
    """Cards a rival may still have by public knowledge, and what its actions could add."""

    seat: int
    cards: list[Card]
    boost: int


class Ruled(TypedDict):
    """A card that I could lay, and who could beat or tie it."""

    card: Card
    value: int
    certain: bool
    threats: list[Threat]


class Ruler(TypedDict):
    """For slots where the same is true. `decides`: between equals; null: nobody knows yet."""

    on: list[Slot]
    decides: int | None
    later_wins: bool
    boost: int
    rivals: list[Rival]
    bids: list[Ruled]


class Score(TypedDict):
    """Wealth with its parts."""

    total: int
    parts: dict[Part, int]


class Outlook(TypedDict):
    """What anybody can reckon; for a seat also its hand, its wealth and its chances."""

    remaining: list[list[Card]]
    conflicts: list[Needs]
    partitions: int
    partitions_to_defeat: int
    endangered: list[Province]
    provinces: list[Lead]
    help: dict[Province, list[Modifier]]
    defence: dict[Province, int]
    stakes: dict[Slot, Stake]
    wealths: list[Score]
    hand: NotRequired[list[Card]]
    wealth: NotRequired[Score]
    rulers: NotRequired[list[Ruler]]


class WealthDetail(TypedDict):
    """Wealth by source and seat."""

    cause: Literal["wealth"]
    estates: list[int]
    dominance: list[int]
    advantage: list[int]
    presence: list[int]
    fiefs: list[int]
    constitution: list[int]
    total: list[int]


class DefeatDetail(TypedDict):
    """The third partition; the conflicts that did it still lie at the borders."""

    cause: Literal["third_partition"]
    provinces: list[Province]


class ProvinceCard(TypedDict):
    """A province with its fiefs, and the power at its border."""

    code: Province
    power: str
    spaces: list[str]
    fiefs: list[Area]


class OfficeCard(TypedDict):
    """A senator."""

    code: Office
    symbol: Policy
    estates: int
    bonus: int
    sure: Sure


class LawCard(TypedDict):
    """A law; `value` is what it adds when it is played; `sure` for symbols, estates, value."""

    code: Law
    symbols: list[Policy]
    estates: int
    occasions: list[str]
    value: int
    sure: list[Sure]


class ConflictCard(TypedDict):
    """A conflict; its scale is for each player; `sure` for scale, reward, loss."""

    code: War
    province: Province
    scale: int
    reward: Area
    loss: Literal["invasion", "law", "black_clouds", "silent_sejm"]
    invaded: list[Province]
    sure: list[Sure]


class KingCard(TypedDict):
    """A King."""

    code: str
    age: Age
    symbol: Policy
    sure: Sure


class FamilyCard(TypedDict):
    """A card of the hand."""

    code: Card
    influence: int
    strength: int


class Worth(TypedDict):
    """What provinces count in the end."""

    dominance: int
    advantage: int
    presence: int


class Material(TypedDict):
    """What is in the box."""

    provinces: list[ProvinceCard]
    offices: list[Office]
    families: list[str]
    ages: list[Age]
    fields: int
    partitions: int
    symbols: list[Policy]
    senators: list[OfficeCard]
    laws: list[LawCard]
    conflicts: list[ConflictCard]
    kings: list[KingCard]
    cards: list[FamilyCard]
    estates: int
    worth: Worth


SHAPE: Final = Shape(
    table=Table,
    prompts={
        "first_estate": AskPlace,
        "place": AskPlace,
        "senate": AskHand,
        "sejm": AskSejm,
        "conflicts": AskConflicts,
        "remove_conflict": AskRemove,
        "action": AskAction,
        "veto": AskVeto,
        "assignats": AskDebt,
        "claim_law": AskDebt,
        "entail": AskEntail,
        "discard_law": AskDiscard,
        "tie": AskTie,
        "best": AskEqual,
        "weakest": AskEqual,
        "order": AskOrder,
        "winner": AskWinner,
    },
    events={
        "order": Seats,
        "king": KingElected,
        "sought": Sought,
        "laws": Laws,
        "contest": OfCard,
        "unwanted": OfCard,
        "appointed": SeatCard,
        "won": SeatCard,
        "played": CardPlayed,
        "vetoed": Vetoed,
        "boosted": Boosted,
        "built": Built,
        "gained": Estates,
        "lost": Estates,
        "conflict_up": ConflictUp,
        "conflict_reshuffled": OfConflict,
        "conflict_gone": OfConflict,
        "battle": OfConflict,
        "battle_won": Battle,
        "battle_lost": Battle,
        "partition": OfProvince,
        "partition_lifted": OfProvince,
        "silent_sejm": OfProvinces,
        "black_clouds": OfProvince,
        "third_partition": OfProvinces,
        "law_lost": LawLost,
        "law_given": LawGiven,
        "offered": Offered,
    },
    outcome=Outcome,
    outlook=Outlook,
    score=Score,
    result=WealthDetail | DefeatDetail,
    material=Material,
)
