"""Rules 10: what each senator and law asks for, and what has to be named when it is played."""

from typing import Final

from tabularium.games.magnaci.estates import (
    dominates,
    estates_in,
    is_partitioned,
    leader,
    open_provinces,
    supply,
)
from tabularium.games.magnaci.letters import CONFLICT, LAW, OFFICE, PASS, PROVINCE, SEAT, SYMBOL
from tabularium.games.magnaci.material import (
    AD_MAIOREM,
    ASSIGNATS,
    CHANCELLOR,
    CONSTITUTION,
    DUCHIES_NEEDED,
    FOR_LAW,
    FORTRESS,
    GRAIN,
    IN_CONFLICT,
    IN_INTERREGNUM,
    KING_SYMBOL,
    LAW_CODES,
    LAW_SYMBOLS,
    LAW_TIMING,
    LAWS,
    LITHUANIA,
    MALOPOLSKA,
    MANY_PROVINCES,
    MISSION,
    PACTA,
    PALACE,
    PRIVATE_DUCHY,
    PROVINCES,
    PRUSSIA,
    SPACES,
    SYMBOLS,
    TREASURER,
    UKRAINE,
    UNION_OF_BREST,
    WIELKOPOLSKA,
)
from tabularium.games.magnaci.state import LAWS_OF, NO_CARD, SPACE, Magnaci
from tabularium.kernel import Word

# When a senator is played, as occasions; the Primate never is.
OFFICE_TIMING: Final = (0, IN_INTERREGNUM, IN_CONFLICT, FOR_LAW)


def _boosts(law: int) -> bool:
    return law < CONSTITUTION or MISSION < law < PACTA or PACTA < law < FORTRESS


BOOSTS: Final = tuple([_boosts(law) for law in range(LAWS)])  # changes its player's family card


TO_PROVINCES: Final = (UNION_OF_BREST, AD_MAIOREM, PRIVATE_DUCHY, PACTA)  # their estates go there


def _targets(letter: int) -> int:
    """How many letters follow a card."""
    if letter == OFFICE + TREASURER or letter == LAW + PACTA:
        return 2
    named = (MISSION, UNION_OF_BREST, AD_MAIOREM, PRIVATE_DUCHY, ASSIGNATS)
    return 1 if letter - LAW in named else 0


TARGETS: Final = tuple([_targets(letter) for letter in range(LAW + LAWS)])


# Who may play what


def playable(t: Magnaci, seat: int, occasion: int) -> list[int]:
    """4.3: to pass, and every card of the seat whose moment has come and whose condition is met."""
    letters = [PASS]
    for office in range(TREASURER, CHANCELLOR + 1):
        if t.offices[office] == seat and OFFICE_TIMING[office] & occasion:
            if office == TREASURER:
                if treasurer_provinces(t, seat):
                    letters.append(OFFICE + office)
            elif t.shown[seat] != NO_CARD:
                letters.append(OFFICE + office)
    for law in t.contents[LAWS_OF + seat]:
        if LAW_TIMING[law] & occasion:
            if BOOSTS[law]:
                if t.shown[seat] != NO_CARD:  # 4.5
                    letters.append(LAW + law)
            elif is_met(t, seat, law):
                letters.append(LAW + law)
    return letters


def is_met(t: Magnaci, seat: int, law: int) -> bool:
    """Whether the condition of a law that is no boost is met."""
    if law == ASSIGNATS:
        return len(debtors(t, seat)) > 0
    if law == MISSION or FORTRESS <= law <= PALACE:
        return True
    if law == PACTA and named_early(t):
        return True
    if supply(t, seat) == 0:
        return False
    if law == PACTA:
        return len(symbols_for(t, seat, False)) > 0
    return brings_estates(t, seat, law) > 0


def brings_estates(t: Magnaci, seat: int, law: int) -> int:
    """How many estates an income law of the Interregnum brings; 0 if its condition fails."""
    if law == UNION_OF_BREST:
        return 1 if seat in (leader(t, LITHUANIA), leader(t, UKRAINE)) else 0
    if law == GRAIN:
        return grain(t, seat)
    unparted = [province for province in range(PROVINCES) if not is_partitioned(t, province)]
    if law == AD_MAIOREM:
        held = [province for province in unparted if estates_in(t, seat, province) > 0]
        return 1 if len(held) >= MANY_PROVINCES else 0
    if law == PRIVATE_DUCHY:
        held = [province for province in unparted if dominates(t, seat, province)]
        return 1 if len(held) >= DUCHIES_NEEDED[t.seats - 2] else 0
    raise AssertionError(f"no income: {LAW_CODES[law]}")


