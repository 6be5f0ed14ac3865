"""The table of Sigismundus Augustus: what lies open, and the places of the cards."""

from typing import Final

from tabularium.games.sigismundus.material import (
    CLIENTS,
    COPIES,
    COUNTRIES,
    DECKS,
    DEMAND_COPIES,
    DEMANDS,
    FIELDS,
    FIGURE_COUNT,
    FIGURES,
    FOREIGN,
    KINDS_A_DECK,
    MARKERS,
    MAX_SEATS,
    OFFICE_COUNT,
    POLICIES,
    SPACES,
    START_CLIENTS,
    START_UNITS,
    UNITS,
    VOTES,
)
from tabularium.kernel import Deck, Options, Place, Places, Setting, State, own, public, secret

# Places, by number. Those with a seat take five numbers in a row.
PILE: Final = 0  # + deck
DISCARD: Final = 3  # + deck
PACT_CARDS: Final = 6  # Secret pacts on countries
HAND: Final = 7  # + 5 * deck + seat; the backs tell the deck, so counts by deck are public
FIGURE_PILE: Final = 22
FIGURES_OPEN: Final = 23
FIGURES_GONE: Final = 24
FIGURES_OF: Final = 25  # + seat
DEMAND_PILE: Final = 30
DEMAND_NOW: Final = 31
DEMANDS_PAST: Final = 32

STREAMS: Final = (
    "dice.0",
    "dice.1",
    "dice.2",
    "dice.3",
    "dice.4",
    "internal",
    "foreign",
    "military",
    "figures",
    "demands",
    "court",
    "houses",
    "countries",
)
DECK_DRAWS: Final = 5  # + deck
FIGURE_DRAWS: Final = 8
DEMAND_DRAWS: Final = 9
COURT_PICKS: Final = 10
HOUSE_DRAWS: Final = 11
COUNTRY_DRAWS: Final = 12

NOBODY: Final = -1
ARMY: Final = 6  # entries of a seat in `army`: three arms active, then three grey


def build_places(seats: int, options: Options) -> Places:
    """Piles, hands and what lies open."""
    policy = [_policy_deck(deck) for deck in range(len(DECKS))]
    figures = Deck("figures", FIGURES, tuple(range(FIGURE_COUNT)))
    box = tuple(list(range(len(DEMANDS))) * DEMAND_COPIES)
    demands = Deck("demands", DEMANDS, box)
    places = [secret(deck, f"{deck.name}.pile") for deck in policy]
    places += [public(deck, f"{deck.name}.discard") for deck in policy]
    places += [public(policy[FOREIGN], "foreign.pact")]
    for deck in policy:
        places += [own(deck, f"{deck.name}.hand", seat) for seat in range(MAX_SEATS)]
    places += [secret(figures, "figures.pile"), public(figures, "figures.open")]
    places += [public(figures, "figures.gone"), *_each(figures, "figures.of")]
    places += [secret(demands, "demands.pile"), public(demands, "demands.now")]
    places += [public(demands, "demands.past")]
    return Places(seats, places)


def _policy_deck(deck: int) -> Deck:
    codes = POLICIES[KINDS_A_DECK * deck : KINDS_A_DECK * (deck + 1)]
    return Deck(DECKS[deck], codes, tuple(list(range(KINDS_A_DECK)) * COPIES))


def _each(deck: Deck, name: str) -> list[Place]:
    return [public(deck, name, seat) for seat in range(MAX_SEATS)]


def altered(row: list[int], index: int, value: int) -> list[int]:
    """The row with one entry replaced. Rows that seldom change are shared between copies."""
    row = row[:]
    row[index] = value
    return row


