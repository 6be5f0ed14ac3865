"""Rules 7: exchanging tiles."""

from tabularium.games.tigris.ending import end_game
from tabularium.games.tigris.letters import COLOUR, DONE, EXCHANGE
from tabularium.games.tigris.material import COLOURS
from tabularium.games.tigris.refill import draw_tiles
from tabularium.games.tigris.state import BAG, DISCARDS, HAND, Tigris
from tabularium.kernel import RANKED, Reason, Word


def most_tiles(t: Tigris, seat: int) -> int:
    """How many tiles a seat may exchange: all, or no more than the bag holds (7.3)."""
    tiles = len(t.contents[HAND + seat])
    if t.setting.options.text("short_exchange") == "forbidden":
        return min(tiles, len(t.contents[BAG]))
    return tiles


def exchange_letters(t: Tigris, seat: int, draft: Word) -> list[int]:
    """Colours that may follow, rising; `done` when there is at least one."""
    hand = t.contents[HAND + seat]
    letters: list[int] = []
    if len(draft) - 1 < most_tiles(t, seat):
        first = draft[-1] if len(draft) > 1 else COLOUR
        for letter in range(first, COLOUR + 4):
            if hand.count(letter - COLOUR) > draft.count(letter):
                letters.append(letter)
    if len(draft) > 1:
        letters.append(DONE)
    return letters


def tidy_exchange(word: Word) -> Word:
    """Colours in rising order."""
    if len(word) > 2 and word[-1] == DONE:
        return (EXCHANGE, *sorted(word[1:-1]), DONE)
    return word


def why_no_exchange(t: Tigris, seat: int) -> Reason:
    """Why a seat cannot exchange at all."""
    if not t.contents[HAND + seat]:
        return Reason("tigris.empty_hand", "7.1")
    return Reason("tigris.bag_too_small", "7.3", {"bag": len(t.contents[BAG])})


def why_not_exchange(t: Tigris, seat: int, draft: Word, letter: int) -> Reason:
    """What is wrong with the next letter of an exchange."""
    if letter == DONE:
        return Reason("tigris.exchange_nothing", "7.1")
    if not COLOUR <= letter < COLOUR + 4:
        return Reason("tigris.name_a_colour", "7.1")
    if t.contents[HAND + seat].count(letter - COLOUR) <= draft.count(letter):
        return Reason("tigris.no_tile_in_hand", "7.1", {"colour": COLOURS[letter - COLOUR]})
    if len(draft) - 1 >= most_tiles(t, seat):
        return Reason("tigris.bag_too_small", "7.3", {"bag": len(t.contents[BAG])})
    return Reason("tigris.rising_colours", "7.1")


def exchange_tiles(t: Tigris, seat: int, word: Word) -> None:
    """Tiles leave the game unseen, as many new ones come; too few end the game (7.2, 7.3)."""
    tiles = [letter - COLOUR for letter in word[1:-1]]
    for tile in tiles:
        t.move(tile, HAND + seat, DISCARDS + seat)
    if t.telling:
        codes = [COLOURS[tile] for tile in tiles]
        t.tell(
            "exchanged",
            {"seat": seat, "count": len(tiles), "tiles": codes},
            1 << seat,
            {"seat": seat, "count": len(tiles)},
        )
    if len(t.contents[BAG]) < len(tiles):
        end_game(t, RANKED, "exchange")
    else:
        draw_tiles(t, seat, len(tiles))
