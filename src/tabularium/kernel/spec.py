"""GameSpec: what a game is to the kernel."""

from typing import Any, Final

from tabularium.kernel.alphabet import Alphabet
from tabularium.kernel.dump import digest_of, dump_state
from tabularium.kernel.errors import BadOption, BadSave, Facts, Reason
from tabularium.kernel.frame import Frame
from tabularium.kernel.imagine import imagine
from tabularium.kernel.options import Option, Options, number
from tabularium.kernel.places import Places
from tabularium.kernel.position import load_position, settle_position
from tabularium.kernel.record import Record
from tabularium.kernel.save import save_text
from tabularium.kernel.setting import Setting
from tabularium.kernel.state import State
from tabularium.kernel.view import View

# Every game can be cut off after so many words; for research, where games must end. 0: never.
HORIZON_OPTION: Final = number("horizon", 0, 0, 1_000_000)


class GameSpec:
    """A game: its id, seats, options, alphabet, and how to make and set up a state."""

    def __init__(
        self,
        game: str,
        seats: range,
        rules: int,
        alphabet: Alphabet,
        streams: tuple[str, ...],
        frames: tuple[type[Frame], ...],
        options: tuple[Option, ...] = (),
        horizon: int = 10_000,
    ) -> None:
        self.id = game
        self.seats = seats
        self.rules = rules  # grows when a stored log could replay differently
        self.alphabet = alphabet
        self.streams = streams
        self.frame_classes: dict[str, Any] = {frame.__name__: frame for frame in frames}
        self.schema = (*options, HORIZON_OPTION)
        self.horizon = horizon  # a good value of that option for research
        self._places: dict[str, Places] = {}

    # What a game adds

    def make(self, setting: Setting) -> State:
        """A state with an empty table."""
        raise AssertionError("a game makes its state")

    def build_places(self, seats: int, options: Options) -> Places:
        """The places of the game."""
        raise AssertionError("a game has places")

    def set_up(self, state: State) -> None:
        """Lay out the table and push the first frame."""
        raise AssertionError("a game is set up")

    def forecast(self, view: View) -> Facts:
        """The own score with its parts if the game ended now, made from a view when asked for."""
        return {}

    def outlook(self, view: View) -> Facts:
        """What a player would reckon from a view: needs, odds, costs; made when asked for."""
        return {}

    def migrate(self, dump: Facts, rules: int) -> Facts | None:
        """A dump of older rules brought to the rules after it; None if that cannot be done."""
        return None

    # The public face

    def new(self, seats: int, seed: str = "", options: dict[str, object] | None = None) -> State:
        """A game at its first decision."""
        state = self.blank(seats, options, seed)
        record = Record()
        state.record = record
        state.events = record.events
        self.set_up(state)
        state.settle()
        return state

    def load(self, dump: Facts) -> State:
        """The state of a full dump or of a hand-written partial position."""
        state = load_position(self, dump)
        record = Record()
        record.start = state.dump()
        state.record = record
        state.events = record.events
        if state.pending is None and state.result is None:
            settle_position(state)  # whoever is on top asks, and is heard from the first word
        record.anchor_at(state)
        return state

    def imagine(self, view: View, key: str) -> State:
        """A full state consistent with a view, with chance of its own."""
        return imagine(self, view, key)

    def dump(self, state: State) -> Facts:
        """The whole truth as plain data."""
        return dump_state(state)

    def digest(self, state: State) -> str:
        """A fingerprint of the whole truth."""
        return digest_of(dump_state(state))

    def save(self, state: State) -> str:
        """The text of a save file; the state must have a record."""
        return save_text(state)

    # For the kernel

    def blank(self, seats: int, options: dict[str, object] | None, seed: str) -> State:
        """A state with everything in the box and nothing set up."""
        if type(seats) is not int or seats not in self.seats:
            detail: Facts = {"game": self.id, "seats": seats, "allowed": list(self.seats)}
            raise BadOption(Reason("kernel.bad_seats", "K.7", detail))
        state = self.make(Setting(self, seats, Options(self.schema, options), seed))
        state.open_box()
        return state

    def places_for(self, seats: int, options: Options) -> Places:
        """The places, made once for equal seats and options."""
        key = f"{seats} {sorted(options.given.items())}"
        places = self._places.get(key)
        if places is None:
            places = self.build_places(seats, options)
            self._places[key] = places
        return places

    def make_frame(self, name: str, slots: Facts) -> Frame:
        """A frame from its slots."""
        frame = self.frame_classes[name](**slots)
        assert isinstance(frame, Frame)
        return frame

    def frame_names(self) -> list[str]:
        """All headings of the rulebook that can be in progress."""
        return sorted(self.frame_classes)

    def migrated(self, dump: Facts, rules: int) -> Facts:
        """A dump of older rules brought up to ours."""
        while rules < self.rules:
            newer = self.migrate(dump, rules)
            if newer is None:
                detail: Facts = {"game": self.id, "rules": rules, "ours": self.rules}
                raise BadSave(Reason("save.no_migration", "K.11", detail))
            dump = newer
            rules += 1
        return {**dump, "rules": self.rules}
