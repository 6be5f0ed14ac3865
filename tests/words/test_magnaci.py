"""Magnaci in words: what is reconstructed is said, cards tell what is in the box, no bare code."""

import re

import pytest
from games.magnaci.players import wander

from tabularium import games
from tabularium.games.magnaci import material as m
from tabularium.kernel import Event, Facts, Picks, State
from tabularium.words import LANGUAGES, Words

GAME = "magnaci"
GUESSED = {"en": "reconstructed", "pl": "odtworzon"}
# Codes that are words of a language, too.
WORDS = {"en": {"pass", "sabre", "chalice", "ducat", "crown", "hetman"}, "pl": set()}


def speaker(lang: str, seats: int = 3) -> Words:
    return Words(lang, GAME, games[GAME].alphabet, [f"P{seat}" for seat in range(seats)])


def is_guess(name: str) -> bool:
    return m.PROVENANCE[name][0] == m.RECONSTRUCTED


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_reconstructed_is_said(lang: str) -> None:
    words = speaker(lang)
    assert GUESSED[lang] in words.say(f"{GAME}-about")
    for code in m.KING_CODES:
        assert (GUESSED[lang] in words.item(code, "policy")) == is_guess(f"KING_SYMBOL.{code}")
    for code in m.LAW_CODES:
        guess = is_guess(f"LAW_SYMBOLS.{code}") or is_guess(f"LAW_ESTATES.{code}")
        assert (GUESSED[lang] in words.item(code, "source")) == guess
    for code in m.CONFLICT_CODES:
        names = [f"{table}.{code}" for table in ("SCALE", "REWARD", "LOSS")]
        for form in ("source", "text"):
            assert (GUESSED[lang] in words.item(code, form)) == any(map(is_guess, names))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_say_what_is_in_the_box(lang: str) -> None:
    words = speaker(lang)
    for king, code in enumerate(m.KING_CODES):
        assert words.item(code, "policy").startswith(words.called(m.SYMBOLS[m.KING_SYMBOL[king]]))
    for conflict, code in enumerate(m.CONFLICT_CODES):
        reward, loss = words.item(code, "reward"), words.item(code, "loss")
        area = m.AREA_CODES[m.REWARD[conflict]]
        assert words.item(area) in reward or words.item(area, "in") in reward
        for province, name in enumerate(m.PROVINCE_CODES):
            if m.LOSS[conflict] == m.BY_INVASION:
                assert (words.item(name) in loss) == (province in m.INVADED[conflict])
        assert reward in words.item(code, "text") and loss in words.item(code, "text")
    for law, code in enumerate(m.LAW_CODES):
        if m.LAW_TIMING[law] and abs(m.LAW_VALUE[law]) > 1:
            assert str(abs(m.LAW_VALUE[law])) in words.item(code, "text")


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_code_is_bare(lang: str, seats: int) -> None:
    """Everything that wandering games say, in words: options, questions, refusals, events."""
    words = speaker(lang, seats)
    spec = games[GAME]
    said: set[str] = set()
    for n in range(3):
        options: Facts = {"pacta_timing": "after_senate"} if n == 2 else {}
        state, picks = spec.new(seats, f"bare {n}", options), Picks(f"bare {n}")
        while state.pending is not None:
            said |= asked(words, state, picks)
            wander(state, picks)
        assert state.record is not None
        for event in state.record.events:
            said |= told(words, event, seats)
    assert list(words.faults) == []
    codes = bare_codes(lang)
    for line in said:
        assert not codes.search(line), line


def asked(words: Words, state: State, picks: Picks) -> set[str]:
    """What the seat that is asked reads, and why something else would be refused."""
    assert state.pending is not None
    alphabet = state.setting.alphabet
    seat = state.pending.seats[0]
    words.seat = seat
    facts = state.view(seat)["prompt"]
    assert isinstance(facts, dict)
    lines = {words.ask(state.pending.prompt, facts)}
    lines |= {words.frame(frame.dump()) for frame in state.stack}
    lines |= {words.letter(alphabet.text(letter), "full") for letter in state.options(seat)}
    lines |= {words.word(aside) for aside in state.asides(seat)[:5]}
    reason = state.explain(seat, alphabet.text(picks.below(len(alphabet))))
    return lines if reason is None else lines | {words.why(reason)}


def told(words: Words, event: Event, seats: int) -> set[str]:
    """An event as everybody hears it, in full and beside an option."""
    lines: set[str] = set()
    for observer in range(seats + 1):
        words.seat = observer if observer < seats else None
        facts = event.told(observer)
        if facts is not None:
            lines |= {words.event({**facts, "kind": event.kind})}
            lines |= {words.brief({**facts, "kind": event.kind})}
    return lines


def bare_codes(lang: str) -> re.Pattern[str]:
    """Every code of the game, but not those that quote what a player typed, and no numbers."""
    spec = games[GAME]
    codes = {letter.code for letter in spec.alphabet.letters if "_" in letter.code}
    codes |= {letter.text for letter in spec.alphabet.letters}
    codes |= {*m.AREA_CODES, *m.KING_CODES, *m.POWERS, *m.AGES, *m.FAMILIES}
    found = [code for code in codes if not code.isdecimal() and code not in WORDS[lang]]
    return re.compile(rf"(?<!“|„)\b({'|'.join(map(re.escape, sorted(found)))})\b")
