"""Secret bids by public knowledge: what everybody could lay, and what that means for each value."""

from typing import Final, Literal

from tabularium.games.sigismundus.bribery import Bribery, holders
from tabularium.games.sigismundus.combat import power_of
from tabularium.games.sigismundus.demand import demand_of, stock_of
from tabularium.games.sigismundus.material import (
    ACTS,
    ARMS,
    DEMANDS,
    HOST,
    OFFICES,
    POWER,
    ROYAL,
    TRACK_VOTES,
)
from tabularium.games.sigismundus.sejm import Sejm
from tabularium.games.sigismundus.shape import Bid, Reach, Ruler, Step, Units, Verdict
from tabularium.games.sigismundus.state import ARMY, NOBODY, Sigismundus
from tabularium.games.sigismundus.tracks import kings_representative
from tabularium.games.sigismundus.voting import Voting, offices_to_vote, votes_for

Measure = Literal["votes", "ducats", "power"]
OF: Final[dict[str, Measure]] = {
    "offer_ducats": "ducats",
    "offer_votes": "votes",
    "bid_office": "votes",
    "bid_tax": "ducats",
    "bid_support": "votes",
    "bid_host": "power",
    "thumb": "votes",
}
DEMANDED: Final = ("bid_tax", "bid_support", "bid_host")


def ruler_of(t: Sigismundus, seat: int) -> Ruler | None:
    """The secret bid that a seat is asked for."""
    pending = t.pending
    if pending is None or seat not in pending.seats or pending.prompt not in OF:
        return None
    prompt, of = pending.prompt, OF[pending.prompt]
    reach = [reach_of(t, each, prompt) for each in range(t.seats)]
    return {
        "prompt": prompt,
        "of": of,
        "reach": reach,
        "ties": kings_representative(t),
        "bids": bids_of(t, seat, prompt, reach),
    }


def reach_of(t: Sigismundus, seat: int, prompt: str) -> Reach:
    """All that a seat could lay."""
    if prompt == "bid_office":
        most = votes_for(t, seat, voted_on(t))
        return {"seat": seat, "most": most, "added": most - t.votes[seat]}
    if prompt == "bid_host":
        return {"seat": seat, "most": power_of(t, seat), "added": 0}
    stock = t.ducats[seat] if OF[prompt] == "ducats" else t.votes[seat]
    return {"seat": seat, "most": stock, "added": 0}


def voted_on(t: Sigismundus) -> int:
    """The office that is voted on now."""
    for frame in t.stack:
        if isinstance(frame, Voting):
            return frame.office()
    raise AssertionError("no vote on an office")


def bids_of(t: Sigismundus, seat: int, prompt: str, reach: list[Reach]) -> list[Bid]:
    """Every value with its verdicts and marks."""
    most, added = reach[seat]["most"], reach[seat]["added"]
    armies = armies_by_power(t, seat) if prompt == "bid_host" else []
    values = range(most + 1)
    if prompt == "thumb":
        values = range(most, most + 1)  # all that is left weighs in
    settles = kings_representative(t) == seat
    found: list[Bid] = []
    for value in values:
        units = armies[value] if armies else []
        if armies and not units:
            continue
        bid = bid_of(value, most - max(value, added), seat, reach)
        bid["units"] = units
        if prompt in DEMANDED:
            better = [each for each in bid["rivals"] if each["can"] == "beat"]
            tied = [each for each in bid["rivals"] if each["can"] == "tie"]
            space = len(better) + (0 if settles else len(tied))
            bid["space"] = space + 1
            bid["votes"] = TRACK_VOTES[ROYAL][space]
        found.append(bid)
    mark(t, seat, prompt, reach, found)
    return found


