"""Random games in which everything in the box is used, counted. `python everything.py 2000`.

Seats and both lengths take turns, and five tables of options. Every second game is evenly random;
in the others letters have weights (`weight_of`): passing 1, bids of ducats and votes fall by half
from 0 up, everything else 6, figures, cards and the church court 12. Evenly random players pay
half of their purse for a bribe, so that effects that cost ducats would come up rarely.
"""

import sys
import time
from collections import Counter
from collections.abc import Sequence

from tabularium.games.sigismundus import material as m
from tabularium.games.sigismundus.letters import (
    AMOUNT,
    CARD,
    COURT,
    DONE,
    FIGURE,
    OFFICE,
    PASS,
    UNIT,
)
from tabularium.games.sigismundus.offices import offices_of, offices_of_kind
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.games.sigismundus.tracks import representative
from tabularium.kernel import Event, Facts, Picks
from tabularium.positions.sigismundus import SPEC

TABLES: list[Facts] = [
    {},
    {"free_foreign_marker": True, "initiative_first": "lowest"},
    {"close_gaps": False, "setup_gain": False},
    {"die_sides": 16, "client_cap": True},
    {},
]
RIBBONS = m.FIGURES[: m.FIRST_ABILITY]
ABILITIES = m.FIGURES[m.FIRST_ABILITY :]
WANTED = {f"played {code}" for code in m.POLICIES}
WANTED |= {f"paid by {code}" for code in m.OFFICES} | {f"held {code}" for code in m.OFFICES}
WANTED |= {f"ability {code}" for code in m.OFFICES}
WANTED |= {f"act {code}" for code in m.ACTS} | {f"rejected {code}" for code in m.ACTS}
WANTED |= {f"ribbon {code}" for code in RIBBONS} | {f"figure {code}" for code in ABILITIES}
WANTED |= {f"seal {code}" for code in m.COUNTRIES} | {f"field {code}" for code in m.FIELDS}
WANTED |= {f"demand {code}" for code in m.DEMANDS}
WANTED |= {"abducted", "sacked", "foray", "figure_bribed", "votes_lost", "sold", "clients_idle"}
WANTED |= {"renewed", "country_closed", "wound_ignored"}
TIES = ("tie_office", "tie_royal", "tie_act", "seal", "seller_first")
WANTED |= {f"asked {code}" for code in TIES}


def weight_of(letter: int) -> int:
    """How gladly a wanderer says a letter."""
    if letter in (PASS, DONE):
        return 1
    if letter >= AMOUNT:
        return max(1, 64 >> (letter - AMOUNT))
    if CARD <= letter < UNIT or letter == COURT or FIGURE <= letter < OFFICE:
        return 12
    return 6


def choose(options: list[int], picks: Picks, weighted: bool) -> int:
    """A letter, evenly or by weight."""
    if not weighted:
        return options[picks.below(len(options))]
    weights = [weight_of(letter) for letter in options]
    number = picks.below(sum(weights))
    for letter, weight in zip(options, weights, strict=True):
        number -= weight
        if number < 0:
            return letter
    raise AssertionError


def uses(t: Sigismundus, prompt: str, events: Sequence[Event]) -> Counter[str]:
    """What came to effect, by who held what before these events, in the words of `WANTED`."""
    found: Counter[str] = Counter({f"asked {prompt}": 1, **dict.fromkeys(hindered(t, prompt), 1)})
    chosen = False
    for event in events:
        found[event.kind] += 1
        facts = event.facts
        seat = facts.get("seat")
        if event.kind == "drew" and isinstance(seat, int):
            for name in draw_uses(t, facts, seat, chosen):
                found[name] += 1
            chosen = True
        for name in ("card", "field", "demand"):
            if event.kind in ("played", "client_placed", "demand_bid") and name in facts:
                key = "played" if name == "card" else name
                found[f"{key} {facts[name]}"] += 1
        if isinstance(seat, int):
            for name in by_seat(t, event.kind, facts, seat):
                found[name] += 1
        if event.kind == "act_decided" and not facts["passed"]:
            found[f"rejected {facts['act']}"] += 1
        if (
            event.kind == "country_scored"
            and facts["country"] == "lithuania"
            and t.has_act(m.UNION)
        ):
            found["act union"] += 1
    return found


