"""What Sigismundus Augustus tells: the table, questions, events, outcomes. Declared here once."""

from typing import Final, Literal, NotRequired, TypedDict

from tabularium.kernel import Shape

Arm = Literal["infantry", "hussars", "artillery"]
Track = Literal["royal", "senatorial", "parliamentary"]
Deck = Literal["internal", "foreign", "military"]
Country = str
Office = str
Figure = str
Card = str  # of the three policy decks
Act = str
Field = str
House = str
Units = dict[str, int]  # by arm


class Laid(TypedDict):
    """What lies on the table, as a position names it; `fields` counts clients."""

    first: int
    sejm: Act | None
    acts: list[Act]
    houses: list[House]
    ducats: list[int]
    votes: list[int]
    points: list[int]
    clients: list[int]
    units: list[Units]
    host: list[Units]
    tracks: dict[str, list[int | None]]
    directions: list[Country]
    crowned: list[Country]
    pacts: list[Country]
    influence: list[dict[Country, int]]
    seals: dict[Country, int]
    offices: dict[Office, int]
    vacancies: dict[Office, int]
    fields: dict[Field, int]
    court: dict[Field, list[int]]  # whose clients these are, in the order they came
    laid: dict[Figure, int]
    protected: list[int]
    discounted: list[int]


class OfficeCard(TypedDict):
    """An office as it lies: which act turned it to its back, and the numbers that show.

    `added` is the prestige that the act of Trent adds; `prestige` has it in it.
    """

    holder: int | None
    claimed: int | None
    turned: Act | None
    income: int
    prestige: int
    added: int


class Bonus(TypedDict):
    """What a figure adds to an arm."""

    source: Figure
    points: int


class Hits(TypedDict):
    """So many wounds with a die from `least` to `most`."""

    wounds: int
    least: int
    most: int


class Lane(TypedDict):
    """One arm of a side: units, what is added to the die, by whom, and what the die can do."""

    arm: Arm
    units: int
    strength: int
    bonus: Bonus | None
    hits: list[Hits]


class Rolled(TypedDict):
    """What an arm has rolled: the die, with its strength then, and the wounds it dealt."""

    arm: Arm
    roll: int
    total: int
    wounds: int


class Side(TypedDict):
    """One side of an attack; its military cards can take wounds. Arms without units never roll."""

    seat: int
    power: int
    cards: int
    ignores: int
    lanes: list[Lane]
    rolled: list[Rolled]


class Attack(TypedDict):
    """An attack that is fought; `struck` arms are done, `deciding` chooses losses."""

    card: Card
    attacker: Side
    defender: Side
    struck: list[Arm]
    next: Arm | None
    deciding: int | None


class RoundFacts(TypedDict):
    """Which of how many rounds."""

    number: int
    rounds: int


class Representatives(TypedDict):
    """Who is foremost on each track."""

    royal: int
    senatorial: int
    parliamentary: int


class Table(Laid):
    """What everybody sees."""

    cards: dict[Office, OfficeCard]
    representatives: Representatives
    attack: Attack | None
    round: RoundFacts | None


# Questions


class AskNothing(TypedDict):
    """The question says it all."""


class AskIncome(TypedDict):
    """Which office pays; so much comes besides."""

    ducats: int


class AskDeck(TypedDict):
    """Which deck to draw from; so many cards are to come."""

    left: int


class AskMarkers(TypedDict):
    """Markers without a card, and markers left."""

    free: int
    left: int


class AskClient(TypedDict):
    """Where a client goes; so many are in hand."""

    clients: int


class AskVotes(TypedDict):
    """Votes so far, or votes to sell."""

    votes: int


class AskOffer(TypedDict):
    """What there is to offer or to give."""

    ducats: int
    votes: int


class AskSeats(TypedDict):
    """Who of those tied."""

    seats: list[int]


class AskBid(TypedDict):
    """Which office, how many votes at most; who is tied."""

    office: Office
    most: int
    seats: NotRequired[list[int]]


class AskRoyal(TypedDict):
    """In which order those who gave the same stand."""

    seats: list[int]
    bid: int


class AskAct(TypedDict):
    """Which act, and how many votes the seat has."""

    act: Act
    votes: int


class AskLosses(TypedDict):
    """How many wounds."""

    wounds: int


class AskFigure(TypedDict):
    """Whose figure."""

    target: int


class AskKind(TypedDict):
    """Of which kind the offices are, of which one is kept."""

    office_kind: Literal["ecclesiastical", "ministerial", "land"]


