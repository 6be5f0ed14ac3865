"""Rules 2: a turn. Roll, re-roll for tokens, place dice on one building."""

from typing import ClassVar

from tabularium.games.alea.castrum import castrum_letters, place_in_castrum, why_not_castrum
from tabularium.games.alea.forum import forum_letters, place_in_forum, why_not_forum
from tabularium.games.alea.latrine import latrine_letters, place_in_latrine
from tabularium.games.alea.letters import (
    CASTRUM,
    DONE,
    FACE,
    FORUM,
    LATRINE,
    REROLL,
    SENATE,
    TEMPLE,
)
from tabularium.games.alea.picked import why_not_picked
from tabularium.games.alea.senate import place_in_senate, senate_letters, why_not_senate
from tabularium.games.alea.shape import AskPlace
from tabularium.games.alea.state import Alea, faces_shown
from tabularium.games.alea.temple import (
    can_add,
    place_in_temple,
    temple_faces,
    temple_need,
    why_not_temple,
    why_not_this_die,
)
from tabularium.kernel import Frame, Reason, Word


class Turn(Frame):
    """2.2 to 2.5: one seat rolls what it has in hand and places at least one die."""

    __slots__ = ("seat",)
    SLOTS: ClassVar[tuple[str, ...]] = ("seat",)
    OPEN: ClassVar[bool] = True

    def __init__(self, step: str = "start", seat: int = 0) -> None:
        super().__init__(step)
        self.seat = seat

    def copy(self) -> "Turn":
        """The same seat at the same step."""
        return Turn(self.step, self.seat)

    def run(self, t: Alea) -> None:
        """Roll, ask; a re-roll asks again, a placement ends the turn."""
        match self.step:
            case "start":
                roll_dice(t, self.seat, t.hand[self.seat])
                self.step = "ask"
            case "ask":
                t.ask(self.seat, "place")
                self.step = "said"
            case "said":
                word = t.word(self.seat)
                if word[0] == REROLL:
                    reroll(t, self.seat, word)
                    self.step = "ask"
                else:
                    t.finish()
                    place(t, self.seat, word)
                    t.roll_of = [0] * 6
            case _:
                raise AssertionError(f"no step of a turn: {self.step}")

    def options(self, t: Alea, seat: int, draft: Word) -> list[int]:
        """Every placement that is legal with this roll, and the re-roll.

        The re-roll comes last: whoever is away (the fallback takes the first) spends no token.
        """
        if draft:
            return (
                temple_faces(t, seat, draft[1:]) if draft[0] == TEMPLE else dice_to_reroll(t, draft)
            )
        letters = placements(t, seat)
        if not letters:
            latrine_letters(t, letters)
        if t.tokens[seat] > 0:
            letters.append(REROLL)
        return letters

    def ends(self, t: Alea, seat: int, word: Word) -> bool:
        """The Temple wants an exact number of dice, a re-roll ends with `done`."""
        first = word[0]
        if first > REROLL:
            return True
        return word[-1] == DONE if first == REROLL else len(word) > temple_need(t, seat)[0]

    def tidy(self, t: Alea, seat: int, word: Word) -> Word:
        """Dice in rising order."""
        if len(word) < 2:
            return word
        return (word[0], *sorted(word[1:]))  # `done` comes after all faces in the alphabet

    def explain(self, t: Alea, seat: int, draft: Word, letter: int) -> Reason:
        """What is wrong with a placement, building by building."""
        if draft:
            return self.explain_dice(t, seat, draft, letter)
        if letter == TEMPLE:
            return why_not_temple(t, seat)
        if letter == REROLL:
            return Reason("alea.no_token", "2.5")
        if letter < CASTRUM:
            return why_not_senate(t, seat, letter - SENATE + 1)
        if letter < FORUM:
            return why_not_castrum(t, seat, (letter - CASTRUM) // 8 + 1, (letter - CASTRUM) % 8 + 1)
        if letter < LATRINE:
            return why_not_forum(t, letter)
        if letter < FACE:
            if t.roll_of[letter - LATRINE] == 0:
                return Reason("alea.not_rolled", "2.3", {"face": letter - LATRINE + 1})
            return Reason("alea.latrine_by_choice", "7.1")
        return Reason("alea.place_dice", "2.3")

    def explain_dice(self, t: Alea, seat: int, draft: Word, letter: int) -> Reason:
        """What is wrong with the next die of a Temple placement or a re-roll."""
        if draft[0] == TEMPLE:
            return why_not_this_die(t, seat, draft, letter)
        if letter == DONE:
            return Reason("alea.reroll_nothing", "2.5")
        return Reason("alea.reroll_own_dice", "2.5")

    def explain_text(self, t: Alea, seat: int, text: str) -> Reason | None:
        """Why the dice that were picked up cannot be put on a building."""
        return why_not_picked(t, seat, text)

    def prompt(self, t: Alea, seat: int) -> AskPlace:
        """The roll, by face, and how many tokens are left."""
        return {"roll": faces_shown(t.roll_of), "tokens": t.tokens[seat]}


def who_has_rolled(t: Alea) -> int:
    """The seat that has rolled and is still to place; -1 if there is none."""
    for frame in t.stack:
        if isinstance(frame, Turn) and frame.step != "start":
            return frame.seat
    return -1


def roll_dice(t: Alea, seat: int, dice: int) -> None:
    """Dice fall, from the stream of the seat; counted by face."""
    faces = t.roll(seat, dice)
    for face in faces:
        t.roll_of[face - 1] += 1
    if t.telling:
        t.tell("rolled", {"seat": seat, "faces": sorted(faces)})


def placements(t: Alea, seat: int) -> list[int]:
    """First letters of all legal placements on the four buildings."""
    letters: list[int] = []
    if t.setup.temple:
        dice, least = temple_need(t, seat)
        if can_add(t.roll_of, dice, least, 1):
            letters.append(TEMPLE)
    senate_letters(t, seat, letters)
    castrum_letters(t, seat, letters)
    forum_letters(t, seat, letters)
    return letters


def place(t: Alea, seat: int, word: Word) -> None:
    """Put dice on the building that the word names."""
    letter = word[0]
    if letter == TEMPLE:
        place_in_temple(t, seat, word[1:])
    elif letter < CASTRUM:
        place_in_senate(t, seat, letter - SENATE + 1)
    elif letter < FORUM:
        place_in_castrum(t, seat, (letter - CASTRUM) // 8 + 1, (letter - CASTRUM) % 8 + 1)
    elif letter < LATRINE:
        place_in_forum(t, seat, letter)
    elif letter < FACE:
        place_in_latrine(t, seat, letter - LATRINE + 1)
    else:
        raise AssertionError(f"no building for letter {letter}")


def dice_to_reroll(t: Alea, draft: Word) -> list[int]:
    """Faces that may follow, rising; `done` when there is at least one."""
    last = draft[-1] - FACE + 1 if len(draft) > 1 else 1
    letters: list[int] = []
    for face in range(last, 7):
        if t.roll_of[face - 1] > draft.count(FACE + face - 1):
            letters.append(FACE + face - 1)
    if len(draft) > 1:
        letters.append(DONE)
    return letters


def reroll(t: Alea, seat: int, word: Word) -> None:
    """A token for another roll of some dice."""
    t.tokens[seat] -= 1
    for letter in word[1:-1]:
        t.roll_of[letter - FACE] -= 1
    if t.telling:
        t.tell("rerolls", {"seat": seat, "faces": [letter - FACE + 1 for letter in word[1:-1]]})
    roll_dice(t, seat, len(word) - 2)
