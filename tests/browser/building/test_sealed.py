"""Opening boosters and building from them, in a browser: with the mouse, by keys alone, without JavaScript, and asking for the rank."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import DESKTOP, PHONE, path_of, wait_until_over

Shoot = Callable[[Page, str], None]
PATHS = [("en-GB", "light", DESKTOP), ("zh-CN", "dark", PHONE)]


def opened(page: Page) -> None:
    page.goto("/hota/sealed/")
    page.locator("#seed").fill("7")
    page.locator(".sealed-form .button").click()
    expect(page).to_have_url(re.compile("/pool/$"))


@pytest.mark.parametrize(("code", "scheme", "size"), PATHS, ids=[each[0] for each in PATHS])
def test_from_boosters_to_a_rank(open_page: Callable[..., Page], code: str, scheme: str, size: dict[str, int], shoot: Shoot) -> None:
    """A card in and out, the machine's deck with its reasons, one card changed, and the games against the field begin."""
    page = open_page(code, color_scheme=scheme, viewport=size)
    opened(page)
    count = page.locator(".pool-sum strong")
    more = page.locator(".pool-pile button[id^=more-]").first
    name = more.get_attribute("id")
    more.click()
    expect(count).to_have_text("1/35+")
    expect(page.locator(f"#{name}")).to_be_focused()
    page.locator(f"#{str(name).replace('more', 'less')}").click()
    expect(count).to_have_text("0/35+")
    page.locator("button[value=machine]").click()
    expect(count).to_have_text("35/35+")
    expect(page.locator(".pool-machine[open] caption")).to_have_count(2)
    shoot(page, "built")
    page.locator(".pool-free button[id^=more-]").first.click()
    expect(count).to_have_text("36/35+")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.locator("form[action$='/rank/'] button").click()
    expect(page).to_have_url(re.compile("/simulations/"))
    expect(page.locator("#rank-title")).to_be_visible()
    wait_until_over(page)
    shoot(page, "ranked")
    expect(page.locator(".ranked .big-number")).to_have_text(re.compile("^\\d+/100$"))
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_by_keys_alone(open_page: Callable[..., Page]) -> None:
    page = open_page("en-GB")
    page.goto("/hota/sealed/")
    page.locator("#boosters").focus()
    page.keyboard.press("Tab")
    page.keyboard.type("7")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/pool/$"))
    page.locator("button[value=machine]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".pool-sum strong")).to_have_text("35/35+")


def test_without_javascript(open_page: Callable[..., Page]) -> None:
    page = open_page("en-GB", java_script_enabled=False)
    opened(page)
    pool = path_of(page)
    page.locator("button[value=machine]").click()
    expect(page.locator(".pool-sum strong")).to_have_text("35/35+")
    assert path_of(page) == pool
    page.locator(".pool-free button[id^=more-]").first.click()
    expect(page.locator(".pool-sum strong")).to_have_text("36/35+")
