"""The sandbox on a phone: the buttons of the next action stay where they were pressed."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.actions import COMPILING
from tests.browser.conftest import PHONE

TOP = "() => document.getElementById('decide').getBoundingClientRect().top"


def test_the_question_stays_in_place_after_each_action(open_page: Callable[..., Page]) -> None:
    page = open_page(viewport=PHONE, has_touch=True)
    page.goto("/echo/sandbox/")
    page.locator("button[name=do][value=decks]").tap()
    expect(page.locator("#sandbox[data-mode=play]")).to_be_visible(timeout=COMPILING)
    page.locator("#decide").scroll_into_view_if_needed()
    at = page.locator("#sandbox input[name=at]")
    for _ in range(4):
        page.locator("#let-action").scroll_into_view_if_needed()
        stood, moment = page.evaluate(TOP), at.input_value()
        page.locator("#let-action").tap()
        expect(at).not_to_have_value(moment)
        assert abs(page.evaluate(TOP) - stood) < 2
