"""Staff imports a file of cards in a browser, in both languages; axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.actions import PHONE
from tests.browser.speech import in_chinese
from tests.rules.sorcery.made_up_cards import content_of, old_card


def faults(page: Page) -> list[str]:
    return [each["id"] for each in Axe().run(page).response["violations"]]


def choose(page: Page, content: bytes) -> None:
    page.set_input_files("#file", {"name": "cards.json", "mimeType": "application/json", "buffer": content})
    page.locator("main form button.primary").click()


@in_chinese
def test_a_file_of_cards_is_imported(open_page: Callable[..., Page], operator: tuple[str, str], language: str) -> None:
    page = open_page(language)
    page.goto("/accounts/login/")
    for box, word in zip(page.locator("main input:not([type=hidden])").all(), operator, strict=True):
        box.fill(word)
    page.locator("main form button").click()
    page.goto("/operations/cards/")
    assert faults(page) == []
    choose(page, content_of(old_card(rarity="Mythic")))
    expect(page.locator("main [role=alert] li")).to_contain_text("guardian.rarity")
    assert faults(page) == []
    choose(page, content_of(old_card(), old_card("Pool", "Site")))
    expect(page.locator("main .notice.success")).to_contain_text("2")
    expect(page.locator("main .facts").first).to_contain_text("2")
    assert faults(page) == []
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.goto("/sorcery/cards/imported-weir-heron/").status == 404  # type: ignore[union-attr]
