"""Options of a game: schema, defaults, validation."""

from tabularium.kernel.errors import BadOption, Facts, Reason

Value = bool | int | str


class Option:
    """One option: its default and every value that is allowed (or a range of numbers)."""

    __slots__ = ("allowed", "default", "highest", "lowest", "name")

    def __init__(
        self,
        name: str,
        default: Value,
        allowed: tuple[Value, ...] = (),
        lowest: int = 0,
        highest: int = 0,
    ) -> None:
        self.name = name
        self.default = default
        self.allowed = allowed
        self.lowest = lowest
        self.highest = highest

    def allows(self, value: object) -> bool:
        """Whether a value is one of ours; True is not 1 here."""
        if self.allowed:
            return any(type(value) is type(each) and value == each for each in self.allowed)
        return type(value) is int and self.lowest <= value <= self.highest

    def schema(self) -> Facts:
        """What is allowed, as plain data."""
        schema: Facts = {"name": self.name, "default": self.default}
        if self.allowed:
            schema["allowed"] = list(self.allowed)
        else:
            schema["lowest"] = self.lowest
            schema["highest"] = self.highest
        return schema


def switch(name: str, default: bool) -> Option:
    """An option that is on or off."""
    return Option(name, default, (False, True))


def choice(name: str, *allowed: Value) -> Option:
    """An option with a few values, the default first."""
    return Option(name, allowed[0], allowed)


def number(name: str, default: int, lowest: int, highest: int) -> Option:
    """An option that is a number of a range."""
    return Option(name, default, (), lowest, highest)


class Options:
    """Validated options of one game. Never changed."""

    __slots__ = ("given",)

    def __init__(self, schema: tuple[Option, ...], given: dict[str, object] | None) -> None:
        by_name = {option.name: option for option in schema}
        given = {} if given is None else given
        reasons: list[Reason] = []
        for name, value in given.items():
            option = by_name.get(name)
            if option is None:
                detail: Facts = {"option": name, "allowed": sorted(by_name)}
                reasons.append(Reason("kernel.unknown_option", "K.7", detail))
            elif not option.allows(value):
                detail = {"option": name, "value": value, **option.schema()}
                del detail["name"]
                reasons.append(Reason("kernel.bad_option", "K.7", detail))
        if reasons:
            raise BadOption(reasons[0], reasons)
        self.given: dict[str, object] = {
            option.name: given.get(option.name, option.default) for option in schema
        }

    def flag(self, name: str) -> bool:
        """A switch."""
        return self.given[name] is True

    def number(self, name: str) -> int:
        """A number."""
        value = self.given[name]
        assert isinstance(value, int)
        return value

    def text(self, name: str) -> str:
        """A choice among words."""
        value = self.given[name]
        assert isinstance(value, str)
        return value