def grain(t: Magnaci, seat: int) -> int:
    """10.24: one estate for Wielkopolska, a second one for Małopolska; partitions stop it."""
    stopped = is_partitioned(t, MALOPOLSKA)
    if is_partitioned(t, PRUSSIA) or is_partitioned(t, WIELKOPOLSKA):
        return 0
    if stopped and not t.setting.options.flag("grain_by_clause"):
        return 0
    if estates_in(t, seat, WIELKOPOLSKA) == 0:
        return 0
    return 2 if not stopped and estates_in(t, seat, MALOPOLSKA) > 0 else 1


def named_early(t: Magnaci) -> bool:
    """Option `pacta_timing`: the symbol is named before the laws are dealt."""
    return t.setting.options.text("pacta_timing") == "after_senate"


def laws_won_with(t: Magnaci, seat: int, symbol: int) -> int:
    """How many laws with a symbol a seat has won in this Sejm."""
    found = 0
    for law in range(LAWS):
        if t.won[seat] >> law & 1 and LAW_SYMBOLS[law] >> symbol & 1:
            found += 1
    return found


# What has to be named


def symbols_for(t: Magnaci, seat: int, early: bool) -> list[int]:
    """10.11: symbols other than the King's; at the end of the Sejm such as bring something."""
    king = t.king()
    letters: list[int] = []
    for symbol in range(len(SYMBOLS)):
        other = king < 0 or symbol != KING_SYMBOL[king]
        if other and (early or laws_won_with(t, seat, symbol) > 0):
            letters.append(SYMBOL + symbol)
    return letters


def treasurer_provinces(t: Magnaci, seat: int) -> list[int]:
    """10.26: provinces without partition in which somebody else has an estate."""
    if supply(t, seat) == 0:
        return []
    return [letter for letter in open_provinces(t) if victims(t, seat, letter - PROVINCE)]


def victims(t: Magnaci, seat: int, province: int) -> list[int]:
    """Other seats with an estate in a province."""
    return [
        SEAT + other
        for other in range(t.seats)
        if other != seat and estates_in(t, other, province) > 0
    ]


def debtors(t: Magnaci, seat: int) -> list[int]:
    """10.25: other seats that have a law, or an estate in a province without partition."""
    return [
        SEAT + other
        for other in range(t.seats)
        if other != seat and (t.contents[LAWS_OF + other] or estates_to_give(t, other))
    ]


def estates_to_give(t: Magnaci, seat: int) -> list[int]:
    """Provinces without partition in which a seat has estates."""
    return [letter for letter in open_provinces(t) if estates_in(t, seat, letter - PROVINCE) > 0]


def conflicts_on_board(t: Magnaci) -> list[int]:
    """Letters of the conflicts that lie open, by the numbers of their spaces."""
    letters: list[int] = []
    for space in range(SPACES):
        for conflict in t.contents[SPACE + space]:
            letters.append(CONFLICT + conflict)
    return letters


def target_letters(t: Magnaci, seat: int, word: Word) -> list[int]:
    """What may follow a card."""
    card = word[0]
    if card == OFFICE + TREASURER:
        if len(word) == 1:
            return treasurer_provinces(t, seat)
        return victims(t, seat, word[1] - PROVINCE)
    law = card - LAW
    if law == ASSIGNATS:
        return debtors(t, seat)
    if law == MISSION:
        return conflicts_on_board(t)
    if law == PACTA and len(word) == 1:
        return symbols_for(t, seat, named_early(t))
    if law in TO_PROVINCES:
        return open_provinces(t)
    raise AssertionError(f"nothing follows the letter {card}")


def is_whole(t: Magnaci, word: Word) -> bool:
    """Whether everything has been named."""
    if word[0] == PASS:
        return True
    wanted = TARGETS[word[0]]
    if word[0] == LAW + PACTA and named_early(t):
        wanted = 1
    return len(word) > wanted