class AskSeal(TypedDict):
    """Who of those tied gets the seal."""

    country: Country
    seats: list[int]


class AskUpkeep(TypedDict):
    """What the whole army costs."""

    cost: int
    ducats: int


# Events


class OfSeat(TypedDict):
    """Who is first, who settles a tie, who ignores a wound."""

    seat: int


class SejmCalled(TypedDict):
    """A round begins."""

    seat: int
    act: Act
    demand: str
    figures: list[Figure]


class OfOffice(TypedDict):
    """An office gained, lost or claimed."""

    seat: int
    office: Office


class Income(TypedDict):
    """Income with the office that paid."""

    seat: int
    office: Office | None
    ducats: int


class OfDeck(TypedDict):
    """Discards became a pile again."""

    deck: Deck


class Drew(TypedDict):
    """A card drawn; which one only its owner is told."""

    seat: int
    deck: Deck
    card: NotRequired[Card]


class Played(TypedDict):
    """A policy card was played."""

    seat: int
    card: Card


class Discarded(TypedDict):
    """Policy cards given for their second use."""

    seat: int
    cards: list[Card]


class Judged(TypedDict):
    """A card changed hands at court; which one the two are told."""

    seat: int
    target: int
    deck: Deck
    card: NotRequired[Card]


class OfClients(TypedDict):
    """A client was taken, or clients can go nowhere."""

    seat: int
    clients: int


class ClientPlaced(TypedDict):
    """A client stands on a field."""

    seat: int
    field: Field
    cost: int


class Ducats(TypedDict):
    """Ducats from the bank, or offered."""

    seat: int
    ducats: int


class Votes(TypedDict):
    """Votes got, offered or lost."""

    seat: int
    votes: int


class ExtraVotes(TypedDict):
    """Votes for internal cards."""

    seat: int
    cards: list[Card]
    votes: int


class Points(TypedDict):
    """Points for offices or a church foundation."""

    seat: int
    points: int


class UnitTaken(TypedDict):
    """A unit came from the bank."""

    seat: int
    arm: Arm


class Upkeep(TypedDict):
    """What an army cost, and units that were given up."""

    seat: int
    ducats: int
    units: list[Arm]


class Lost(TypedDict):
    """Losses of a combat."""

    seat: int
    units: list[Arm]
    cards: list[Card]


class AttackBegins(TypedDict):
    """An attack card was aimed at somebody."""

    seat: int
    target: int
    card: Card


class Struck(TypedDict):
    """A roll of one side."""

    seat: int
    arm: Arm
    roll: int
    total: int
    wounds: int


class CombatOver(TypedDict):
    """How an attack ended."""

    seat: int
    target: int
    won: bool
    power: int
    against: int


class Abducted(TypedDict):
    """A figure changed hands, by force or for ducats."""

    seat: int
    target: int
    figure: Figure
    ducats: int


class Sacked(TypedDict):
    """Ducats were taken."""

    seat: int
    target: int
    ducats: int


class Foray(TypedDict):
    """Points were taken."""

    seat: int
    target: int
    points: int


class FigureTaken(TypedDict):
    """A figure came under somebody's care."""

    seat: int
    figure: Figure
    ducats: int


class Markers(TypedDict):
    """House markers on a country."""

    seat: int
    country: Country
    markers: int


class OfCountry(TypedDict):
    """A country was crowned, closed by a pact, or found empty."""

    country: Country


class CountryMoved(TypedDict):
    """A country stands elsewhere on its track."""

    country: Country
    space: int


class CountryScored(TypedDict):
    """Points for markers on a country."""

    seat: int
    country: Country
    points: int


class Seal(TypedDict):
    """A marker went onto the seal."""

    seat: int
    country: Country


class Advanced(TypedDict):
    """A marker on a support track."""

    seat: int
    track: Track
    spaces: int
    space: int


class Sold(TypedDict):
    """Votes for ducats: `target` bought."""

    seat: int
    target: int
    votes: int
    ducats: int


class OfficeBid(TypedDict):
    """Votes that somebody gave for an office."""

    seat: int
    office: Office
    votes: int


class DemandBid(TypedDict):
    """What somebody gave the king."""

    seat: int
    demand: Literal["tax", "support", "host"]
    given: int


class RoyalTrack(TypedDict):
    """The royal track anew, from the left."""

    seats: list[int]


class ActVotes(TypedDict):
    """Votes for an act and against it."""

    act: Act
    up: int
    against: int


