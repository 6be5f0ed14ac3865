"""Changes of tables, told to whoever in this process wants to know."""

from collections.abc import Callable

Listener = Callable[[str], None]


class TableChanges:
    """Who listens, and telling them; "" stands for any table."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Be told when some table changes; returns how to stop."""
        self._listeners.add(listener)
        return lambda: self._listeners.discard(listener)

    def tell(self, table: str) -> None:
        """Some table changed."""
        for listener in list(self._listeners):
            listener(table)
