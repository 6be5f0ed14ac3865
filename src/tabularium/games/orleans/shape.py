"""What Orléans tells: the table, questions, events, outcomes. Declared here once."""

from typing import Final, Literal, NotRequired, TypedDict

from tabularium.kernel import Shape

Follower = Literal["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]
Kind = Literal[
    "farmer",
    "boatman",
    "craftsman",
    "trader",
    "knight",
    "scholar",
    "monk",
    "own:farmer",
    "own:boatman",
    "own:craftsman",
    "own:trader",
]
Need = Literal[
    "farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk", "any", "neutral"
]
Good = Literal["grain", "cheese", "wine", "wool", "brocade", "bread"]
Hourglass = Literal["pilgrimage", "income", "harvest", "taxes", "trading_day", "plague"]
Phase = Literal["hourglass", "census", "drawing", "planning", "actions", "event"]
Source = Literal["coins", "goods", "bread", "stations", "citizens"]
Citizen = Literal[
    "deed:wall",
    "deed:conclave",
    "deed:plague",
    "deed:astronomy",
    "deed:guild",
    "deed:cathedral",
    "deed:peace",
    "deed:canal",
    "development:3",
    "development:18",
    "development:28",
    "boatmen",
    "knights",
    "stations",
]
City = str  # its code: le_mans
Place = str  # of the board or a tile: farmhouse, hayrick
Space = str  # a place and a number: ship.1
Deed = str
Kinds = dict[Kind, int]
Followers = dict[Follower, int]
Goods = dict[Good, int]


class Markers(TypedDict):
    """Where the markers of a seat stand."""

    farmer: int
    boatman: int
    craftsman: int
    trader: int
    knight: int
    scholar: int
    development: int


class Stations(TypedDict):
    """Trading stations of a seat; `lost` ones are out of the game."""

    built: int
    to_build: int
    lost: int


class RoundFacts(TypedDict):
    """Which round and phase it is; in the phase of actions whose turn, and who has passed."""

    number: int
    rounds: int
    start: int
    phase: Phase
    turn: int | None
    passed: list[int]


class Laid(TypedDict):
    """What lies on the table, as a position names it. Masks are told by name in `Table`."""

    event: Hourglass | None
    bag: list[Kinds]
    market: list[Kinds]
    tower: Kinds
    stage: Kinds
    spaces: list[dict[Space, Kind | Literal["technology"]]]
    supply: Followers
    lost: Followers
    deeds: dict[Deed, Followers]
    tracks: list[list[int]]
    coins: list[int]
    treasury: int
    stations: dict[City, int]
    unbuilt: list[int]
    merchant: list[City]
    technology: list[int]
    experienced: list[int]
    technology_supply: int
    technology_lost: int
    citizens: list[int]
    citizens_taken: int
    tiles: list[list[Place]]
    pile: list[Place]
    jarmark: Goods
    goods: list[Goods]
    goods_gone: Goods
    ways: list[Good | None]


class Table(Laid):
    """What everybody sees; `owners` of the stations in a city, `guests` of the Bathhouse."""

    owners: dict[City, list[int]]
    station_counts: list[Stations]
    citizens_left: list[Citizen]
    markers: list[Markers]
    levels: list[int]
    round: RoundFacts | None
    guests: list[Kind]


# Questions


class AskDraw(TypedDict):
    """How many followers to draw: the limit, what is in the bag, the room; so many at most."""

    limit: int
    bag: int
    room: int
    most: int


class AskBack(TypedDict):
    """Whom to take back, at most so many."""

    most: int


class AskGuest(TypedDict):
    """Who of the two guests of the Bathhouse stays."""

    kinds: list[Kind]


class AskTower(TypedDict):
    """Who of those just drawn goes into the Gunpowder Tower."""

    followers: Kinds


class AskPlan(TypedDict):
    """Where followers stand; technology tiles in hand."""

    technology: int


class AskAction(TypedDict):
    """Which place to use."""

    usable: list[Place]


class AskEvent(TypedDict):
    """What to give for an event, or whether the monk of the Sacristy goes."""

    event: Hourglass


class AskTaxes(AskEvent):
    """How many loaves to give for the tax."""

    tax: int
    coins: int
    loaves: int


class AskLoss(TypedDict):
    """What to give up; so many coins are missing."""

    debt: int


class AskRemoval(TypedDict):
    """Which tile to put back into the box; so many may still be put back."""

    left: int


# Events


class OfSeat(TypedDict):
    """Somebody passed, or was spared by the Sacristy."""

    seat: int


class RoundBegins(TypedDict):
    """A round begins."""

    round: int
    rounds: int
    start: int


class OfEvent(TypedDict):
    """An hourglass tile was turned over, or its event strikes."""

    event: Hourglass


class Census(TypedDict):
    """Who has most or fewest farmers."""

    seat: int
    farmers: int


class Drawn(TypedDict):
    """Followers out of the bag, counted and one by one."""

    seat: int
    followers: Kinds
    kinds: list[Kind]


class OfKinds(TypedDict):
    """Guests of the Bathhouse, those who stayed, those who went into the Tower."""

    seat: int
    kinds: list[Kind]


class TakenBack(TypedDict):
    """Followers went back to the Market: pairs of space and kind."""

    seat: int
    spaces: list[list[str]]
    followers: list[Kind]


class Planned(TypedDict):
    """A plan was carried out: pairs of space and kind, and in short."""

    seat: int
    spaces: list[list[str]]
    ready: list[Place]
    begun: list[Place]
    townhall: list[Kind]


class Idle(TypedDict):
    """Something was planned in a place that can never be used again."""

    seat: int
    place: Place
    rule: str
    why: str


class OfPlace(TypedDict):
    """A place was used, taken or put back into the box."""

    seat: int
    place: Place


class Coins(TypedDict):
    """Coins that a seat got or paid, and how many it has now."""

    seat: int
    coins: int
    has: int


class CitizenGained(TypedDict):
    """A citizen by number and by name."""

    seat: int
    citizen: int
    of: Citizen
    has: int


class OfGood(TypedDict):
    """A good was got or paid."""

    seat: int
    good: Good


class Technology(TypedDict):
    """A technology tile was got; so many are in hand."""

    seat: int
    has: int


class OfSpace(TypedDict):
    """A technology tile lies on a space."""

    seat: int
    space: Space


class Developed(TypedDict):
    """A marker moved on the track of development."""

    seat: int
    points: int
    position: int


class Recruited(TypedDict):
    """A new follower; the marker stands there now, 0 for a monk."""

    seat: int
    type: Follower
    position: int


class OfCity(TypedDict):
    """A merchant came to a city, or a station was built there."""

    seat: int
    city: City


class Donated(TypedDict):
    """A follower went to a deed."""

    seat: int
    type: Follower
    deed: Deed


class Baked(TypedDict):
    """Grain became bread."""

    seat: int
    loaves: int


Compensated = TypedDict("Compensated", {"from": int, "to": int})


class Plague(TypedDict):
    """Somebody was drawn from a bag; a starter is `spared`."""

    seat: int
    type: Follower
    spared: bool


class Flogged(TypedDict):
    """Something was given up, named by its letter; so much is still owed."""

    seat: int
    lost: str
    debt: int


class Forgiven(TypedDict):
    """There is nothing more to give up."""

    seat: int
    debt: int


class FollowerLost(TypedDict):
    """Who left the game."""

    seat: int
    type: Follower


# Outcome, outlook, score, result


class Reward(TypedDict, total=False):
    """What a new follower brings: the reward of the next space of its track."""

    follower: Follower
    good: Good
    coins: int
    points: int
    citizens: int
    limit: int
    technology: int
    tile: int


class Gives(Reward, total=False):
    """What a place gives now, as far as it needs no choice; else the choices."""

    boatman: Reward
    craftsman: Reward
    trader: Reward
    station: City
    cities: dict[City, list[Good]]
    deeds: dict[Follower, dict[Deed, int]]


class Dead(TypedDict):
    """A place that can never be used again, and the rule that says so."""

    place: Place
    rule: str
    why: str


class PlacePlanned(TypedDict):
    """A place as a plan would leave it; `why_not`: complete, but of no use now."""

    place: Place
    ready: bool
    needs: list[Need]
    gives: Gives
    why_not: str | None


class Problem(TypedDict):
    """What is against pieces that fit one by one, and the rule."""

    why: str
    rule: str


class Rival(TypedDict):
    """What somebody else gets or loses."""

    seat: int
    points: int
    coins: int


class Outcome(TypedDict):
    """What a word would do, to whoever asks; `gain` in points, `total` after it.

    `strikes`: the event that comes before anybody is asked again. `plan`, `left` and `problem`
    are of plans, also of unfinished ones.
    """

    final: bool
    gain: int
    total: int
    coins: int
    goods: Goods
    recruits: list[Follower]
    bag: Kinds
    steps: int
    position: int
    level: int
    stations: int
    citizens: int
    technology: int
    tiles: list[Place]
    rivals: list[Rival]
    strikes: Hourglass | None
    plan: list[PlacePlanned]
    dead: list[Dead]
    left: Kinds
    problem: Problem | None
    opens: str | None
    asks: int | None


class PlaceAhead(TypedDict):
    """A place of a seat: who stands there, who is missing, what is against it, what it gives."""

    staff: list[Kind]
    needs: list[Need]
    why_not: str | None
    gives: Gives


class EventAhead(TypedDict):
    """What the event of this round will do to a seat as things stand.

    `coins` it gets or pays, `missing` ones it has not; `gives` what it must give besides.
    """

    event: Hourglass
    coins: int
    missing: int
    gives: Literal["food", "follower"] | None


class CensusAhead(TypedDict):
    """Who alone has most farmers and who alone fewest, as things stand."""

    most: int | None
    fewest: int | None


class Outlook(TypedDict):
    """Staffed places and points of every seat, events; for a seat also what it would reckon.

    `ahead` is what the event of this round will do to each seat. Odds of the bag are in
    thousandths.
    """

    ready: list[list[Place]]
    to_come: dict[Hourglass, int]
    scores: list[int]
    ahead: list[EventAhead]
    census: CensusAhead
    points: NotRequired["Score"]
    places: NotRequired[dict[Place, PlaceAhead]]
    dead: NotRequired[list[Dead]]
    bag: NotRequired[Kinds]
    tax: NotRequired[int]
    event: NotRequired[EventAhead | None]


class Parts(TypedDict):
    """Points by where they come from."""

    coins: int
    goods: int
    bread: int
    stations: int
    citizens: int


class Score(TypedDict):
    """Points with their parts; stations, citizens and bread count as much as the level."""

    total: int
    parts: Parts
    level: int
    position: int


class SeatResult(Parts):
    """What a seat has in the end."""

    points: int
    level: int
    position: int


class Lead(TypedDict):
    """Where the winner is furthest ahead of the second."""

    source: Source
    points: int


class ResultDetail(TypedDict):
    """Why the game ended, who got the last citizen, what decided, everybody's points."""

    cause: Literal["rounds"]
    most_stations: int | None
    lead: Lead | None
    parts: list[SeatResult]


# Material


class Way(TypedDict):
    """A connection; its goods space has its number in `ways`, a second one `second`."""

    name: str
    ends: list[City]
    water: bool
    contested: bool
    second: int
    from_seats: int


class DeedCard(TypedDict):
    """Coins for each follower, and the slots by type."""

    coins: int
    slots: Followers


class Tracks(TypedDict):
    """What the spaces of the tracks give, from the start on."""

    end: list[int]
    farmer: list[int]
    boatman: list[int]
    knight: list[int]
    scholar: list[int]
    stars: list[int]
    levels: list[int]
    coins: dict[str, int]
    citizens: list[int]
    boatman_citizen: int
    knight_citizen: int


class Material(TypedDict):
    """What is in the box."""

    types: list[Follower]
    kinds: list[Kind]
    goods: list[Good]
    goods_points: list[int]
    goods_box: list[int]
    food: list[Good]
    cities: dict[City, list[float]]
    ways: list[Way]
    places: dict[Place, list[str]]
    board: list[Place]
    piles: dict[Place, int]
    extra: list[Place]
    deeds: dict[Deed, DeedCard]
    tracks: Tracks
    citizens: list[Citizen]
    events: list[Hourglass]
    event_copies: int
    harvest_fine: int
    goods_per_tax: int
    market: int
    tower: int
    stations: int
    technologies: int
    rounds: int


SHAPE: Final = Shape(
    table=Table,
    prompts={
        "draw": AskDraw,
        "take_back": AskBack,
        "bathhouse": AskGuest,
        "tower": AskTower,
        "plan": AskPlan,
        "plan_one": AskPlan,
        "action": AskAction,
        "sacristy": AskEvent,
        "harvest": AskEvent,
        "taxes": AskTaxes,
        "flogging": AskLoss,
        "remove_tile": AskRemoval,
    },
    events={
        "round": RoundBegins,
        "hourglass": OfEvent,
        "strikes": OfEvent,
        "census_most": Census,
        "census_fewest": Census,
        "drawn": Drawn,
        "taken_back": TakenBack,
        "bathed": OfKinds,
        "kept": OfKinds,
        "manned": OfKinds,
        "planned": Planned,
        "idle": Idle,
        "action": OfPlace,
        "passed": OfSeat,
        "tile": OfPlace,
        "removed": OfPlace,
        "coins": Coins,
        "paid": Coins,
        "citizen": CitizenGained,
        "good": OfGood,
        "good_paid": OfGood,
        "good_on_way": OfGood,
        "technology": Technology,
        "technology_placed": OfSpace,
        "developed": Developed,
        "recruited": Recruited,
        "travelled": OfCity,
        "station": OfCity,
        "donated": Donated,
        "baked": Baked,
        "compensated": Compensated,
        "plague": Plague,
        "spared": OfSeat,
        "flogged": Flogged,
        "forgiven": Forgiven,
        "follower_lost": FollowerLost,
    },
    outcome=Outcome,
    outlook=Outlook,
    score=Score,
    result=ResultDetail,
    material=Material,
)
