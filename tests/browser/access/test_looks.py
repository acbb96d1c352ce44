"""Faults that axe does not see: names that stand on end, figures that do not fit their card, words in the colour of their ground."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import open_in_sandbox, out_of_view
from tests.browser.conftest import PHONE
from tests.browser.places import Place, Places
from tests.browser.speech import Speech

#: Row heads of tables whose words take more lines than they may, by their texts.
ON_END = """most => [...document.querySelectorAll(".table tbody th")].filter((each) => {
  const words = document.createRange();
  words.selectNodeContents(each);
  const tops = [...words.getClientRects()].map((line) => line.top).sort((one, other) => one - other);
  return tops.filter((top, place) => !place || top > tops[place - 1] + 6).length > most;
}).map((each) => each.textContent.trim())"""
#: Cards on a board whose figures do not stand in one line, by their names.
STACKED = """() => [...document.querySelectorAll(".places .board-card-figures")].filter((each) =>
  new Set([...each.children].map((figure) => Math.round(figure.getBoundingClientRect().top))).size > 1
).map((each) => each.parentElement.querySelector(".board-card-name").textContent)"""
#: Lets every figure of every card on a board become another by the step shown.
ALL_BECOME = """() => document.querySelectorAll(".board-card-figure:not(:has(.then))").forEach((figure) => {
  figure.querySelector(":scope > [aria-hidden]")?.remove();
  figure.insertAdjacentHTML("beforeend", '<span class="then"><span aria-hidden="true">→</span> 12</span>');
})"""
#: How wide cards in places are drawn at least.
NARROWEST = "() => Math.min(...[...document.querySelectorAll('.places .board-card')].map((each) => each.clientWidth))"
#: Pages with tables, and how many lines a name may take there: card by card, the section stands under it.
LINES = {"finished simulation": 2, "card by card": 3}


def placed(places: Places, name: str) -> list[Place]:
    """The pages of that name of the games beside the first."""
    return [row for row in places.rows if row.name.endswith(f": {name}")]


@pytest.fixture
def phone(open_page: Callable[..., Page], places: Places, language: str) -> Page:
    return open_page(language, storage_state=places.cookies, viewport=PHONE, has_touch=True, is_mobile=True)


def test_names_in_tables_do_not_stand_on_end(phone: Page, places: Places) -> None:
    for place, most in ((row, most) for name, most in LINES.items() for row in placed(places, name)):
        place.open(phone)
        expect(phone.locator(".table tbody th").first).to_be_attached()
        assert phone.evaluate(ON_END, most) == [], place.name


def test_figures_fit_the_cards_of_a_board(phone: Page, places: Places) -> None:
    for place in placed(places, "replay"):
        place.open(phone)
        expect(phone.locator(".places .board-card, .grid .unit").first).to_be_visible()
        assert phone.evaluate(STACKED) == [], place.name
        phone.evaluate(ALL_BECOME)
        assert phone.evaluate(STACKED) == [], f"{place.name}: all change"
        assert phone.evaluate(NARROWEST) >= 60, place.name


def test_the_log_below_the_board_does_not_make_the_page_long(phone: Page, places: Places) -> None:
    placed(places, "replay")[0].open(phone)
    log = phone.locator(".replay-log").bounding_box()
    assert log is not None
    assert log["height"] < PHONE["height"]


def test_a_finger_is_not_told_of_keys(phone: Page, places: Places) -> None:
    phone.goto(f"{places.pool.home}cards/")
    expect(phone.locator("#browse")).to_be_visible()
    expect(phone.locator("[data-keys]")).to_be_hidden()


def test_the_chosen_view_can_be_read_under_the_pointer(open_page: Callable[..., Page], places: Places, say: Speech, language: str) -> None:
    page = open_page(language, storage_state=places.cookies)
    placed(places, "replay")[0].open(page)
    open_in_sandbox(page)
    chosen = page.locator(".segments button[aria-pressed=true]")
    page.get_by_role("button", name=say("Deck A's view"), exact=True).first.click()
    expect(page.locator("button[value='see:a'][aria-pressed=true]")).to_be_visible()
    chosen.hover()
    ink, ground = page.locator(".sandbox-title").evaluate(
        "(each) => [getComputedStyle(each).color, getComputedStyle(each.querySelector('[aria-pressed=true]')).backgroundColor]"
    )
    assert ground == ink


#: The hands' ticks and the cards' eyes that lie over a picture.
OVER_PICTURES = """selector => [...document.querySelectorAll(selector)].filter((button) => {
  const picture = button.closest("li").querySelector("img").getBoundingClientRect();
  return button.getBoundingClientRect().top < picture.bottom;
}).length"""


def test_the_figure_that_counts_stays_in_view(open_page: Callable[..., Page], places: Places) -> None:
    page = open_page(storage_state=places.cookies)
    matrix = next(row for row in places.rows if row.name == "finished matrix")
    matrix.open(page)
    assert page.locator(".matrix tbody .matrix-all").count() > 10
    assert out_of_view(page, ".matrix .matrix-all, .keeps .kept") == []


def test_nothing_covers_what_a_card_shows(phone: Page, places: Places) -> None:
    phone.goto(f"{places.pool.home}cards/")
    expect(phone.locator(".quick-open").first).to_be_visible()
    assert phone.evaluate(OVER_PICTURES, ".quick-open") == 0
    phone.goto(f"{places.legal}draw/?hand=1")
    expect(phone.locator(".sample-hand input").first).to_be_visible()
    assert phone.evaluate(OVER_PICTURES, ".sample-hand input") == 0
