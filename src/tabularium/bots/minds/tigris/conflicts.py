"""What a beginner likes in conflicts, about monuments, and about treasures."""

from typing import Final

from tabularium.bots.mind import Liking
from tabularium.bots.minds.tigris.actions import pair_worth, war_worth
from tabularium.bots.minds.tigris.survey import Survey
from tabularium.games.tigris.kingdoms import owner_in
from tabularium.games.tigris.letters import COLOUR, DECLINE, MONUMENT, SUPPORT
from tabularium.games.tigris.material import COLUMNS, RED
from tabularium.games.tigris.monuments import BuildMonument
from tabularium.games.tigris.regions import kingdoms_beside, replaced, temples_beside, without_piece
from tabularium.games.tigris.revolt import Revolt
from tabularium.games.tigris.support import Conflict
from tabularium.games.tigris.terrain import EMPTY, LEADER, NEIGHBOURS
from tabularium.games.tigris.war import War
from tabularium.kernel import Word

TILE_COST: Final = 0.35  # what a tile from hand is worth elsewhere


def stakes(survey: Survey, conflict: Conflict, seat: int) -> float:
    """What it is worth to win a conflict instead of losing it."""
    t = survey.t
    colour = conflict.colour
    mine, theirs = conflict.strengths(t)
    if seat != conflict.attacker:
        mine, theirs = theirs, mine
    leader = 1.5 * survey.needs[colour] + survey.rival_needs[colour] + 1.0
    if isinstance(conflict, Revolt):
        return leader + survey.needs[RED] + 0.7 * survey.rival_needs[RED]
    gain = (1 + theirs) * (0.4 + survey.needs[colour])
    return leader + gain + (1 + mine) * (0.4 + 0.8 * survey.rival_needs[colour])


def like_support(survey: Survey, conflict: Conflict, word: Word) -> Liking:
    """Tiles from hand: as many as are worth it, by the chance that they decide the conflict."""
    seat, added = survey.seat, word[0] - SUPPORT
    attack, defence = conflict.strengths(survey.t)
    worth = stakes(survey, conflict, seat)
    if seat == conflict.attacker:
        tile = conflict.support_colour()
        lead = attack + added - defence
        won = 1 - survey.holds(conflict.defender, tile, lead)
        return Liking(won * worth - TILE_COST * added, "attack" if added else "attack-bare")
    missing = attack + conflict.attack - defence
    if added >= missing:
        return Liking(worth - TILE_COST * added, "defend" if added else "stand-firm")
    return Liking(-TILE_COST * added, "give-way")


def like_war(survey: Survey, war: War, word: Word) -> Liking:
    """Which war first: the one that promises most."""
    colour = word[0] - COLOUR
    t = survey.t
    board = replaced(t.board, war.cell, EMPTY)
    apart = without_piece(t.regions(), board, war.cell)
    kingdoms = kingdoms_beside(apart, war.cell)
    sides = [k for k in kingdoms if owner_in(apart.leaders[k], colour) >= 0]
    if len(sides) != 2:
        return Liking(0.0, "war-order")
    before = Survey(t, survey.seat, apart)
    return Liking(war_worth(before, colour, sides[0], sides[1], 0), "war-order")


def like_monument(survey: Survey, frame: BuildMonument, word: Word) -> Liking:
    """A monument if it pays more to us than to others, and costs none of our leaders its temple."""
    if word[0] == DECLINE:
        return Liking(0.0, "no-monument")
    corner = word[0]
    worth = pair_worth(survey, word[1] - MONUMENT, survey.label[corner])
    if frame.colour(survey.t) == RED:
        square = (corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1)
        worth += evicted(survey, square)
    return Liking(worth, "monument")


def evicted(survey: Survey, square: tuple[int, ...]) -> float:
    """What the leaders are worth that a monument on temples sends home; ours below 0."""
    worth = 0.0
    seen: list[int] = []
    for cell in square:
        for near in NEIGHBOURS[cell]:
            code = survey.board[near]
            if code < LEADER or near in seen:
                continue
            seen.append(near)
            turned = sum([1 for temple in NEIGHBOURS[near] if temple in square])
            if temples_beside(survey.board, near) == turned:
                worth += -2.5 if (code - LEADER) // 4 == survey.seat else 2.0
    return worth


def like_treasure(survey: Survey, word: Word) -> Liking:
    """The treasure that stays guards its temple: best one beside our leaders."""
    guarded = 0.0
    for near in NEIGHBOURS[word[0]]:
        code = survey.board[near]
        if code >= LEADER:
            guarded += 1.0 if (code - LEADER) // 4 == survey.seat else -0.5
    return Liking(guarded, "treasure-stays")
