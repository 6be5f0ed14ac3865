"""Each law catches a game that breaks it: Caravan with one thing done wrong."""

from collections.abc import Callable
from typing import Any

import pytest
from caravan import SPEC, game
from caravan.game import CHOICE, HAND, PILE, SOLD, WATER, Caravan
from contract import laws

from tabularium.kernel import (
    Alphabet,
    GameSpec,
    Letter,
    Options,
    Reason,
    State,
    imagine,
    look,
    record,
    view,
)

# Broken by patching, which compiled classes do not allow.
pytestmark = pytest.mark.interpreted

Patch = pytest.MonkeyPatch
BROKEN: list[tuple[Callable[..., None], Callable[[Patch], None]]] = []


def breaks(law: Callable[..., None]) -> Callable[[Any], Any]:
    """Register a way to break a law."""

    def register(how: Callable[[Patch], None]) -> Callable[[Patch], None]:
        BROKEN.append((law, how))
        return how

    return register


def wrap(patch: Patch, owner: Any, name: str, change: Callable[..., Any]) -> None:
    """Replace a method by one that gets the old result and the arguments."""
    old = getattr(owner, name)
    patch.setattr(owner, name, lambda *args: change(old(*args), *args))


@breaks(laws.alphabet_is_a_bijection)
def a_letter_with_a_space(patch: Patch) -> None:
    patch.setattr(SPEC, "alphabet", Alphabet([Letter("go north", "north")]))


@breaks(laws.copies_stand_alone)
def a_copy_that_shares_a_list(patch: Patch) -> None:
    def share(twin: Caravan, self: Caravan) -> Caravan:
        twin.water = self.water
        return twin

    wrap(patch, Caravan, "copy", share)


@breaks(laws.a_copy_plays_on_alike)
def frames_shared_by_copies(patch: Patch) -> None:
    patch.setattr(game.Trade, "copy", lambda self: self)


@breaks(laws.dumps_load_back)
def a_dump_without_coins(patch: Patch) -> None:
    def forget(table: dict[str, object], self: Caravan) -> dict[str, object]:
        del table["coins"]
        return table

    wrap(patch, SPEC, "dump_table", forget)


@breaks(laws.saves_load_and_replay)
def chance_from_outside_the_seed(patch: Patch) -> None:
    rolls = iter(range(10**6))
    patch.setattr(Caravan, "roll", lambda self, stream, dice: [1 + next(rolls) % 6, 4])


@breaks(laws.imagined_states_look_the_same)
def a_view_that_strips_instead_of_building(patch: Patch) -> None:
    wrap(patch, SPEC, "view_table", lambda table, self, seat: {**table, "all": str(self.contents)})


@breaks(laws.imagined_states_look_the_same)
def options_that_read_the_pile(patch: Patch) -> None:
    def peek(options: list[int], self: object, t: Caravan, *_: object) -> list[int]:
        return options if t.contents[PILE].count(0) % 2 else options[::-1]

    wrap(patch, game.Toll, "options", peek)


@breaks(laws.imagined_states_look_the_same)
def a_question_that_leaks_a_hand(patch: Patch) -> None:
    def leak(prompt: object, self: object, t: Caravan, seat: int) -> dict[str, object]:
        return {"other": list(t.contents[HAND + (seat + 1) % t.seats])}

    wrap(patch, game.Toll, "prompt", leak)


@breaks(laws.different_keys_imagine_different_secrets)
def an_imagine_that_copies_the_truth(patch: Patch) -> None:
    truth: list[State] = []
    wrap(patch, Caravan, "view", lambda v, self, seat: truth.append(self.copy()) or v)
    patch.setattr(GameSpec, "imagine", lambda self, v, key: truth[-1].copy())


@breaks(laws.different_keys_imagine_different_secrets)
def a_deal_that_ignores_the_key(patch: Patch) -> None:
    patch.setattr(imagine.Picks, "shuffle", lambda self, items, first: items)


@breaks(laws.different_keys_imagine_different_secrets)
def a_guess_of_sealed_bids_that_knows_too_much(patch: Patch) -> None:
    wrap(patch, SPEC, "view_table", lambda table, t, seat: {**table, "storms": 0})
    truth: list[State] = []
    wrap(patch, Caravan, "view", lambda v, self, seat: truth.append(self.copy()) or v)
    old = GameSpec.imagine

    def cheat(self: GameSpec, v: view.View, key: str) -> State:
        twin = old(self, v, key)
        twin.sealed = truth[-1].sealed
        return twin

    patch.setattr(GameSpec, "imagine", cheat)


@breaks(laws.sealed_letters_tell_nothing)
def a_bid_that_shows(patch: Patch) -> None:
    def leak(table: dict[str, object], self: Caravan, seat: int) -> dict[str, object]:
        return {**table, "storms": str(self.words)}

    wrap(patch, SPEC, "view_table", leak)


@breaks(laws.sealed_letters_tell_nothing)
def a_secret_choice_told_to_all(patch: Patch) -> None:
    old = Caravan.move

    def move(self: Caravan, item: int, source: int, target: int) -> None:
        old(self, item, source, target)
        if source >= CHOICE:
            self.tell("kept", {"item": item})

    patch.setattr(Caravan, "move", move)


@breaks(laws.nothing_is_forgotten)
def a_view_that_forgets(patch: Patch) -> None:
    build = look.build_view

    def forgetful(state: State, seat: int | None) -> view.View:
        facts = build(state, seat).facts
        return view.View({**facts, "known": [] if state.said % 2 else facts["known"]})

    patch.setattr("tabularium.kernel.state.build_view", forgetful)


@breaks(laws.known_groups_are_true)
def knowledge_that_believes_too_much(patch: Patch) -> None:
    patch.setattr("tabularium.kernel.box.unseen_move", lambda groups, *_: groups)


