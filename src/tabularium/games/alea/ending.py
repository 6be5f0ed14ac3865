"""Rules 9: the end of the game. Cards are shown, everybody lays out, fame is counted."""

from tabularium.games.alea.layout import IllegalLayout, Layout, admits, containers_of, score_layout
from tabularium.games.alea.letters import ARRANGE, BEST, DONE, INTO, PATRICIAN, UNPLACED_LETTER
from tabularium.games.alea.material import (
    FIRST_RIM,
    OFFSPRING,
    PATRICIAN_CODES,
    PROVINCES,
    SENATE_CODES,
    UNPLACED,
    container_code,
    container_of_card,
    container_of_code,
    patrician_colour,
)
from tabularium.games.alea.outcome import nothing_yet
from tabularium.games.alea.rulings import switches_of
from tabularium.games.alea.scoring import (
    best_for,
    fortuna_of,
    homes_of,
    layout_facts,
    parts_of,
)
from tabularium.games.alea.shape import Arranged, AskLayout, Outcome
from tabularium.games.alea.state import (
    PATRICIANS_OF,
    PROVINCES_OF,
    SENATE_OF,
    SENATE_SHOWN,
    Alea,
)
from tabularium.kernel import (
    RANKED,
    Facts,
    Frame,
    Laid,
    PairForm,
    Reason,
    Result,
    Slot,
    Word,
    rank,
)


def letter_of(container: int) -> int:
    """The letter that lays a patrician into a province, a rim or a joker."""
    if container == UNPLACED:
        return UNPLACED_LETTER
    if container < PROVINCES:
        return INTO + container
    return INTO + container - FIRST_RIM


def container_of(letter: int) -> int:
    """Where a letter lays a patrician."""
    if letter == UNPLACED_LETTER:
        return UNPLACED
    number = letter - INTO
    return number if number < PROVINCES else container_of_card(number - PROVINCES + FIRST_RIM)


