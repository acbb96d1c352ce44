"""Browsing in a real browser: filters answer at once, language and appearance are remembered."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.actions import DESKTOP, GO_BACK_LATE


def test_filters_change_cards_and_address_at_once(site: str, browser: Browser) -> None:
    page = browser.new_page(locale="en-GB", viewport={"width": 1280, "height": 900})
    page.goto(f"{site}/echo/cards/")
    page.evaluate("window.isStillHere = true")
    page.get_by_role("checkbox", name="Hero").check()
    expect(page).to_have_url(f"{site}/echo/cards/?kind=hero")
    expect(page.locator("#option-kind-hero")).to_be_focused()
    page.get_by_label("Order").select_option("-rarity")
    expect(page).to_have_url(f"{site}/echo/cards/?kind=hero&sort=-rarity")
    page.get_by_role("searchbox").fill("magistrate")
    expect(page).to_have_url(f"{site}/echo/cards/?q=magistrate&kind=hero&sort=-rarity")
    expect(page.locator(".card-tile")).to_have_count(1)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/cards/?" in request.url else None)
    page.get_by_role("link", name="Hero remove").click()
    expect(page).to_have_url(f"{site}/echo/cards/?q=magistrate&sort=-rarity")
    assert asked == [f"{site}/echo/cards/?q=magistrate&sort=-rarity"]  # and not once more for having left the box
    expect(page.get_by_role("checkbox", name="Hero")).not_to_be_checked()
    assert page.evaluate("window.isStillHere")
    page.go_back()
    expect(page.get_by_role("checkbox", name="Hero")).to_be_checked()
    expect(page.get_by_role("searchbox")).to_have_value("magistrate")
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


def test_a_card_opens_in_place_and_back_leads_to_the_list(site: str, browser: Browser) -> None:
    page = browser.new_page(locale="en-GB", viewport={"width": 1280, "height": 900})
    page.goto(f"{site}/echo/cards/")
    page.get_by_role("checkbox", name="Hero").check()
    expect(page).to_have_url(f"{site}/echo/cards/?kind=hero")
    page.evaluate("window.isStillHere = true")
    links = page.locator(".card-tile > a:not(.quick-open)")
    first, second = (links.nth(place).inner_text().strip() for place in (0, 1))
    links.nth(0).focus()
    page.keyboard.press("Space")
    title = page.locator("#quick-title")
    expect(title).to_have_text(first)
    expect(page.get_by_role("button", name="The card before")).to_be_disabled()
    page.keyboard.press("ArrowRight")
    expect(title).to_have_text(second)
    page.go_back()
    expect(title).to_have_count(0)
    expect(page).to_have_url(f"{site}/echo/cards/?kind=hero")
    expect(links.nth(1)).to_be_focused()
    page.locator(".card-tile").nth(0).hover()
    page.locator("[data-quick]").nth(0).click()
    expect(title).to_have_text(first)
    page.get_by_role("button", name="Close").click()
    expect(page).to_have_url(f"{site}/echo/cards/?kind=hero")
    assert page.evaluate("window.isStillHere")
    page.close()


def test_a_card_opened_while_the_browser_goes_back_stays_open(site: str, browser: Browser) -> None:
    page = browser.new_page(locale="en-GB", viewport=DESKTOP)
    page.goto(f"{site}/echo/cards/?kind=hero")
    page.evaluate(GO_BACK_LATE)
    title, links = page.locator("#quick-title"), page.locator(".card-tile > a:not(.quick-open)")
    links.nth(0).press("Space")
    expect(title).to_be_visible()
    page.keyboard.press("Escape")
    expect(title).to_have_count(0)
    with page.expect_response(re.compile("/cards/")):
        links.nth(1).press("Space")
    page.wait_for_timeout(300)
    page.evaluate("goBackNow()")
    expect(title).to_have_text(links.nth(1).inner_text().strip())
    page.go_back()
    expect(title).to_have_count(0)
    expect(page).to_have_url(f"{site}/echo/cards/?kind=hero")
    page.close()


def test_a_search_is_saved_and_found_again(site: str, browser: Browser) -> None:
    page = browser.new_page(locale="zh-CN", viewport={"width": 390, "height": 844})
    page.goto(f"{site}/echo/cards/?q=费用>3")
    page.get_by_text("已存搜索").click()
    page.get_by_label("把当前搜索存为").fill("贵的牌")
    page.get_by_role("button", name="保存搜索").click()
    expect(page.get_by_text("搜索已存为“贵的牌”。")).to_be_visible()
    page.goto(f"{site}/echo/cards/")
    page.get_by_text("已存搜索").click()
    page.get_by_role("link", name="贵的牌").click()
    expect(page.get_by_role("searchbox")).to_have_value("费用>3")
    page.close()


def test_each_page_with_keys_lists_them(site: str, browser: Browser) -> None:
    page = browser.new_page(locale="en-GB")
    for path, words in (
        ("cards/", "look at the card without leaving the page"),
        ("cards/kiln-ox/", "the card before, the card after"),
        ("sandbox/", "undo, redo"),
    ):
        page.goto(f"{site}/echo/{path}")
        expect(page.locator("[data-keys]")).to_be_visible()
        page.keyboard.press("?")
        expect(page.get_by_role("dialog", name="Keys").get_by_text(words, exact=True)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.get_by_role("button", name="Keys").click()
        expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.close()
