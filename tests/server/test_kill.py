"""The kill test in its short form; `tests/server/kill.py` is the long one."""

import asyncio

import pytest

from server.kill import FAULTS, kill_test


@pytest.mark.slow
@pytest.mark.parametrize(
    ("processes", "postgres"), [(1, False), (1, True), (2, True)], ids=["sqlite", "postgres", "two"]
)
def test_what_is_acknowledged_survives_a_kill(processes: int, postgres: bool) -> None:
    counted = asyncio.run(kill_test(3, 4, processes, postgres, seed=1))
    assert counted["acknowledged"] > 20 and counted["resent"] > 0
    assert not any(counted[fault] for fault in FAULTS)
