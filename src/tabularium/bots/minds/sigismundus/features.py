"""What a position between two rounds is worth: what a seat has, less what its rivals have."""

from typing import Final

from tabularium.bots.minds.sigismundus.figures import ABILITIES
from tabularium.bots.minds.sigismundus.war import power_at_home
from tabularium.bots.minds.sigismundus.worth import (
    CARDS,
    next_income,
    rounds_after,
    shared,
    surplus_offices,
)
from tabularium.games.sigismundus.foreign import free_markers
from tabularium.games.sigismundus.material import (
    CHANCELLOR,
    CHURCH_COURTS,
    COUNTRIES,
    ECCLESIASTICAL,
    FIRST_ABILITY,
    FIRST_WORTH,
    FOREIGN,
    INCOMPATIBILITAS,
    INTERNAL,
    MILITARY,
    PARLIAMENTARY,
    ROYAL,
    SEAL_DECK,
    SECOND_WORTH,
    SENATORIAL,
)
from tabularium.games.sigismundus.offices import free_offices, offices_of_kind, prestige_of
from tabularium.games.sigismundus.prestige import prestige
from tabularium.games.sigismundus.scoring import final_points
from tabularium.games.sigismundus.sejm import votes_due
from tabularium.games.sigismundus.state import ARMY, FIGURES_OF, Sigismundus
from tabularium.games.sigismundus.tracks import representative
from tabularium.games.sigismundus.upkeep import cost_of, kept_free

# What counts, and its weight before any tuning.
BY_HAND: Final[dict[str, float]] = {
    "points": 1.0,
    "prestige": 0.95,
    "surplus-offices": -0.6,
    "ribbons": 0.8,
    "abilities": 0.7,
    "ducats": 0.8,
    "income": 0.25,
    "votes": 0.4,
    "votes-for-offices": 0.2,
    "king": 1.5,
    "magnates": 0.5,
    "nobility": 1.0,
    "internal-cards": 0.8,
    "foreign-cards": 0.7,
    "military-cards": 0.9,
    "own-hand": 0.2,
    "more-cards": 1.2,
    "court": 0.4,
    "free-markers": 0.9,
    "countries": 0.45,
    "army": 0.1,
    "army-pay": -0.5,
    "exposed": -0.8,
    "laid-ducats": 0.05,
}
FEATURES: Final = tuple(BY_HAND)


class Common:
    """What is the same for all seats of a position."""

    def __init__(self, t: Sigismundus) -> None:
        self.later = rounds_after(t) + 1  # this round is about to begin
        self.few = min(self.later, 3)
        self.kings = [representative(t, track) for track in (ROYAL, SENATORIAL, PARLIAMENTARY)]
        self.countries = [0.0] * t.seats
        for position, country in enumerate(t.directions):
            markers = t.influence[country :: len(COUNTRIES)]
            points = shared(markers, FIRST_WORTH[position], SECOND_WORTH[position])
            for seat, n in enumerate(points):
                self.countries[seat] += n + 0.3 * markers[seat]
        self.free = sum([prestige_of(t, o) for o in free_offices(t)]) * self.later
        self.powers = [power_at_home(t, s) for s in range(t.seats)]


def assets(t: Sigismundus, seat: int, common: Common, own: bool) -> list[float]:
    """The features of one seat; of the cards of others only the number is known."""
    later, few = common.later, common.few
    votes = votes_due(t, seat)
    units = t.army[ARMY * seat : ARMY * (seat + 1)]
    power = common.powers[seat]
    threat = max([p for s, p in enumerate(common.powers) if s != seat])
    figures = t.contents[FIGURES_OF + seat]
    hands = [len(t.hand(seat, deck)) for deck in (INTERNAL, FOREIGN, MILITARY)]
    return [
        float(t.points[seat]),
        float(prestige(t, seat) * later),
        surplus_prestige(t, seat, later),
        float(final_points(t, seat) - t.points[seat]),
        sum([ABILITIES[f] for f in figures if f >= FIRST_ABILITY]) * later,
        float(t.ducats[seat]),
        float(next_income(t, seat) * (later - 1)),
        float(votes * few),
        votes * common.free / 10,
        float((common.kings[0] == seat) * few),
        float((common.kings[1] == seat) * few),
        float((common.kings[2] == seat) * few),
        float(hands[0]),
        float(hands[1]),
        float(hands[2]),
        hand_worth(t, seat) if own else 0.0,
        float(further_cards(t, seat) * later),
        has_court(t, seat) * later,
        float(free_markers(t, seat) * later),
        common.countries[seat],
        float(power + units[3] + 2 * units[4] + 3 * units[5]),
        float(cost_of(units, kept_free(t, seat)) * (later > 1)),
        float(max(0, threat - power - hands[2])),
        float(sum([t.laid[f] for f in figures])),
    ]


def surplus_prestige(t: Sigismundus, seat: int, later: int) -> float:
    """Prestige that Incompatibilitas would take, while it may still come."""
    if t.sejm > INCOMPATIBILITAS or t.has_act(INCOMPATIBILITAS):
        return 0.0
    lost = sum([prestige_of(t, office) for office in surplus_offices(t, seat)])
    return float(lost * min(later, 4))


def hand_worth(t: Sigismundus, seat: int) -> float:
    """The cards in a seat's hand, kind by kind, less what an average card is worth."""
    worth = 0.0
    for deck in (INTERNAL, FOREIGN, MILITARY):
        for item in t.hand(seat, deck):
            worth += CARDS[4 * deck + item] - 1.8
    return worth


def further_cards(t: Sigismundus, seat: int) -> int:
    """Cards that come every round by office and seals."""
    cards = int(t.offices[CHANCELLOR] == seat)
    for country, deck in enumerate(SEAL_DECK):
        cards += deck >= 0 and t.seals[country] == seat
    return cards


def has_court(t: Sigismundus, seat: int) -> float:
    """Whether a seat can use the church court."""
    if t.has_act(CHURCH_COURTS):
        return 0.0
    return 1.0 if offices_of_kind(t, seat, ECCLESIASTICAL) else 0.0


def features_of(t: Sigismundus, seat: int) -> list[float]:
    """A seat's assets, less half those of the strongest rival and half those of all on average."""
    common = Common(t)
    own = assets(t, seat, common, True)
    rivals = [assets(t, s, common, False) for s in range(t.seats) if s != seat]
    strongest = max(rivals, key=strength)
    n = 2 * len(rivals)
    return [
        mine - strongest[i] / 2 - sum([rival[i] for rival in rivals]) / n
        for i, mine in enumerate(own)
    ]


def strength(rival: list[float]) -> float:
    """How dangerous a rival is: points, what its offices will bring, ribbons."""
    return rival[0] + rival[1] + rival[3] + 0.5 * rival[5]