def by_seat(t: Sigismundus, kind: str, facts: Facts, seat: int) -> list[str]:
    """Effects of offices, seals, figures and acts of one seat."""
    match kind:
        case "income":
            return income_uses(t, facts, seat)
        case "votes":
            return vote_uses(t, seat)
        case "prestige":
            return prestige_uses(t, seat)
        case "upkeep":
            return upkeep_uses(t, seat)
        case "judged":
            mine = offices_of_kind(t, seat, m.ECCLESIASTICAL)
            return [f"ability {m.OFFICES[office]}" for office in mine]
        case "ribbon" if facts["points"]:
            return [f"ribbon {facts['figure']}"]
        case "office_lost" if type(t.stack[-1]).__name__ == "GiveUpOffices":
            return ["act incompatibilitas"]
    return other_uses(t, kind, facts, seat)


def income_uses(t: Sigismundus, facts: Facts, seat: int) -> list[str]:
    found = [f"paid by {facts['office']}"] if facts["office"] else []
    if facts["office"] in [m.OFFICES[office] for office in m.PALATINES]:
        found += ["act execution"] if t.has_act(m.EXECUTION) else []
    found += ["ability thesaurarius_regni"] if t.offices[m.TREASURER] == seat else []
    found += ["seal prussia"] if t.seals[m.PRUSSIA] == seat else []
    return found + (["figure sierpinek"] if t.has_figure(seat, m.SIERPINEK) else [])


def vote_uses(t: Sigismundus, seat: int) -> list[str]:
    found = ["ability marschalcus_regni"] if t.offices[m.MARSHAL] == seat else []
    found += ["seal lithuania"] if t.seals[m.LITHUANIA] == seat else []
    found += ["figure szamotuly"] if t.has_figure(seat, m.SZAMOTULY) else []
    if t.has_act(m.CONFIRMATION) and representative(t, m.PARLIAMENTARY) == seat:
        found.append("act confirmation")
    if t.has_act(m.HERESY_EDICT) and offices_of_kind(t, seat, m.ECCLESIASTICAL):
        found.append("act heresy_edict")
    return found


def draw_uses(t: Sigismundus, facts: Facts, seat: int, chosen: bool) -> list[str]:
    """The first card was chosen, those after it come from seals."""
    if chosen:
        return [
            f"seal {m.COUNTRIES[country]}"
            for country, deck in enumerate(m.SEAL_DECK)
            if deck >= 0 and t.seals[country] == seat and facts["deck"] == m.DECKS[deck]
        ]
    left = getattr(t.stack[-1], "left", 0)
    in_phase = any(type(frame).__name__ == "Drawing" for frame in t.stack)
    if in_phase:
        return ["ability cancellarius_regni"] if left == 2 else []
    return ["figure grzepski"] if left == 3 else []


def prestige_uses(t: Sigismundus, seat: int) -> list[str]:
    found = [f"held {m.OFFICES[office]}" for office in offices_of(t, seat)]
    if offices_of_kind(t, seat, m.ECCLESIASTICAL):
        found += ["act national_church"] if t.has_act(m.NATIONAL_CHURCH) else []
        found += ["act trent"] if t.has_act(m.TRENT) else []
    return found


def upkeep_uses(t: Sigismundus, seat: int) -> list[str]:
    found = ["seal sweden"] if t.seals[m.SWEDEN] == seat and t.army[6 * seat + 2] else []
    for office in offices_of_kind(t, seat, m.LAND):
        if t.army[6 * seat + m.OFFICE_ARM[office]]:
            found.append(f"ability {m.OFFICES[office]}")
    return found


