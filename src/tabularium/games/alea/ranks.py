"""Every building as it would be scored now: the rank of dice is all that they are worth."""

from tabularium.games.alea.castrum import castrum_order
from tabularium.games.alea.material import REROLL_TOKENS
from tabularium.games.alea.senate import senate_order
from tabularium.games.alea.shape import CastrumRank, ForumColumn, Ranks, SenateRank, TempleRank
from tabularium.games.alea.state import OPEN_PROVINCES, Alea, faces_in_run, faces_shown
from tabularium.games.alea.temple import dice_in_temple, pips_in_temple


def ranks(t: Alea) -> Ranks:
    """All five, the strongest first."""
    return {
        "temple": temple_ranks(t),
        "senate": senate_ranks(t),
        "castrum": castrum_ranks(t),
        "forum": forum_row(t),
        "columns": t.setup.forum_columns,
        "latrine": tokens_to_come(t),
    }


def temple_ranks(t: Alea) -> list[TempleRank]:
    """3.5: most dice first; that seat keeps two tiles, others one."""
    order = sorted([(-dice_in_temple(t, seat), seat) for seat in range(t.seats)])
    found: list[TempleRank] = []
    for dice, seat in order:
        if dice < 0:
            faces = faces_shown(t.temple[6 * seat : 6 * seat + 6])
            keeps = 1 if found else 2
            pips = pips_in_temple(t, seat)
            found.append({"seat": seat, "faces": faces, "pips": pips, "keeps": keeps})
    return found


def senate_ranks(t: Alea) -> list[SenateRank]:
    """4.5, 4.6: longer and higher runs first; so many get a card."""
    found: list[SenateRank] = []
    for seat in senate_order(t):
        card = len(found) < t.setup.senate_given
        found.append({"seat": seat, "run": faces_in_run(t.senate[seat]), "card": card})
    return found


def castrum_ranks(t: Alea) -> list[CastrumRank]:
    """5.4: larger and higher sets first, each for one open province."""
    provinces = len(t.contents[OPEN_PROVINCES])
    found: list[CastrumRank] = []
    for seat, face in castrum_order(t):
        dice = t.castrum[6 * seat + face - 1]
        takes = len(found) < provinces
        found.append({"seat": seat, "face": face, "dice": dice, "province": takes})
    return found


def forum_row(t: Alea) -> list[ForumColumn]:
    """6.5: from the left."""
    return [{"seat": die >> 3, "face": die & 7} for die in t.forum]


def tokens_to_come(t: Alea) -> list[int]:
    """7.3: tokens for dice that lie in the Latrine; the supply is looked at when they are given."""
    if not t.setting.options.flag("token_limit"):
        return t.latrine[:]
    left = REROLL_TOKENS - sum(t.tokens)
    return [min(dice, left) for dice in t.latrine]
