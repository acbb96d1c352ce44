"""Browsing in a real browser: filters answer at once, language and appearance are remembered."""

from __future__ import annotations

from playwright.sync_api import Browser, expect


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
