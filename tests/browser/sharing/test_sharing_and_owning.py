"""Handing a deck's link on, and counting what one owns without a reload."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.browser.actions import copy_precon, simulate
from tests.browser.pool import Pool
from tests.browser.speech import Speech, in_chinese


@in_chinese
def test_the_links_of_a_deck_that_others_may_see_and_of_its_games(page: Page, say: Speech, pool: Pool) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    deck = copy_precon(page, pool, name="DECK 1")
    link = page.locator("a[data-copied]")
    expect(link).to_have_count(0)
    page.locator(".desk-settings summary").click()
    page.locator("#visibility").select_option("unlisted")
    page.locator(".desk-settings form .apart button").click()
    simulation = simulate(page, deck, games=100, level=pool.quick_level)
    for path in (f"{deck}edit/", deck, simulation):
        page.goto(path)
        page.evaluate("navigator.clipboard.writeText('')")
        link.click()
        expect(link).to_have_text(say("Copied."))
        assert str(page.evaluate("navigator.clipboard.readText()")).endswith(path.removesuffix("edit/"))
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


def test_counts_that_are_refused_are_told_and_not_sent_for_ever(open_page: Callable[..., Page], pool: Pool) -> None:
    page = open_page("en-GB", permits=["403"])
    page.goto(f"{pool.home}collection/")
    row, unsaved = page.locator(f"#card-{pool.mains[0]['slug']}"), page.locator("#unsaved")
    sent: list[str] = []
    at_work = re.compile(r"/collection/\?")

    def refuse(route: Route) -> None:
        sent.append(route.request.method)
        route.fulfill(status=403)

    page.route(at_work, refuse)
    row.locator("[name=by][value='1']").click()
    expect(unsaved).to_contain_text("were refused")
    page.wait_for_timeout(2500)
    assert sent == ["POST"]
    page.unroute(at_work)
    row.locator("[name=by][value='1']").click()
    expect(unsaved).to_be_hidden()
    expect(row.locator("[name=count]")).to_have_value("2")