class Sigismundus(State):
    """Rows by seat, or flat: `ARMY * seat + arm`, `6 * seat + country`, `5 * track + space`.

    `ducats`, `votes`, `points`, `clients` and `army` are changed in place and copied; every other
    row is replaced when it changes (`altered`), so that copies share it.
    """

    __slots__ = (
        "acts",
        "army",
        "clients",
        "court",
        "crowned",
        "directions",
        "discounted",
        "ducats",
        "fields",
        "first",
        "houses",
        "influence",
        "laid",
        "offices",
        "pacts",
        "points",
        "protected",
        "rolled",
        "seals",
        "sejm",
        "tracks",
        "vacancies",
        "votes",
    )

    ducats: list[int]
    votes: list[int]
    points: list[int]
    clients: list[int]  # in hand; those on the fields are counted there
    army: list[int]
    houses: list[int]  # of each seat
    tracks: list[int]  # seats by track and space, or nobody
    directions: list[int]  # countries from the left
    influence: list[int]  # house markers
    seals: list[int]  # by country: whose marker lies there
    offices: list[int]  # by office: who holds it
    vacancies: list[int]  # by office: whose marker lies there
    fields: list[int]  # by field: clients there
    court: list[tuple[int, ...]]  # by field: whose clients stand there, in the order they came
    laid: list[int]  # by figure: ducats on it
    rolled: list[int]  # dice of the attack that is fought, in fours: seat, arm, die, total

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.first = 0  # who has the first player's marker
        self.sejm = -1  # the card of this round; -1 before the first
        self.acts = 0  # a bit for each act in force
        self.crowned = 0  # a bit for each country
        self.pacts = 0  # a bit for each country
        self.protected = 0  # a bit for each seat with a church foundation this round
        self.discounted = 0  # a bit for each seat that has used the court marshal this round

    def open_box(self) -> None:
        """1.8: nothing but three clients, one infantry, one hussars for everybody."""
        super().open_box()
        seats = self.seats
        self.ducats = [0] * seats
        self.votes = [0] * seats
        self.points = [0] * seats
        self.clients = [START_CLIENTS] * seats
        self.army = [*START_UNITS, 0, 0, 0] * seats
        self.houses = list(range(seats))
        row = [*range(seats), *[NOBODY] * (SPACES - seats)]
        self.tracks = row * 3
        self.directions = list(range(len(COUNTRIES)))
        self.influence = [0] * (len(COUNTRIES) * seats)
        self.seals = [NOBODY] * len(COUNTRIES)
        self.offices = [NOBODY] * OFFICE_COUNT
        self.vacancies = [NOBODY] * OFFICE_COUNT
        self.fields = [0] * len(FIELDS)
        self.court = [()] * len(FIELDS)
        self.laid = [0] * FIGURE_COUNT
        self.rolled = []

    def copy(self) -> "Sigismundus":
        """An equal table that shares nothing that changes."""
        twin = Sigismundus(self.setting)
        self.copy_kernel(twin)
        twin.ducats = self.ducats[:]
        twin.votes = self.votes[:]
        twin.points = self.points[:]
        twin.clients = self.clients[:]
        twin.army = self.army[:]
        twin.houses = self.houses
        twin.tracks = self.tracks
        twin.directions = self.directions
        twin.influence = self.influence
        twin.seals = self.seals
        twin.offices = self.offices
        twin.vacancies = self.vacancies
        twin.fields = self.fields
        twin.court = self.court
        twin.laid = self.laid
        twin.rolled = self.rolled
        twin.first = self.first
        twin.sejm = self.sejm
        twin.acts = self.acts
        twin.crowned = self.crowned
        twin.pacts = self.pacts
        twin.protected = self.protected
        twin.discounted = self.discounted
        return twin

    # Hands

    def hand(self, seat: int, deck: int) -> tuple[int, ...]:
        """Cards of one deck in a hand."""
        return self.contents[HAND + MAX_SEATS * deck + seat]

    def cards_of(self, seat: int) -> int:
        """How many policy cards a seat holds; everybody can count them."""
        return len(self.hand(seat, 0)) + len(self.hand(seat, 1)) + len(self.hand(seat, 2))

    def discard(self, seat: int, policy: int) -> None:
        """A policy card goes from a hand to the open discards of its deck."""
        deck = policy // KINDS_A_DECK
        self.move(policy % KINDS_A_DECK, HAND + MAX_SEATS * deck + seat, DISCARD + deck)

    def has_figure(self, seat: int, figure: int) -> bool:
        """Whether a figure is under the care of a seat."""
        return figure in self.contents[FIGURES_OF + seat]

    # Stock

    def votes_in_bank(self) -> int:
        """Votes that can still be taken."""
        left = VOTES
        for votes in self.votes:
            left -= votes
        return left

    def units_in_bank(self, arm: int) -> int:
        """Units of an arm that can still be taken."""
        left = UNITS[arm]
        army = self.army
        for i in range(arm, len(army), 3):
            left -= army[i]
        return left

    def clients_in_bank(self) -> int:
        """Clients that can still be taken."""
        return CLIENTS - sum(self.clients) - sum(self.fields)

    def markers_left(self, seat: int) -> int:
        """House markers that lie neither on a country nor on a seal nor on an office."""
        used = self.seals.count(seat) + self.vacancies.count(seat)
        start = len(COUNTRIES) * seat
        for country in range(len(COUNTRIES)):
            used += self.influence[start + country]
        return MARKERS - used

    def has_act(self, act: int) -> bool:
        """Whether an act is in force."""
        return self.acts >> act & 1 == 1
