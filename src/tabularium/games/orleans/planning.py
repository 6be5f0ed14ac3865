"""Rules 5: the phase of planning. Followers go from the Market to the spaces of places."""

from typing import ClassVar

from tabularium.games.orleans.dead import idle_places
from tabularium.games.orleans.form import pairs_word, plan_form, weigh_plan
from tabularium.games.orleans.letters import (
    DONE,
    KIND,
    PARTLY,
    PLACE,
    SPACE,
    STAGE,
    TECHNOLOGY,
    TOWER_KIND,
)
from tabularium.games.orleans.material import (
    KIND_CODES,
    KINDS,
    PLACE_CODES,
    SPACE_CODES,
    SPACE_NEED,
    SPACE_PLACE,
    SPACES_OF,
    STARTER,
    THEATRE,
    TOWNHALL,
    TOWNHALL_1,
    TOWNHALL_2,
)
from tabularium.games.orleans.plan import Draft, can_plan, place_of, plan_letters, rank_of
from tabularium.games.orleans.shape import AskPlan, Kind, Outcome, Planned
from tabularium.games.orleans.state import Orleans, bumped
from tabularium.games.orleans.technology import (
    place_technology,
    tidy_technology,
    why_not_technology_letter,
)
from tabularium.kernel import Facts, Frame, IllegalAction, Laid, PairForm, Reason, Word

# Another spelling: pairs of space and follower in any order


def tidy_plan(t: Orleans, seat: int, word: Word) -> Word:
    """5.7: a whole plan spelled in pairs, in any order, in the one spelling we use."""
    if len(word) < 3 or word[-1] != DONE:
        return word
    pairs = [letter for letter in word[:-1] if letter != PARTLY]
    chosen: list[int] = []
    put: dict[int, list[int]] = {}
    for i in range(0, len(pairs) - 1, 2):
        if pairs[i] == TECHNOLOGY and SPACE <= pairs[i + 1] < STAGE:
            chosen.append(pairs[i + 1])
        elif SPACE <= pairs[i] <= STAGE and KIND <= pairs[i + 1] < TOWER_KIND + KINDS:
            put.setdefault(pairs[i], []).append(pairs[i + 1])
        else:
            return word
    if len(pairs) % 2 or any([len(who) > 1 and s != STAGE for s, who in put.items()]):
        return word
    tidied = spelled(t, seat, tidy_technology(t, seat, chosen), dict(put))
    return tidied or _doubtful(t, seat, put) or word


def spelled(t: Orleans, seat: int, chosen: list[int], put: dict[int, list[int]]) -> Word:
    """The spelling of who stands where."""
    word: list[int] = []
    for letter in chosen:
        word += [TECHNOLOGY, letter]
    draft = Draft(t, seat, tuple(word))
    _seat_townhall(t, seat, put)
    firsts: list[int] = []
    parts: list[int] = []
    for place in sorted({place_of(space) for space in put}):
        spaces = sorted([space for space in put if place_of(space) == place])
        if place in (TOWNHALL, THEATRE):
            firsts += spaces
        elif spaces == [SPACE + space for space in draft.empty_spaces(place)]:
            firsts.append(PLACE + place)
        else:
            parts += spaces
    for letter in sorted(firsts, key=rank_of):
        _spell(draft, word, letter, put)
    if parts:
        word.append(PARTLY)
        draft.add(PARTLY)
    for letter in parts:
        _spell(draft, word, letter, put)
    return (*word, DONE) if _as_meant(draft, put) else ()


def _as_meant(draft: Draft, put: dict[int, list[int]]) -> bool:
    """Whether all stand where they were meant to; forced followers are not spelled, but said."""
    meant = [(space, letter) for space, who in put.items() for letter in who]
    return sorted(meant) == sorted(draft.put)


def _doubtful(t: Orleans, seat: int, put: dict[int, list[int]]) -> Word:
    """The first pair that cannot be, alone, so that the refusal is about it."""
    draft = Draft(t, seat, ())
    for space, who in put.items():
        draft.pending = [space]
        if who[0] not in draft.candidates():
            return (PARTLY, space, who[0], DONE)
    return ()


