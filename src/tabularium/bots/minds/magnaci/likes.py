"""What a beginner thinks of a word."""

from typing import Final

from tabularium.bots.mind import Liking
from tabularium.bots.minds.magnaci.actions import (
    best_use,
    claim_points,
    cost_of,
    harm_of,
    is_building,
    mission_points,
    pacta_points,
    space_of,
)
from tabularium.bots.minds.magnaci.bidding import (
    kept_points,
    law_table,
    office_table,
    strength_in,
    war_of,
    war_points,
)
from tabularium.bots.minds.magnaci.fronts import front_of
from tabularium.bots.minds.magnaci.worth import (
    INCOME,
    ages_left,
    keep_worth,
    map_gain,
    rivals_share,
    swap_gain,
)
from tabularium.games.magnaci.announced import Announced
from tabularium.games.magnaci.cards import BOOSTS, brings_estates
from tabularium.games.magnaci.effects import Assignats
from tabularium.games.magnaci.estates import Placement, estates_in
from tabularium.games.magnaci.letters import (
    CARD,
    CONFLICT,
    GIVE_LAW,
    LAW,
    OFFICE,
    PASS,
    PROVINCE,
    SEAT,
)
from tabularium.games.magnaci.material import (
    ASSIGNATS,
    GRAIN,
    LAW_CODES,
    LAW_VALUE,
    MISSION,
    PACTA,
    PROVINCES,
    PRUSSIA,
    STRENGTH,
    TREASURER,
)
from tabularium.games.magnaci.scoring import wealth_of
from tabularium.games.magnaci.state import LAWS_OF, Magnaci
from tabularium.games.magnaci.window import Window
from tabularium.kernel import Word

RULES: Final = (
    "office-bid",
    "law-bid",
    "keep-strength",
    "conflict-bid",
    "fight-partition",
    "take-lead",
    "more-estates",
    "win-contest",
    "reinforce",
    "hold-back",
    "build",
    "income",
    "treasurer",
    "assignats",
    "mission",
    "pacta",
    "pass",
    "let-it-happen",
    "veto",
    "entail",
    "give-law",
    "give-little",
    "best-law",
    "worst-law",
    "remove-worst",
    "favour-myself",
    "spare-myself",
    "speak-last",
    "guess-senate",
    "guess-sejm",
    "guess-conflicts",
)


def like(t: Magnaci, seat: int, word: Word) -> Liking:
    """How much a beginner likes a word that answers the question."""
    assert t.pending is not None
    match t.pending.prompt:
        case "senate" | "sejm" | "conflicts":
            return Liking(bid_points(t, seat, word), bid_rule(t, seat, word))
        case "first_estate":
            return place_liking(t, seat, word[0], 1)
        case "place":
            frame = t.stack[-1]
            assert isinstance(frame, Placement)
            return place_liking(t, seat, word[0], frame.count)
        case "action":
            return action_liking(t, seat, word)
        case "veto":
            return veto_liking(t, seat, word)
        case "entail":
            return entail_liking(t, seat, word)
        case "assignats":
            debt = t.stack[-1]
            assert isinstance(debt, Assignats)
            return debt_liking(t, seat, debt.seat, word[0])
        case "claim_law":
            return Liking(keep_worth(t, seat, word[0] - LAW), "best-law")
        case "discard_law":
            return Liking(-keep_worth(t, seat, word[0] - LAW), "worst-law")
        case "remove_conflict":
            front = front_of(t, seat, space_of(t, word[0] - CONFLICT))
            return Liking(-front.defeat, "remove-worst")
    return favour_liking(t, seat, word[0] - SEAT, t.pending.prompt)


# Bids


def bid_points(t: Magnaci, seat: int, word: Word) -> float:
    """Points of one bid."""
    assert t.pending is not None
    match t.pending.prompt:
        case "senate":
            table = office_table(t, seat)
            pairs = [(word[i] - OFFICE, word[i + 1] - CARD) for i in range(0, len(word), 2)]
            return sum([table[office][card] for office, card in pairs])
        case "sejm":
            table = law_table(t, seat)
            won = sum([row[letter - CARD] for row, letter in zip(table, word, strict=True)])
            return won + kept_points(t, strength_left(t, seat, word))
        case "conflicts":
            return war_points(war_of(t, seat), word)
        case other:
            raise AssertionError(f"nobody lays cards for {other}")


def bid_rule(t: Magnaci, seat: int, word: Word) -> str:
    """Why a beginner likes a bid."""
    assert t.pending is not None
    match t.pending.prompt:
        case "senate":
            return "office-bid"
        case "sejm":
            kept = kept_points(t, strength_left(t, seat, word))
            return "keep-strength" if kept > 0 else "law-bid"
        case "conflicts":
            return "fight-partition" if t.partitions.bit_count() > 1 else "conflict-bid"
        case other:
            raise AssertionError(f"nobody lays cards for {other}")


