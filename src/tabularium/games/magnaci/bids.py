"""Rules 5.1, 6.2, 7.6: family cards on slots: what is at stake, and who could beat them."""

from tabularium.games.magnaci.cards import BOOSTS
from tabularium.games.magnaci.contest import estates_for
from tabularium.games.magnaci.letters import CARD
from tabularium.games.magnaci.material import (
    ATTACKED,
    CARDS,
    CHANCELLOR,
    CONFLICTS_IN_PLAY,
    FOR_LAW,
    HAND,
    HETMAN,
    IN_CONFLICT,
    INFLUENCE,
    LAW_CODES,
    LAW_ESTATES,
    LAW_SYMBOLS,
    LAW_TIMING,
    LAW_VALUE,
    NUMERALS,
    OFFICE_BONUS,
    OFFICE_CODES,
    OFFICE_ESTATES,
    OFFICE_SYMBOL,
    STRENGTH,
    SYMBOLS,
    WHOLE_HAND,
)
from tabularium.games.magnaci.muster import help_in, scale_of
from tabularium.games.magnaci.shape import Left, Outcome, Stake, Threat, Weight
from tabularium.games.magnaci.state import FIELD, LAWS_OF, SPACE, Magnaci
from tabularium.kernel import Laid, PairForm, Slot

# Slots by name


def field_name(field: int) -> str:
    """A field of the Sejm, as its place is called."""
    return f"sejm.{field + 1}"


def space_name(space: int) -> str:
    """A space for conflicts, as its place is called."""
    return f"conflicts.{NUMERALS[space]}"


def form_of(t: Magnaci, seat: int, group: str, names: list[str], count: int) -> PairForm:
    """Cards of the hand on so many slots; high cards come first to mind."""
    hand = t.hand(seat)
    letters = [CARD + card for card in reversed(range(HAND)) if hand >> card & 1]
    slots = [Slot(name, group, letters) for name in names]
    return PairForm(slots, dict.fromkeys(letters, 1), count, count)


def in_order(names: list[str], laid: list[Laid]) -> list[int]:
    """Letters that were laid, in the order of the slots."""
    found: list[int] = []
    for name in names:
        found += [pair.piece for pair in laid if pair.slot == name]
    return found


# What a slot brings


def stake_of_office(t: Magnaci, office: int) -> Stake:
    """5.7: estates that come with a senator."""
    symbol = OFFICE_SYMBOL[office]
    estates = estates_for(t, OFFICE_ESTATES, 1 << symbol)
    return {
        "card": OFFICE_CODES[office],
        "symbols": [SYMBOLS[symbol]],
        "estates": estates,
        "royal": estates > OFFICE_ESTATES,
    }


def stake_of_law(t: Magnaci, law: int) -> Stake:
    """6.6: estates that come with a law."""
    estates = estates_for(t, LAW_ESTATES[law], LAW_SYMBOLS[law])
    return {
        "card": LAW_CODES[law],
        "symbols": [SYMBOLS[i] for i in range(len(SYMBOLS)) if LAW_SYMBOLS[law] >> i & 1],
        "estates": estates,
        "royal": estates > LAW_ESTATES[law],
    }


def share_of(t: Magnaci, space: int) -> int:
    """What each player must bring on average to win the conflict on a space."""
    conflict = t.contents[SPACE + space][0]
    lacking = max(0, scale_of(t, conflict) - help_in(t, ATTACKED[conflict]))
    return -(-lacking // t.seats)


# Who could beat a card, by what everybody knows


def boost_of(t: Magnaci, seat: int, occasion: int) -> int:
    """What the actions of a seat could add to one family card."""
    total = 0
    for law in t.contents[LAWS_OF + seat]:
        if BOOSTS[law] and LAW_TIMING[law] & occasion and LAW_VALUE[law] > 0:
            total += LAW_VALUE[law]
    if occasion == FOR_LAW and t.offices[CHANCELLOR] == seat:
        total += OFFICE_BONUS
    if occasion == IN_CONFLICT and t.offices[HETMAN] == seat:
        total += OFFICE_BONUS
    return total


def threats(
    t: Magnaci, rivals: list[int], occasion: int, values: tuple[int, ...], value: int
) -> list[Threat]:
    """Rivals who could beat or tie a bid with a card that they have not shown in this Age."""
    found: list[Threat] = []
    for rival in rivals:
        boost = boost_of(t, rival, occasion)
        cards = WHOLE_HAND & ~t.laid[rival]
        beats: list[str] = []
        helped: list[str] = []
        ties = False
        for card in range(HAND):
            if cards >> card & 1:
                if values[card] > value:
                    beats.append(CARDS[card])
                elif values[card] + boost > value:
                    helped.append(CARDS[card])
                ties = ties or values[card] == value or values[card] + boost == value
        if beats or helped or ties:
            found.append({"seat": rival, "beats": beats, "helped": helped, "ties": ties})
    return found


def others_than(t: Magnaci, seat: int) -> list[int]:
    """All rivals, in the order of the track."""
    return [other for other in t.order if other != seat]


def weight(
    t: Magnaci,
    name: str,
    card: int,
    rivals: list[int],
    occasion: int,
    estates: int,
    royal: bool,
    share: int,
) -> Weight:
    """One card that lies; a share of -1 says that there is none."""
    values = STRENGTH if occasion == IN_CONFLICT else INFLUENCE
    against = threats(t, rivals, occasion, values, values[card])
    beaten = [each["seat"] for each in against if each["beats"] or each["helped"]]
    return {
        "on": name,
        "card": CARDS[card],
        "value": values[card],
        "estates": estates,
        "royal": royal,
        "share": None if share < 0 else share,
        "certain": not against,
        "beaten_by": beaten,
        "tied_by": [each["seat"] for each in against if each["seat"] not in beaten],
    }


def law_on(t: Magnaci, field: int) -> int:
    """The law on a field."""
    return t.contents[FIELD + field][0]


# What lies so far


def left_after(t: Magnaci, seat: int, laid: list[Laid]) -> Left:
    """Cards that stay, and the Strength that five of them could have in the conflicts."""
    hand = t.hand(seat)
    for pair in laid:
        hand &= ~(1 << (pair.piece - CARD))
    strengths = sorted([STRENGTH[card] for card in range(HAND) if hand >> card & 1])
    return {
        "cards": len(strengths),
        "least": sum(strengths[:CONFLICTS_IN_PLAY]),
        "most": sum(strengths[-CONFLICTS_IN_PLAY:]) if strengths else 0,
    }


def nothing_yet(seats: int) -> Outcome:
    """The outcome of a word that does nothing."""
    return {
        "final": False,
        "gain": 0,
        "parts": {},
        "wealth": [0] * seats,
        "estates": [0] * seats,
        "laws": [0] * seats,
        "boost": 0,
        "standing": None,
        "battle": None,
        "winner": None,
        "partitions": 0,
        "laid": [],
        "left": None,
        "opens": None,
        "asks": None,
    }
