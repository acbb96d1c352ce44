"""Switching the language keeps what was typed: a pasted list with its report, without JavaScript too, and the fields of any form."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.pool import Pool


def switch(page: Page) -> None:
    page.locator("button[name=language]").click()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")


def test_a_pasted_list_without_javascript(open_page: Callable[..., Page], pool: Pool) -> None:
    page = open_page(java_script_enabled=False)
    page.goto(f"{pool.home}decks/import/")
    page.locator("#text").fill(f"2 {pool.mains[0]['name']}")
    switch(page)
    expect(page.locator("#text")).to_have_value(f"2 {pool.mains[0]['name']}")
    page.locator("#name").fill("Oxen")
    page.locator("#name").press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    expect(page.locator("#name")).to_have_value("Oxen")


def test_what_is_typed_in_any_form(open_page: Callable[..., Page], pool: Pool) -> None:
    page = open_page()
    page.goto("/accounts/signup/")
    page.locator("input[name=username]").fill("typed-name")
    page.locator("input[type=password]").first.fill("never kept")
    switch(page)
    expect(page.locator("input[name=username]")).to_have_value("typed-name")
    expect(page.locator("input[type=password]").first).to_have_value("")
    assert page.evaluate("sessionStorage.getItem('typed-before-language')") is None

    page.context.clear_cookies()
    page.goto(f"{pool.home}decks/new/?hero={pool.leads[0]['slug']}")
    page.locator("button.primary").click()
    page.wait_for_url("**/edit/")
    page.goto(page.url.replace("/edit/", "/versions/"))
    page.locator("#note").fill("because")
    page.locator(".version-form .button.primary").click()
    expect(page.locator("main [role=alert]")).to_be_visible()
    switch(page)
    expect(page.locator("main [role=alert]")).to_have_count(0)
    expect(page.locator("#note")).to_have_value("because")