def strength_left(t: Magnaci, seat: int, word: Word) -> int:
    """The Strength that a bid in the Sejm leaves for the conflicts."""
    return strength_in(t.hand(seat)) - sum([STRENGTH[letter - CARD] for letter in word])


# The Primate


def favour_liking(t: Magnaci, seat: int, other: int, prompt: str) -> Liking:
    """The Primate decides: for himself first, then for whoever is poorest."""
    wealth = 0.05 * wealth_of(t, other)
    match prompt:
        case "tie" | "best" | "winner":
            return Liking(3.0 if other == seat else -wealth, "favour-myself")
        case "weakest":
            return Liking(-3.0 if other == seat else wealth, "spare-myself")
        case "order":
            return Liking(-1.0 if other == seat else 0.0, "speak-last")
        case unknown:
            raise AssertionError(f"a beginner knows nothing of {unknown}")


# Cards that are played


def action_liking(t: Magnaci, seat: int, word: Word) -> Liking:
    """A card with its targets, or to pass."""
    if word[0] == PASS:
        return Liking(0.2, "pass")
    window = t.stack[-1]
    assert isinstance(window, Window)
    letter, cost = word[0], cost_of(t, seat, word[0])
    if letter == OFFICE + TREASURER:
        return Liking(swap_gain(t, seat, word[2] - SEAT, word[1] - PROVINCE, 1), "treasurer")
    law = letter - LAW
    if law == ASSIGNATS:
        return Liking(claim_points(t, seat, word[1] - SEAT) - cost, "assignats")
    if law == MISSION:
        return Liking(mission_points(t, seat, word[1] - CONFLICT) - cost, "mission")
    if law == PACTA:
        return Liking(pacta_points(t, seat, word) - cost, "pacta")
    if law in INCOME:
        return income_liking(t, seat, word, cost)
    assert law < 0 or is_building(law) or BOOSTS[law], f"nobody likes {LAW_CODES[law]}"
    if window.occasion != "conflict":
        return Liking(best_use(t, seat, window, letter), "win-contest")
    rule = "build" if is_building(law) else "reinforce"
    if law >= 0 and BOOSTS[law] and LAW_VALUE[law] < 0:
        rule = "hold-back"
    return Liking(best_use(t, seat, window, letter), rule)


def income_liking(t: Magnaci, seat: int, word: Word, cost: float) -> Liking:
    """Estates for a law of the Interregnum."""
    law = word[0] - LAW
    area = PRUSSIA if law == GRAIN else word[1] - PROVINCE
    count = brings_estates(t, seat, law)
    waits = 0.6 if law == GRAIN and count == 1 and ages_left(t) > 0 else 0.0
    return Liking(map_gain(t, seat, area, count) - cost - waits, "income")


def veto_liking(t: Magnaci, seat: int, word: Word) -> Liking:
    """To cancel what was announced, or to let it happen."""
    if word[0] == PASS:
        return Liking(0.3, "let-it-happen")
    action = t.stack[-1]
    assert isinstance(action, Announced)
    cost = cost_of(t, seat, word[0])
    return Liking(harm_of(t, seat, action) - cost, "veto")


def debt_liking(t: Magnaci, seat: int, creditor: int, letter: int) -> Liking:
    """Assignats: what to give."""
    laws = t.contents[LAWS_OF + seat]
    if PROVINCE <= letter < PROVINCE + PROVINCES:
        province = letter - PROVINCE
        count = estates_in(t, seat, province)
        return Liking(-swap_gain(t, creditor, seat, province, count), "give-little")
    assert letter == GIVE_LAW, f"nobody can give letter {letter}"
    best = max([keep_worth(t, seat, law) for law in laws], default=0.0)
    return Liking(-best * (1.0 + rivals_share(t)), "give-law")


def entail_liking(t: Magnaci, seat: int, word: Word) -> Liking:
    """Ordynacja: where an estate is spared, and where one is given up."""
    if word[0] == PASS:
        return Liking(0.1, "let-it-happen")
    spared = -map_gain(t, seat, word[1] - PROVINCE, -1)
    given = -map_gain(t, seat, word[2] - PROVINCE, -1)
    return Liking(spared - given - 0.5 * cost_of(t, seat, word[0]), "entail")


def place_liking(t: Magnaci, seat: int, letter: int, count: int) -> Liking:
    """Estates where they bring most."""
    province = letter - PROVINCE
    gain = map_gain(t, seat, province, count)
    return Liking(gain, "take-lead" if gain > count else "more-estates")
