"""Rules 4.9 to 4.11: law cards may change hands at any time, as gifts or swaps."""

from tabularium.games.magnaci.letters import ACCEPT, GIFT, LAW, OFFER
from tabularium.games.magnaci.material import LAW_CODES, LAWS
from tabularium.games.magnaci.state import LAWS_OF, Magnaci
from tabularium.kernel import Asides, Facts, Offer, Reason, Word


class Trade(Asides):
    """4.9, 4.10: gifts, offers, and accepting what was offered."""

    def options(self, t: Magnaci, seat: int, draft: Word) -> list[int]:
        """Whom it is about, then one law or two."""
        return trade_letters(t, seat, draft)

    def ends(self, t: Magnaci, seat: int, word: Word) -> bool:
        """A gift names one law, offers and their acceptance name two."""
        return len(word) == (2 if word[0] < OFFER else 3)

    def explain(self, t: Magnaci, seat: int, draft: Word, letter: int) -> Reason:
        """Why a law cannot change hands so."""
        return why_not_trade(t, seat, draft, letter)

    def hear(self, t: Magnaci, seat: int, word: Word) -> None:
        """Give, offer or swap."""
        law = word[1] - LAW
        if word[0] < OFFER:
            hand_over(t, seat, word[0] - GIFT, law)
        elif word[0] < ACCEPT:
            make_offer(t, seat, word[0] - OFFER, law, word[2] - LAW)
        else:
            maker, other = word[0] - ACCEPT, word[2] - LAW
            hand_over(t, maker, seat, law)  # an offer dies when what it names has moved
            hand_over(t, seat, maker, other)

    def offer_stands(self, t: Magnaci, offer: Offer) -> bool:
        """Both laws are still where they were."""
        return (
            offer.gives[0] in t.contents[LAWS_OF + offer.maker]
            and offer.wants[0] in t.contents[LAWS_OF + offer.taker]
        )

    def accepting(self, t: Magnaci, offer: Offer) -> Word:
        """4.10: its maker and both laws."""
        return (ACCEPT + offer.maker, LAW + offer.gives[0], LAW + offer.wants[0])


# Spelling


def trade_letters(t: Magnaci, seat: int, draft: Word) -> list[int]:
    """What may follow: whom it is about, then one law or two."""
    if not draft:
        return partners(t, seat)
    first = draft[0]
    if first >= ACCEPT:
        offers = offers_of(t, first - ACCEPT, seat)
        if len(draft) == 1:
            return sorted({LAW + offer.gives[0] for offer in offers})
        return sorted({LAW + o.wants[0] for o in offers if LAW + o.gives[0] == draft[1]})
    mine = [LAW + law for law in t.contents[LAWS_OF + seat]]
    if first < OFFER:
        return mine
    if len(draft) == 1:
        return [law for law in mine if wanted(t, seat, first - OFFER, law)]
    return wanted(t, seat, first - OFFER, draft[1])


def partners(t: Magnaci, seat: int) -> list[int]:
    """Seats to give to, to offer to, and those who have offered something."""
    others = [other for other in range(t.seats) if other != seat]
    mine = t.contents[LAWS_OF + seat]
    letters = [GIFT + other for other in others] if mine else []
    for other in others:
        if any([wanted(t, seat, other, LAW + law) for law in mine]):
            letters.append(OFFER + other)
    return letters + [ACCEPT + other for other in others if offers_of(t, other, seat)]


def wanted(t: Magnaci, maker: int, taker: int, give: int) -> list[int]:
    """Laws of another seat that have not been asked for in exchange for this one."""
    if taker >= t.seats:
        return []
    asked = [offer.wants[0] for offer in offers_of(t, maker, taker) if LAW + offer.gives[0] == give]
    return [LAW + law for law in t.contents[LAWS_OF + taker] if law not in asked]


def offers_of(t: Magnaci, maker: int, taker: int) -> list[Offer]:
    """What one seat has offered to another."""
    return [offer for offer in t.offers if offer.maker == maker and offer.taker == taker]


def why_not_trade(t: Magnaci, seat: int, draft: Word, letter: int) -> Reason:
    """Why a law cannot change hands so."""
    if not draft:
        return why_not_partner(t, seat, letter)
    if not LAW <= letter < LAW + LAWS:
        return Reason("magnaci.laws_only", "4.13")
    code = LAW_CODES[letter - LAW]
    if draft[0] >= ACCEPT:
        return Reason("magnaci.not_offered", "4.10", {"seat": draft[0] - ACCEPT, "law": code})
    if len(draft) == 1:
        if letter - LAW not in t.contents[LAWS_OF + seat]:
            return Reason("magnaci.not_your_law", "4.9", {"law": code})
    elif letter - LAW not in t.contents[LAWS_OF + draft[0] - OFFER]:
        return Reason("magnaci.not_their_law", "4.10", {"seat": draft[0] - OFFER, "law": code})
    return Reason("magnaci.already_offered", "4.10", {"law": code})


def why_not_partner(t: Magnaci, seat: int, letter: int) -> Reason:
    """Why there is nothing to give to, offer to or accept from a seat."""
    first = GIFT if letter < OFFER else OFFER if letter < ACCEPT else ACCEPT
    other = letter - first
    if other == seat or not 0 <= other < t.seats:
        return Reason("magnaci.another_player", "4.9", {"seat": other})
    if first == ACCEPT:
        return Reason("magnaci.no_offer", "4.10", {"seat": other})
    if not t.contents[LAWS_OF + seat]:
        return Reason("magnaci.no_law", "4.9", {"seat": seat})
    return Reason("magnaci.nothing_to_swap", "4.10", {"seat": other})


# Doing it


def hand_over(t: Magnaci, giver: int, taker: int, law: int) -> None:
    """A law card goes from player to player."""
    t.move(law, LAWS_OF + giver, LAWS_OF + taker)
    if t.telling:
        t.tell("law_given", {"seat": giver, "to": taker, "law": LAW_CODES[law]})


def make_offer(t: Magnaci, maker: int, taker: int, gives: int, wants: int) -> None:
    """An offer is known to the two whom it concerns; it lasts until the chapter ends."""
    t.offers = (*t.offers, Offer(maker, taker, (gives,), (wants,)))
    if t.telling:
        facts: Facts = {"seat": maker, "to": taker}
        whole: Facts = {**facts, "gives": LAW_CODES[gives], "wants": LAW_CODES[wants]}
        t.tell("offered", whole, 1 << maker | 1 << taker)
