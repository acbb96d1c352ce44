"""The builder loses no edit: undo survives a reload, a lost connection is waited out, a conflict is shown, signing out keeps what waits."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.pool import Pool


def test_no_edit_is_lost(open_page: Callable[..., Page], pool: Pool) -> None:
    page = open_page(permits=["ERR_INTERNET_DISCONNECTED", "409 (Conflict)", "404 (Not Found)"])
    page.goto(f"{pool.home}decks/new/?hero={pool.leads[0]['slug']}")
    page.locator("button.primary").click()
    page.wait_for_url("**/edit/")
    place = page.url
    held, waiting, adds = page.locator(".bar-count strong").first, page.locator("#desk-state li"), page.locator(".shelf-row .is-add")

    page.locator(f"#add-{pool.mains[0]['slug']}").click()
    page.locator(f"#add-{pool.mains[1]['slug']}").click()
    expect(held).to_contain_text("2/")
    page.locator("#undo").click()
    expect(held).to_contain_text("1/")
    page.reload()
    page.locator("#redo").click()
    expect(held).to_contain_text("2/")
    expect(page.locator("#undo")).to_be_focused()

    context = page.context
    context.set_offline(True)
    adds.nth(2).click()
    adds.nth(3).click()
    expect(waiting).to_have_count(2)
    context.set_offline(False)
    expect(held).to_contain_text("4/")
    expect(page.locator("#desk-state")).to_be_hidden()

    other = open_page(storage_state=context.storage_state())
    other.goto(place)
    context.set_offline(True)
    adds.nth(4).click()
    adds.nth(5).click()
    expect(waiting).to_have_count(2)
    other.locator(".shelf-row .is-add").nth(6).click()
    expect(other.locator(".bar-count strong").first).to_contain_text("5/")
    context.set_offline(False)
    expect(page.locator(".clash tbody tr")).to_have_count(2)
    page.reload()
    expect(page.locator(".clash tbody tr")).to_have_count(2)
    page.locator(".clash button").first.click()
    expect(held).to_contain_text("7/")
    other.bring_to_front()
    other.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(other.locator(".bar-count strong").first).to_contain_text("7/")

    cookies = context.cookies()
    context.clear_cookies()
    adds.nth(7).click()
    expect(page.locator("#desk-state a")).to_be_visible()
    context.add_cookies(cookies)  # type: ignore[arg-type]
    page.reload()
    expect(held).to_contain_text("8/")


def test_a_minute_without_a_connection(open_page: Callable[..., Page], pool: Pool) -> None:
    """All that the builder tries meanwhile fails; nothing is lost of what was done before and within it."""
    page = open_page(permits=["ERR_INTERNET_DISCONNECTED"])
    page.clock.install()
    page.goto(f"{pool.home}decks/new/?hero={pool.leads[0]['slug']}")
    page.locator("button.primary").click()
    page.wait_for_url("**/edit/")
    held, waiting, adds = page.locator(".bar-count strong").first, page.locator("#desk-state li"), page.locator(".shelf-row .is-add")
    tried: list[str] = []
    page.on("requestfailed", lambda request: tried.append(request.method))
    page.context.set_offline(True)
    for minute_part in range(4):
        adds.nth(minute_part).click()
        expect(waiting).to_have_count(minute_part + 1)
        page.clock.run_for(15_000)
    assert tried.count("POST") > 4
    expect(waiting).to_have_count(4)
    expect(page.locator("#desk-state")).to_be_visible()
    page.context.set_offline(False)
    page.clock.run_for(30_000)
    expect(held).to_contain_text("4/")
    expect(page.locator("#desk-state")).to_be_hidden()
    page.reload()
    expect(held).to_contain_text("4/")
