"""What is contested or announced now, as facts: all bids that were turned over stay in sight."""

from tabularium.games.magnaci.announced import Announced
from tabularium.games.magnaci.battle import Battle, lowest, strength_of_commonwealth
from tabularium.games.magnaci.bids import field_name, space_name, stake_of_law, stake_of_office
from tabularium.games.magnaci.compared import value_of_boost
from tabularium.games.magnaci.contest import Contest, bidders, highest
from tabularium.games.magnaci.estates import Placement, estates_in, supply
from tabularium.games.magnaci.letters import PASS
from tabularium.games.magnaci.losses import Losses
from tabularium.games.magnaci.material import (
    AREA_CODES,
    ATTACKED,
    CARDS,
    CLOUDS,
    CONFLICT_CODES,
    FIEFS_OF,
    FORTRESS,
    INFLUENCE,
    INVADED,
    LAW_CODES,
    LAW_VALUE,
    LOSS,
    LOSS_CODES,
    OFFICE_CODES,
    PRIMATE,
    PROVINCE_CODES,
    PRUSSIA,
    REWARD,
    STRENGTH,
    VETO,
)
from tabularium.games.magnaci.muster import scale_of
from tabularium.games.magnaci.shape import Announced as AnnouncedFacts
from tabularium.games.magnaci.shape import Bid, Loss, Modifier, Occasion, Placing, Played, Scale
from tabularium.games.magnaci.shape import Contest as ContestFacts
from tabularium.games.magnaci.state import Magnaci
from tabularium.games.magnaci.window import Window


def contest_facts(t: Magnaci) -> ContestFacts | None:
    """5.3, 6.3, 7.8: the office, law or conflict whose cards have been turned over."""
    for frame in reversed(t.stack):
        if frame.step == "start":
            continue
        if isinstance(frame, Contest):
            return _contest(t, frame)
        if isinstance(frame, Battle):
            return _battle(t, frame)
    return None


def _contest(t: Magnaci, frame: Contest) -> ContestFacts:
    office = frame.office
    stake = stake_of_law(t, frame.law(t)) if office < 0 else stake_of_office(t, office)
    return {
        "kind": "law" if office < 0 else "office",
        "card": frame.code(t),
        "on": field_name(frame.field) if office < 0 else OFFICE_CODES[office],
        "bids": bid_facts(t, INFLUENCE, frame.boosts),
        "best": highest(t, INFLUENCE),
        "decides": None if office == PRIMATE else t.offices[PRIMATE],
        "estates": stake["estates"],
        "war": None,
    }


def _battle(t: Magnaci, frame: Battle) -> ContestFacts:
    conflict = frame.conflict(t)
    return {
        "kind": "conflict",
        "card": CONFLICT_CODES[conflict],
        "on": space_name(frame.space),
        "bids": bid_facts(t, STRENGTH, frame.boosts),
        "best": highest(t, STRENGTH),
        "decides": t.offices[PRIMATE],
        "estates": 1 if frame.has_reward(t) else 0,
        "war": scale_facts(t, conflict),
    }


def bid_facts(t: Magnaci, values: tuple[int, ...], boosts: list[int]) -> list[Bid]:
    """All cards that were turned over, the highest first."""
    found: list[Bid] = []
    for seat in bidders(t):
        card, bonus = t.shown[seat], t.bonus[seat]
        bid: Bid = {
            "seat": seat,
            "card": CARDS[card],
            "base": values[card],
            "bonus": bonus,
            "total": values[card] + bonus,
            "played": played_by(t, seat, boosts),
        }
        place = len(found)
        while place > 0 and found[place - 1]["total"] < bid["total"]:
            place -= 1
        found.insert(place, bid)
    return found


def played_by(t: Magnaci, seat: int, boosts: list[int]) -> list[Played]:
    """What makes up the bonus of a seat; a rest without a source comes from a position by hand."""
    found: list[Played] = []
    rest = t.bonus[seat]
    for i in range(0, len(boosts), 2):
        if boosts[i] == seat:
            value = value_of_boost(boosts[i + 1])
            found.append({"card": t.setting.alphabet.text(boosts[i + 1]), "value": value})
            rest -= value
    if rest:
        found.append({"card": None, "value": rest})
    return found


def scale_facts(t: Magnaci, conflict: int) -> Scale:
    """7.9: what the Commonwealth brings and what it needs."""
    province = ATTACKED[conflict]
    strength, scale = strength_of_commonwealth(t, province), scale_of(t, conflict)
    return {
        "scale": scale,
        "help": modifiers_in(t, province),
        "strength": strength,
        "lacking": max(0, scale - strength),
        "holds": strength >= scale,
        "weakest": lowest(t),
        "reward": AREA_CODES[REWARD[conflict]],
        "loss": LOSS_CODES[LOSS[conflict]],
        "invaded": [PROVINCE_CODES[province] for province in INVADED[conflict]],
    }


def modifiers_in(t: Magnaci, province: int) -> list[Modifier]:
    """7.8: buildings, fiefs and pawns, each with what it adds; together they are `help_in`."""
    found: list[Modifier] = []
    for i, place in enumerate(t.buildings):
        if place == province:
            found.append({"source": LAW_CODES[FORTRESS + i], "value": LAW_VALUE[FORTRESS + i]})
    for fief in FIEFS_OF[province]:
        if any([estates_in(t, seat, fief) > 0 for seat in range(t.seats)]):
            found.append({"source": AREA_CODES[fief], "value": 1})
    if t.silence:
        found.append({"source": "silent_sejm", "value": -CLOUDS})
    if t.clouds and province == PRUSSIA:
        found.append({"source": "black_clouds", "value": -CLOUDS})
    return found


# What is being done


def window_facts(t: Magnaci) -> Occasion | None:
    """4.1: who may play cards now, and who after."""
    for frame in reversed(t.stack):
        if isinstance(frame, Window) and frame.turn < t.seats:
            about = None if frame.about == PASS else t.setting.alphabet.text(frame.about)
            return {
                "occasion": frame.occasion,
                "about": about,
                "seat": t.order[frame.turn],
                "later": t.order[frame.turn + 1 :],
            }
    return None


def announced_facts(t: Magnaci) -> AnnouncedFacts | None:
    """4.6: the card that waits for VETO."""
    top = t.stack[-1] if t.stack else None
    if not isinstance(top, Announced) or top.step == "start":
        return None
    holder = t.holder(VETO)
    return {
        "seat": top.seat,
        "card": t.setting.alphabet.text(top.card),
        "targets": top.targets(t),
        "veto": None if holder < 0 else holder,
    }


def loss_facts(t: Magnaci) -> list[Loss]:
    """7.13: the whole list before anything is taken."""
    found: list[Loss] = []
    for frame in t.stack:
        if isinstance(frame, Losses):
            for i in range(0, len(frame.items), 2):
                province = PROVINCE_CODES[frame.items[i + 1]]
                found.append({"seat": frame.items[i], "province": province})
    return found


def placing_facts(t: Magnaci) -> Placing | None:
    """1.3: whose estates wait for a province."""
    top = t.stack[-1] if t.stack else None
    if not isinstance(top, Placement):
        return None
    return {"seat": top.seat, "count": min(top.count, supply(t, top.seat))}
