"""Building on a phone: the deck is a drawer that opens over the cards, and nothing that a desktop offers is out of reach."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WATCH_SHIFTS
from tests.browser.places import Places
from tests.browser.pool import Pool
from tests.browser.speech import Speech

#: Words of the rows that do not fit their place.
CUT = """() => [...document.querySelectorAll(".shelf-row :is(.row-facts, .row-text)")].filter((each) =>
  each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1
).map((each) => each.textContent)"""


@pytest.fixture
def phone(open_page: Callable[..., Page], places: Places, language: str) -> Page:
    page = open_page(language, storage_state=places.cookies, viewport=PHONE, has_touch=True)
    page.goto(f"{places.legal}edit/")
    return page


def test_the_first_cards_are_seen_at_once(open_page: Callable[..., Page], pool: Pool, language: str) -> None:
    page = open_page(language, viewport=PHONE, has_touch=True)
    page.goto(f"{pool.home}cards/")
    box = page.locator(".card-tile").first.bounding_box()
    assert box is not None
    assert box["y"] < 0.45 * PHONE["height"]


def test_the_builder_stays_in_place_while_its_figure_comes(open_page: Callable[..., Page], places: Places, language: str) -> None:
    page = open_page(language, storage_state=places.cookies, viewport=PHONE, has_touch=True)
    page.add_init_script(f"({WATCH_SHIFTS})()")
    page.goto(f"{places.legal}edit/")
    expect(page.locator("#live-figure .live-words")).not_to_be_empty()
    page.wait_for_timeout(300)
    assert page.evaluate("window.shifts") < 0.005


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


def test_a_card_opens_whole_over_the_builder(phone: Page, say: Speech) -> None:
    address = phone.url
    row = phone.locator(".shelf-row:not(.is-full):has(button[value^='add:'])").first
    slug, had = row.get_attribute("data-card"), row.locator("[data-have]").inner_text().split("/")[0]
    row.locator(".card-name").tap()
    sheet = phone.locator("#card-sheet")
    expect(sheet.locator(f"[data-card={slug}] .picture")).to_be_visible()
    expect(sheet.locator(".facts")).to_be_visible()
    count = sheet.locator(".card-place .step-count").first
    expect(count).to_have_text(had)
    sheet.locator(".card-place button[value^='add:']").nth(1).tap()
    expect(count).to_have_text(str(int(had) + 1))
    expect(sheet.get_by_role("status")).not_to_be_empty()
    sheet.locator(".card-place button[value^='add:']").nth(0).tap()
    expect(count).to_have_text(had)
    phone.go_back()
    expect(sheet).to_be_hidden()
    assert phone.url == address
    phone.locator("[data-drawer]").tap()
    phone.locator("#pad .line .card-name").last.tap()
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name=say("Close")).tap()
    expect(sheet).to_be_hidden()
    assert phone.url == address


def test_the_builder_shows_cards_at_once_and_all_that_they_say(phone: Page) -> None:
    search, fold = phone.locator("#q").bounding_box(), phone.locator(".shelf-fold summary").bounding_box()
    first = phone.locator(".shelf-row").first.bounding_box()
    assert search is not None
    assert fold is not None
    assert first is not None
    assert abs(search["y"] + search["height"] / 2 - fold["y"] - fold["height"] / 2) < 4
    assert first["y"] < PHONE["height"] / 2
    assert phone.evaluate(CUT) == []
    phone.locator(".shelf-fold summary").tap()
    expect(phone.locator("#filter-in")).to_be_in_viewport(ratio=1)
    phone.locator("#filter-in").select_option("deck")
    expect(phone.locator(".shelf-row:not(.is-in)")).to_have_count(0)


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
