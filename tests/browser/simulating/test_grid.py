"""A board with a grid: squares reached by arrow keys, units moved, a position set up square by square, on a desktop and a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from rules import games
from tests.browser.access.test_lettering import BROKEN
from tests.browser.actions import COMPILING
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.speech import Speech, in_english

#: The games that are played on a grid.
SLUGS = [game.slug for game in games.everything() if game.is_playable and game.slug == "sorcery"]
#: A unit of A that may go to c2, one below c1, an aura of B over b2 to c3, a square of rubble.
FILE = """
game = "sorcery"
[[cards]]
slug = "ox"
kind = "minion"
name = "Ox"
name_zh = "牛"
power = 3
keywords = ["burrowing", "spellcaster"]
[[cards]]
slug = "fog"
kind = "aura"
name = "Fog"
name_zh = "雾"
[[cards]]
slug = "hill"
kind = "site"
name = "Hill"
name_zh = "丘"
element = ["earth"]
earth = 1
[[scenario]]
name = "a grid"
rubble = ["e1"]
[scenario.A]
sites = ["c1 hill", "c2 hill"]
field = ["ox c1", "ox c1 below"]
[scenario.B]
sites = ["c4 hill", "c3 hill"]
field = ["fog b2"]
"""


def sandbox(page: Page, slug: str) -> None:
    """The position opened in the sandbox, and played in."""
    page.goto(f"/{slug}/sandbox/")
    page.locator("textarea[name=text]").fill(FILE)
    page.locator("button[value=open]").click()
    expect(page.locator("#sandbox[data-mode=play]")).to_be_visible(timeout=COMPILING)


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_board_fits_the_window(open_page: Callable[..., Page], slug: str, viewport: dict[str, int], language: str) -> None:
    page = open_page(language, viewport=viewport)
    sandbox(page, slug)
    expect(page.locator(".grid .square")).to_have_count(20)
    expect(page.locator(".grid .unit")).to_have_count(5)
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    assert [each for each in page.evaluate(BROKEN) if each.startswith(("unit", "square", "attached"))] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_arrow_keys_go_from_square_to_square(open_page: Callable[..., Page], slug: str, language: str) -> None:
    page = open_page(language)
    sandbox(page, slug)
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.locator(".square[tabindex='0']")).to_have_count(1)
    page.locator(".square[data-place=a4]").focus()
    for key, square in (
        ("ArrowRight", "b4"),
        ("ArrowDown", "b3"),
        ("ArrowLeft", "a3"),
        ("ArrowLeft", "a3"),
        ("ArrowUp", "a4"),
        ("ArrowUp", "a4"),
    ):
        page.keyboard.press(key)
        expect(page.locator(f".square[data-place={square}]")).to_be_focused()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_unit_goes_to_another_square_and_back(open_page: Callable[..., Page], slug: str, language: str) -> None:
    page = open_page(language)
    sandbox(page, slug)
    page.locator("button[value='act:A moves A2 to c2']").click()
    expect(page.locator(".square[data-place=c2] .unit.is-tapped")).to_have_count(1)
    page.locator("#undo").click()
    expect(page.locator(".square[data-place=c1] .unit[data-place='A.field.2']")).to_have_count(1)


@pytest.mark.parametrize("slug", SLUGS)
def test_each_side_sees_its_own_edge_below(open_page: Callable[..., Page], slug: str, language: str) -> None:
    page = open_page(language)
    sandbox(page, slug)
    last = page.locator(".grid .square").last
    expect(last).to_have_attribute("data-place", "e1")
    page.locator("#see-b").click()
    expect(last).to_have_attribute("data-place", "a4")
    expect(page.locator(".mat").last.locator(".side-label.is-theirs, .side-label")).to_be_visible()


@in_english
@pytest.mark.parametrize("slug", SLUGS)
def test_a_position_is_set_up_square_by_square(open_page: Callable[..., Page], slug: str, say: Speech, language: str) -> None:
    page = open_page(language)
    sandbox(page, slug)
    page.locator("button[value=setup]").click()
    expect(page.locator(".setup-grid")).to_be_visible()
    page.locator(".square[data-place=d2]").click(position={"x": 60, "y": 70})
    expect(page.locator("#place")).to_have_value("A.d2")
    expect(page.locator(".square[data-place=d2].is-chosen")).to_be_visible()
    page.locator("[id='move-A.field.2']").click()
    expect(page.locator(".square[data-place=d2] .unit")).to_have_count(1)
    page.locator("#ground-e1").click()
    expect(page.locator(".square[data-place=e1].is-void")).to_be_visible()
    page.locator(".square[data-place=d2]").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator("#place")).to_have_value("A.d3")
    page.locator("#card").fill("Hill")
    page.locator("#put").click()
    expect(page.locator(".square[data-place=d3].is-land.is-mine")).to_be_visible()
    page.locator("#play").click()
    expect(page.locator("#sandbox[data-mode=play]")).to_be_visible(timeout=COMPILING)
