"""Watching a simulation: figures come in by themselves, a reload loses nothing, and it can be cancelled."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.actions import COMPILING, path_of, simulate
from tests.browser.places import MANY, Places
from tests.browser.speech import Speech, in_chinese, in_english


@in_english
def test_reload_in_the_middle_and_cancel(open_page: Callable[..., Page], places: Places, say: Speech, language: str) -> None:
    page = open_page(language, storage_state=places.cookies)
    address = simulate(page, places.legal, games=MANY)
    progress = page.locator("progress")
    expect(progress).not_to_have_attribute("value", "0", timeout=COMPILING)
    played = int(progress.get_attribute("value") or 0)
    page.reload()
    assert int(progress.get_attribute("value") or 0) >= played
    expect(page.locator(".big-number")).to_contain_text("%")
    page.get_by_role("button", name=say("Cancel the rest")).click()
    expect(page.locator(".status-cancelled")).to_be_visible()
    assert path_of(page) == address
    kept = int(progress.get_attribute("value") or 0)
    assert played <= kept < MANY
    page.goto("/simulations/")
    expect(page.locator(f"a[href='{address}']").first).to_be_visible()


def test_it_is_as_private_as_its_deck(open_page: Callable[..., Page], places: Places, language: str) -> None:
    stranger = open_page(language)
    for path in (places.legal, f"{places.legal}edit/", f"{places.legal}simulate/", places.finished, f"{places.finished}games/0/"):
        assert stranger.request.get(path).status == 404


@in_english
def test_any_game_is_found_by_its_number(open_page: Callable[..., Page], places: Places, language: str) -> None:
    page = open_page(language, storage_state=places.cookies)
    page.goto(places.finished)
    page.locator("#game-number").fill("3")
    page.locator("#game-number + button").click()
    page.wait_for_url(re.compile(r"/games/3/$"))
    expect(page.locator("#moment")).to_be_visible(timeout=COMPILING)


def test_what_happens_stays_in_sight_down_the_board(open_page: Callable[..., Page], places: Places, language: str) -> None:
    page = open_page(language, storage_state=places.cookies)
    page.goto(f"{places.finished}games/0/?step=20")
    words = page.locator(".moment-text")
    page.evaluate("window.scrollTo(0, 400)")
    expect(words).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.querySelector('.player').getBoundingClientRect().bottom") <= (words.bounding_box() or {"y": 0})["y"] + 1
    page.locator(".replay-steps a[data-step]").nth(9).click()
    expect(page.locator("#moment")).to_have_attribute("data-step", re.compile(r"^[1-9]\d*$"))
    expect(page.locator(".replay-steps [aria-current]")).to_have_count(1)


@in_chinese
def test_a_result_is_checked_by_the_strongest_player(open_page: Callable[..., Page], places: Places, say: Speech, language: str) -> None:
    page = open_page(language, storage_state=places.cookies)
    page.goto(places.finished)
    page.locator("form[action$='/check/'] button").click()
    page.wait_for_url(re.compile(r"#check$"))
    check = page.locator("#check")
    expect(check.locator("tr.is-total .number").first).to_have_text(re.compile(r"^([+−]\d+\.\d|0\.0)$"), timeout=COMPILING)
    check.get_by_role("link", name=say("All figures of the check")).click()
    expect(page.locator("#check")).to_be_visible()
    page.get_by_role("button", name=say("Cancel the rest")).click()
    expect(page.locator(".status-cancelled")).to_be_visible()
