"""What stays the same during one game, shared by all copies of its state."""

from tabularium.kernel.chance import signed, stream_keys
from tabularium.kernel.knowledge import Groups
from tabularium.kernel.options import Options
from tabularium.kernel.places import Places
from tabularium.kernel.rulebook import Rulebook

Sealed = tuple[tuple[int, int], ...]  # pairs of slot and letter


class Setting:
    """Game, seats, options and seed of one game, with what follows from them."""

    __slots__ = (
        "alphabet",
        "asides",
        "horizon",
        "keys",
        "nothing_known",
        "nothing_sealed",
        "options",
        "places",
        "seats",
        "seed",
        "spec",
        "spectator",
    )

    def __init__(
        self, spec: Rulebook, seats: int, options: Options, seed: str, like: "Setting | None" = None
    ) -> None:
        self.spec = spec
        self.seats = seats
        self.options = options
        self.seed = seed
        self.alphabet = spec.alphabet
        self.asides = spec.asides
        self.places: Places = spec.places_for(seats, options) if like is None else like.places
        self.keys = tuple([signed(key) for key in stream_keys(seed, len(spec.streams))])
        self.horizon = options.number("horizon")
        self.spectator = seats  # as an observer, a spectator comes after the last seat
        nothing: Groups = ()
        self.nothing_known: tuple[Groups, ...] = (
            tuple([nothing for _ in range(seats + 1)]) if like is None else like.nothing_known
        )
        empty: Sealed = ()
        self.nothing_sealed: tuple[Sealed, ...] = tuple([empty for _ in range(seats)])

    def with_seed(self, seed: str) -> "Setting":
        """The same game with other chance."""
        return Setting(self.spec, self.seats, self.options, seed, self)