def _seat_townhall(t: Orleans, seat: int, put: dict[int, list[int]]) -> None:
    """In the Town Hall the first free space is taken first, and followers rise."""
    spaces = [SPACE + TOWNHALL_1, SPACE + TOWNHALL_2]
    who = sorted([letter for space in spaces for letter in put.pop(space, [])])
    free = [space for space in spaces if t.spaces[t.at(seat, space - SPACE)] == 0]
    for space, letter in zip(free if len(who) <= len(free) else spaces, who, strict=False):
        put[space] = [letter]


def _spell(draft: Draft, word: list[int], letter: int, put: dict[int, list[int]]) -> None:
    """One place or space with those who go there."""
    if letter == STAGE:
        for kind in sorted(put[STAGE]):
            word += [STAGE, kind]
            draft.add(STAGE)
            draft.add(kind)
        return
    word.append(letter)
    draft.add(letter)
    while draft.pending:
        kind = put[draft.pending[0]][0]
        word.append(kind)
        draft.add(kind)


# Carrying it out


def carry_out(t: Orleans, seat: int, word: Word) -> None:
    """Put everybody where the plan says."""
    draft = Draft(t, seat, word[:-1])
    for space in draft.chosen:
        place_technology(t, seat, space)
    for letter, who in draft.put:
        kind = (who - KIND) % KINDS
        if who < TOWER_KIND:
            t.market[KINDS * seat + kind] -= 1
        else:
            t.tower = bumped(t.tower, kind, -1)
        if letter == STAGE:
            t.stage = bumped(t.stage, kind, 1)
        else:
            t.spaces[t.at(seat, letter - SPACE)] = kind + 1
    one, two = t.at(seat, TOWNHALL_1), t.at(seat, TOWNHALL_2)
    if t.spaces[two] and t.spaces[one] > t.spaces[two]:
        t.spaces[one], t.spaces[two] = t.spaces[two], t.spaces[one]
    if t.telling and len(word) > 1:
        t.tell("planned", dict(plan_facts(t, seat, draft)))
        tell_idle(t, seat, draft)


def plan_facts(t: Orleans, seat: int, draft: Draft) -> Planned:
    """Who went where, as codes; and in short: places that are ready now, and those that wait."""
    spaces: list[list[str]] = []
    ready: list[str] = []
    begun: list[str] = []
    guests: list[Kind] = []
    for letter, who in draft.put:
        kind = KIND_CODES[(who - KIND) % KINDS]
        spaces.append([_space_code(letter), kind])
        place = place_of(letter)
        code = PLACE_CODES[place]
        if place == TOWNHALL:
            guests.append(kind)
        elif place == THEATRE or not draft.still_empty(place):
            if code not in ready:
                ready.append(code)
        elif code not in begun:
            begun.append(code)
    return {"seat": seat, "spaces": spaces, "ready": ready, "begun": begun, "townhall": guests}


def tell_idle(t: Orleans, seat: int, draft: Draft) -> None:
    """6.7: to the planner alone, what is planned on places that can never be used again."""
    places = [SPACE_PLACE[space] for space in draft.chosen]
    guests: list[int] = []
    for letter, who in draft.put:
        places.append(place_of(letter))
        if place_of(letter) == TOWNHALL:
            guests.append((who - KIND) % KINDS)
    for dead in idle_places(t, seat, places, guests):
        t.tell("idle", {"seat": seat, **dead}, 1 << seat)


def _space_code(letter: int) -> str:
    return "theatre.1" if letter == STAGE else SPACE_CODES[letter - SPACE]


# Refusals


def why_not_plan(t: Orleans, seat: int, word: Word, letter: int, one_place: bool) -> Reason:
    """Why a letter cannot follow in a plan."""
    draft = Draft(t, seat, word)
    if draft.want_technology or (letter == TECHNOLOGY and not draft.put and not draft.pending):
        technology = word if one_place or not draft.partly else ()
        return why_not_technology_letter(t, seat, technology, letter)
    if draft.pending:
        return why_not_stand(draft, letter)
    if letter < SPACE:
        return why_not_place(t, seat, draft, letter - PLACE, one_place)
    if letter <= STAGE:
        return why_not_space(t, seat, draft, letter, one_place)
    if letter == PARTLY:
        return Reason("orleans.nothing_partly", "5.2")
    return Reason("orleans.plan_or_done", "5.1")


