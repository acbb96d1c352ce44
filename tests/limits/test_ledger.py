"""CPU time is charged, and work over the daily budget is refused with the time when some is available again."""

import time
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone, translation

from limits import ledger
from limits.ledger import OverBudgetError, charge, forget_spendings, paying, require_budget, spent
from limits.models import Spending
from limits.payers import Payer

pytestmark = pytest.mark.django_db
ALICE, CHARLIE = Payer.of_member(1), Payer.of_address("203.0.113.9")


@pytest.fixture(autouse=True)
def budgets(settings: Any) -> None:
    settings.GUEST_CPU_MINUTES, settings.MEMBER_CPU_MINUTES = 1, 3


def test_charges_add_up_for_each_payer() -> None:
    charge(ALICE, 1.5)
    charge(ALICE, 0.25)
    charge(CHARLIE, 4)
    assert (spent(ALICE), spent(CHARLIE)) == (1.75, 4)


def test_work_is_charged_by_cpu_time_not_by_the_clock() -> None:
    with paying(CHARLIE):
        sum(n * n for n in range(200_000))
        time.sleep(0.2)
    assert 0 < spent(CHARLIE) < 0.2


def test_failed_work_is_charged() -> None:
    with pytest.raises(ZeroDivisionError), paying(CHARLIE):
        _ = sum(n * n for n in range(200_000)) / 0
    assert spent(CHARLIE) > 0


def test_guests_and_members_have_different_budgets() -> None:
    charge(CHARLIE, 60)
    charge(ALICE, 60)
    require_budget(ALICE)
    with pytest.raises(OverBudgetError), paying(CHARLIE):
        pytest.fail("it was begun all the same")


def test_the_budget_is_available_again_once_enough_charges_are_a_day_old(monkeypatch: pytest.MonkeyPatch) -> None:
    now = timezone.now().replace(minute=30)
    for hours, seconds in ((20, 30), (10, 40), (1, 20)):
        Spending.objects.create(payer=CHARLIE.key, hour=ledger._hour(now - timedelta(hours=hours)), microseconds=seconds * 10**6)
    with pytest.raises(OverBudgetError) as refused:
        require_budget(CHARLIE)
    # Without the 30 s of 20 hours ago, 60 s count, which is the whole budget; without the next 40 s, some is left.
    assert refused.value.resumes_at.hour == (now + timedelta(hours=14)).hour
    monkeypatch.setattr(timezone, "now", lambda: refused.value.resumes_at)
    require_budget(CHARLIE)
    assert forget_spendings() == 2
    assert spent(CHARLIE) == 20


def test_the_refusal_states_the_budget_and_the_wait_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    half_past = timezone.now().replace(minute=30, second=30)
    monkeypatch.setattr(timezone, "now", lambda: half_past)
    charge(CHARLIE, 61)
    with pytest.raises(OverBudgetError) as refused:
        require_budget(CHARLIE)
    assert "used its 1 minutes of computing" in refused.value.message
    assert "23 h 30 min" in refused.value.message
    with translation.override("zh-hans"):
        assert "你的地址今天的 1 分钟计算时间已经用完" in refused.value.message


def test_a_slow_request_is_charged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "SLOW_REQUEST", 0.02)
    with ledger.charge_slow_request(lambda: CHARLIE):
        sum(n * n for n in range(1_000))
    assert spent(CHARLIE) == 0
    with ledger.charge_slow_request(lambda: CHARLIE):
        until = time.thread_time() + 0.03
        while time.thread_time() < until:
            pass
        with paying(ALICE):
            until = time.thread_time() + 0.2
            while time.thread_time() < until:
                pass
    assert 0.03 <= spent(CHARLIE) < 0.2 <= spent(ALICE)


def test_tiny_work_is_free() -> None:
    with paying(CHARLIE):
        pass
    assert not Spending.objects.exists()


def test_over_the_budget_only_long_queries_are_refused(client: Client) -> None:
    nobody = Payer.of_address("127.0.0.1")
    charge(nobody, nobody.budget)
    assert client.get("/echo/cards/", {"q": "ox"}).status_code == 200
    refused = client.get("/echo/cards/", {"q": "ox or " * 200})
    assert refused.status_code == 429
    assert "minutes of computing" in refused.content.decode()
