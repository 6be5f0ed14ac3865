"""What a beginner thinks of special actions, of foreign policy and of combat."""

from tabularium.bots.mind import Liking
from tabularium.bots.minds.sigismundus.fields import keep_card
from tabularium.bots.minds.sigismundus.figures import worth_of_figure
from tabularium.bots.minds.sigismundus.glance import Glance
from tabularium.bots.minds.sigismundus.war import chance
from tabularium.games.sigismundus.ending import final_points
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
    FOUNDATION,
    FOUNDATION_COST,
    FOUNDATION_POINTS,
    HOST,
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
from tabularium.games.sigismundus.state import FIGURES_OF
from tabularium.kernel import Word


def like_special(g: Glance, word: Word) -> Liking:
    """A card for its effect, the church court, or nothing."""
    if word[0] == PASS:
        return Liking(0.0, "keep-cards")
    if word[0] == COURT:
        target = word[1] - SEAT
        return Liking(1.2 + 0.1 * standing(g, target), "hold-court")
    policy = word[0] - CARD
    worth, rule = worth_of_play(g, policy, word)
    return Liking(worth - price_of_play(g, policy), rule)


def price_of_play(g: Glance, policy: int) -> float:
    """What the card would be good for otherwise: a vote, a marker, a wound."""
    if policy < RAFTING:
        return min(g.vote, 2.0) * 0.8
    if policy < ENLISTMENT:
        return 1.2
    return 0.3


def standing(g: Glance, target: int) -> float:
    """How far ahead of the others a rival is: 1 for the leader."""
    t = g.t
    points = [final_points(t, s) for s in range(t.seats) if s != g.seat]
    low, high = min(points), max(points)
    return (final_points(t, target) - low) / (high - low) if high > low else 0.5


def worth_of_play(g: Glance, policy: int, word: Word) -> Liking:
    """Card by card."""
    t = g.t
    if policy == CLIENT:
        return Liking(2.4 + min(g.vote, 2.0), "more-clients")
    if policy == PRIMUS:
        return Liking(0.6, "go-first")
    if policy == DEATH:
        target = word[1] - SEAT
        loss = min([g.holding(target, office) for office in offices_of(t, target)])
        return Liking(loss * (0.4 + 0.3 * standing(g, target)) + 1.0, "kill-senator")
    if policy == FOUNDATION:
        return Liking(FOUNDATION_POINTS - FOUNDATION_COST * g.ducat + 0.5, "found-church")
    if policy == RAFTING:
        return Liking(RAFTING_DUCATS * g.ducat, "float-rafts")
    if policy == MISSION:
        return Liking(worth_of_crown(g, word[1] - COUNTRY), "send-mission")
    if policy == NEGOTIATIONS:
        return like_negotiations(g, word)
    if policy == PACT:
        country = word[1] - COUNTRY
        position = t.directions.index(country)
        lead = g.prospects(country, position, 0)
        room = sum([t.markers_left(s) > 0 for s in range(t.seats)])
        return Liking(0.35 * lead * g.scores_now(country) if room else 0.0, "close-country")
    if policy == ENLISTMENT:
        arm = word[1] - UNIT if len(word) > 1 else 0
        return like_enlistment(g, arm)
    return like_attack(g, policy, word[1] - SEAT)


def worth_of_crown(g: Glance, country: int) -> float:
    """Points of a country this round rather than later, against those of the others."""
    position = g.t.directions.index(country)
    here = g.prospects(country, position, 0)
    if not any(g.t.influence[country :: len(COUNTRIES)]):
        # Nobody is there: whoever sends an envoy first takes it.
        return 0.5 + 0.1 * (5 - position)
    return here * (1 - g.scores_now(country)) + 0.4 * (here > 0)


def like_negotiations(g: Glance, word: Word) -> Liking:
    """A country goes where it suits."""
    country = word[1] - COUNTRY
    before = g.t.directions.index(country)
    after = 0 if word[2] == TO_FIRST else len(COUNTRIES) - 1
    change = g.prospects(country, after, 0) - g.prospects(country, before, 0)
    return Liking(change * g.scores_now(country), "negotiate")


def like_enlistment(g: Glance, arm: int) -> Liking:
    """Two units, if they can be fed."""
    t = g.t
    power = POWER[0] + POWER[arm]
    if g.last:
        return Liking(1.5 if g.demand == HOST else 0.3, "enlist")
    feed = max(0, t.ducats[g.seat] - 2)
    attacks = len([item for item in t.hand(g.seat, MILITARY) if item > 0])
    worth = 0.35 * power + 0.5 * min(attacks, 2) - 0.3 * max(0, power - feed)
    return Liking(worth + (g.rank if g.demand == HOST else 0.0), "enlist")


def like_attack(g: Glance, policy: int, target: int) -> Liking:
    """An attack is worth the chance to win it times the spoils."""
    t = g.t
    won = chance(t, g.seat, target, len(t.hand(g.seat, MILITARY)) - 1)
    lead = 0.5 + 0.5 * standing(g, target)
    if policy == FORAY:
        spoils = min(FORAY_POINTS, t.points[target]) * (1 + 0.5 * lead)
        rule = "foray"
    elif policy == SACK:
        spoils = t.ducats[target] // 2 * g.ducat * (1 + 0.5 * lead)
        rule = "sack"
    else:
        assert policy == ABDUCTION
        spoils = max([worth_of_figure(g, f) for f in t.contents[FIGURES_OF + target]])
        spoils *= 1 + 0.5 * lead
        rule = "abduct"
    risk = 0.6 * min(3, t.army[6 * target] + t.army[6 * target + 1] + t.army[6 * target + 2])
    return Liking(won * spoils - (1 - won) * 0.8 - risk, rule)


# Foreign policy


def like_crown(g: Glance, word: Word) -> Liking:
    """The country that brings most to me and least to others."""
    return Liking(worth_of_crown(g, word[0] - COUNTRY), "crown")


def like_markers(g: Glance, word: Word) -> Liking:
    """Markers for cards on one country."""
    if word[0] == PASS:
        return Liking(0.0, "no-markers")
    cards = [letter - CARD for letter in word[1:-1]]
    free = min(free_markers(g.t, g.seat), g.t.markers_left(g.seat))
    worth = g.marker_gain(word[0] - COUNTRY, len(cards) + free)
    for card in cards:
        worth -= 0.8 * keep_card(g, card)
    return Liking(worth, "place-markers")


# Combat


def like_losses(g: Glance, word: Word) -> Liking:
    """Cards that matter least go first, then the weakest units."""
    worth = 0.0
    for letter in word:
        if letter >= UNIT:
            worth -= 0.8 + 0.6 * POWER[letter - UNIT]
        else:
            worth -= 0.3 + 0.3 * keep_card(g, letter - CARD)
    return Liking(worth, "bear-losses")


def like_abducted(g: Glance, word: Word) -> Liking:
    """The best figure, and the ducats on it keep it."""
    figure = word[0] - FIGURE
    return Liking(worth_of_figure(g, figure) + 0.1 * g.t.laid[figure], "best-figure")
