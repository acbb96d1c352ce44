"""Whatever Alice, Bob, Charlie and staff do, no URL shows anybody what is hidden from them.

The test makes a few runs. For thousands: PRIVACY_EXAMPLES=2000 .venv/bin/python -m pytest tests/moderation/test_privacy_machine.py
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.moderation.privacy_machine import PrivacyMachine

EXAMPLES = int(os.environ.get("PRIVACY_EXAMPLES", "3"))


def test_nobody_ever_sees_hidden_things(pips_cards: None) -> None:
    is_long = EXAMPLES >= 10
    asked = settings(
        max_examples=EXAMPLES,
        stateful_step_count=25 if is_long else 10,
        deadline=None,
        derandomize=not is_long,
        phases=[Phase.generate, Phase.shrink] if os.environ.get("PRIVACY_SHRINK") else [Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )
    run_state_machine_as_test(PrivacyMachine, settings=asked)  # type: ignore[no-untyped-call]
    print(f"{PrivacyMachine.steps} steps, {PrivacyMachine.requests} answers read")
    assert PrivacyMachine.requests > 300