def other_uses(t: Sigismundus, kind: str, facts: Facts, seat: int) -> list[str]:
    """Figures at work, the vice-chancellor and the court marshal."""
    mine = [code for i, code in enumerate(m.FIGURES) if t.has_figure(seat, i)]
    phase = type(t.stack[2]).__name__ if len(t.stack) > 2 else ""
    if kind == "markers" and phase == "ForeignPolicy":
        vice = ["ability vicecancellarius_regni"] if t.offices[m.VICECHANCELLOR] == seat else []
        return vice + (["figure konarski"] if "konarski" in mine else [])
    if kind == "client_placed" and t.offices[m.COURT_MARSHAL] == seat:
        full = t.fields[m.FIELDS.index(str(facts["field"]))]
        return ["ability marschalcus_curiae"] if full and facts["cost"] != full else []
    at_work = {
        "markers": "taranowski" if facts.get("markers") == 2 else "",
        "advanced": "bakfark" if facts.get("track") == "senatorial" else "bielski",
        "wound_ignored": "pretwicz",
        "struck": "zebrzydowski" if facts.get("arm") == "hussars" else "wisniowiecki",
    }
    if facts.get("arm") == "artillery" or facts.get("spaces") == 1:
        return []
    return [f"figure {code}" for code in [at_work.get(kind, "")] if code in mine]


def hindered(t: Sigismundus, prompt: str) -> list[str]:
    """Effects that forbid: Struś, Łaski, the suspension of church courts."""
    if prompt != "special" or t.pending is None:
        return []
    seat = t.pending.seats[0]
    others = [other for other in range(t.seats) if other != seat]
    found: list[str] = []
    if m.DEATH in t.hand(seat, m.INTERNAL):
        guarded = [o for o in others if t.has_figure(o, m.STRUS) and o in t.offices]
        found += ["figure strus"] if guarded else []
    if offices_of_kind(t, seat, m.ECCLESIASTICAL) and any(t.cards_of(o) for o in others):
        if t.has_act(m.CHURCH_COURTS):
            return [*found, "act church_courts"]
        guarded = [o for o in others if t.has_figure(o, m.LASKI) and t.cards_of(o)]
        found += ["figure laski"] if guarded else []
    return found


def check(t: Sigismundus) -> None:
    """The invariants of the box, after every letter."""
    assert t.faults() == [], t.faults()
    assert t.setting.places.faults(t.contents) == []
    assert sum(t.votes) + t.votes_in_bank() == m.VOTES
    for seat in range(t.seats):
        assert 0 <= t.markers_left(seat) <= m.MARKERS
    if any(type(frame).__name__ == "Upkeep" for frame in t.stack) or t.over:
        assert t.crowned == 0 and sum(t.votes) == 0
    held = sum(1 for holder in t.offices if holder >= 0)
    assert held + t.offices.count(-1) == m.OFFICE_COUNT


def checked_game(game: int) -> tuple[Sigismundus, Counter[str], int]:
    """A random game with its invariants checked after every letter, and what was used in it."""
    length = "short" if game // 3 % 2 else "full"
    state = SPEC.new(3 + game % 3, f"used {game}", {**TABLES[game % 5], "length": length})
    assert isinstance(state, Sigismundus) and state.record is not None
    picks = Picks(f"wander {game}")
    found: Counter[str] = Counter()
    letters = 0
    while state.pending is not None:
        seat = state.pending.seats[picks.below(len(state.pending.seats))]
        options = state.options(seat)
        assert 0 < len(options) <= 250
        before, prompt, heard = state.copy(), state.pending.prompt, len(state.record.events)
        state.play(seat, choose(options, picks, game % 2 == 1))
        found += uses(before, prompt, state.record.events[heard:])
        check(state)
        letters += 1
    return state, found, letters


def main(games: int) -> None:
    """Play, count and say what never happened."""
    found: Counter[str] = Counter()
    letters, start = 0, time.process_time()
    scores: dict[str, list[int]] = {"full": [], "short": []}
    for game in range(games):
        state, used, n = checked_game(game)
        assert state.result is not None and sorted(state.result.places) == list(
            range(1, state.seats + 1)
        )
        found += used
        letters += n
        scores[str(state.setting.options.text("length"))].append(max(state.result.scores))
    print(games, "games,", letters, "letters,", round(time.process_time() - start), "s")
    print({code: found[code] for code in sorted(WANTED)})
    print("mean of the winners:", {k: sum(v) // max(1, len(v)) for k, v in scores.items()})
    print("never:", sorted(WANTED - set(found)))


if __name__ == "__main__":
    main(int(sys.argv[1]))
