"""On a real site with real workers, one IP address that requests as much as it can delays nobody."""

from argparse import Namespace
from pathlib import Path

import pytest

from tests.matches.farm.processes.crowd import run


@pytest.mark.slow
def test_forged_requests_start_three_simulations_and_a_member_comes_first(tmp_path: Path) -> None:
    found = run(Namespace(requests=100, games=20_000, level="expert", own=40, rounds=1), tmp_path)
    assert found["answers"] == {"queued": 3, "400 too_many_running": 97}
    # The member's games are finished while the simulations that were started before are still active.
    assert found["still_playing"] == 3
    assert len(found["beside"]) == 1
