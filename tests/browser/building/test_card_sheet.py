"""On a desktop, too, a card opens over the builder; its picture shows beside a row that is pointed at, and at no other time."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import GO_BACK_LATE
from tests.browser.places import Places


@pytest.fixture
def builder(open_page: Callable[..., Page], places: Places) -> Page:
    page = open_page(storage_state=places.cookies)
    page.goto(f"{places.legal}edit/")
    return page


def test_a_click_on_a_name_opens_the_card(builder: Page) -> None:
    address = builder.url
    row = builder.locator(".shelf-row").nth(2)
    row.locator(".card-name").click()
    sheet = builder.locator("#card-sheet")
    expect(sheet.locator(f"[data-card={row.get_attribute('data-card')}] .picture")).to_be_visible()
    builder.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert builder.url == address
    row.locator(".card-name").focus()
    builder.keyboard.press("Enter")
    expect(sheet).to_be_visible()


def test_a_card_opened_while_the_browser_goes_back_stays_open(builder: Page) -> None:
    builder.evaluate(GO_BACK_LATE)
    address, sheet, name = builder.url, builder.locator("#card-sheet"), builder.locator(".shelf-row .card-name").nth(2)
    name.click()
    expect(sheet).to_be_visible()
    builder.keyboard.press("Escape")
    expect(sheet.locator("[data-body] > *")).to_have_count(0)
    with builder.expect_response(re.compile("/cards/")):
        name.press("Enter")
    builder.wait_for_timeout(300)
    builder.evaluate("goBackNow()")
    expect(sheet).to_be_visible()
    builder.go_back()
    expect(sheet).to_be_hidden()
    assert builder.url == address


def test_a_card_s_own_page_opens_beside(builder: Page) -> None:
    with builder.context.expect_page() as opened:
        builder.locator(".shelf-row .card-name").nth(2).click(modifiers=["ControlOrMeta"])
    opened.value.wait_for_url("**/cards/**")
    expect(builder.locator("#card-sheet")).to_be_hidden()


def test_a_pointer_at_rest_shows_no_picture(builder: Page) -> None:
    picture = builder.locator("#card-preview")
    builder.locator(".shelf-row .card-name").nth(2).hover()
    expect(picture).to_be_visible()
    builder.evaluate("window.scrollBy(0, 300)")
    expect(picture).to_be_hidden()
    builder.wait_for_timeout(300)
    expect(picture).to_be_hidden()
    builder.locator(".shelf-row .card-name").nth(9).hover()
    expect(picture).to_be_visible()


def test_escape_puts_a_preview_away_until_another_card_is_pointed_at(builder: Page) -> None:
    preview, rows = builder.locator("#card-preview"), builder.locator(".shelf-row .card-name")
    rows.nth(2).hover()
    expect(preview).to_be_visible()
    builder.keyboard.press("Escape")
    expect(preview).to_be_hidden()
    rows.nth(2).hover(position={"x": 12, "y": 6})
    rows.nth(2).hover(position={"x": 30, "y": 8})
    expect(preview).to_be_hidden()
    rows.nth(3).hover()
    expect(preview).to_be_visible()
