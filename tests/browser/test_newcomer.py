"""The newcomer's path, in one go: look around, build, prove, take home, simulate, read a game, sign up, and keep it all to oneself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from decks.exporting import SAVED
from tests.browser.actions import COMPILING, path_of, read_list
from tests.browser.pool import Pool
from tests.browser.speech import Speech

NAME = "初光 № 1 <试>"
PASSWORD = "jade-river-42"


def test_from_the_first_look_to_decks_of_ones_own(
    page: Page, say: Speech, pool: Pool, language: str, open_page: Callable[..., Page]
) -> None:
    find_a_lead(page, say, pool)
    start_from_it(page, say, pool)
    fill_the_deck(page, pool)
    break_and_mend(page, say)
    name_and_share(page, say)
    deck = look_at_the_deck(page, say)
    files = download_everything(page)
    code = page.locator("#export-code").input_value()
    for text in files.values():
        assert read_back(page, pool, text) == code
    simulation = simulate_against_all(page, say, pool, deck)
    read_a_game(page, simulation)
    sign_up(page, say, deck, f"newcomer-{language}")
    assert open_page(language).request.get(deck).status == 404
    sign_out(page, deck)


def find_a_lead(page: Page, say: Speech, pool: Pool) -> None:
    """From the front page to a card, by filter; going back finds the filter as it was."""
    kind = next(kind for kind in pool.game.kinds if kind.slug == pool.leads[0]["kind"])
    page.goto("/")
    page.get_by_role("navigation", name=say("Site")).get_by_role("link", name=say("Cards"), exact=True).click()
    page.get_by_role("checkbox", name=say.name(kind.name)).check()
    expect(page.locator(".card-tile")).to_have_count(len(pool.leads))
    page.locator(".card-tile a").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say.name(pool.leads[0]))
    page.go_back()
    expect(page.get_by_role("checkbox", name=say.name(kind.name))).to_be_checked()
    page.locator(".card-tile a").first.click()


def start_from_it(page: Page, say: Speech, pool: Pool) -> None:
    page.locator("main a[href*='/decks/new/']").click()
    page.get_by_role("button", name=say("Start building")).click()
    expect(page.locator(".bar-count strong").first).to_have_text(f"0/{pool.main.bounds.least}")
    expect(page.locator(".line .card-name")).to_have_text(say.name(pool.leads[0]))


def fill_the_deck(page: Page, pool: Pool) -> None:
    """By click; count and what is missing follow each."""
    need = pool.main.bounds.least
    rows = page.locator(f".shelf-row[data-section='{pool.main.slug}']")
    held, row = 0, 0
    while held < need:
        copies = min(int(rows.nth(row).get_attribute("data-most") or 1), need - held)
        for _ in range(copies):
            rows.nth(row).locator(".is-add").click()
        held, row = held + copies, row + 1
        expect(page.locator(".bar-count strong").first).to_have_text(f"{held}/{need}")
        if held < need:
            expect(page.locator(".violation")).to_contain_text(str(need - held))
    expect(page.locator(".violation")).to_have_count(0)


def break_and_mend(page: Page, say: Speech) -> None:
    """One copy too many breaks two rules; the fix beside one mends both."""
    expect(page.locator(".bar-verdict")).to_have_text(say("Legal"))
    page.locator(".shelf-row .is-add").first.click()
    expect(page.locator(".violation")).to_have_count(2)
    page.get_by_role("button", name=say("Fix this")).first.click()
    expect(page.locator(".violation")).to_have_count(0)
    page.get_by_role("button", name=say("Undo")).click()
    expect(page.locator(".violation")).to_have_count(2)
    page.locator(".line .stepper .step").nth(2).click()
    expect(page.locator(".bar-verdict")).to_have_text(say("Legal"))
    page.reload()
    expect(page.locator(".bar-verdict")).to_have_text(say("Legal"))


def name_and_share(page: Page, say: Speech) -> None:
    page.locator(".desk-settings summary").click()
    page.get_by_label(say("Name of the deck")).fill(NAME)
    expect(page.get_by_label(say("Who sees it"))).to_have_value("private")
    page.get_by_role("textbox", name=say("Note"), exact=True).fill("一\n2")
    page.get_by_role("button", name=say("Save"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(NAME)


def look_at_the_deck(page: Page, say: Speech) -> str:
    page.get_by_role("link", name=say("View and download")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(NAME)
    expect(page.locator(".verdict-word")).to_have_text(say("Legal"))
    return path_of(page)


def download_everything(page: Page) -> dict[str, str]:
    """Each format's file, by name; the Chinese in the deck's name stays. Those that are read back, but for the ones with pictures."""
    files = {}
    formats = [format for format in SAVED if format.lost is not None and not format.needs_pictures]
    for format in formats:
        with page.expect_download() as coming:
            page.locator(f"a[href$='/export/{format.slug}/']").click()
        name = coming.value.suggested_filename
        assert name.startswith("初光")
        assert name.endswith(f".{format.extension}")
        files[name] = Path(coming.value.path()).read_text("utf-8")
    assert len(files) == len(formats)
    return files


def read_back(page: Page, pool: Pool, text: str) -> str:
    """The code of the deck that a downloaded text makes."""
    page.goto(f"{pool.home}decks/import/")
    read_list(page, text)
    expect(page.locator(".import-verdict .is-bad")).to_have_count(0)
    page.locator("button[name=create]").click()
    page.wait_for_url("**/edit/")
    page.goto(path_of(page).removesuffix("edit/"))
    return page.locator("#export-code").input_value()


def simulate_against_all(page: Page, say: Speech, pool: Pool, deck: str) -> str:
    page.goto(deck)
    page.get_by_role("link", name=say("Simulate"), exact=True).click()
    page.get_by_role("radio", name="100", exact=True).check()
    page.get_by_role("button", name=say("Play the games")).click()
    expect(page.locator(".status-done")).to_be_visible(timeout=COMPILING)
    expect(page.locator(".big-number")).to_contain_text("%")
    expect(page.locator("#simulation-news")).to_have_text(say("The simulation has ended."))
    expect(page.locator(".rate-name a")).to_have_count(len(pool.precons))
    return path_of(page)


def read_a_game(page: Page, simulation: str) -> None:
    """Step by step with the arrow keys, and again by its address."""
    page.locator(".samples a").first.click()
    moment = page.locator("#moment")
    moment.wait_for(timeout=COMPILING)
    expect(page.locator("#play")).to_be_visible()  # the script that answers the keys shows it
    for key, step in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1")):
        page.keyboard.press(key)
        expect(moment).to_have_attribute("data-step", step)
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"):  # faster than the answers come: each counts
        page.keyboard.press(key)
    expect(moment).to_have_attribute("data-step", "3")
    page.keyboard.press("End")
    expect(page.locator("#moment [data-key=following]")).to_have_attribute("aria-disabled", "true")
    page.goto(f"{path_of(page)}?step=2")
    expect(moment).to_have_attribute("data-step", "2")
    expect(page.locator(".replay-steps [aria-current]")).to_have_attribute("data-step", "2")
    assert path_of(page).startswith(f"{simulation}games/")


def sign_up(page: Page, say: Speech, deck: str, name: str) -> None:
    page.get_by_role("link", name=say("Sign in"), exact=True).click()
    page.locator("main a[href*='/signup/']").click()
    page.locator("input[name=username]").fill(name)
    for field in ("password1", "password2"):
        page.locator(f"input[name={field}]").fill(PASSWORD)
    page.get_by_role("button", name=say("Sign up")).click()
    expect(page.locator(".site-name-member")).to_have_text(name)
    page.goto("/decks/")
    expect(page.locator(f".deck-row a[href='{deck}']")).to_have_text(NAME)


def sign_out(page: Page, deck: str) -> None:
    """Sign out; then the private deck is shown to nobody, not even to this browser."""
    page.locator("form[action$='/logout/'] button").click()
    expect(page.locator(".site-name-member")).to_have_count(0)
    answer = page.goto(deck)
    assert answer
    assert answer.status == 404
