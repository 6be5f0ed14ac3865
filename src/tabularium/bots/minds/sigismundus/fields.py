"""What a beginner thinks of sending a client to a field, and of the questions that follow."""

from tabularium.bots.mind import Liking
from tabularium.bots.minds.sigismundus.figures import worth_of_figure
from tabularium.bots.minds.sigismundus.war import units_at_home
from tabularium.bots.minds.sigismundus.worth import CARDS, Valuation
from tabularium.games.sigismundus.actions import Actions
from tabularium.games.sigismundus.fields import owner_of, surcharge
from tabularium.games.sigismundus.letters import (
    AMOUNT,
    CARD,
    COUNTRY,
    DECK,
    DONE,
    FIELD,
    FIGURE,
    OFFICE,
    PASS,
    UNIT,
)
from tabularium.games.sigismundus.material import (
    ACADEMY,
    AGITATION,
    BAKFARK,
    BANNERS,
    BIELSKI,
    CONFIRMATION,
    CONFIRMATION_VOTES,
    ECONOMIST_A,
    ECONOMIST_B,
    ENVOY,
    FEAST,
    FOREIGN,
    GRZEPSKI,
    HOST,
    INTERNAL,
    JAZLOWIECKI,
    KINDS_A_DECK,
    MILITARY,
    ORZECHOWSKI,
    PARLIAMENTARY,
    PATRONAGE,
    POWER,
    REJ,
    SENATORIAL,
    TARANOWSKI,
    TRACK_RIBBON,
    TRACK_VOTES,
    VACANCY,
)
from tabularium.games.sigismundus.sejm import votes_due
from tabularium.games.sigismundus.state import FIGURES_OPEN, NOBODY
from tabularium.games.sigismundus.tracks import space_of
from tabularium.games.sigismundus.upkeep import kept_free
from tabularium.kernel import Word


def like_action(v: Valuation, word: Word) -> Liking:
    """A client on a field: what its action brings less what it costs."""
    field = word[0] - FIELD
    score, rule = FIELD_LIKES[field](v, word)
    return Liking(score - surcharge(v.t, v.seat, field) * v.ducat, rule)


def like_envoy(v: Valuation, word: Word) -> Liking:
    """A marker where it changes the order."""
    if len(word) == 1:
        return Liking(-1.0, "idle-client")
    markers = 2 if v.t.has_figure(v.seat, TARANOWSKI) else 1
    country = word[1] - COUNTRY
    return Liking(v.marker_gain(country, min(markers, v.t.markers_left(v.seat))), "send-envoy")


def like_patronage(v: Valuation, word: Word) -> Liking:
    """A figure: the better the more rounds are left; ducats on it keep it safe."""
    if len(word) < 2 or word[1] == PASS:
        return Liking(-1.0, "idle-client")
    figure = word[1] - FIGURE
    worth = worth_of_figure(v, figure)
    t = v.t
    if figure in t.contents[FIGURES_OPEN]:
        laid = word[2] - AMOUNT
        spare = t.ducats[v.seat] - surcharge(t, v.seat, PATRONAGE) - (0 if v.last else 2)
        safe = 0.25 * min(laid, 3) * min(worth, 8) / 6 if laid <= spare else 0.0
        return Liking(worth * 0.85 + safe - laid * v.ducat * 0.5, "take-figure")
    owner = owner_of(t, figure)
    loss = 0.5 * worth if owner != NOBODY else 0.0
    cost = (t.laid[figure] + 1) * v.ducat
    return Liking(worth + loss * 0.5 - cost, "bribe-figure")


def like_banners(v: Valuation, word: Word) -> Liking:
    """A unit costs its power every round."""
    if len(word) == 1:
        return Liking(-1.0, "idle-client")
    return Liking(worth_of_unit(v, word[1] - UNIT, True), "raise-unit")


def worth_of_unit(v: Valuation, arm: int, new: bool) -> float:
    """What one unit more is good for: to fight, to be sent to the king, to be feared."""
    t, seat = v.t, v.seat
    worth = 0.0
    if t.has_figure(seat, JAZLOWIECKI):
        worth += POWER[arm] * (1.0 if v.last else 0.5)
    if not v.last:
        worth += (0.25 + 0.25 * len(t.hand(seat, MILITARY)) ** 0.5) * POWER[arm]
    if v.demand == HOST and new and not v.scored:
        worth += 0.5 * v.rank * POWER[arm] ** 0.5
    free = kept_free(t, seat)[arm]
    units = t.army[6 * seat + arm] + t.army[6 * seat + 3 + arm]
    if new and units >= free and not v.last:
        worth -= 0.6 * POWER[arm] * v.ducat
    return worth


