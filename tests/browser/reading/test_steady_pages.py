"""Pages stay as they are: nothing shifts while they come, nothing moves for who asks for less motion, everything fits at 200 %, going
back leads to where one was, nothing comes from elsewhere, and only pages in English fetch type."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import PurePath
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import WATCH_SHIFTS
from tests.browser.pool import Pool

#: A shift that nobody would call good is ten times as much; the sum over the whole page counts here.
MOST_SHIFT = 0.01
#: A window of 1280 x 800 at 200 %.
HALF = {"width": 640, "height": 400}
MOVING = """() => document.getAnimations().filter((each) => each.playState === "running" && each.effect.getComputedTiming().duration > 0)
  .map((each) => each.effect.target.outerHTML.slice(0, 90))"""
TYPE = {"deckproof-sans-400", "deckproof-sans-600", "deckproof-serif-700"}
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def places(pool: Pool) -> Iterator[str]:
    deck = pool.precons[0]["id"]
    yield from ("/", pool.home, f"{pool.home}cards/", f"{pool.home}cards/{pool.mains[0]['slug']}/", f"{pool.home}decks/")
    yield from (f"/decks/{deck}/", f"{pool.home}syntax/", f"{pool.home}rules/", "/styleguide/", "/decks/import/", f"{pool.home}decks/new/")


@pytest.mark.parametrize("language", ["zh-CN", "en-GB"])
def test_nothing_shifts_or_moves_or_comes_from_elsewhere(open_page: Callable[..., Page], pool: Pool, site: str, language: str) -> None:
    page = open_page(language, reduced_motion="reduce", bypass_csp=True)
    page.add_init_script(f"({WATCH_SHIFTS})()")
    hosts: set[str] = set()
    fonts: set[str] = set()
    page.on("request", lambda request: hosts.add(urlsplit(request.url).netloc) if request.url.startswith("http") else None)
    page.on(
        "request",
        lambda request: fonts.add(PurePath(urlsplit(request.url).path).name.split(".")[0]) if request.resource_type == "font" else None,
    )
    for place in places(pool):
        page.goto(place, wait_until="load")
        page.wait_for_function("document.fonts.status === 'loaded'")
        page.mouse.wheel(0, 700)
        page.wait_for_timeout(300)
        shift = page.evaluate("window.shifts")
        assert shift <= MOST_SHIFT, f"{place} shifts by {shift:.3f}"
        assert page.evaluate(MOVING) == [], place
    assert hosts == {urlsplit(site).netloc}
    assert fonts >= TYPE if language == "en-GB" else not fonts


def test_rules_stay_in_place_while_they_load(open_page: Callable[..., Page], pool: Pool) -> None:
    """A slow page is drawn before its last chapter arrives: the first chapter stands where it stands once all have arrived."""
    page = open_page(viewport={"width": 1280, "height": 800})
    page.goto(f"{pool.home}rules/")
    top = "() => document.querySelector('.rules-words').getBoundingClientRect().top"
    loaded = page.evaluate(top)
    page.evaluate("() => document.querySelector('.rules-words').replaceChildren()")
    assert page.evaluate(top) == loaded


def test_everything_fits_at_200_percent(open_page: Callable[..., Page], pool: Pool) -> None:
    page = open_page(viewport=HALF)
    for place in places(pool):
        page.goto(place)
        assert page.evaluate(TOO_WIDE) <= 0, place
        expect(page.locator("h1").first).to_be_attached()


def test_back_leads_to_where_one_was_on_many_pages(open_page: Callable[..., Page], pool: Pool) -> None:
    page = open_page()
    page.goto(f"{pool.home}cards/")
    tiles = page.locator("#results .card-tile")
    first = tiles.count()
    page.locator("#pages").scroll_into_view_if_needed()
    expect(tiles).not_to_have_count(first)
    held = tiles.count()
    card = tiles.nth(first + 5)
    card.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    assert before > 0
    card.locator("a:not(.quick-open)").click()
    page.wait_for_url("**/cards/*/")
    page.go_back()
    expect(tiles.nth(held - 1)).to_be_attached()
    page.wait_for_function("(before) => Math.abs(scrollY - before) < 300", arg=before)
    expect(tiles.nth(first + 5)).to_be_in_viewport()


def test_back_to_the_builder_shows_the_deck_as_it_is(open_page: Callable[..., Page], pool: Pool) -> None:
    page = open_page()
    page.goto(f"{pool.home}decks/new/?hero={pool.leads[0]['slug']}")
    page.locator("button.primary").click()
    page.wait_for_url("**/edit/")
    place, held = page.url, page.locator(".bar-count strong").first
    page.locator(f"#add-{pool.mains[0]['slug']}").click()
    expect(held).to_contain_text("1/")
    page.goto(f"{pool.home}cards/")
    other = open_page(storage_state=page.context.storage_state())
    other.goto(place)
    other.locator(f"#add-{pool.mains[1]['slug']}").click()
    expect(other.locator(".bar-count strong").first).to_contain_text("2/")
    page.go_back()
    page.wait_for_url("**/edit/")
    expect(held).to_contain_text("2/")
    page.locator("#undo").click()
    expect(held).to_contain_text("1/")
