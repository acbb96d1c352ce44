"""Browsing in a real browser: quick with JavaScript, the same without, usable by everybody."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

PAGES = [
    "/",
    "/echo/",
    "/echo/cards/",
    "/echo/cards/?view=table&attribute=fire",
    "/echo/cards/?kind=item&attribute=fire",
    "/echo/cards/huo-ling/",
    "/no/",
]


def test_filters_change_cards_and_address_at_once(site: str, browser: Browser) -> None:
    page = browser.new_page(locale="en-GB", viewport={"width": 1280, "height": 900})
    page.goto(f"{site}/echo/cards/")
    page.evaluate("window.isStillHere = true")
    page.get_by_role("checkbox", name="Hero").check()
    expect(page).to_have_url(f"{site}/echo/cards/?kind=hero")
    expect(page.locator("#option-kind-hero")).to_be_focused()
    page.get_by_label("Order").select_option("-rarity")
    expect(page).to_have_url(f"{site}/echo/cards/?kind=hero&sort=-rarity")
    page.get_by_role("searchbox").fill("bell")
    expect(page).to_have_url(f"{site}/echo/cards/?q=bell&kind=hero&sort=-rarity")
    expect(page.locator(".card-tile")).to_have_count(1)
    page.get_by_role("link", name="Hero take away").click()
    expect(page).to_have_url(f"{site}/echo/cards/?q=bell&sort=-rarity")
    expect(page.get_by_role("checkbox", name="Hero")).not_to_be_checked()
    assert page.evaluate("window.isStillHere")
    page.go_back()
    expect(page.get_by_role("checkbox", name="Hero")).to_be_checked()
    expect(page.get_by_role("searchbox")).to_have_value("bell")
    page.close()


def test_filters_work_without_javascript(site: str, browser: Browser) -> None:
    context = browser.new_context(locale="zh-CN", java_script_enabled=False, viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.goto(f"{site}/echo/cards/")
    page.get_by_role("checkbox", name="英雄").check()
    page.get_by_role("button", name="显示结果").click()
    assert "kind=hero" in page.url
    expect(page.get_by_role("checkbox", name="英雄")).to_be_checked()
    page.get_by_role("link", name="表格").click()
    expect(page.locator(".cards-table tbody tr").first).to_be_visible()
    context.close()


def test_language_and_appearance_are_remembered(site: str, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB", color_scheme="light")
    page = context.new_page()
    page.goto(f"{site}/echo/cards/")
    page.get_by_role("checkbox", name="Item").check()
    expect(page).to_have_url(f"{site}/echo/cards/?kind=item")
    page.get_by_role("button", name="中文").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("回响卡牌")
    assert page.url == f"{site}/echo/cards/?kind=item"
    with page.expect_response("**/appearance/"):
        page.get_by_role("button", name="深色外观").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_keeps_anybody_out(site: str, browser: Browser, language: str, scheme: str) -> None:
    context = browser.new_context(locale=language, color_scheme=scheme, bypass_csp=True, viewport={"width": 390, "height": 844})
    page = context.new_page()
    for path in PAGES:
        page.goto(f"{site}{path}")
        found = Axe().run(page).response["violations"]
        assert [(path, each["id"], [node["target"] for node in each["nodes"]]) for each in found] == []
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), (
            f"{path} is wider than a phone"
        )
    context.close()