def why_not_stand(draft: Draft, letter: int) -> Reason:
    """Why a follower cannot stand on the space that waits."""
    if not KIND <= letter < TOWER_KIND + KINDS:
        return Reason("orleans.who_stands_there", "5.1")
    space = draft.pending[0]
    kind = (letter - KIND) % KINDS
    detail: Facts = {"kind": KIND_CODES[kind], "space": _space_code(space)}
    row = draft.left if letter < TOWER_KIND else draft.tower_left
    if not row or row[kind] <= 0:
        return Reason("orleans.not_on_market", "5.1", detail)
    if space != STAGE and place_of(space) == TOWNHALL and kind >= STARTER:
        return Reason("orleans.starter_in_townhall", "5.5", {"space": _space_code(space)})
    if space != STAGE and not draft.accepts[SPACE_NEED[space - SPACE]] >> kind & 1:
        return Reason("orleans.wrong_follower", "5.3", detail)
    return Reason("orleans.plan_order", "5.7")


def why_not_place(t: Orleans, seat: int, draft: Draft, place: int, one_place: bool) -> Reason:
    """Why a place cannot be completed."""
    detail: Facts = {"place": PLACE_CODES[place]}
    if not t.has(seat, place):
        return Reason("orleans.not_your_place", "5.1", detail)
    if place in (TOWNHALL, THEATRE):
        return Reason("orleans.name_the_space", "5.7", detail)
    if not SPACES_OF[place]:
        return Reason("orleans.no_spaces", "12.16", detail)
    if not draft.empty_spaces(place):
        return Reason("orleans.already_staffed", "5.2", detail)
    if one_place and draft.first_place >= 0:
        return Reason("orleans.one_place_at_a_time", "5.4", detail)
    if draft.can_complete(place, draft.kinds()):
        return Reason("orleans.plan_order", "5.7")
    return Reason("orleans.cannot_complete", "5.3", detail)


def why_not_space(t: Orleans, seat: int, draft: Draft, letter: int, one_place: bool) -> Reason:
    """Why nobody can be put on a single space."""
    place = place_of(letter)
    detail: Facts = {"space": _space_code(letter)}
    if not t.has(seat, place):
        return Reason("orleans.not_your_place", "5.1", {"place": PLACE_CODES[place]})
    if letter != STAGE and letter - SPACE not in draft.empty_spaces(place):
        return Reason("orleans.space_taken", "5.2", detail)
    if one_place and draft.first_place >= 0:
        return Reason("orleans.one_place_at_a_time", "5.4", {"place": PLACE_CODES[place]})
    accepted = -1 if letter == STAGE else draft.accepts[SPACE_NEED[letter - SPACE]]
    if not accepted & draft.kinds():
        if place == TOWNHALL and draft.kinds():
            return Reason("orleans.starter_in_townhall", "5.5", detail)
        return Reason("orleans.nobody_fits", "5.3", detail)
    return Reason("orleans.plan_order", "5.7")


