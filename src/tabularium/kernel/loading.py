"""Saves read back: loaded to play on, replayed from their start, verified."""

from tabularium.kernel.chance import commitment
from tabularium.kernel.dump import digest_of, position_digest
from tabularium.kernel.errors import Facts, TabulariumError
from tabularium.kernel.record import Record
from tabularium.kernel.save import bad_save
from tabularium.kernel.spec import GameSpec
from tabularium.kernel.state import State


def check_save(spec: GameSpec, fields: Facts) -> int:
    """Refuse a save of rules to come, or changed after it was written; returns its rules."""
    rules = fields["rules"]
    if type(rules) is not int or rules > spec.rules:
        raise bad_save("newer_rules", {"game": spec.id, "rules": rules, "ours": spec.rules})
    whole = {name: value for name, value in fields.items() if name != "check"}
    if digest_of(whole) == fields["check"]:
        return rules
    snapshot = fields["snapshot"]
    if commitment(str(fields["seed"])) != fields["commitment"]:
        raise bad_save("changed", {"where": "seed or commitment"})
    digest = digest_of if fields["format"] == 1 else position_digest
    if not isinstance(snapshot, dict) or digest(snapshot) != fields["digest"]:
        raise bad_save("changed", {"where": "snapshot or digest"})
    for name in ("game", "rules", "seats", "options", "seed"):
        if snapshot[name] != fields[name]:
            raise bad_save("changed", {"where": name})
    if rules == spec.rules:
        replay(spec, fields)  # names the line of the log
    raise bad_save("changed", {"where": "start, earlier, log or check"})


def load_save(spec: GameSpec, fields: Facts) -> State:
    """The state of a save, from its snapshot; older rules are migrated."""
    rules = check_save(spec, fields)
    snapshot, log, earlier = fields["snapshot"], fields["log"], fields["earlier"]
    assert isinstance(snapshot, dict) and isinstance(log, list) and isinstance(earlier, list)
    if rules == spec.rules:
        state = spec.load(snapshot)
        record = _record(state)
        start = fields["start"]
        record.start = start if isinstance(start, dict) else None
        record.log = log
        record.earlier = earlier
    else:
        state = spec.load(spec.migrated(snapshot, rules))
        record = _record(state)
        record.earlier = [*earlier, {"rules": rules, "log": log}]
    record.anchor_at(state)
    return state


def _record(state: State) -> Record:
    assert state.record is not None
    return state.record


def replay(spec: GameSpec, fields: Facts, stop: int | None = None) -> State:
    """Play the log again from its start, line by line; says which line does not fit."""
    state = _start(spec, fields)
    log = fields["log"]
    assert isinstance(log, list)
    done = 0
    made = _record(state).log
    limit = len(log) if stop is None else stop
    while True:
        while done < len(made) and done < len(log):
            if made[done] != log[done]:
                detail: Facts = {"line": done + 1, "log": log[done], "replayed": made[done]}
                raise bad_save("log_differs", detail)
            done += 1
        if done >= limit:
            return state
        _play_line(state, str(log[done]), done + 1)
        made = _record(state).log


def _start(spec: GameSpec, fields: Facts) -> State:
    start, seats, options = fields["start"], fields["seats"], fields["options"]
    if isinstance(start, dict):
        return spec.load(start)
    assert isinstance(seats, int) and isinstance(options, dict)
    return spec.new(seats, str(fields["seed"]), options)


def _play_line(state: State, line: str, number: int) -> None:
    """Say a word of the log again."""
    head, _, text = line.partition(" ")
    seat = head.partition("#")[0]
    if not seat.isdecimal():
        raise bad_save("log_line", {"line": number, "log": line})
    try:
        state.act(int(seat), text)
    except TabulariumError as error:
        detail: Facts = {"line": number, "log": line, "why": error.reason.code}
        raise bad_save("log_illegal", detail) from error


# Proof


def verify_save(spec: GameSpec, fields: Facts) -> Facts:
    """Replay a save against its commitment and its digest; returns what was checked.

    A game of older rules, or one that was brought to newer rules on its way, is replayed as far as
    the rules agree: `proven` says how many of its words follow from the seed by our rules.
    """
    rules = check_save(spec, fields)
    snapshot = fields["snapshot"]
    assert isinstance(snapshot, dict)
    log = _whole_log(fields)
    words = _words(log)
    if rules == spec.rules and not fields["earlier"]:
        state = replay(spec, fields)
        if position_digest(state.dump()) != position_digest(snapshot):
            raise bad_save("digest_differs", {"where": "digest"})
        proven = words
    else:
        proven = _proven(spec, fields, log)
    usual = fields["start"] is None or bool(fields["earlier"])
    return {
        "game": spec.id,
        "rules": rules,
        "words": words,
        "chance": len(log) - words,
        "commitment": fields["commitment"],
        "proven": proven,
        "fair": usual and proven == words,  # from the usual start, all chance is from the seed
        "over": snapshot["result"] is not None,
        "result": snapshot["result"],
        "digest": fields["digest"],
    }


def _whole_log(fields: Facts) -> list[str]:
    """All lines, those under older rules first."""
    log, earlier = fields["log"], fields["earlier"]
    assert isinstance(log, list) and isinstance(earlier, list)
    whole: list[str] = []
    for part in earlier:
        assert isinstance(part, dict)
        whole += part["log"]
    return whole + log


def _words(log: list[str]) -> int:
    return sum([1 for line in log if not str(line).startswith("*")])


def _proven(spec: GameSpec, fields: Facts, log: list[str]) -> int:
    """How many words of a game that saw older rules replay by ours from its usual start.

    What such a game was played with is written into its options when it is brought to our rules.
    """
    snapshot, rules, seats = fields["snapshot"], fields["rules"], fields["seats"]
    assert isinstance(snapshot, dict) and isinstance(rules, int) and isinstance(seats, int)
    try:
        ours = spec.migrated(snapshot, rules)
        options = ours["options"]
        assert isinstance(options, dict)
        state = spec.new(seats, str(fields["seed"]), options)
    except TabulariumError:
        return 0
    done, proven = 0, 0
    while True:
        made = _record(state).log
        while done < len(made) and done < len(log):
            if made[done] != log[done]:
                return proven
            done += 1
        proven = _words(log[:done])
        if done >= len(log):
            break
        try:
            _play_line(state, str(log[done]), done + 1)
        except TabulariumError:
            return proven
    same = position_digest(state.dump()) == position_digest(spec.load(ours).dump())
    return proven if same else max(0, proven - 1)