def bid_of(value: int, stays: int, seat: int, reach: list[Reach]) -> Bid:
    """A value without its marks."""
    rivals: list[Verdict] = []
    for each in reach:
        if each["seat"] != seat:
            most = each["most"]
            can: Literal["beat", "tie", "less"]
            can = "beat" if most > value else "tie" if most == value else "less"
            rivals.append({"seat": each["seat"], "can": can})
    return {
        "value": value,
        "stays": stays,
        "rivals": rivals,
        "marks": [],
        "space": None,
        "votes": None,
        "units": [],
    }


def armies_by_power(t: Sigismundus, seat: int) -> list[list[Units]]:
    """14.4: by power, all the units that have it together."""
    start = ARMY * seat
    found: list[list[Units]] = [[] for _ in range(power_of(t, seat) + 1)]
    for i in range(t.army[start] + 1):
        for h in range(t.army[start + 1] + 1):
            for a in range(t.army[start + 2] + 1):
                counts = (i, h, a)
                units = {ARMS[arm]: n for arm, n in enumerate(counts) if n > 0}
                found[i * POWER[0] + h * POWER[1] + a * POWER[2]].append(units)
    return found


def mark(t: Sigismundus, seat: int, prompt: str, reach: list[Reach], bids: list[Bid]) -> None:
    """The least values that change anything: beyond a rival, and beyond everybody."""
    if prompt == "offer_ducats":
        return  # a seller may choose any buyer
    if prompt == "thumb":
        others = sum([each["most"] for each in reach if each["seat"] != seat])
        if bids[0]["value"] + settled(t, seat) > others:
            bids[0]["marks"].append("certain")
        return
    buyers = [each for each in offers(t) if each != seat]
    beaten: list[int] = []
    certain = False
    for bid in bids:
        ahead = 0
        for each in bid["rivals"]:
            if each["can"] == "beat" or (each["can"] == "tie" and not settled(t, seat)):
                ahead += 1
            elif each["seat"] not in beaten:
                beaten.append(each["seat"])
                if prompt != "offer_votes":
                    bid["marks"].append(f"beats:{each['seat']}")
        sure = ahead < len(buyers) and bid["value"] > 0 if prompt == "offer_votes" else ahead == 0
        if sure and not certain:
            certain = True
            bid["marks"].append("certain")


def settled(t: Sigismundus, seat: int) -> int:
    """13.5, 15.2: one more than equal, for who settles ties."""
    return 1 if kings_representative(t) == seat else 0


def offers(t: Sigismundus) -> list[int]:
    """12.4: who offers ducats for votes."""
    for frame in t.stack:
        if isinstance(frame, Bribery):
            return holders(frame.ducats)
    return []


def steps_of(t: Sigismundus, seat: int) -> list[Step]:
    """What this Sejm has still to decide, what is decided now first."""
    for frame in t.stack:
        if isinstance(frame, Sejm):
            return steps_left(t, seat, frame.step)
    return []


def steps_left(t: Sigismundus, seat: int, step: str) -> list[Step]:
    """The Sejm names the step that comes after the one it is in."""
    found: list[Step] = []
    if step != "over" and step != "act":
        for office in queue_of(t):
            claimed = t.vacancies[office]
            found.append(
                {
                    "what": "office",
                    "name": OFFICES[office],
                    "claimed": None if claimed == NOBODY else claimed,
                    "most": votes_for(t, seat, office),
                }
            )
    if step != "over":
        demand = demand_of(t)
        most = power_of(t, seat) if demand == HOST else stock_of(t, seat, demand)
        name = DEMANDS[demand]
        found.append({"what": "demand", "name": name, "claimed": None, "most": most})
    act = ACTS[t.sejm]
    found.append({"what": "act", "name": act, "claimed": None, "most": t.votes[seat]})
    return found


def queue_of(t: Sigismundus) -> list[int]:
    """The offices that are still voted on, or that would be."""
    for frame in t.stack:
        if isinstance(frame, Voting) and frame.step != "start":
            return [number - 1 for number in frame.queue]
    return offices_to_vote(t)
