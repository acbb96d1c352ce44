"""Every kind of simulation asked for and read in a browser, the figure in the builder, the sandbox, and the operators' page."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import COMPILING, copy_precon, out_of_view, path_of, wait_until_over
from tests.browser.conftest import PATIENCE
from tests.browser.pool import Pool

CHINESE, ENGLISH = "zh-CN", "en-GB"


@pytest.fixture(scope="module")
def guest(browser: Any, site: str, pool: Pool) -> tuple[Any, str]:
    """The cookies of a guest, and the address of a deck that is the guest's."""
    context = browser.new_context(base_url=site, locale=ENGLISH)
    context.set_default_timeout(PATIENCE)
    deck = copy_precon(context.new_page(), pool, name="DECK 2")
    cookies = context.storage_state()
    context.close()
    return cookies, deck


def ask(page: Page, path: str, *, games: int, decks: int = 1) -> None:
    """Fills the form in for the quickest players and so many shipped decks, looks at the forecast, and waits for the last game."""
    page.goto(path)
    page.locator("input[name=against][value=chosen]").check()
    for number in range(decks):
        page.locator("input[name=opponent]").nth(number).check()
    page.locator("input[name=amount][value=other]").check()
    page.locator("input[name=other_amount]").fill(str(games))
    page.locator("input[name=level]").first.check()
    page.locator("button[name=forecast]").click()
    expect(page.locator("#outlook")).to_be_visible()
    page.locator("main form button.primary").click()
    page.wait_for_url(re.compile(r"/simulations/[0-9a-f-]+/$"))
    wait_until_over(page)


def test_a_matrix_s_cells_open(open_page: Callable[..., Page], pool: Pool) -> None:
    page = open_page(ENGLISH)
    ask(page, f"{pool.home}matrix/", games=20, decks=2)
    page.locator(".matrix td a").first.click()
    page.wait_for_url(re.compile(r"/pairings/0/$"))
    expect(page.locator(".big-number")).to_contain_text("%")


def test_two_versions_are_compared(open_page: Callable[..., Page], pool: Pool, guest: tuple[Any, str]) -> None:
    cookies, deck = guest
    page = open_page(CHINESE, storage_state=cookies)
    page.goto(pool.precons[1]["url"])
    code = page.locator("#export-code").input_value()
    page.goto(f"{deck}compare/")
    page.locator("input[name=other][value=pasted]").check()
    page.locator("textarea[name=text]").fill(code)
    page.locator("input[name=against][value=chosen]").check()
    page.locator("input[name=opponent]").first.check()
    page.locator("input[name=amount][value=other]").check()
    page.locator("input[name=other_amount]").fill("40")
    page.locator("input[name=level]").first.check()
    page.locator("main form button.primary").click()
    page.wait_for_url(re.compile(r"/simulations/[0-9a-f-]+/$"))
    wait_until_over(page)
    expect(page.locator(".changes li").first).to_be_visible()
    expect(page.locator(".differences .is-total")).to_be_visible()
    assert out_of_view(page, ".keeps .kept") == []


def test_a_race_s_change_is_made(open_page: Callable[..., Page], guest: tuple[Any, str]) -> None:
    cookies, deck = guest
    page = open_page(ENGLISH, storage_state=cookies)
    ask(page, f"{deck}swaps/", games=120)
    page.reload()
    assert out_of_view(page, ".keeps .kept") == []
    page.locator("form[action*='/swaps/'] button").first.click()
    page.wait_for_url(f"**{deck}")
    expect(page.locator("main, .messages").get_by_text("is now one").first).to_be_visible()


def test_cards_are_told_one_by_one(open_page: Callable[..., Page], guest: tuple[Any, str]) -> None:
    cookies, deck = guest
    page = open_page(CHINESE, storage_state=cookies)
    ask(page, f"{deck}simulate/", games=40)
    page.locator(".simulation-tools a[href$='/cards/']").click()
    page.locator(".card-impact thead a").nth(1).click()
    expect(page.locator(".card-impact th[aria-sort=descending]")).to_be_visible()
    expect(page.locator(".card-impact tbody tr").first).to_be_visible()


def test_the_builder_tells_the_win_rate(open_page: Callable[..., Page], guest: tuple[Any, str]) -> None:
    cookies, deck = guest
    page = open_page(ENGLISH, storage_state=cookies)
    page.goto(f"{deck}edit/")
    expect(page.locator("#live-figure strong")).to_contain_text("%", timeout=COMPILING)
    page.locator(".live-menu summary").first.click()
    expect(page.locator(".live-rates > *").first).to_be_visible()


def test_the_sandbox_deals_two_decks(open_page: Callable[..., Page], pool: Pool) -> None:
    page = open_page(CHINESE)
    page.goto(f"{pool.home}sandbox/")
    page.locator("button[value=decks]").click()
    expect(page.locator("#sandbox[data-mode=play]")).to_be_visible(timeout=COMPILING)


def test_operators_see_the_workers(open_page: Callable[..., Page], operator: tuple[str, str]) -> None:
    page = open_page(ENGLISH)
    page.goto("/accounts/login/?next=/operations/")
    for box, word in zip(page.locator("main input:not([type=hidden])").all(), operator, strict=True):
        box.fill(word)
    page.locator("main button").click()
    page.wait_for_url("**/operations/")
    expect(page.locator("#workers")).to_be_visible()
    assert path_of(page) == "/operations/"


def test_a_deck_is_completed_by_the_list_that_wins_most(open_page: Callable[..., Page], pool: Pool) -> None:
    page = open_page(ENGLISH)
    page.goto(f"{pool.home}decks/new/")
    page.locator(".tile-button").first.click()
    expect(page.get_by_role("button", name="Choose for me")).to_be_visible()
    page.locator("#pad .line .stepper .step").first.click()
    page.get_by_role("button", name="Complete the deck for me").click()
    expect(page.locator(".suggestion-rate")).to_contain_text("%")
    assert page.locator(".suggestion-cards li").count() > 1
    expect(page.locator(".violations")).to_be_visible()
    page.get_by_role("button", name="Take this list").click()
    expect(page.locator(".violations")).to_have_count(0)
    expect(page.locator(".bar-count strong").first).to_have_text(re.compile(r"^(\d+)/\1$"))