class ActDecided(TypedDict):
    """Whether an act is in force."""

    act: Act
    passed: bool


class Ribbon(TypedDict):
    """Points of a golden ribbon."""

    seat: int
    figure: Figure
    points: int


# Outcome, outlook, score, result


class Change(TypedDict):
    """What somebody gets or loses."""

    seat: int
    points: int
    ducats: int
    votes: int


class Stake(TypedDict):
    """What the loser of an attack has to fear: figures of which one goes, ducats, points."""

    figures: list[Figure]
    ducats: int
    points: int


class Chances(TypedDict):
    """How an attack ends in so many of all rolls, if both choose their losses to win.

    `nothing` are those who have no units to fight with.
    """

    wins: int
    equal: int
    defeats: int
    rolls: int
    permille: int
    stake: Stake
    nothing: list[int]


class CountryChange(TypedDict):
    """What a country would bring to each seat before and after; its new space, if it moves."""

    country: Country
    crowned: bool
    before: list[int]
    after: list[int]
    space: int | None


class Outcome(TypedDict):
    """What a word would do, to whoever asks; `gain` in points with ribbons, `total` after it.

    `spaces` are those gained on support tracks, `cards` and `clients` those in hand; `countries`
    are those that would bring something else to anybody, or stand elsewhere.
    """

    final: bool
    gain: int
    total: int
    points: int
    ducats: int
    votes: int
    cards: int
    clients: int
    markers: int
    units: Units
    spaces: dict[str, int]
    income: int
    prestige: int
    upkeep: int
    rivals: list[Change]
    countries: list[CountryChange]
    attack: Attack | None
    chances: Chances | None
    opens: str | None
    asks: int | None


class VotesAhead(TypedDict):
    """Votes at the next Sejm by track, and from other sources."""

    royal: int
    senatorial: int
    parliamentary: int
    further: int
    votes: int


class SeatPoints(TypedDict):
    """Points on the track and of ribbons, figure by figure."""

    points: int
    track: int
    ribbons: dict[Figure, int]


class ScoringAhead(TypedDict):
    """Prestige of each seat, and what each country would bring to each."""

    prestige: list[int]
    countries: dict[Country, list[int]]


class Bank(TypedDict):
    """What the bank still has, and the markers of each house."""

    votes: int
    clients: int
    units: Units
    markers: list[int]


class Reach(TypedDict):
    """What everybody knows that a seat can lay; `added` comes from its marker."""

    seat: int
    most: int
    added: int


class Verdict(TypedDict):
    """What a rival can do to a bid, by public knowledge."""

    seat: int
    can: Literal["beat", "tie", "less"]


class Bid(TypedDict):
    """A value that could be laid: what stays, what each rival can do to it.

    Marks: `certain`, and `beats:2` for the least that a rival cannot beat. In the king's demand
    `space` is the worst on the royal track, with its `votes`. Of the Noble Host `units` are all
    that have this power.
    """

    value: int
    stays: int
    rivals: list[Verdict]
    marks: list[str]
    space: int | None
    votes: int | None
    units: list[Units]


class Ruler(TypedDict):
    """A secret bid: everybody's public limit, who settles ties, and each value with its verdict."""

    prompt: str
    of: Literal["votes", "ducats", "power"]
    reach: list[Reach]
    ties: int
    bids: list[Bid]


class Step(TypedDict):
    """What the Sejm has still to decide, and how much the seat could give for it."""

    what: Literal["office", "demand", "act"]
    name: str
    claimed: int | None
    most: int


class FigureGain(TypedDict):
    """What a figure would add to each seat's points; `price` to win it, if it can be won."""

    points: list[int]
    price: int | None


class OfficeGain(TypedDict):
    """What a free office would add for whoever asks: points are those of ribbons."""

    income: int
    prestige: int
    votes: int
    upkeep: int
    points: int


class Gains(TypedDict):
    """Per offered piece."""

    figures: dict[Figure, FigureGain]
    offices: dict[Office, OfficeGain]


class Outlook(TypedDict):
    """What lies ahead for everybody; costs, rulers, steps and gains only for whoever asks."""

    votes: list[VotesAhead]
    income: list[int]
    upkeep: list[int]
    kept_free: list[list[int]]
    points: list[SeatPoints]
    scoring: ScoringAhead
    bank: Bank
    fight: Chances | None
    costs: NotRequired[dict[Field, int]]
    ruler: NotRequired[Ruler | None]
    steps: NotRequired[list[Step]]
    gains: NotRequired[Gains]


