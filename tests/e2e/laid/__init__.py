"""Tables laid by hand for questions that whole games hardly ever ask, by game."""

from collections.abc import Callable

from e2e.laid import magnaci, orleans, tigris
from tabularium.kernel import State

LAID: dict[str, dict[str, Callable[[], State]]] = {
    "magnaci": magnaci.LAID,
    "orleans": orleans.LAID,
    "tigris": tigris.LAID,
}
