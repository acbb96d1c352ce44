"""Building on a phone: the deck is a drawer that opens over the cards, and nothing that a desktop offers is out of reach."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.places import Places
from tests.browser.pool import Pool
from tests.browser.speech import Speech


@pytest.fixture
def phone(open_page: Callable[..., Page], places: Places, language: str) -> Page:
    page = open_page(language, storage_state=places.cookies, viewport=PHONE, has_touch=True)
    page.goto(f"{places.legal}edit/")
    return page


def test_the_deck_opens_over_the_cards(phone: Page, say: Speech) -> None:
    deck, button = phone.locator("#pad"), phone.locator("[data-drawer]")
    expect(deck).to_be_hidden()
    button.tap()
    expect(deck).to_be_visible()
    expect(button).to_have_attribute("aria-expanded", "true")
    phone.locator(".line .stepper .step").nth(3).tap()
    expect(phone.locator(".violation").first).to_be_visible()
    expect(button).to_have_attribute("aria-expanded", "true")
    button.tap()
    expect(deck).to_be_hidden()
    phone.locator(".bar-verdict a").tap()
    expect(deck).to_be_visible()
    phone.touchscreen.tap(200, 120)
    expect(deck).to_be_hidden()
    phone.get_by_role("button", name=say("Undo")).tap()
    expect(phone.locator(".bar-verdict")).to_have_text(say("Legal"))


def test_the_settings_lie_within_the_window(phone: Page) -> None:
    phone.locator(".desk-settings summary").tap()
    expect(phone.locator(".desk-settings .menu-sheet")).to_be_in_viewport(ratio=1)
    phone.locator("#note").fill("1")
    phone.locator(".desk-settings form .apart button").tap()
    expect(phone.locator("#note")).to_have_value("1")


@pytest.mark.parametrize("width", [320, PHONE["width"]])
def test_the_header_takes_one_row_and_nothing_of_it_lies_out_of_sight(
    open_page: Callable[..., Page], pool: Pool, language: str, width: int
) -> None:
    """In every game: their names take more or less of the line."""
    page = open_page(language, viewport={"width": width, "height": 600}, has_touch=True)
    for game in (pool.game, *(other.game for other in pool.others)):
        page.goto(f"/{game.slug}/cards/")
        header = page.locator(".site-header").bounding_box()
        assert header is not None
        assert header["height"] < 60
        for each in (page.locator(".game-menu summary"), *page.locator(".site-tool:visible").all()):
            expect(each).to_be_in_viewport(ratio=1)
        page.locator(".site-menu summary").tap()
        for each in (*page.locator(".site-nav-links a").all(), *page.locator(".site-account .site-tool").all()):
            expect(each).to_be_in_viewport(ratio=1)