class Parts(TypedDict):
    """Points by where they stand."""

    track: int
    ribbons: int


class Score(TypedDict):
    """Points with their parts."""

    total: int
    parts: Parts
    ribbons: dict[Figure, int]


class ResultDetail(TypedDict):
    """Why the game ended, and everybody's points."""

    cause: Literal["sejms"]
    seats: list[SeatPoints]


# Material


class OfficeSides(TypedDict):
    """Both sides of an office; `turned_by` is the act that turns it."""

    code: Office
    kind: Literal["ecclesiastical", "ministerial", "land"]
    income: int
    prestige: int
    income_back: int
    prestige_back: int
    turned_by: Act | None
    arm: Arm | None
    start: bool


class Sejm(TypedDict):
    """A sejm card."""

    act: Act
    place: str
    date: str


class FigureCard(TypedDict):
    """A figure: its calling, and the points of its ribbon if it has one."""

    code: Figure
    calling: str
    ribbon: int | None


class Material(TypedDict):
    """What is in the box."""

    tracks: dict[str, list[int]]
    worth: list[list[int]]
    countries: list[Country]
    houses: list[House]
    offices: list[OfficeSides]
    sejms: list[Sejm]
    short: list[Act]
    demands: list[str]
    demand_copies: int
    figures: list[FigureCard]
    fields: list[Field]
    decks: list[Deck]
    policies: dict[str, list[Card]]
    copies: int
    arms: list[Arm]
    power: dict[str, int]
    units: dict[str, int]
    points_per_wound: int
    markers: int
    votes: int
    clients: int
    reconstructed: list[str]


SHAPE: Final = Shape(
    table=Table,
    prompts={
        "starting_office": AskNothing,
        "income": AskIncome,
        "draw_card": AskDeck,
        "special": AskNothing,
        "lose_office": AskNothing,
        "keep_office": AskKind,
        "losses": AskLosses,
        "abduct": AskFigure,
        "crown": AskNothing,
        "foreign_policy": AskMarkers,
        "action": AskClient,
        "extra_votes": AskVotes,
        "offer_ducats": AskOffer,
        "offer_votes": AskOffer,
        "seller_first": AskSeats,
        "choose_buyer": AskVotes,
        "bid_office": AskBid,
        "tie_office": AskBid,
        "bid_tax": AskOffer,
        "bid_support": AskOffer,
        "bid_host": AskOffer,
        "tie_royal": AskRoyal,
        "thumb": AskAct,
        "tie_act": AskAct,
        "seal": AskSeal,
        "upkeep": AskUpkeep,
    },
    events={
        "first_player": OfSeat,
        "sejm_called": SejmCalled,
        "office_gained": OfOffice,
        "office_lost": OfOffice,
        "vacancy": OfOffice,
        "income": Income,
        "renewed": OfDeck,
        "drew": Drew,
        "played": Played,
        "discarded": Discarded,
        "judged": Judged,
        "client_taken": OfClients,
        "clients_idle": OfClients,
        "client_placed": ClientPlaced,
        "earned": Ducats,
        "rafted": Ducats,
        "ducats_offered": Ducats,
        "votes_offered": Votes,
        "votes_lost": Votes,
        "votes": Votes,
        "extra_votes": ExtraVotes,
        "prestige": Points,
        "church_founded": Points,
        "unit_taken": UnitTaken,
        "upkeep": Upkeep,
        "lost": Lost,
        "attack": AttackBegins,
        "struck": Struck,
        "wound_ignored": OfSeat,
        "combat_over": CombatOver,
        "abducted": Abducted,
        "figure_bribed": Abducted,
        "figure_taken": FigureTaken,
        "sacked": Sacked,
        "foray": Foray,
        "markers": Markers,
        "crowned": OfCountry,
        "country_closed": OfCountry,
        "country_empty": OfCountry,
        "country_moved": CountryMoved,
        "country_scored": CountryScored,
        "seal": Seal,
        "advanced": Advanced,
        "sold": Sold,
        "office_bid": OfficeBid,
        "tie": OfSeat,
        "demand_bid": DemandBid,
        "royal_track": RoyalTrack,
        "act_votes": ActVotes,
        "act_decided": ActDecided,
        "ribbon": Ribbon,
    },
    outcome=Outcome,
    outlook=Outlook,
    score=Score,
    result=ResultDetail,
    material=Material,
)
