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
    """All that the builder tries without a connection fails; nothing is lost of what was done before and during that time."""
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


def begin(page: Page, pool: Pool) -> str:
    """The address of a builder with a new deck."""
    page.goto(f"{pool.home}decks/new/?hero={pool.leads[0]['slug']}")
    page.locator("button.primary").click()
    page.wait_for_url("**/edit/")
    return page.url


def test_going_back_and_forth_offline_waits_for_nobody(open_page: Callable[..., Page], pool: Pool) -> None:
    """An edit undone before it was sent is in no conflict; a conflict about nothing does not hold up what comes after it."""
    page = open_page(permits=["ERR_INTERNET_DISCONNECTED", "409 (Conflict)"])
    place = begin(page, pool)
    held, adds, clash = page.locator(".bar-count strong").first, page.locator(".shelf-row .is-add"), page.locator(".clash")
    adds.nth(0).click()
    expect(held).to_contain_text("1/")
    other = open_page(storage_state=page.context.storage_state())
    other.goto(place)

    page.context.set_offline(True)
    adds.nth(1).click()
    page.locator("#undo").click()
    adds.nth(2).click()
    expect(page.locator("#desk-state li")).to_have_count(3)
    other.locator(".shelf-row .is-add").nth(3).click()
    expect(other.locator(".bar-count strong").first).to_contain_text("2/")
    page.context.set_offline(False)
    expect(clash.locator("tbody tr")).to_have_count(1)
    clash.locator("button").first.click()
    expect(held).to_contain_text("3/")

    other.goto(place)
    page.context.set_offline(True)
    page.locator("#undo").click()
    expect(page.locator("#desk-state li")).to_have_text(["Undo"])
    other.locator(".shelf-row .is-add").nth(3).click()
    expect(other.locator(".bar-count strong").first).to_contain_text("4/")
    page.context.set_offline(False)
    expect(clash).to_be_visible()
    expect(clash.locator("button")).to_have_count(0)
    adds.nth(4).click()
    expect(held).to_contain_text("5/")
    expect(clash).to_have_count(0)


def test_a_card_being_typed_is_never_lost(open_page: Callable[..., Page], pool: Pool) -> None:
    page = open_page(permits=["ERR_INTERNET_DISCONNECTED", "422 (Unprocessable", "HTMLDataListElement"])
    begin(page, pool)
    held, line, name = page.locator(".bar-count strong").first, page.locator("#line"), pool.mains[0]["name"]
    page.context.set_offline(True)
    line.fill(f"2 {name}")
    line.press("Enter")
    expect(page.locator("#desk-state li")).to_have_text([f"2 {name}"])
    expect(line).to_have_value("")
    line.fill("1 of th")
    page.context.set_offline(False)
    expect(held).to_contain_text("2/")
    expect(line).to_have_value("1 of th")
    expect(line).to_be_focused()

    line.fill(f"1 {name}zz")
    line.press("Enter")
    expect(line).to_have_value(f"1 {name}zz")
    page.locator(".refusal button").first.click()
    expect(held).to_contain_text("3/")
    expect(line).to_have_value("")
    expect(line).to_be_focused()


def test_saving_one_field_leaves_what_was_written_elsewhere(open_page: Callable[..., Page], pool: Pool) -> None:
    page = open_page(permits=["409 (Conflict)"])
    place = begin(page, pool)
    other = open_page(storage_state=page.context.storage_state())

    def write(note: str) -> None:
        other.goto(place)
        other.locator(".desk-settings summary").click()
        other.locator("#note").fill(note)
        other.locator(".desk-settings form .apart button").click()
        expect(other.locator("#desk-title")).to_have_attribute("data-note", note)

    def look() -> None:
        page.bring_to_front()
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(page.locator("#pad")).to_have_attribute("data-revision", other.locator("#pad").get_attribute("data-revision") or "")

    write("from elsewhere")
    look()
    page.locator(".desk-settings summary").click()
    expect(page.locator("#note")).to_have_value("from elsewhere")
    page.locator("#name").fill("Renamed")
    page.locator(".desk-settings form .apart button").click()
    expect(page.locator("h1")).to_have_text("Renamed")
    expect(page.locator("#note")).to_have_value("from elsewhere")
    page.locator("#undo").click()
    expect(page.locator("h1")).not_to_have_text("Renamed")
    expect(page.locator("#name")).not_to_have_value("Renamed")

    page.locator(".desk-settings summary").click()
    page.locator("#note").fill("from here")
    write("from elsewhere again")
    look()
    page.locator(".desk-settings form .apart button").click()
    expect(page.locator(".clash tbody td")).to_have_text(["from here", "from elsewhere again"])
    page.locator(".clash button").first.click()
    expect(page.locator("#note")).to_have_value("from here")


def test_hundreds_of_waiting_edits_meet_a_changed_deck(open_page: Callable[..., Page], pool: Pool) -> None:
    page = open_page(permits=["409 (Conflict)"])
    page.goto(f"{pool.home}decks/new/?hero={pool.leads[0]['slug']}")
    page.locator("button.primary").click()
    page.wait_for_url("**/edit/")
    held = page.locator(".bar-count strong").first
    page.locator(f"#add-{pool.mains[0]['slug']}").click()
    expect(held).to_contain_text("1/")
    key = f"deck-edits:{page.locator('#pad').get_attribute('data-deck')}"
    add = page.locator(f"#more-main-{pool.mains[0]['slug']}").get_attribute("value")
    page.evaluate(
        """([key, add]) => localStorage.setItem(key, JSON.stringify({
             revision: "1", edits: Array.from({length: 300}, () => ({do: add, label: "one more"}))}))""",
        [key, add],
    )
    page.reload()
    expect(page.locator(".clash tbody tr")).to_have_count(300)
    assert page.evaluate("key => JSON.parse(localStorage.getItem(key)).edits.length", key) == 300
