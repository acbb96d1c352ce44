"""Building by dragging: into the deck, among the cards thought of, from there into the deck, and back out."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.pool import Pool
from tests.browser.speech import in_chinese, in_english


def carry(row: Locator, place: Locator) -> None:
    """Take a row over a place. The place is told of what is moved over it only then, so the pointer moves there twice."""
    row.hover()
    row.page.mouse.down()
    place.hover()
    place.hover()
    expect(row.page.locator("body.is-dragging")).to_have_count(1)


def drag(row: Locator, place: Locator) -> None:
    """Drag a row to a place, once the page shows what was done before."""
    expect(row.page.locator("body.is-saving, #shelf.htmx-request")).to_have_count(0)
    carry(row, place)
    row.page.mouse.up()


@in_chinese
def test_a_deck_is_built_by_dragging(page: Page, pool: Pool, shoot: Callable[[Page, str], None]) -> None:
    page.goto(f"{pool.home}decks/new/?hero={pool.leads[0]['slug']}")
    page.locator("button.primary").click()
    page.wait_for_url("**/edit/")
    first, second, third = (f"[data-card='{card['slug']}']" for card in pool.mains[:3])
    held, pad, maybe, shelf = (
        page.locator(".bar-count strong").first,
        page.locator("#pad"),
        page.locator("#maybe"),
        page.locator(".shelf-head"),
    )

    drag(page.locator(f".shelf-row{first}"), pad)
    expect(held).to_contain_text("1/")
    drag(page.locator(f".shelf-row{first}"), pad)
    drag(page.locator(f".shelf-row{second}"), pad)
    expect(held).to_contain_text("3/")
    expect(page.locator(f".line{first}")).to_have_attribute("data-count", "2")
    shoot(page, "three cards dragged into the deck")

    drag(page.locator(f".line{first}"), shelf)
    expect(held).to_contain_text("2/")
    expect(page.locator(f".line{first}")).to_have_attribute("data-count", "1")
    shoot(page, "one dragged back out")

    page.locator(f".shelf-row{third} .is-park").click()
    expect(maybe.locator(f".line{third}")).to_be_visible()
    drag(page.locator(f".line{second}"), maybe)
    expect(maybe.locator(f".line{second}")).to_be_visible()
    expect(held).to_contain_text("1/")
    shoot(page, "one dragged among the cards thought of")
    drag(maybe.locator(f".line{third}"), page.locator(f".line{first}"))
    expect(held).to_contain_text("2/")
    expect(maybe.locator(f".line{third}")).to_have_count(0)
    drag(maybe.locator(f".line{second}"), shelf)
    expect(maybe).to_have_count(0)
    expect(held).to_contain_text("2/")
    shoot(page, "thought of no more")

    drag(page.locator(f".line{third}"), page.locator("h1"))
    page.reload()
    expect(held).to_contain_text("2/")
    page.locator("#undo").click()
    expect(maybe.locator(f".line{second}")).to_be_visible()


@in_english
def test_a_deck_in_piles(page: Page, pool: Pool, shoot: Callable[[Page, str], None]) -> None:
    """The pictures stand in a column for each cost; what is done with them is what is done with lines, and the address keeps the choice."""
    page.goto(f"{pool.home}decks/new/?hero={pool.leads[0]['slug']}")
    page.locator("button.primary").click()
    page.wait_for_url("**/edit/")
    cheap, dear = (pick(pool.mains, key=lambda card: card["cost"] or 0) for pick in (min, max))
    page.locator("a[data-piles=yes]").click()
    page.wait_for_url("**/edit/?deck=piles")
    line = page.locator("#line")
    for card in (cheap, dear):
        line.fill(f"1 {card['name']}")
        line.press("Enter")
        expect(page.locator(f"#pad .line[data-card='{card['slug']}'] .line-face")).to_be_visible()
    places = [page.locator(f"#pad .line[data-card='{card['slug']}']").bounding_box() or {} for card in (cheap, dear)]
    assert places[0]["y"] == places[1]["y"]
    assert places[0]["x"] + places[0]["width"] <= places[1]["x"]

    drag(page.locator(f".shelf-row[data-card='{cheap['slug']}']"), page.locator("#pad .part-head").last)
    first = page.locator(f"#pad .line[data-card='{cheap['slug']}']")
    expect(first).to_have_attribute("data-count", "2")
    shoot(page, "in piles")
    drag(first, page.locator(".shelf-head"))
    expect(first).to_have_attribute("data-count", "1")
    page.reload()
    expect(first.locator(".line-face")).to_be_visible()
    page.locator("a[data-piles=no]").click()
    expect(first.locator(".line-face")).to_be_hidden()
    page.wait_for_url("**/edit/")


@in_chinese
def test_what_is_dragged_is_told_and_then_no_more(page: Page, pool: Pool) -> None:
    page.goto(f"{pool.home}decks/new/?hero={pool.leads[0]['slug']}")
    page.locator("button.primary").click()
    page.wait_for_url("**/edit/")
    carry(page.locator(f".shelf-row[data-card='{pool.mains[0]['slug']}']"), page.locator("#pad"))
    expect(page.locator("#card-preview")).to_be_hidden()
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator("body.is-dragging")).to_have_count(0)
