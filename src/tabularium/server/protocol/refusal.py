"""Refusals of the server: a status, and a problem in codes for the catalogues."""

from tabularium.kernel import Reason, TabulariumError
from tabularium.server.protocol.wire import Problem


class Refusal(Exception):
    """Something that cannot be done; the problem says why. Nothing was changed."""

    def __init__(self, what: str | Problem, status: int = 400, **detail: object) -> None:
        super().__init__(what)
        self.status = status
        self.problem = Problem(f"server.{what}", "", detail) if isinstance(what, str) else what


def problem_of(reason: Reason) -> Problem:
    """What the engine refuses, for the wire."""
    return Problem(reason.code, reason.rule, dict(reason.detail))


def refused(error: TabulariumError) -> Refusal:
    """What the engine refuses, as an answer."""
    return Refusal(problem_of(error.reason), 409)