class FinalReckoning(Frame):
    """9.25 to 9.27: cards are shown; each takes the best layout or another of equal worth."""

    def copy(self) -> "FinalReckoning":
        """The same step."""
        return FinalReckoning(self.step)

    def run(self, t: Alea) -> None:
        """Show all cards, ask all who have patricians, count."""
        if self.step == "start":
            for seat in range(t.seats):
                for card in t.contents[SENATE_OF + seat]:
                    t.move(card, SENATE_OF + seat, SENATE_SHOWN + seat)
                if t.telling:
                    cards = [SENATE_CODES[card] for card in t.contents[SENATE_SHOWN + seat]]
                    t.tell("cards_shown", {"seat": seat, "cards": cards})
            seats = [seat for seat in range(t.seats) if t.contents[PATRICIANS_OF + seat]]
            self.step = "count"
            if seats:
                t.ask_together(tuple(seats), "layout")
        elif self.step == "count":
            layouts = [self.layout_of(t, seat) for seat in range(t.seats)]
            keys: list[tuple[int, ...]] = [(each.points, each.tiebreak) for each in layouts]
            detail: Facts = {"layouts": [layout_facts(each) for each in layouts]}
            t.end(Result(RANKED, rank(keys), [each.points for each in layouts], detail))
        else:
            raise AssertionError(f"no step of the final reckoning: {self.step}")

    def layout_of(self, t: Alea, seat: int) -> Layout:
        """The layout a seat has chosen."""
        word = t.word(seat) if t.contents[PATRICIANS_OF + seat] else (BEST,)
        if word[-1] == BEST:
            return best_for(t, seat, t.contents[SENATE_SHOWN + seat])
        return self.arranged(t, seat, word[1:-1])

    def arranged(self, t: Alea, seat: int, letters: Word) -> Layout:
        """The layout that a seat has spelled, a letter for each of its patricians."""
        patricians = t.contents[PATRICIANS_OF + seat]
        placed = {p: container_of(x) for p, x in zip(patricians, letters, strict=True)}
        return score_layout(
            t.contents[PROVINCES_OF + seat],
            patricians,
            t.contents[SENATE_SHOWN + seat],
            fortuna_of(t, seat),
            t.tokens[seat],
            switches_of(t.setting.options),
            placed,
        )

    def options(self, t: Alea, seat: int, draft: Word) -> list[int]:
        """The best layout, or patrician by patrician one of equal worth; `best` helps out."""
        if not draft:
            return [BEST, ARRANGE]
        patricians = t.contents[PATRICIANS_OF + seat]
        if len(draft) <= len(patricians):
            return self.homes(t, seat, patricians[len(draft) - 1])
        return [BEST] if self.loss(t, seat, draft) is not None else [BEST, DONE]

    def homes(self, t: Alea, seat: int, patrician: int) -> list[int]:
        """Where a patrician may lie by its colour; company is looked at when all lie."""
        mine = containers_of(t.contents[PROVINCES_OF + seat], t.contents[SENATE_SHOWN + seat])
        colour = patrician_colour(patrician)
        return [UNPLACED_LETTER] + [letter_of(c) for c in mine if admits(c, colour)]

    def loss(self, t: Alea, seat: int, draft: Word) -> Reason | None:
        """What speaks against an arranged layout: it is not allowed, or it is worth less."""
        try:
            layout = self.arranged(t, seat, draft[1:])
        except IllegalLayout as fault:
            detail: Facts = {"fault": fault.code, "where": fault.where}
            return Reason("alea.layout_not_allowed", "9.3", detail)
        best = best_for(t, seat, t.contents[SENATE_SHOWN + seat])
        if layout.points < best.points:
            points: Facts = {"points": layout.points, "best": best.points}
            return Reason("alea.layout_loses", "9.27", points)
        return None

    # Patricians laid into homes, in any order

    def pairs(self, t: Alea, seat: int) -> PairForm:
        """Two sockets for each home, a third if a child may live there; the rest lie nowhere."""
        cards = t.contents[SENATE_SHOWN + seat]
        sockets = 3 if OFFSPRING in cards else 2
        patricians = t.contents[PATRICIANS_OF + seat]
        slots: list[Slot] = []
        for container in containers_of(t.contents[PROVINCES_OF + seat], cards):
            fits = [PATRICIAN + p for p in patricians if admits(container, patrician_colour(p))]
            code = container_code(container)
            slots += [Slot(f"{code}.{n + 1}", code, fits) for n in range(sockets)]
        pieces = dict.fromkeys([PATRICIAN + p for p in patricians], 1)
        return PairForm(slots, pieces, 0, len(patricians))

    def laid_into(self, t: Alea, seat: int, laid: list[Laid]) -> list[int]:
        """The letter of the home of each patrician; whoever was not laid lies nowhere."""
        homes: dict[int, int] = {}
        for pair in laid:
            code = pair.slot.partition(".")[0]
            homes[pair.piece - PATRICIAN] = letter_of(container_of_code(code))
        return [homes.get(p, UNPLACED_LETTER) for p in t.contents[PATRICIANS_OF + seat]]

    def spell_pairs(self, t: Alea, seat: int, laid: list[Laid]) -> Word:
        """Patrician by patrician."""
        return (ARRANGE, *self.laid_into(t, seat, laid), DONE)

    def weigh(self, t: Alea, seat: int, laid: list[Laid]) -> Outcome:
        """What the layout is worth as it lies, beside the best; or what is wrong with it."""
        found = nothing_yet()
        best = best_for(t, seat, t.contents[SENATE_SHOWN + seat])
        arranged: Arranged = {
            "points": None,
            "best": best.points,
            "tiebreak": None,
            "parts": None,
            "cards": {},
            "homes": {},
            "fault": None,
            "where": None,
        }
        try:
            layout = self.arranged(t, seat, tuple(self.laid_into(t, seat, laid)))
        except IllegalLayout as fault:
            arranged["fault"] = fault.code
            arranged["where"] = fault.where
        else:
            facts = layout_facts(layout)
            arranged["points"] = layout.points
            arranged["tiebreak"] = layout.tiebreak
            arranged["parts"] = parts_of(layout)
            arranged["cards"] = facts["cards"]
            arranged["homes"] = homes_of(layout)
            found["gain"] = layout.points - best.points
        found["layout"] = arranged
        return found

    def usual(self, t: Alea, seat: int) -> list[Word]:
        """The best layout."""
        return [(BEST,)]

    def prompt(self, t: Alea, seat: int) -> AskLayout:
        """The best layout, from which one goes on."""
        facts = layout_facts(best_for(t, seat, t.contents[SENATE_SHOWN + seat]))
        return {"best": facts["points"], "placed": facts["placed"]}

    def ends(self, t: Alea, seat: int, word: Word) -> bool:
        """`best` at once or in the end, or all patricians and `done`."""
        return word[-1] in (BEST, DONE)

    def explain(self, t: Alea, seat: int, draft: Word, letter: int) -> Reason:
        """Why a patrician cannot lie there, or a layout cannot stand."""
        patricians = t.contents[PATRICIANS_OF + seat]
        if not draft or (letter != DONE and len(draft) > len(patricians)):
            return Reason("alea.best_or_arrange", "9.27")
        if len(draft) > len(patricians):
            loss = self.loss(t, seat, draft)
            assert loss is not None
            return loss
        if letter < UNPLACED_LETTER:
            return Reason("alea.place_them_all", "9.27")
        code = PATRICIAN_CODES[patricians[len(draft) - 1]]
        return Reason("alea.not_its_home", "9.3", {"patrician": code})
