"""Another game that can be played, from a deck to the sandbox: it is built and simulated, its games are read, a moment is played on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as LateError

from rules import games
from tests.browser.actions import COMPILING, replay_step, simulate, wait_until_over
from tests.browser.pool import Pool

#: So many different cards a deck is built of; three copies of each are enough for any game.
SHELF = 30
SLUGS = [game.slug for game in games.everything() if game.is_playable][1:]


@pytest.mark.parametrize("slug", SLUGS)
def test_from_a_deck_to_the_sandbox(open_page: Callable[..., Page], site: str, slug: str) -> None:
    pool = Pool(site, games.get(slug))
    page = open_page("zh-CN")
    deck = build(page, pool)
    expect(page.locator("#live-figure strong")).to_contain_text("%", timeout=COMPILING)
    simulation = simulate(page, deck, games=40, level=pool.quick_level)
    wait_until_over(page)
    expect(page.locator(".big-number")).to_contain_text("%")
    page.goto(replay_step(page, f"{simulation}games/0/"))
    step = int(page.locator("#moment").get_attribute("data-step") or 0)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#moment")).to_have_attribute("data-step", str(step + 1))
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#moment")).to_have_attribute("data-step", str(step))
    play_a_line(press_open_in_sandbox(page))


def press_open_in_sandbox(page: Page) -> Page:
    """Press the button, and where that hangs the browser (see `actions.open_in_sandbox`) once more on another page. Return the page."""
    try:
        page.locator("#open-sandbox").click()
    except LateError:
        address, page = page.url, page.context.new_page()
        page.goto(address)
        page.locator("#open-sandbox").click()
    return page


def build(page: Page, pool: Pool) -> str:
    """A deck that has its first card, in a game in which decks have one, and grows, by click, until it is legal."""
    begun = int(pool.main is not pool.lead)
    page.goto(f"{pool.home}decks/new/?hero={pool.leads[0]['slug']}" if begun else f"{pool.home}decks/new/")
    page.locator(".new-deck button.primary").click()
    page.wait_for_url("**/edit/")
    least = pool.game.format().total.least or pool.main.size.least or 0
    counted = begun if pool.game.format().total.least else 0
    fill(page, pool.main.slug, page.locator(".bar-count strong").first, 1 + counted, least)
    for section in pool.game.format().sections:
        if section not in (pool.lead, pool.main) and section.size.least:
            counter = page.locator(".bar-count", has_text=section.name.zh).locator("strong")
            fill(page, section.slug, counter, 1, section.size.least)
    expect(page.locator(".violation")).to_have_count(0)
    return str(page.evaluate("location.pathname")).removesuffix("edit/")


def fill(page: Page, section: str, counter: Locator, first: int, least: int) -> None:
    """Cards of a section, one by one until there are enough, each counted before the next."""
    rows = page.locator(f".shelf-row[data-section='{section}'] .is-add:not([disabled])")
    for held in range(first, least + 1):
        rows.nth(held % min(SHELF, rows.count())).click()
        expect(counter).to_have_text(re.compile(rf"^{held}/"))


def play_a_line(page: Page) -> None:
    """One action by its key, which is taken back; then a player goes on to the end of the turn.

    A moment amid a decision is opened with the lines that lead to it, so that there may be something to undo from the start.
    """
    expect(page.locator("#sandbox[data-mode=play]")).to_be_visible(timeout=COMPILING)
    page.wait_for_load_state("load")  # a key pressed before the page's script has run is lost
    expect(page.locator("#redo")).to_be_disabled()
    opened = page.url
    page.keyboard.press("1")
    expect(page).not_to_have_url(opened)
    expect(page.locator("#undo")).to_be_enabled()
    page.locator("#undo").click()
    expect(page.locator("#redo")).to_be_enabled()
    page.locator("#let-turn").click()
    expect(page.locator("#redo")).to_be_disabled()
    expect(page.locator(".sandbox-happened li, .sandbox-happened p").first).to_be_visible()
