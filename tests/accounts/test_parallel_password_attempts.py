"""Parallel password attempts can't exceed the limit, even with forged headers and new sessions."""

from __future__ import annotations

import pytest

from tests.accounts.password_attack import in_parallel, server


@pytest.mark.slow
def test_of_forty_parallel_attempts_thirty_are_refused() -> None:
    with server(DECKPROOF_THROTTLE_TOKEN="100/min", DECKPROOF_THROTTLE_LOGIN_ADDRESS="100/min") as site:
        statuses = in_parallel(site)
    assert statuses[429] == 30
    assert statuses[200] + statuses[400] == 10
