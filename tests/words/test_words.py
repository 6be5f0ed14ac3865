"""Words in sentences: numbers, lists, names, fallbacks, and whole games without a bare code."""

import pytest

from tabularium import games
from tabularium.kernel import Alphabet, IllegalAction, Letter, Picks, Reason
from tabularium.words import LANGUAGES, Words
from tabularium.words.catalogue import item_key, part_of


def test_polish_numbers() -> None:
    words = Words("pl")
    said = [words.say("cli-ended-ranked", games=n) for n in (1, 2, 5, 22, 25)]
    assert said == [
        "Do końca rozegrano jedną grę.",
        "Do końca rozegrano 2 gry.",
        "Do końca rozegrano 5 gier.",
        "Do końca rozegrano 22 gry.",
        "Do końca rozegrano 25 gier.",
    ]


def test_reasons_are_said_with_their_rule() -> None:
    words = Words("en", names=["Anna", "Jan", "Ola"])
    reason = Reason("kernel.not_asked", "K.4", {"seat": 0, "waiting": [1, 2]})
    assert words.why(reason) == (
        "Anna is not asked now: we are waiting for Jan and Ola. [rule K.4]"
    )
    words.seat = 0
    assert words.why(reason, cite=False) == "It is not your turn: we are waiting for Jan and Ola."


def test_options_are_listed() -> None:
    words = Words("pl")
    detail = {"option": "x", "value": True, "default": "a", "allowed": ["a", "b"]}
    said = words.why(Reason("kernel.bad_option", "K.7", detail), cite=False)
    assert said == "Opcja „x” nie może mieć wartości true; do wyboru: a lub b (zwykle a)."
    ranged = {"option": "x", "value": 12, "default": 3, "lowest": 1, "highest": 9}
    said = words.why(Reason("kernel.bad_option", "K.7", ranged), cite=False)
    assert said == "Opcja „x” nie może mieć wartości 12; podaj liczbę od 1 do 9 (zwykle 3)."


def test_what_is_missing_is_said_in_codes() -> None:
    words = Words("en", "nothing", Alphabet([Letter("go:1", "go", {"n": 1})]))
    assert words.say("nothing-x") == "nothing-x"
    assert words.title() == "nothing"
    assert words.word("go:1 ?") == "go:1, something sealed"
    assert words.item("a b") == "a b"
    assert words.event({"kind": "fell", "seat": 1}) == "fell: seat 1"
    assert words.frame({"frame": "Match", "step": "start"}) == "Match"
    assert words.ask("place", {}) == "place"
    assert words.rule("1.1") is None
    assert words.why(Reason("nothing.bad", "1.1", {"n": [1, 2]})) == (
        "nothing.bad (n 1, 2) [rule 1.1]"
    )


def test_ids() -> None:
    assert item_key("alea", "XII red+green") == "alea-item-XII_red_green"
    assert part_of("why-save-missing") == "kernel"
    assert part_of("why-alea-no_token") == "alea"
    assert part_of("cli-help") == "cli"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_isolation_marks(lang: str) -> None:
    said = Words(lang).say("cli-no-such-file", file="x")
    assert "\u2068" not in said and "x" in said


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [n for n in games if games._modules[n].startswith("tabularium")])
def test_whole_games_in_words(lang: str, game: str) -> None:
    """Every question, option, event and refusal of random games has words, without any fault."""
    spec = games[game]
    for seats in spec.seats:
        state = spec.new(seats, "words")
        picks = Picks(f"words {seats}")
        words = Words(lang, game, spec.alphabet, [f"P{seat}" for seat in range(seats)])
        while state.pending is not None:
            seat = state.pending.seats[0]
            words.seat = seat
            view = state.view(seat)
            assert words.ask(state.pending.prompt, view["prompt"]) != state.pending.prompt  # type: ignore[arg-type]
            for frame in state.stack:
                words.frame(frame.dump())
            legal = state.options(seat)
            wrong = spec.alphabet.text(picks.below(len(spec.alphabet)))
            _refused(words, state, seat, wrong)
            words.letter(spec.alphabet.text(legal[0]), "full")
            state.play(seat, legal[picks.below(len(legal))])
        assert state.record is not None
        for event in state.record.events:
            for seat in range(seats + 1):
                told = event.told(seat)
                words.seat = seat if seat < seats else None
                if told is not None:
                    words.event({**told, "kind": event.kind})
        assert list(words.faults) == []


def _refused(words: Words, state, seat: int, wrong: str) -> None:  # type: ignore[no-untyped-def]
    """A refusal never shows its bare code."""
    reason = state.explain(seat, wrong)
    if reason is not None:
        assert reason.code not in words.why(reason)
        with pytest.raises(IllegalAction):
            state.act(seat, wrong)


@pytest.mark.parametrize(
    ("lang", "faces", "said"),
    [
        ("en", [3, 3, 5], "two threes and a five"),
        ("en", [4, 4, 4], "three fours"),
        ("pl", [3, 3, 5], "dwie trójki i piątkę"),
        ("pl", [4, 4, 4, 4, 4], "pięć czwórek"),
        ("pl", [6, 1], "szóstkę i jedynkę"),
    ],
)
def test_dice_are_called_by_their_faces(lang: str, faces: list[int], said: str) -> None:
    words = Words(lang, "alea", names=["Ola"])
    assert words.say("alea-scene-temple", seat=0, faces=faces).startswith(f"Ola: {said} ")


def test_a_set_is_called_by_its_face_and_number() -> None:
    said = Words("en", "alea", names=["Ola"]).say("why-alea-set_taken", seat=0, dice=3, face=4)
    assert said == "Ola has three fours in the Castrum already; place more or fewer."
