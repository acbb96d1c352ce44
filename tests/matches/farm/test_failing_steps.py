"""A failing step of a sweep is logged and does not stop the other steps."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.db import OperationalError
from django.utils import timezone

from decks.models import Deck
from decks.owners import Owner
from matches.farm import dispatch
from matches.farm.dispatch import STEPS, sweep
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Recording, Simulation, Worker
from matches.requests.terms import Terms


@pytest.fixture
def hints(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the hints that are sent instead of using a broker."""
    sent: list[str] = []
    monkeypatch.setattr(dispatch.current_app, "send_task", lambda task, **_: sent.append(task))
    return sent


def simulation_of(owner: Owner, deck: Deck, other: Deck) -> Simulation:
    return create_gauntlet(owner=owner, deck=deck, opponents=[other], terms=Terms(400))


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("error", [OperationalError("database is locked"), OSError(28, "No space left on device"), KeyError("slip")])
def test_failing_step_does_not_stop_the_others(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    hints: list[str],
    db: None,
    step: str,
    error: Exception,
) -> None:
    done: list[str] = []

    def fail() -> int:
        raise error

    for name in STEPS:
        monkeypatch.setitem(STEPS, name, fail if name == step else lambda name=name: done.append(name) or 0)
    with caplog.at_level("ERROR"):
        assert sweep().failed == (step,)
    assert done == [name for name in STEPS if name != step]
    assert [step in record.getMessage() for record in caplog.records] == [True]
    monkeypatch.setitem(STEPS, step, lambda: done.append(step) or 0)
    assert sweep().failed == ()


def test_failing_simulation_does_not_stop_the_others(
    hints: list[str], alice: Owner, strong: Deck, weak: Deck, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = simulation_of(alice, strong, weak), simulation_of(alice, weak, strong)
    Simulation.objects.filter(pk=broken.pk).update(stop={"kind": "no such rule"})
    Simulation.objects.filter(pk=sound.pk).update(created_at=timezone.now() + timedelta(seconds=1))
    Recording.objects.create(simulation=sound, game=1)
    Recording.objects.update(asked_at=timezone.now() - timedelta(days=2))
    Worker.objects.create(name="elsewhere:1", game="pips", seen_at=timezone.now() - timedelta(hours=1))
    with caplog.at_level("ERROR"):
        swept = sweep()
    assert swept.failed == ("stop what is exact enough",)
    assert str(broken.pk) in caplog.text
    assert sound.chunks.filter(dispatched_at=None).count() < sound.chunks.count()
    assert not Recording.objects.exists()
    assert not Worker.objects.exists()
    assert str(swept).endswith("failed: stop what is exact enough")
