"""How seats look: a colour and a shape each, the same in board, log and panel."""

from typing import Final

from rich.text import Text

from tabularium.words import Words

# Manuscript pigments in tones that can be read on a dark and on a light terminal.
COLOURS: Final = ("#d0513f", "#5b86c9", "#c08f2d", "#3f9c88", "#b8618f", "#a27650")
SHAPES: Final = ("◆", "●", "▲", "■", "★", "✚")


def colour(seat: int) -> str:
    """The colour of a seat, as a style."""
    return COLOURS[seat % len(COLOURS)]


def shape(seat: int) -> str:
    """The shape of a seat."""
    return SHAPES[seat % len(SHAPES)]


def shield(seat: int) -> Text:
    """The shape of a seat in its colour."""
    return Text(shape(seat), style=f"bold {colour(seat)}")


def herald(words: Words, seat: int) -> Text:
    """Shape and name of a seat."""
    return Text.assemble(shield(seat), " ", (who(words, seat), colour(seat)))


def who(words: Words, seat: int) -> str:
    """The name of a seat, with a word that it is the listener's."""
    name = words.name(seat)
    return words.say("cli-yours", name=name) if seat == words.seat else name


def style_names(words: Words, text: Text) -> Text:
    """Colour the names of the seats in a sentence."""
    for seat in range(len(words.names)):
        text.highlight_words([words.names[seat]], style=colour(seat))
    return text
