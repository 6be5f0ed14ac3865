"""Changes of tables, told to whoever in this process wants to know."""

from collections.abc import Callable

Listener = Callable[[str], None]


class TableChanges:
    """Who listens to which table, and telling them; "" stands for all tables."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}

    def listen(self, listener: Listener, table: str = "") -> Callable[[], None]:
        """Be told when a table changes, or any; returns how to stop."""
        self._listeners.setdefault(table, set()).add(listener)

        def stop() -> None:
            mine = self._listeners.get(table, set())
            mine.discard(listener)
            if not mine:
                self._listeners.pop(table, None)

        return stop

    def tell(self, table: str) -> None:
        """A table changed; "": any of them may have."""
        if table:
            concerned = [*self._listeners.get(table, ()), *self._listeners.get("", ())]
        else:
            concerned = [each for mine in self._listeners.values() for each in mine]
        for listener in concerned:
            listener(table)
