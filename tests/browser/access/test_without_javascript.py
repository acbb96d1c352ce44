"""Without JavaScript by links and forms alone: browse, build, import, simulate, read a game."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import COMPILING, broken_list, path_of, read_list
from tests.browser.places import Places
from tests.browser.pool import Pool
from tests.browser.speech import Speech, in_chinese, in_english


@pytest.fixture
def plain_page(open_page: Callable[..., Page], language: str) -> Page:
    return open_page(language, java_script_enabled=False)


@in_english
def test_browse(plain_page: Page, say: Speech, pool: Pool) -> None:
    kind = next(kind for kind in pool.game.kinds if kind.slug == pool.leads[0]["kind"])
    plain_page.goto(f"{pool.home}cards/")
    plain_page.get_by_role("checkbox", name=say.name(kind.name)).check()
    plain_page.get_by_role("button", name=say("Show these cards")).click()
    expect(plain_page).to_have_url(re.compile(rf"kind={kind.slug}"))
    expect(plain_page.locator(".card-tile")).to_have_count(len(pool.leads))
    expect(plain_page.get_by_role("checkbox", name=say.name(kind.name))).to_be_checked()
    plain_page.get_by_role("link", name=say("Table")).click()
    expect(plain_page.locator(".cards-table tbody tr")).to_have_count(len(pool.leads))
    plain_page.go_back()
    plain_page.get_by_role("searchbox").fill(say.name(pool.leads[0]))
    plain_page.get_by_role("button", name=say("Search")).click()
    expect(plain_page.locator(".card-tile")).to_have_count(1)
    plain_page.locator(".card-tile a:not(.quick-open)").click()
    expect(plain_page.get_by_role("heading", level=1)).to_have_text(say.name(pool.leads[0]))


@in_chinese
def test_build_and_mend(plain_page: Page, say: Speech, pool: Pool) -> None:
    page, card = plain_page, pool.mains[0]
    page.goto(f"{pool.home}decks/new/")
    page.locator(".tile-button").first.click()
    page.locator("#q").fill(say.name(card))
    page.get_by_role("button", name=say("Search")).click()
    for _ in range(4):
        page.locator(f"#add-{card['slug']}").click()
    expect(page.locator("#q")).to_have_value(say.name(card))
    expect(page.locator(f".line[data-card='{card['slug']}'] .step-count")).to_have_text("4")
    page.get_by_role("button", name=say("Fix this")).first.click()
    expect(page.locator(f".line[data-card='{card['slug']}'] .step-count")).not_to_have_text("4")
    page.locator(".desk-settings summary").click()
    page.get_by_label(say("Name of the deck")).fill("№ 2")
    page.locator("#visibility").select_option("public")
    page.get_by_role("button", name=say("Save"), exact=True).click()
    expect(page.locator("main .notice a[href*='signup']")).to_be_visible()  # a guest's deck becomes public with an account
    page.goto("/decks/?q=№ 2")
    expect(page.locator(".deck-row h3 a", has_text="№ 2").first).to_be_visible()


@in_english
def test_two_windows_on_one_deck(plain_page: Page, say: Speech, pool: Pool) -> None:
    """A change on an old revision is told and can be made again, not lost."""
    page = plain_page
    page.goto(f"{pool.home}decks/new/")
    page.locator(".tile-button").first.click()
    other = page.context.new_page()
    other.goto(page.url)
    other.locator(".shelf-row .is-add").first.click()
    page.locator(".shelf-row .is-add").nth(1).click()
    expect(page.locator(".clash")).to_be_visible()
    expect(page.locator(".bar-count strong").first).to_contain_text("1/")
    page.get_by_role("button", name=say("Apply my change to the current one")).click()
    expect(page.locator(".bar-count strong").first).to_contain_text("2/")


def test_import(plain_page: Page, pool: Pool) -> None:
    plain_page.goto(f"{pool.home}decks/import/")
    read_list(plain_page, broken_list(pool) + f"\n1 {pool.mains[2]['name']}z")
    plain_page.locator("button[name=use]").first.click()
    expect(plain_page.locator(".import-verdict .is-bad")).to_have_count(0)
    plain_page.locator("button[name=create]").click()
    expect(plain_page.locator(f".line[data-card='{pool.mains[2]['slug']}']")).to_be_visible()


@in_chinese
def test_simulate_and_read_a_game(open_page: Callable[..., Page], places: Places, say: Speech, language: str) -> None:
    page = open_page(language, java_script_enabled=False, storage_state=places.cookies)
    page.goto(f"{places.legal}simulate/")
    page.get_by_role("radio", name="100", exact=True).check()
    page.get_by_role("button", name=say("Play the games")).click()
    _ask_again(page, ".status-done", say("Reload the figures"))
    assert path_of(page).startswith("/simulations/")
    page.locator(".samples a").first.click()
    _ask_again(page, "#moment", say("Reload"))
    page.locator("[data-key=following]").click()
    expect(page.locator("#moment")).to_have_attribute("data-step", "1")
    page.locator(".replay-steps a").nth(4).click()
    expect(page.locator(".replay-steps [aria-current]")).to_have_count(1)


def _ask_again(page: Page, wanted: str, link: str) -> None:
    """Follows the page's own link to itself until what is waited for is there."""
    deadline = time.monotonic() + COMPILING / 1000
    found, again = page.locator(wanted).first, page.get_by_role("link", name=link, exact=True)
    found.or_(again).first.wait_for(state="attached")  # the page before this one has neither
    while not found.count():
        assert time.monotonic() < deadline, f"{wanted} did not come"
        with page.expect_navigation():
            again.click()
