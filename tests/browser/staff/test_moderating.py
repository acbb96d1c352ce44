"""Moderation in a browser, in both languages: a guest reports a deck and staff take it down; axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.actions import shared_by_another
from tests.browser.pool import Pool
from tests.browser.speech import in_chinese


def faults(page: Page) -> list[str]:
    return [each["id"] for each in Axe().run(page).response["violations"]]


@in_chinese
def test_a_report_is_decided(open_page: Callable[..., Page], operator: tuple[str, str], pool: Pool, language: str) -> None:
    guest = open_page(language)
    deck = shared_by_another(guest, pool)
    key = deck.split("/")[2]
    guest.goto(deck)
    guest.locator(f"a[href='/report/deck/{key}/']").click()
    guest.locator("input[name=reason]").first.check()
    guest.locator("main form button").click()
    expect(guest.locator(".messages .notice")).to_be_visible()
    staff = open_page(language)
    staff.goto("/accounts/login/")
    for box, word in zip(staff.locator("main input:not([type=hidden])").all(), operator, strict=True):
        box.fill(word)
    staff.locator("main form button").click()
    staff.goto("/moderation/")
    assert faults(staff) == []
    staff.locator(f"a[href='/moderation/deck/{key}/']").click()
    assert faults(staff) == []
    staff.locator("button[value='take-down']").click()
    expect(staff.locator("main [role=alert]")).to_be_visible()
    assert faults(staff) == []
    staff.locator("#why").fill("42")
    staff.locator("button[value='take-down']").click()
    expect(staff.locator("button[value='restore']")).to_be_visible()
    assert faults(staff) == []
    staff.goto("/moderation/log/")
    expect(staff.locator("main tbody tr").first).to_be_visible()
    assert faults(staff) == []
    answer = guest.goto(deck)
    assert answer is not None
    assert answer.status == 404
