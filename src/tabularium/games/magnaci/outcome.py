"""What a word would bring, as far as a seat can know: wealth, the contest, what is asked next."""

from tabularium.games.magnaci.announced import Announced
from tabularium.games.magnaci.bids import nothing_yet
from tabularium.games.magnaci.cards import BOOSTS
from tabularium.games.magnaci.contested import contest_facts
from tabularium.games.magnaci.estates import all_estates
from tabularium.games.magnaci.interregnum import partitions
from tabularium.games.magnaci.letters import LAW, OFFICE
from tabularium.games.magnaci.material import HETMAN, LAW_VALUE, OFFICE_BONUS
from tabularium.games.magnaci.scoring import parts_of, standing
from tabularium.games.magnaci.shape import Outcome, Part, Standing
from tabularium.games.magnaci.state import LAWS_OF, Magnaci, changed
from tabularium.kernel import Facts, read_number


def outcome(before: Magnaci, after: Magnaci, seat: int, events: list[Facts]) -> Outcome:
    """Wealth by seat and source, the balance of what is contested, who wins, what comes next."""
    found = nothing_yet(after.seats)
    had, has = standing(before), standing(after)
    found["wealth"] = [has[each] - had[each] for each in range(after.seats)]
    found["gain"] = found["wealth"][seat]
    if found["gain"] or any(found["wealth"]):
        found["parts"] = _changes(parts_of(before, seat), parts_of(after, seat))
    for each in range(after.seats):
        found["estates"][each] = all_estates(after, each) - all_estates(before, each)
        mine, theirs = after.contents[LAWS_OF + each], before.contents[LAWS_OF + each]
        found["laws"][each] = len(mine) - len(theirs)
    found["partitions"] = partitions(after) - partitions(before)
    for event in events:
        _add(found, event)
    announced = _announced(after)
    if announced is not None:
        found["boost"] = _boost_of(announced.card)
    found["standing"] = standing_of(after)
    pending = after.pending
    if pending is not None:
        found["opens"] = pending.prompt
        found["asks"] = pending.seats[0]
    return found


def _changes(before: dict[Part, int], after: dict[Part, int]) -> dict[Part, int]:
    return {part: after[part] - before[part] for part in after if after[part] != before[part]}


def _add(found: Outcome, event: Facts) -> None:
    match event["kind"]:
        case "boosted":
            found["boost"] = read_number(event["value"])
        case "won" | "appointed":
            found["winner"] = read_number(event["seat"])
        case "battle_won":
            found["battle"] = "won"
        case "battle_lost":
            found["battle"] = "lost"


def _announced(t: Magnaci) -> Announced | None:
    top = t.stack[-1] if t.stack else None
    return top if isinstance(top, Announced) else None


def _boost_of(card: int) -> int:
    """What a card adds to the family card of its player."""
    if card < LAW:
        return OFFICE_BONUS if card >= OFFICE + HETMAN else 0
    return LAW_VALUE[card - LAW] if BOOSTS[card - LAW] else 0


def standing_of(t: Magnaci) -> Standing | None:
    """What is contested; a card that waits for VETO counts as if nobody cancelled it."""
    announced = _announced(t)
    if announced is not None and _boost_of(announced.card):
        seat = announced.seat
        t = t.copy()
        t.bonus = changed(t.bonus, seat, t.bonus[seat] + _boost_of(announced.card))
    contest = contest_facts(t)
    if contest is None:
        return None
    totals: list[int | None] = [None] * t.seats
    for bid in contest["bids"]:
        totals[bid["seat"]] = bid["total"]
    war = contest["war"]
    return {
        "totals": totals,
        "best": contest["best"],
        "strength": None if war is None else war["strength"],
        "scale": None if war is None else war["scale"],
        "holds": None if war is None else war["holds"],
    }
