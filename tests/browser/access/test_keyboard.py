"""Everything with the keyboard alone: a deck from its first card to legal, turning cards, reading a game. The mouse is never used."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.actions import open_in_sandbox
from tests.browser.places import Places
from tests.browser.pool import Pool
from tests.browser.speech import Speech, in_chinese, in_english

KEYED = "Keys alone"


@in_english
def test_build_a_legal_deck(page: Page, say: Speech, pool: Pool, shoot: Callable[[Page, str], None]) -> None:
    """From the page without decks to a legal deck with a name among one's own."""
    page.goto("/decks/")
    shoot(page, "no decks yet")
    press_until_focused(page, "Tab", f"main a[href='{pool.home}decks/new/']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/decks/new/")
    press_until_focused(page, "Tab", ".tile-button")
    shoot(page, "the first lead has the focus")
    page.keyboard.press("Enter")
    page.wait_for_url("**/edit/")
    need = pool.main.bounds.least
    count = page.locator(".bar-count strong").first

    page.keyboard.press("/")
    expect(page.locator("#q")).to_be_focused()
    page.keyboard.type(say.name(pool.mains[0]))
    expect(page.locator(f".shelf-row[data-card='{pool.mains[0]['slug']}']")).to_be_visible()
    expect(page.locator(".chips .chip")).to_have_count(1)
    shoot(page, "a card is searched")
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.press("Delete")
    expect(page.locator(".chips .chip")).to_have_count(0)
    page.keyboard.press("ArrowDown")
    held = 0
    while held < need:
        row = page.locator(".shelf-row:focus-within")
        copies = min(int(row.get_attribute("data-most") or 1), need - held)
        if row.get_attribute("data-section") == pool.main.slug:
            page.keyboard.press(str(copies))
            held += copies
            expect(count).to_have_text(f"{held}/{need}")
            shoot(page, f"{held} of {need} cards")
        page.keyboard.press("ArrowDown")
    expect(page.locator(".bar-verdict")).to_have_text(say("Legal"))
    expect(page.locator("#said")).to_contain_text(say("Legal."))
    narrow_by_the_deck(page, shoot)
    name_it(page, shoot)
    page.goto("/decks/")
    expect(page.locator(".deck-row h3")).to_have_text(KEYED)
    expect(page.locator(".deck-row").get_by_role("img", name=say("Legal"), exact=True)).to_be_visible()
    shoot(page, "it is among my decks")


def narrow_by_the_deck(page: Page, shoot: Callable[[Page, str], None]) -> None:
    """D shows the cards in the deck, then those that are not in it, then all of them again."""
    row, held = page.locator(".shelf-row"), page.locator(".shelf-row.is-in")
    page.keyboard.press("d")
    expect(page.locator("#filter-in")).to_have_value("deck")
    expect(row).to_have_count(page.locator(".part:not([data-is-pool]) .line").count())
    expect(held).to_have_count(row.count())
    shoot(page, "the cards in the deck alone")
    page.keyboard.press("d")
    expect(page.locator("#filter-in")).to_have_value("elsewhere")
    expect(held).to_have_count(0)
    page.keyboard.press("d")
    expect(page.locator("#filter-in")).to_have_value("")
    expect(page.locator(".chips .chip")).to_have_count(0)


def name_it(page: Page, shoot: Callable[[Page, str], None]) -> None:
    press_until_focused(page, "Shift+Tab", ".desk-settings summary", most=400)
    page.keyboard.press("Enter")
    press_until_focused(page, "Tab", "#name")
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type(KEYED)
    shoot(page, "it gets a name")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(KEYED)
    shoot(page, "it is legal and saved")


@in_chinese
def test_take_away_undo_and_never_lose_the_place(page: Page, pool: Pool) -> None:
    page.goto(f"{pool.home}decks/new/?hero={pool.leads[0]['slug']}")
    press_until_focused(page, "Tab", "button.primary")
    page.keyboard.press("Enter")
    page.wait_for_url("**/edit/")
    page.keyboard.press("ArrowDown")
    count = page.locator(".bar-count strong").first
    for keys, expected in (("+", 1), ("Enter", 2), ("-", 1), ("2", 2)):
        page.keyboard.press(keys)
        expect(count).to_contain_text(f"{expected}/")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("1")
    expect(count).to_contain_text("3/")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".line").first).to_contain_class("line")
    expect(page.locator(".line:focus-within")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("0")
    expect(page.locator(".line")).to_have_count(2)
    expect(page.locator(".line:focus-within")).to_have_count(1)
    page.keyboard.press("ControlOrMeta+Z")
    expect(page.locator(".line")).to_have_count(3)
    expect(page.locator(".line:focus-within")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".shelf-row:focus-within")).to_have_count(1)


def test_help_opens_and_closes(open_page: Callable[..., Page], places: Places) -> None:
    page = open_page(storage_state=places.cookies)
    page.goto(f"{places.legal}edit/")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_skip_the_header(page: Page, say: Speech) -> None:
    page.goto("/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name=say("Skip to the content"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()


def test_menus_open_and_close(page: Page) -> None:
    page.goto("/")
    press_until_focused(page, "Tab", ".game-menu summary")
    page.keyboard.press("Enter")
    expect(page.locator(".game-menu .menu-sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".game-menu .menu-sheet")).to_be_hidden()
    expect(page.locator(".game-menu summary")).to_be_focused()


@in_english
def test_turn_from_card_to_card(page: Page, say: Speech, pool: Pool) -> None:
    page.goto(f"{pool.home}cards/{pool.cards[0]['slug']}/")
    for key, card in (("ArrowRight", pool.cards[1]), ("ArrowRight", pool.cards[2]), ("ArrowLeft", pool.cards[1])):
        page.keyboard.press(key)
        expect(page.get_by_role("heading", level=1)).to_have_text(say.name(card))
        page.wait_for_load_state()  # a key pressed before the page has its scripts is heard by nobody


def test_the_sandbox_keeps_the_place(open_page: Callable[..., Page], places: Places) -> None:
    """Showing another view keeps the focus; the next Tab from the form of a position leads into it."""
    page = open_page(storage_state=places.cookies)
    next(row for row in places.rows if row.name.endswith(": replay")).open(page)
    open_in_sandbox(page)
    page.locator("#see-b").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#see-b[aria-pressed=true]")).to_be_focused()
    page.locator("button[value=setup]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("form#sandbox.sandbox-setup")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#card")).to_be_focused()


def test_a_key_right_after_an_answer_is_answered_in_place(open_page: Callable[..., Page], places: Places) -> None:
    """An answer takes keys as soon as it is shown: the page is not loaded anew, which would lose the place."""
    page = open_page(storage_state=places.cookies)
    next(row for row in places.rows if row.name.endswith(": replay")).open(page)
    open_in_sandbox(page)
    page.evaluate("""() => {
      window.isSamePage = true;
      const press = () => document.querySelector("button[value=setup]").click();
      document.addEventListener("htmx:afterSwap", () => setTimeout(press), {once: true});
    }""")
    page.locator("#see-b").press("Enter")
    expect(page.locator("form#sandbox.sandbox-setup")).to_be_focused()
    assert page.evaluate("window.isSamePage")


def press_until_focused(page: Page, key: str, selector: str, *, most: int = 60) -> None:
    """Press the key again and again until the element with this selector has the focus."""
    for _ in range(most):
        page.keyboard.press(key)
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"{selector} does not get the focus by {most} times {key}")
