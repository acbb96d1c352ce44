"""Handing a deck's link on, and counting what one owns without a reload."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.places import copy_precon
from tests.browser.pool import Pool
from tests.browser.speech import Speech


def test_the_link_of_a_deck_that_others_may_see(page: Page, say: Speech, pool: Pool) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    deck = copy_precon(page, pool, name="DECK 1")
    link = page.locator("a[data-copied]")
    expect(link).to_have_count(0)
    page.locator(".desk-settings summary").click()
    page.locator("#visibility").select_option("unlisted")
    page.locator(".desk-settings form .apart button").click()
    for path in (f"{deck}edit/", deck):
        page.goto(path)
        page.evaluate("navigator.clipboard.writeText('')")
        link.click()
        expect(link).to_have_text(say("Copied."))
        assert str(page.evaluate("navigator.clipboard.readText()")).endswith(deck)
        expect(link).to_have_text(say("Copy the link"))


def test_what_one_owns_is_counted_as_fast_as_one_presses(open_page: Callable[..., Page], pool: Pool) -> None:
    page = open_page(permits=["ERR_INTERNET_DISCONNECTED"])
    page.goto(f"{pool.home}collection/")
    row, total, unsaved = page.locator(f"#card-{pool.mains[0]['slug']}"), page.locator("#collection-sum"), page.locator("#unsaved")
    more, less, count = row.locator("[name=by][value='1']"), row.locator("[name=by][value='-1']"), row.locator("[name=count]")
    for _ in range(5):
        more.click()
    expect(count).to_have_value("5")
    expect(total).to_contain_text("5 copies of 1 ")
    count.fill("2")
    count.press("Tab")
    expect(total).to_contain_text("2 copies of 1 ")
    page.context.set_offline(True)
    less.click()
    expect(unsaved).to_be_visible()
    less.click()
    expect(count).to_be_focused()
    page.context.set_offline(False)
    expect(total).to_contain_text("0 copies of 0 ")
    expect(unsaved).to_be_hidden()
    more.press("Enter")
    expect(total).to_contain_text("1 copy of 1 ")
    page.reload()
    expect(count).to_have_value("1")
