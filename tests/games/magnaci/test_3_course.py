"""Rules 3: the course of the game."""

from tabularium.games.magnaci import material as box
from tabularium.games.magnaci.spec import SPEC
from tabularium.kernel import Event, Picks, State
from tabularium.positions import holding, kinds, question, say, table
from tabularium.positions.magnaci import chapter, law, office, pass_all


def peaceful(seats: int, seed: str) -> State:
    """A game in which everybody keeps the best cards for the conflicts; it reaches its end."""
    state = SPEC.new(seats, seed)
    while state.pending is not None:
        seat = state.pending.seats[0]
        if state.pending.prompt == "senate":
            state.act(seat, "prymas 2 podskarbi 3 hetman 4")
        elif state.pending.prompt == "sejm":
            state.act(seat, "5 6 7 8 lady")
        else:
            state.act(seat, state.fallback(seat))
    return state


def events_of(state: State) -> list[Event]:
    assert state.record is not None
    return state.record.events


def test_3_1_four_ages_of_five_chapters_then_wealth() -> None:
    state = peaceful(3, "course")
    assert state.result is not None and state.result.kind == "ranked"
    ages = [event.facts["age"] for event in events_of(state) if event.kind == "king"]
    assert ages == list(box.AGES)
    said = [event.facts["word"] for event in events_of(state) if event.kind == "said"]
    assert len([word for word in said if str(word).startswith("prymas 2")]) == 12
    assert kinds(events_of(state)).count("laws") == 4


def test_3_2_the_king_of_the_age_is_turned_over() -> None:
    state = peaceful(2, "kings")
    for n, event in enumerate(e for e in events_of(state) if e.kind == "king"):
        king = str(event.facts["king"])
        assert king in box.KING_CODES[3 * n : 3 * n + 3]
        symbol = box.KING_SYMBOL[box.KING_CODES.index(king)]
        assert event.facts["symbol"] == box.SYMBOLS[symbol]


def test_3_3_thirteen_cards_in_an_age() -> None:
    state = peaceful(4, "thirteen")
    shown = [event.facts for event in events_of(state) if event.kind == "unsealed"]
    assert len(shown) == 4 * 4 * 13
    for seat in range(4):
        cards = [fact["letter"] for fact in shown if fact["seat"] == seat]
        for age in range(4):
            assert sorted(map(str, cards[13 * age : 13 * age + 13])) == sorted(box.CARDS)


def test_3_4_a_card_is_laid_once_in_an_age() -> None:
    state = chapter("Sejm", laid=[["2", "3", "4"], [], []])
    assert question(state)[1] == "sejm"
    reason = state.explain(0, "5 6 7 8 2")
    assert reason is not None
    assert (reason.code, reason.rule) == ("magnaci.not_in_hand", "3.4")
    assert reason.detail == {"card": "2"}
    assert state.explain(0, "5 6 7 8 5").detail == {"card": "5"}  # type: ignore[union-attr]
    assert state.explain(0, "5 6 7 8 9") is None
    assert state.view(0)["prompt"]["hand"] == list(box.CARDS[3:])  # type: ignore[index]


def test_3_5_chance_lays_the_cards_of_who_is_away() -> None:
    for name, count in (("Senate", 3), ("Sejm", 5), ("Conflicts", 5)):
        words = set()
        for n in range(30):
            laid = [[] if name == "Senate" else ["2", "3", "14"]] * 3
            state = chapter(name, laid=laid, seed=f"away {n}", laws={})
            assert state.pending is not None
            seat = state.pending.seats[0]
            word = state.fallback(seat)
            assert word == state.fallback(seat) and state.explain(seat, word) is None
            words.add(word)
            cards = [code for code in word.split() if code in box.CARDS]
            assert len(cards) == len(set(cards)) == count and not set(cards) & set(laid[seat])
        assert len(words) > 20


def test_3_5_chance_chooses_the_offices_too() -> None:
    left_out = set()
    for n in range(40):
        word = chapter("Senate", seed=f"away {n}").fallback(0)
        left_out |= {code for code in box.OFFICE_CODES if code not in word.split()}
    assert left_out == set(box.OFFICE_CODES)


def test_3_6_cards_are_turned_over_one_contest_at_a_time() -> None:
    state = chapter("Senate", 2)
    say(state, "prymas 14 podskarbi 13 hetman 12")
    events = say(state, "prymas 2 podskarbi 3 hetman 4")
    shown = [event.facts for event in events if event.kind == "unsealed"]
    assert [(fact["seat"], fact["letter"]) for fact in shown] == [(0, "14"), (1, "2")]
    view = state.view(1)
    assert view["sealed"] == [[[1, None], [2, None]], [[1, "3"], [2, "4"]]]
    assert view.table["laid"] == [["14"], ["2"]]


def test_3_6_a_word_shows_where_cards_lie_and_not_which() -> None:
    state = chapter("Senate", 2)
    events = say(state, "prymas 14 podskarbi 13 hetman 12")
    said = next(event for event in events if event.kind == "said")
    assert said.told(1) == {"seat": 0, "word": "prymas ? podskarbi ? hetman ?"}
    assert said.told(0) == {"seat": 0, "word": "prymas 14 podskarbi 13 hetman 12"}


def test_3_7_everybody_is_shown_who_has_which_cards_left() -> None:
    state = office("hetman", {0: "9", 1: "8", 2: "7"}, laid=[["2"], [], []])
    for seat in (None, 0, 1, 2):
        left = state.view(seat).table["remaining"]
        assert left[0] == [c for c in box.CARDS if c not in ("2", "9")]  # type: ignore[index]
    assert table(state)["laid"] == [["2", "9"], ["8"], ["7"]]


def test_3_7_cards_that_lie_face_down_count_as_left() -> None:
    state = law("veto", {0: "9", 1: "8", 2: "7"})
    say(state, "litwa")
    pass_all(state)
    assert question(state)[1] == "conflicts"
    state.act(0, "2 3 4 5 6")
    state.act(1, "2 3 4 5 6")
    before = state.view(2).table["remaining"]
    assert before[0] == [c for c in box.CARDS if c != "9"]  # type: ignore[index]
    assert holding(state, "laws.of.0") == ["veto"]


def test_words_of_random_games_never_repeat_a_card() -> None:
    picks = Picks("repeat")
    state = SPEC.new(5, "repeat")
    while state.pending is not None:
        seat = state.pending.seats[picks.below(len(state.pending.seats))]
        letters = state.options(seat)
        state.play(seat, letters[picks.below(len(letters))])
        cards = [letter for letter in state.drafts[seat] if letter < 13]
        assert len(set(cards)) == len(cards)
