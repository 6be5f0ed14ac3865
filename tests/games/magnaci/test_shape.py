"""What a table page is told: bids that stay in sight, slots by name, weights, rulers, outcomes."""

from collections.abc import Iterator
from typing import Any

from games.magnaci.players import wander

from tabularium.games.magnaci.muster import help_in
from tabularium.games.magnaci.spec import SPEC
from tabularium.kernel import Picks, State, Sweep, question, weigh


def states(seats: int, seed: str) -> Iterator[Any]:
    """Every moment of a game in which many cards are played."""
    picks = Picks(seed)
    state = SPEC.new(seats, seed)
    while state.pending is not None:
        yield state
        wander(state, picks, asides=False)


def until(seats: int, seed: str, prompt: str) -> Any:
    """The first moment of a game at which something is asked."""
    for state in states(seats, seed):
        if state.pending.prompt == prompt and not any(state.drafts):
            return state
    raise AssertionError(f"nobody was asked: {prompt}")


def table(state: State, seat: int | None = 0) -> Any:
    return state.view(seat).table


def test_5_3_revealed_bids_stay_in_sight_until_all_is_decided() -> None:
    """Bids with their boosts and sources, the best of them, and what still lies face down."""
    boosted = vetoes = ties = 0
    for game in range(6):
        for state in states(3, f"bids {game}"):
            seen = table(state)
            contest = seen["contest"]
            assert (contest is None) == (not any(seen["shown"]))
            if contest is None:
                continue
            shown = {bid["seat"]: bid["card"] for bid in contest["bids"]}
            assert shown == {seat: card for seat, card in enumerate(seen["shown"]) if card}
            totals = [bid["total"] for bid in contest["bids"]]
            assert totals == sorted(totals, reverse=True)
            for bid in contest["bids"]:
                assert sum(each["value"] for each in bid["played"]) == bid["bonus"]
                assert all(each["card"] is not None for each in bid["played"])
                boosted += len(bid["played"])
                assert (bid["total"] == totals[0]) == (bid["seat"] in contest["best"])
            vetoes += state.pending.prompt == "veto"
            ties += state.pending.prompt in ("tie", "best", "weakest")
    assert boosted and vetoes and ties


def test_7_8_what_a_province_adds_is_told_by_source() -> None:
    helped = 0
    for state in states(3, "help"):
        help_by_name: Any = SPEC.outlook(state.view(None))["help"]
        for province, code in enumerate(("litwa", "ukraina", "malopolska", "wielkopolska")):
            added = sum(each["value"] for each in help_by_name.get(code, []))
            assert added == help_in(state, province)
            helped += added != 0
    assert helped


def test_3_6_sealed_cards_lie_on_something_with_a_name() -> None:
    """Offices, fields and spaces have the names that pairs use."""
    found = set()
    for state in states(4, "sealed"):
        for lies in table(state, None)["face_down"]:
            slots = [[slot for slot, _ in state.sealed[seat]] for seat in range(4)]
            owners = [seat for seat in state.order if lies["slot"] in slots[seat]]
            assert lies["seats"] == owners
            found.add(str(lies["on"]).partition(".")[0])
    assert found == {"prymas", "podskarbi", "hetman", "kanclerz", "sejm", "conflicts"}


def test_a_hand_is_laid_in_any_order_and_weighed_half_laid() -> None:
    state = until(3, "sejm", "sejm")
    asked: Any = question(state, 1)
    assert asked["ways"] is None
    assert [slot["name"] for slot in asked["form"]["slots"]] == [f"sejm.{n}" for n in range(1, 6)]
    high, low = asked["form"]["slots"][0]["takes"][0], asked["form"]["slots"][0]["takes"][-1]
    half: Any = weigh(state, 1, f"sejm.4={low} sejm.2={high}")
    assert [each["on"] for each in half["laid"]] == ["sejm.2", "sejm.4"]
    assert half["left"]["cards"] == len(asked["prompt"]["hand"]) - 2
    assert half["left"]["least"] <= half["left"]["most"]
    reason = state.explain(1, f"sejm.4={low}")
    assert reason is not None and reason.code == "kernel.too_few_pairs"
    cards = asked["form"]["slots"][0]["takes"][:5]
    whole = " ".join(f"sejm.{5 - n}={card}" for n, card in enumerate(cards))
    spelled = SPEC.alphabet.spell(state.read(1, whole))
    assert spelled == " ".join(reversed(cards)) and state.explain(1, whole) is None


def test_rulers_know_only_what_lies_open() -> None:
    """Who could beat a card is the same for every hand that rivals may have; sealed ones too."""
    for prompt in ("senate", "sejm", "conflicts"):
        state = until(4, "rulers", prompt)
        seat = state.pending.seats[-1]
        view = state.view(seat)
        rulers: Any = SPEC.outlook(view)["rulers"]
        assert rulers and [each["card"] for each in rulers[0]["bids"]]
        for bid in rulers[0]["bids"]:
            assert bid["certain"] == (bid["threats"] == [])
            for threat in bid["threats"]:
                unshown = table(state)["remaining"][threat["seat"]]
                assert set(threat["beats"]) | set(threat["helped"]) <= set(unshown)
        twin = SPEC.imagine(view, "another world")
        hand = state.stack[-1].pairs(state, seat).slots
        text = f"{hand[0].name}={SPEC.alphabet.text(hand[0].takes[0])}"
        assert weigh(twin, seat, text) == weigh(state, seat, text)


def test_gain_is_only_what_the_asking_seat_gets() -> None:
    """Rivals' wealth is told by seat and never credited to me."""
    others = 0
    for state in states(3, "gain"):
        seat = state.pending.seats[0]
        if any(state.drafts) or state.stack[-1].pairs(state, seat) is not None:
            continue
        sweep = Sweep(state, seat, "")
        sweep.step(20)
        for outcome in sweep.table:
            found: Any = outcome
            assert found["gain"] == found["wealth"][seat]
            assert sum(found["parts"].values()) == found["gain"]
            others += any(n for s, n in enumerate(found["wealth"]) if s != seat)
    assert others


def test_a_boost_that_waits_for_veto_is_shown_as_if_nobody_cancelled_it() -> None:
    """4.6: the player sees what the card is for before anybody has answered."""
    seen = 0
    for game in range(8):
        for state in states(3, f"veto {game}"):
            seat = state.pending.seats[0]
            if state.pending.prompt != "action" or any(state.drafts):
                continue
            sweep = Sweep(state, seat, "")
            sweep.step(20)
            for n, word in enumerate(sweep.words):
                outcome: Any = sweep.table[sweep.of[n]]
                if outcome["opens"] == "veto" and outcome["boost"]:
                    now = {b["seat"]: b["total"] for b in table(state)["contest"]["bids"]}
                    assert outcome["standing"]["totals"][seat] == now[seat] + outcome["boost"]
                    assert word
                    seen += 1
    assert seen
