"""What a beginner thinks of special actions, of foreign policy and of combat."""

from tabularium.bots.mind import Liking
from tabularium.bots.minds.sigismundus.fields import keep_card
from tabularium.bots.minds.sigismundus.figures import worth_of_figure
from tabularium.bots.minds.sigismundus.war import chance, units_at_home
from tabularium.bots.minds.sigismundus.worth import Valuation
from tabularium.games.sigismundus.foreign import free_markers
from tabularium.games.sigismundus.letters import (
    CARD,
    COUNTRY,
    COURT,
    FIGURE,
    PASS,
    SEAT,
    TO_FIRST,
    UNIT,
)
from tabularium.games.sigismundus.material import (
    ABDUCTION,
    CLIENT,
    COUNTRIES,
    DEATH,
    ENLISTMENT,
    FORAY,
    FORAY_POINTS,
    FOREIGN,
    FOUNDATION,
    FOUNDATION_COST,
    FOUNDATION_POINTS,
    HOST,
    INTERNAL,
    KINDS_A_DECK,
    MILITARY,
    MISSION,
    NEGOTIATIONS,
    PACT,
    POWER,
    PRIMUS,
    RAFTING,
    RAFTING_DUCATS,
    SACK,
)
from tabularium.games.sigismundus.offices import offices_of
from tabularium.games.sigismundus.scoring import final_points
from tabularium.games.sigismundus.state import FIGURES_OF
from tabularium.kernel import Word


def like_special(v: Valuation, word: Word) -> Liking:
    """A card for its effect, the church court, or nothing."""
    if word[0] == PASS:
        return Liking(0.0, "keep-cards")
    if word[0] == COURT:
        target = word[1] - SEAT
        return Liking(1.2 + 0.1 * standing(v, target), "hold-court")
    policy = word[0] - CARD
    worth, rule = worth_of_play(v, policy, word)
    return Liking(worth - price_of_play(v, policy), rule)


def price_of_play(v: Valuation, policy: int) -> float:
    """What the card would be good for otherwise: a vote, a marker, a wound."""
    deck = policy // KINDS_A_DECK
    if deck == INTERNAL:
        return min(v.vote, 2.0) * 0.8
    if deck == FOREIGN:
        return 1.2
    assert deck == MILITARY, f"no price for policy card {policy}"
    return 0.3


def standing(v: Valuation, target: int) -> float:
    """How far ahead of the others a rival is: 1 for the leader."""
    t = v.t
    points = [final_points(t, s) for s in range(t.seats) if s != v.seat]
    low, high = min(points), max(points)
    return (final_points(t, target) - low) / (high - low) if high > low else 0.5


def worth_of_play(v: Valuation, policy: int, word: Word) -> Liking:
    """Card by card."""
    t = v.t
    if policy == CLIENT:
        return Liking(2.4 + min(v.vote, 2.0), "more-clients")
    if policy == PRIMUS:
        return Liking(0.6, "go-first")
    if policy == DEATH:
        target = word[1] - SEAT
        loss = min([v.holding(target, office) for office in offices_of(t, target)])
        return Liking(loss * (0.4 + 0.3 * standing(v, target)) + 1.0, "kill-senator")
    if policy == FOUNDATION:
        return Liking(FOUNDATION_POINTS - FOUNDATION_COST * v.ducat + 0.5, "found-church")
    if policy == RAFTING:
        return Liking(RAFTING_DUCATS * v.ducat, "float-rafts")
    if policy == MISSION:
        return Liking(worth_of_crown(v, word[1] - COUNTRY), "send-mission")
    if policy == NEGOTIATIONS:
        return like_negotiations(v, word)
    if policy == PACT:
        country = word[1] - COUNTRY
        position = t.directions.index(country)
        lead = v.lead_in(country, position, 0)
        room = sum([t.markers_left(s) > 0 for s in range(t.seats)])
        return Liking(0.35 * lead * v.scores_now(country) if room else 0.0, "close-country")
    if policy == ENLISTMENT:
        arm = word[1] - UNIT if len(word) > 1 else 0
        return like_enlistment(v, arm)
    return like_attack(v, policy, word[1] - SEAT)


