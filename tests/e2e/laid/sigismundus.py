"""Tables of Sigismundus laid by hand, one for each question and for each kind of word."""

from collections.abc import Callable

from tabularium.games.sigismundus.spec import SPEC
from tabularium.kernel import State
from tabularium.positions import say, say_together
from tabularium.positions.sigismundus import lay, seed_for

HELD = dict.fromkeys((1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 13), 3)
CARE = {1: ["taranowski", "rej"], 2: ["konarski"], 3: ["kochanowski"], 0: ["sierpinek"]}
LAID_ON = {"taranowski": 4, "rej": 1, "konarski": 8, "kochanowski": 2, "sierpinek": 3}
ARMIES = {
    0: {"hussars": 1, "artillery": 1},
    1: {"infantry": 1},
    2: {"hussars": 1, "infantry": 1},
}
ABROAD = {
    0: {"sweden": 1, "turkey": 2, "lithuania": 1},
    1: {"turkey": 2, "lithuania": 2},
    2: {"sweden": 2},
}
RICH: dict[str, object] = {
    "seats": 4,
    "offices": {**dict.fromkeys((4, 6, 8, 11, 13), 3), 1: 0, 2: 1, 3: 2, 7: 0, 9: 1, 15: 0},
    "figures": CARE,
    "laid": LAID_ON,
    "open_figures": ["kromer", "jazlowiecki", "bakfark"],
    "units": ARMIES,
    "host": {3: {"hussars": 1}},
    "influence": ABROAD,
    "seals": {"prussia": 1, "moscow": 0},
    "acts": ["church_courts", "national_church"],
    "crowned": ["turkey", "lithuania"],
    "ducats": [9, 5, 12, 3],
    "points": [72, 104, 31, 72],
    "round": 6,
    "hands": {
        0: [
            "negotiations",
            "negotiations",
            "abduction",
            "client",
            "secret_pact",
            "church_foundation",
        ],
        1: ["sack"],
        2: ["foray", "diplomatic_mission"],
        3: ["death_of_senator"],
    },
}


def rich(phase: str, **more: object) -> State:
    """A full table late in the game."""
    return lay(phase, **{**RICH, **more})  # type: ignore[arg-type]


def sejm(phase: str, **more: object) -> State:
    """The Sejm with votes in hand and two claims."""
    given = {"votes": [6, 8, 7, 3], "vacancies": {12: 0, 5: 1}}
    return rich(phase, **{**given, **more})


def after(state: State, *words: str) -> State:
    """One after the other."""
    say(state, *words)
    return state


def wounded() -> State:
    """We attack, lose something, and may choose what."""
    seed = seed_for({0: [6, 6], 2: [6, 6, 6]})
    hands = {0: ["abduction", "enlistment"]}
    state = rich("special", hands=hands, seed=seed, units={**ARMIES, 2: {"artillery": 2}})
    return after(state, "card:abduction seat:2")


def victorious() -> State:
    """We win an abduction and choose among two figures."""
    hands = {0: ["abduction"]}
    state = rich("special", hands=hands, units={0: {"artillery": 3}})
    return after(state, "card:abduction seat:1")


def bribed(**offers: str) -> State:
    """Offers of ducats are open; we have votes to sell."""
    state = sejm("bribery")
    say_together(
        state, {0: "0", 1: "4", 2: "6", 3: "1", **{int(k[1:]): v for k, v in offers.items()}}
    )
    return state


def buyers() -> State:
    """We sell first and choose among three."""
    state = bribed()
    say_together(state, {0: "6", 1: "0", 2: "0", 3: "0"})
    return state


def sellers() -> State:
    """Two offer the same; we are the king's man and say who deals first."""
    state = bribed()
    say_together(state, {0: "0", 1: "3", 2: "3", 3: "0"})
    return state


def tied_office() -> State:
    """Two bid the same."""
    state = sejm("offices")
    say_together(state, {0: "0", 1: "3", 2: "3", 3: "0"})
    return state


def tied_king() -> State:
    """Everybody gave nothing; we order the royal track."""
    state = sejm("demand", demand="tax")
    say_together(state, dict.fromkeys(range(4), "0"))
    return state


def tied_act() -> State:
    """Equal votes for an act and against it."""
    state = sejm("act", votes=[3, 3, 0, 0])
    say_together(state, {0: "for", 1: "against", 2: "for", 3: "against"})
    return state


def surplus() -> State:
    """Incompatibilitas is passed and we hold two of a kind."""
    state = sejm("act", round=5, votes=[9, 0, 0, 0])
    say_together(state, dict.fromkeys(range(4), "for"))
    return state


LAID: dict[str, Callable[[], State]] = {
    "starting_office": lambda: SPEC.new(3, "laid 1"),
    "income": lambda: rich("income"),
    "draw_card": lambda: rich("draw"),
    "special": lambda: rich("special"),
    "special court": lambda: rich("special", acts=[], hands={0: ["client"], 1: ["sack"]}),
    "lose_office": lambda: after(
        rich("special", start=3, hands={3: ["death_of_senator"]}), "card:death_of_senator seat:0"
    ),
    "losses": wounded,
    "abduct": victorious,
    "crown": lambda: rich("foreign", hands={0: ["negotiations"], 1: []}, crowned=["turkey"]),
    "foreign_policy": lambda: after(rich("foreign", crowned=["turkey"]), "country:sweden"),
    "action": lambda: rich("actions", clients=[3, 3, 3, 3]),
    "action pawns": lambda: rich(
        "actions",
        clients=[2, 1, 3, 2],
        fields={"envoy": 2, "patronage": 1, "vacancy": 1},
        court={"envoy": [1, 1], "patronage": [3], "vacancy": [0]},
    ),
    "extra_votes": lambda: sejm("sejm", votes=[0, 0, 0, 0]),
    "offer_ducats": lambda: sejm("bribery"),
    "offer_votes": bribed,
    "seller_first": sellers,
    "choose_buyer": buyers,
    "bid_office": lambda: sejm("offices"),
    "tie_office": tied_office,
    "bid_tax": lambda: sejm("demand", demand="tax"),
    "bid_support": lambda: sejm("demand", demand="support"),
    "bid_host": lambda: sejm("demand", demand="host"),
    "tie_royal": tied_king,
    "thumb": lambda: sejm("act"),
    "tie_act": tied_act,
    "keep_office": surplus,
    "seal": lambda: rich("scoring", influence={0: {"turkey": 2}, 1: {"turkey": 2}}),
    "upkeep": lambda: rich(
        "upkeep", ducats=[3, 5, 12, 3], units={0: {"hussars": 2, "artillery": 1}}
    ),
}
