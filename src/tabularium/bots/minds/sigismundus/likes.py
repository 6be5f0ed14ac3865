"""What a beginner thinks of any word: which question is asked decides who weighs it."""

from collections.abc import Callable
from typing import Final

from tabularium.bots.mind import Liking
from tabularium.bots.minds.sigismundus.bids import (
    like_bid_office,
    like_buyer,
    like_extra_votes,
    like_host,
    like_keep_office,
    like_lose_office,
    like_offer_ducats,
    like_offer_votes,
    like_order,
    like_start,
    like_support,
    like_tax,
    like_thumb,
    like_upkeep,
)
from tabularium.bots.minds.sigismundus.cards import (
    like_abducted,
    like_crown,
    like_losses,
    like_markers,
    like_special,
)
from tabularium.bots.minds.sigismundus.fields import like_action, like_draw
from tabularium.bots.minds.sigismundus.worth import Valuation
from tabularium.games.sigismundus.letters import OFFICE
from tabularium.games.sigismundus.offices import income_of
from tabularium.kernel import Word


def like_income(v: Valuation, word: Word) -> Liking:
    """The office that pays most."""
    return Liking(float(income_of(v.t, word[0] - OFFICE)), "best-income")


LIKES: Final[dict[str, Callable[[Valuation, Word], Liking]]] = {
    "starting_office": like_start,
    "income": like_income,
    "draw_card": like_draw,
    "special": like_special,
    "lose_office": like_lose_office,
    "losses": like_losses,
    "abduct": like_abducted,
    "crown": like_crown,
    "foreign_policy": like_markers,
    "action": like_action,
    "extra_votes": like_extra_votes,
    "offer_ducats": like_offer_ducats,
    "offer_votes": like_offer_votes,
    "seller_first": like_order,
    "choose_buyer": like_buyer,
    "bid_office": like_bid_office,
    "tie_office": like_order,
    "bid_tax": like_tax,
    "bid_support": like_support,
    "bid_host": like_host,
    "tie_royal": like_order,
    "thumb": like_thumb,
    "tie_act": like_thumb,
    "keep_office": like_keep_office,
    "seal": like_order,
    "upkeep": like_upkeep,
}


def like(v: Valuation, word: Word) -> Liking:
    """What a beginner thinks of a word that answers the question."""
    assert v.t.pending is not None
    return LIKES[v.t.pending.prompt](v, word)


# Every reason a beginner can have.
RULES: Final = (
    "best-office",
    "least-office",
    "best-income",
    "draw-internal",
    "draw-foreign",
    "draw-military",
    "keep-cards",
    "hold-court",
    "more-clients",
    "go-first",
    "kill-senator",
    "found-church",
    "float-rafts",
    "send-mission",
    "negotiate",
    "close-country",
    "enlist",
    "foray",
    "sack",
    "abduct",
    "bear-losses",
    "best-figure",
    "crown",
    "no-markers",
    "place-markers",
    "idle-client",
    "send-envoy",
    "take-figure",
    "bribe-figure",
    "raise-unit",
    "mark-vacancy",
    "feast",
    "agitate",
    "study",
    "earn",
    "more-votes",
    "buy-votes",
    "keep-ducats",
    "sell-votes",
    "keep-votes",
    "best-price",
    "bid-enough",
    "bid-share",
    "save-votes",
    "pay-king",
    "support-king",
    "join-host",
    "keep-army",
    "settle-tie",
    "pass-act",
    "reject-act",
    "pay-army",
    "dismiss-army",
)
