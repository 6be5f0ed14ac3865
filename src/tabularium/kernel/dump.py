"""Dumps: the whole truth of a state as plain data, and back."""

import hashlib
import json

from tabularium.kernel.asides import Offer
from tabularium.kernel.decision import SOLO, Decision, Solo, Together
from tabularium.kernel.errors import BadPosition, Facts, Reason
from tabularium.kernel.flow import Flow
from tabularium.kernel.frame import Frame
from tabularium.kernel.rulebook import Rulebook


def dump_state(state: Flow) -> Facts:
    """Everything but drafts, record and listeners."""
    setting = state.setting
    spell = setting.alphabet.spell
    words = {str(s): spell(w) for s, w in enumerate(state.words) if w is not None}
    return {
        "game": setting.spec.id,
        "rules": setting.spec.rules,
        "seats": state.seats,
        "options": dict(setting.options.given),
        "seed": setting.seed,
        "drawn": {name: n for name, n in zip(setting.spec.streams, state.drawn, strict=True) if n},
        "said": state.said,
        "asked": state.asked,
        "undo_mark": state.undo_mark,
        "last_seat": state.last_seat,
        "stack": [frame.dump() for frame in state.stack],
        "pending": None if state.pending is None else state.pending.dump(),
        "words": words if state.pending is not None else {},
        "sealed": [
            [[slot, setting.alphabet.text(letter)] for slot, letter in per_seat]
            for per_seat in state.sealed
        ],
        "places": setting.places.dump(state.contents),
        "known": [[group.dump(setting.places) for group in groups] for groups in state.knowledge()],
        "offers": [offer.dump() for offer in state.offers],
        "table": setting.spec.dump_table(state),
        "result": None if state.result is None else state.result.dump(),
    }


def digest_of(facts: Facts) -> str:
    """A fingerprint of plain data."""
    return hashlib.sha256(canonical(facts).encode()).hexdigest()


def position_digest(dump: Facts) -> str:
    """A fingerprint of a position. How far undo goes back is a comfort, not a fact of it."""
    return digest_of({name: value for name, value in dump.items() if name != "undo_mark"})


def canonical(dump: object) -> str:
    """The one way to write plain data."""
    return json.dumps(dump, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def load_decision(dump: Facts) -> Decision:
    """The decision with this dump."""
    number, kind, seats, prompt = (dump[k] for k in ("id", "kind", "seats", "prompt"))
    assert isinstance(number, int) and isinstance(seats, list) and isinstance(prompt, str)
    return (
        Solo(number, seats[0], prompt) if kind == SOLO else Together(number, tuple(seats), prompt)
    )


def load_offer(dump: Facts) -> Offer:
    """The offer with this dump."""
    maker, taker, gives, wants = (dump[k] for k in ("maker", "taker", "gives", "wants"))
    assert isinstance(maker, int) and isinstance(taker, int)
    assert isinstance(gives, list) and isinstance(wants, list)
    return Offer(maker, taker, tuple(gives), tuple(wants))


def load_frame(spec: Rulebook, dump: Facts) -> Frame:
    """The frame with this dump; absent slots get their defaults."""
    name = dump.get("frame")
    make = spec.frame_classes.get(str(name))
    if make is None:
        raise BadPosition(
            Reason("kernel.unknown_frame", "K.10", {"frame": name, "allowed": spec.frame_names()})
        )
    slots: Facts = {}
    for slot, value in dump.items():
        if slot == "frame":
            continue
        if slot != "step" and slot not in make.SLOTS:
            allowed = ["step", *make.SLOTS]
            detail: Facts = {"frame": name, "slot": slot, "allowed": allowed}
            raise BadPosition(Reason("kernel.unknown_slot", "K.10", detail))
        slots[slot] = list(value) if isinstance(value, list) else value
    return spec.make_frame(str(name), slots)