class Planning(Frame):
    """5.4: all at once; or, as the table agrees, place by place in turn from the start player."""

    __slots__ = ("done", "seat")
    SLOTS: ClassVar[tuple[str, ...]] = ("seat", "done")
    OPEN: ClassVar[bool] = True

    def __init__(self, step: str = "start", seat: int = 0, done: int = 0) -> None:
        super().__init__(step)
        self.seat = seat  # the start player, or whose turn it is
        self.done = done  # a bit for each seat that is asked, or has ended its planning

    def copy(self) -> "Planning":
        """The same step and turn."""
        return Planning(self.step, self.seat, self.done)

    def run(self, t: Orleans) -> None:
        """Ask, then carry out."""
        match self.step:
            case "start":
                in_turn = t.setting.options.text("planning") == "in_turn"
                self.step = "turn" if in_turn else "all"
                if not in_turn:
                    self.ask_all(t)
            case "all":
                t.finish()
                for seat in range(t.seats):
                    if self.done >> seat & 1:
                        carry_out(t, seat, t.word(seat))
            case "turn":
                self.ask_next(t)
            case "said":
                self.hear_turn(t)
            case _:
                raise AssertionError(f"no such step of planning: {self.step}")

    def ask_all(self, t: Orleans) -> None:
        """Everybody with a choice."""
        seats = [seat for seat in range(t.seats) if can_plan(t, seat)]
        self.done = sum([1 << seat for seat in seats])
        if seats:
            t.ask_together(tuple(seats), "plan")

    def ask_next(self, t: Orleans) -> None:
        """The next seat that has not ended its planning."""
        if self.done == (1 << t.seats) - 1:
            t.finish()
        elif self.done >> self.seat & 1:
            self.seat = (self.seat + 1) % t.seats
        elif can_plan(t, self.seat):
            self.step = "said"
            t.ask(self.seat, "plan_one")
        else:
            self.done |= 1 << self.seat

    def hear_turn(self, t: Orleans) -> None:
        """One place is planned; `done` alone ends the planning of a seat."""
        self.step = "turn"
        if len(t.word(self.seat)) == 1:
            self.done |= 1 << self.seat
        carry_out(t, self.seat, t.word(self.seat))
        self.seat = (self.seat + 1) % t.seats

    def options(self, t: Orleans, seat: int, draft: Word) -> list[int]:
        """Places, spaces, followers, technology, `done`."""
        return plan_letters(t, seat, draft, self.step == "said")

    def ends(self, t: Orleans, seat: int, word: Word) -> bool:
        """With `done`."""
        return word[-1] == DONE

    def tidy(self, t: Orleans, seat: int, word: Word) -> Word:
        """Pairs of space and follower in any order are understood."""
        return tidy_plan(t, seat, word)

    def foresee(self, t: Orleans, seat: int, word: Word) -> None:
        """6.7: places of the plan that can never be used again."""
        tell_idle(t, seat, Draft(t, seat, word[:-1]))

    def pairs(self, t: Orleans, seat: int) -> PairForm:
        """Empty spaces, and those who are on the Market."""
        return plan_form(t, seat, self.step == "said")

    def spell_pairs(self, t: Orleans, seat: int, laid: list[Laid]) -> Word:
        """The plan that puts everybody where they lie."""
        return tidy_plan(t, seat, pairs_word(laid))

    def weigh(self, t: Orleans, seat: int, laid: list[Laid]) -> Outcome:
        """What will be ready and what it will give."""
        return weigh_plan(t, seat, laid, self.step == "said")

    def explain_text(self, t: Orleans, seat: int, text: str) -> Reason | None:
        """Why one piece cannot lie in one slot, by the rules of spaces and followers."""
        name, _, piece = text.partition("=")
        letters = self.letters_of(t, name, piece)
        if len(letters) != 2:
            return None
        space, who = letters
        if who == TECHNOLOGY:
            return why_not_technology_letter(t, seat, (TECHNOLOGY,), space)
        draft, place = Draft(t, seat, ()), place_of(space)
        if not t.has(seat, place) or space - SPACE not in draft.empty_spaces(place):
            return why_not_space(t, seat, draft, space, False)
        draft.pending = [space]
        return why_not_stand(draft, who)

    def letters_of(self, t: Orleans, name: str, piece: str) -> list[int]:
        """A space and who shall stand there; fewer if they are none."""
        found: list[int] = []
        for text in (name, piece):
            try:
                found.append(t.setting.alphabet.letter(text))
            except IllegalAction:
                return []
        fits = SPACE <= found[0] < STAGE and KIND <= found[1] < TOWER_KIND + KINDS
        return found if fits or found[1] == TECHNOLOGY else []

    def explain(self, t: Orleans, seat: int, draft: Word, letter: int) -> Reason:
        """Why somebody cannot stand somewhere."""
        return why_not_plan(t, seat, draft, letter, self.step == "said")

    def prompt(self, t: Orleans, seat: int) -> AskPlan:
        """Technology tiles in hand."""
        return {"technology": t.technology[seat]}

    def usual(self, t: Orleans, seat: int) -> list[Word]:
        """No more than stands there already: a plan without pairs has no other notation."""
        return [(DONE,)]

    def fallback(self, t: Orleans, seat: int) -> Word:
        """Somebody who is away plans nothing."""
        return (DONE,)