@breaks(laws.explain_is_the_other_side_of_options)
def a_refusal_without_a_rule(patch: Patch) -> None:
    patch.setattr(game.Trade, "explain", lambda *_: Reason("caravan.no", ""))


@breaks(laws.refusals_change_nothing)
def an_error_that_leaves_a_trace(patch: Patch) -> None:
    def scribble(reason: Reason, self: object, t: Caravan, *_: object) -> Reason:
        t.coins[0] += 1
        return reason

    wrap(patch, game.Toll, "explain", scribble)


@breaks(laws.every_prefix_completes)
def a_dead_prefix(patch: Patch) -> None:
    def offer_sell(
        options: list[int], self: object, t: Caravan, seat: int, draft: Any
    ) -> list[int]:
        return options if draft else sorted({*options, game.SELL})

    wrap(patch, game.Trade, "options", offer_sell)


@breaks(laws.the_box_is_complete)
def goods_that_vanish(patch: Patch) -> None:
    old = Caravan.move

    def move(self: Caravan, item: int, source: int, target: int) -> None:
        old(self, item, source, target)
        if target == SOLD:
            self.contents[SOLD] = ()

    patch.setattr(Caravan, "move", move)


@breaks(laws.the_horizon_ends_every_game)
def a_horizon_that_nobody_looks_at(patch: Patch) -> None:
    wrap(patch, Options, "number", lambda n, self, name: 0 if name == "horizon" else n)


@breaks(laws.the_end_has_a_result)
def a_game_that_just_stops(patch: Patch) -> None:
    def stop(self: game.Match, t: Caravan) -> None:
        t.stack = []

    patch.setattr(game.Match, "run", stop)


@breaks(laws.fallbacks_are_legal)
def a_fallback_that_is_not_ours(patch: Patch) -> None:
    patch.setattr(game.Trade, "fallback", lambda *_: (game.BLOCK,))


@breaks(laws.words_said_together_commute)
def the_first_word_wins(patch: Patch) -> None:
    old = Caravan._complete

    def first_leads(self: Caravan, seat: int, word: tuple[int, ...]) -> None:
        if all(w is None for w in self.words):
            self.amulets[seat] += 1
        old(self, seat, word)

    patch.setattr(Caravan, "_complete", first_leads)


@breaks(laws.together_words_can_be_withdrawn)
def a_withdrawal_that_keeps_the_count(patch: Patch) -> None:
    def still(result: None, self: Caravan, seat: int) -> None:
        self.said += 1

    wrap(patch, Caravan, "withdraw", still)


@breaks(laws.undo_ends_where_something_came_to_light)
def undo_that_goes_too_far(patch: Patch) -> None:
    wrap(patch, record.Record, "back_to_anchor", lambda tail, self: [*tail, *tail])


@breaks(laws.undo_gives_back_the_view)
def an_undo_that_leaves_a_coin_behind(patch: Patch) -> None:
    def keep(earlier: Caravan, self: Caravan, seat: int) -> Caravan:
        earlier.coins[seat] += 1
        return earlier

    wrap(patch, Caravan, "undo", keep)


@breaks(laws.what_is_undone_taught_nothing)
def a_look_that_can_be_taken_back(patch: Patch) -> None:
    """Whoever rests looks at the pile, and the kernel does not notice."""
    old = game.Trade.trade

    def peek(self: game.Trade, t: Caravan, seat: int, word: Any) -> None:
        old(self, t, seat, word)
        t.storms = len(t.contents[HAND + (seat + 1) % t.seats]) * 100 + sum(
            t.contents[HAND + (seat + 1) % t.seats]
        )

    patch.setattr(game.Trade, "trade", peek)


@breaks(laws.chance_ends_undo)
def chance_that_can_be_undone(patch: Patch) -> None:
    patch.setattr(Caravan, "_no_way_back", lambda self, learners: None)


@breaks(laws.previews_do_not_guess)
def a_seat_skipped_for_private_reasons(patch: Patch) -> None:
    old = game.Trade.run

    def skip(self: game.Trade, t: Caravan) -> None:
        seat = (t.leader + self.turn) % t.seats
        if self.step == "start" and self.turn < t.seats and 2 not in t.contents[HAND + seat]:
            self.turn += 1
        else:
            old(self, t)

    patch.setattr(game.Trade, "run", skip)


@breaks(laws.asides_leave_words_alone)
def an_aside_that_answers_for_others(patch: Patch) -> None:
    def meddle(result: None, asides: object, t: Caravan, seat: int, word: Any) -> None:
        t.words = [None if w is not None else (0, WATER) for w in t.words]

    wrap(patch, game.Gifts, "hear", meddle)


@breaks(laws.dumps_load_back)
def a_slot_that_is_not_named(patch: Patch) -> None:
    patch.setattr(game.Trade, "SLOTS", ())


@breaks(laws.frames_can_be_written_by_hand)
def a_frame_that_copies_another_step(patch: Patch) -> None:
    patch.setattr(game.Trade, "copy", lambda self: game.Trade("said", self.turn))


def test_every_law_is_shown_to_fail() -> None:
    assert {law for law, _ in BROKEN} == set(laws.LAWS)


@pytest.mark.parametrize(("law", "how"), BROKEN, ids=lambda f: f.__name__)
def test_law_catches(
    law: Callable[[GameSpec, int, str], None],
    how: Callable[[Patch], None],
    monkeypatch: Patch,
) -> None:
    how(monkeypatch)
    with pytest.raises((AssertionError, ValueError, KeyError)):
        for seed in range(12):
            for seats in (3, 2):
                law(SPEC, seats, f"law {seed}")
