"""Rules 10: the phase of actions. Clients go to the fields, one at a time."""

from typing import ClassVar

from tabularium.games.sigismundus.drawing import Draws
from tabularium.games.sigismundus.fields import (
    next_choices,
    open_fields,
    pay_surcharge,
    perform_field,
    why_not_choice,
    why_not_field,
)
from tabularium.games.sigismundus.letters import DONE, FIELD
from tabularium.games.sigismundus.material import (
    ACADEMY,
    ACADEMY_CARDS,
    FEAST,
    FIELDS,
    GRZEPSKI,
    PARLIAMENTARY,
    START_CLIENTS,
)
from tabularium.games.sigismundus.policy import can_take_client, take_client
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.games.sigismundus.tracks import representative
from tabularium.kernel import Facts, Frame, Reason, Word


class Actions(Frame):
    """10.1: in order, client by client, until nobody has any."""

    __slots__ = ("seat", "start")
    SLOTS: ClassVar[tuple[str, ...]] = ("start", "seat")

    def __init__(self, step: str = "start", start: int = 0, seat: int = 0) -> None:
        super().__init__(step)
        self.start = start
        self.seat = seat  # whose turn it is

    def copy(self) -> "Actions":
        """The same turn."""
        return Actions(self.step, self.start, self.seat)

    def run(self, t: Sigismundus) -> None:
        """Who has clients places one; who cannot pay for any field loses the rest."""
        match self.step:
            case "start":
                self.step = "next"
                self.seat = self.start
                fourth_client(t)
            case "next" if sum(t.clients) == 0:
                t.finish()
                send_clients_home(t)
            case "next":
                self.ask_next(t)
            case "said":
                seat = self.seat
                self.step = "next"
                self.seat = (seat + 1) % t.seats
                self.place(t, seat, t.word(seat))
            case _:
                raise AssertionError(f"no step of the actions: {self.step}")

    def ask_next(self, t: Sigismundus) -> None:
        """10.3: the next seat with clients and a field it can pay for."""
        if t.clients[self.seat] > 0 and not open_fields(t, self.seat):
            forfeit(t, self.seat)
        if t.clients[self.seat] == 0:
            self.seat = (self.seat + 1) % t.seats
        else:
            self.step = "said"
            t.ask(self.seat, "action")

    def place(self, t: Sigismundus, seat: int, word: Word) -> None:
        """The client goes to its field and acts; the Academy asks for decks."""
        field = word[0] - FIELD
        pay_surcharge(t, seat, field)
        if field == ACADEMY:
            cards = ACADEMY_CARDS + (1 if t.has_figure(seat, GRZEPSKI) else 0)
            t.push(Draws("next", seat, cards))
        else:
            perform_field(t, seat, field, word)

    def options(self, t: Sigismundus, seat: int, draft: Word) -> list[int]:
        """A field, then what its action needs."""
        if not draft:
            return [FIELD + field for field in open_fields(t, seat)]
        return next_choices(t, seat, draft[0] - FIELD, draft)

    def ends(self, t: Sigismundus, seat: int, word: Word) -> bool:
        """When nothing more is to be chosen."""
        return not next_choices(t, seat, word[0] - FIELD, word)

    def tidy(self, t: Sigismundus, seat: int, word: Word) -> Word:
        """Cards of a feast in rising order."""
        if len(word) > 2 and word[0] == FIELD + FEAST and word[-1] == DONE:
            return (word[0], *sorted(word[1:-1]), DONE)
        return word

    def explain(self, t: Sigismundus, seat: int, draft: Word, letter: int) -> Reason:
        """Why a client cannot stand there or do this."""
        if draft:
            return why_not_choice(t, seat, draft[0] - FIELD, draft, letter)
        if FIELD <= letter < FIELD + len(FIELDS):
            return why_not_field(t, seat, letter - FIELD)
        return Reason("sigismundus.place_a_client", "10.1")

    def prompt(self, t: Sigismundus, seat: int) -> Facts:
        """Clients left."""
        return {"clients": t.clients[seat]}


def fourth_client(t: Sigismundus) -> None:
    """10.4: one more for whoever is the Nobility's Representative when the phase begins."""
    seat = representative(t, PARLIAMENTARY)
    if can_take_client(t, seat):
        take_client(t, seat)


def forfeit(t: Sigismundus, seat: int) -> None:
    """10.3: clients that can go nowhere are of no use."""
    if t.telling:
        t.tell("clients_idle", {"seat": seat, "clients": t.clients[seat]})
    t.clients[seat] = 0


def send_clients_home(t: Sigismundus) -> None:
    """10.14: everybody has three clients again."""
    t.fields = [0] * len(FIELDS)
    t.court = [()] * len(FIELDS)
    t.clients = [START_CLIENTS] * t.seats