def worth_of_crown(v: Valuation, country: int) -> float:
    """Points of a country this round rather than later, against those of the others."""
    position = v.t.directions.index(country)
    here = v.lead_in(country, position, 0)
    if not any(v.t.influence[country :: len(COUNTRIES)]):
        # Nobody is there: whoever sends an envoy first takes it.
        return 0.5 + 0.1 * (5 - position)
    return here * (1 - v.scores_now(country)) + 0.4 * (here > 0)


def like_negotiations(v: Valuation, word: Word) -> Liking:
    """A country goes where it suits."""
    country = word[1] - COUNTRY
    before = v.t.directions.index(country)
    after = 0 if word[2] == TO_FIRST else len(COUNTRIES) - 1
    change = v.lead_in(country, after, 0) - v.lead_in(country, before, 0)
    return Liking(change * v.scores_now(country), "negotiate")


def like_enlistment(v: Valuation, arm: int) -> Liking:
    """Two units, if they can be fed."""
    t = v.t
    power = POWER[0] + POWER[arm]
    if v.last:
        return Liking(1.5 if v.demand == HOST else 0.3, "enlist")
    feed = max(0, t.ducats[v.seat] - 2)
    attacks = len([item for item in t.hand(v.seat, MILITARY) if item > 0])
    worth = 0.35 * power + 0.5 * min(attacks, 2) - 0.3 * max(0, power - feed)
    return Liking(worth + (v.rank if v.demand == HOST else 0.0), "enlist")


def like_attack(v: Valuation, policy: int, target: int) -> Liking:
    """An attack is worth the chance to win it times the spoils."""
    t = v.t
    won = chance(t, v.seat, target, len(t.hand(v.seat, MILITARY)) - 1)
    lead = 0.5 + 0.5 * standing(v, target)
    if policy == FORAY:
        spoils = min(FORAY_POINTS, t.points[target]) * (1 + 0.5 * lead)
        rule = "foray"
    elif policy == SACK:
        spoils = t.ducats[target] // 2 * v.ducat * (1 + 0.5 * lead)
        rule = "sack"
    else:
        assert policy == ABDUCTION, f"a beginner knows nothing of policy card {policy}"
        spoils = max([worth_of_figure(v, f) for f in t.contents[FIGURES_OF + target]])
        spoils *= 1 + 0.5 * lead
        rule = "abduct"
    risk = 0.6 * min(3, units_at_home(t, target))
    return Liking(won * spoils - (1 - won) * 0.8 - risk, rule)


# Foreign policy


def like_crown(v: Valuation, word: Word) -> Liking:
    """The country that brings most to me and least to others."""
    return Liking(worth_of_crown(v, word[0] - COUNTRY), "crown")


def like_markers(v: Valuation, word: Word) -> Liking:
    """Markers for cards on one country."""
    if word[0] == PASS:
        return Liking(0.0, "no-markers")
    cards = [letter - CARD for letter in word[1:-1]]
    free = min(free_markers(v.t, v.seat), v.t.markers_left(v.seat))
    worth = v.marker_gain(word[0] - COUNTRY, len(cards) + free)
    for card in cards:
        worth -= 0.8 * keep_card(v, card)
    return Liking(worth, "place-markers")


# Combat


def like_losses(v: Valuation, word: Word) -> Liking:
    """Cards that matter least go first, then the weakest units."""
    worth = 0.0
    for letter in word:
        if letter >= UNIT:
            worth -= 0.8 + 0.6 * POWER[letter - UNIT]
        else:
            worth -= 0.3 + 0.3 * keep_card(v, letter - CARD)
    return Liking(worth, "bear-losses")


def like_abducted(v: Valuation, word: Word) -> Liking:
    """The best figure, and the ducats on it keep it."""
    figure = word[0] - FIGURE
    return Liking(worth_of_figure(v, figure) + 0.1 * v.t.laid[figure], "best-figure")