def like_vacancy(v: Valuation, word: Word) -> Liking:
    """An office that would not be voted on otherwise, with two votes in the bag."""
    if len(word) == 1:
        return Liking(-1.0, "idle-client")
    office = word[1] - OFFICE
    t = v.t
    if v.target < 0:
        own = votes_due(t, v.seat) + 2
        rivals = [votes_due(t, s) for s in range(t.seats) if s != v.seat]
        v.target = own / (own + max(rivals) + 0.001) / (1 + 0.5 * t.vacancies.count(v.seat))
    return Liking(v.office(office) * v.target, "mark-vacancy")


def like_feast(v: Valuation, word: Word) -> Liking:
    """Spaces on the senatorial track: votes, and one special action more for the first."""
    t = v.t
    cards = [letter - CARD for letter in word[1:] if letter != DONE]
    steps = (2 if t.has_figure(v.seat, BAKFARK) else 1) + len(cards)
    before = space_of(t, SENATORIAL, v.seat)
    after = max(0, before - steps)
    worth = worth_of_steps(v, SENATORIAL, before, after, ORZECHOWSKI)
    if before > 0 and after == 0:
        worth += 1.0 * min(v.later, 3)
    for card in cards:
        worth -= keep_card(v, card)
    return Liking(worth, "feast")


def like_agitation(v: Valuation, word: Word) -> Liking:
    """Spaces on the parliamentary track: votes, and a fourth client for the first."""
    t = v.t
    ducats = word[1] - AMOUNT if len(word) > 1 else 0
    before = space_of(t, PARLIAMENTARY, v.seat)
    after = max(0, before - (2 if t.has_figure(v.seat, BIELSKI) else 1) - ducats)
    worth = worth_of_steps(v, PARLIAMENTARY, before, after, REJ)
    if before > 0 and after == 0:
        worth += 1.4 * min(v.later, 3)
        if t.has_act(CONFIRMATION):
            worth += CONFIRMATION_VOTES * v.vote
    return Liking(worth - ducats * v.ducat, "agitate")


def worth_of_steps(v: Valuation, track: int, before: int, after: int, figure: int) -> float:
    """Votes that come with steps on a track, now and while they last."""
    votes = TRACK_VOTES[track][after] - TRACK_VOTES[track][before]
    worth = votes * (v.vote + 0.5 * v.vote_later)
    if v.t.has_figure(v.seat, figure):
        worth += (TRACK_RIBBON[after] - TRACK_RIBBON[before]) * (1.0 if v.last else 0.5)
    return worth


def like_academy(v: Valuation, word: Word) -> Liking:
    """Two cards."""
    cards = 3 if v.t.has_figure(v.seat, GRZEPSKI) else 2
    return Liking(cards * max([worth_of_draw(v, deck) for deck in range(3)]), "study")


def like_economist(v: Valuation, word: Word) -> Liking:
    """Three ducats."""
    return Liking(3 * v.ducat, "earn")


FIELD_LIKES = {
    ENVOY: like_envoy,
    PATRONAGE: like_patronage,
    BANNERS: like_banners,
    VACANCY: like_vacancy,
    FEAST: like_feast,
    ACADEMY: like_academy,
    ECONOMIST_A: like_economist,
    ECONOMIST_B: like_economist,
    AGITATION: like_agitation,
}


# Cards


def keep_card(v: Valuation, policy: int) -> float:
    """What a card in hand is good for later."""
    if v.last and (v.in_sejm or v.scored):
        return 0.0
    deck = policy // KINDS_A_DECK
    if v.last:
        return 0.5 * v.vote if deck == INTERNAL else 0.0
    worth = CARDS[policy] * min(1.0, 0.5 + 0.15 * v.later)
    return max(worth, 0.6) if deck != INTERNAL else max(worth, 0.5 * min(v.vote, 1.5), 0.6)


def worth_of_draw(v: Valuation, deck: int) -> float:
    """What an unknown card of a deck is worth on average."""
    if v.last and any(isinstance(frame, Actions) for frame in v.t.stack):
        return 0.8 * v.vote if deck == INTERNAL else 0.0
    if deck == INTERNAL:
        return max(1.3, min(v.vote, 2.2))
    if deck == FOREIGN:
        return 1.5 if not v.last else 1.9
    assert deck == MILITARY, f"no worth for deck {deck}"
    units = units_at_home(v.t, v.seat)
    return 0.5 + 0.25 * min(units, 4) if not v.last else 0.3


def like_draw(v: Valuation, word: Word) -> Liking:
    """A deck: votes where offices are at stake, markers, or war for those with an army."""
    deck = word[0] - DECK
    crowd = 0.15 * len(v.t.hand(v.seat, deck))
    rule = ("draw-internal", "draw-foreign", "draw-military")[deck]
    return Liking(worth_of_draw(v, deck) - crowd, rule)
