"""Pasting a list with mistakes: each line that can't be read comes back with the nearest names, and one click puts it right."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.actions import read_list
from tests.browser.pool import Pool
from tests.browser.speech import Speech


def test_mistakes_are_put_right_one_click_each(page: Page, say: Speech, pool: Pool) -> None:
    lead, (first, second, third, *_) = pool.leads[0], pool.mains
    lines = [
        f"# {say('# a comment')}",
        f"1 {say.name(lead)}",
        f"３ｘ　{first['name_zh']}",
        f"{second['name']} ×2",
        f"2 {say.name(third)}{'z' if say.language == 'en' else '之'}",
        "2 qqqqqqqqqq",
    ]
    page.goto(f"{pool.home}decks/import/")
    read_list(page, "\n".join(lines))
    expect(page.get_by_role("heading", level=2)).to_contain_text(say.count("%(total)s card read", "%(total)s cards read", 6, total=6))
    problems = page.locator(".import-report > .report-lines").first.locator(".report-line")
    expect(problems.locator(".report-number")).to_have_text(["5", "6"])
    problems.first.locator("button[name=use]", has_text=say.name(third)).click()
    expect(page.locator("button[name=create]")).to_be_focused()
    expect(page.get_by_role("heading", level=2)).to_contain_text(say.count("%(total)s card read", "%(total)s cards read", 8, total=8))
    expect(problems.locator(".report-number")).to_have_text(["6"])
    assert "qqqqqqqqqq" in page.locator("#text").input_value()

    page.locator("button[name=create]").click()
    expect(page.locator(".messages .warning")).to_have_text(
        say.count("%(count)d line was left out.", "%(count)d lines were left out.", 1, count=1)
    )
    expect(page.locator(".bar-count strong").first).to_have_text(re.compile(r"^7/"))
    for card, count in ((first, 3), (second, 2), (third, 2)):
        expect(page.locator(f".line[data-card='{card['slug']}']")).to_have_attribute("data-count", str(count))


def test_corrections_one_after_the_other_by_keyboard(page: Page, say: Speech, pool: Pool) -> None:
    """After each the next line that has something to choose has the focus, then the button that makes the deck."""
    first, second = pool.mains[:2]
    mark = "z" if say.language == "en" else "之"
    page.goto(f"{pool.home}decks/import/")
    read_list(page, f"2 {say.name(first)}{mark}\n2 {say.name(second)}{mark}")
    page.get_by_role("list", name=f"{say.name(first)}{mark}").get_by_role("button").first.press("Enter")
    expect(page.get_by_role("list", name=f"{say.name(second)}{mark}").get_by_role("button").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("button[name=create]")).to_be_focused()


def test_a_deck_on_paper_is_its_list(page: Page, pool: Pool, site: str) -> None:
    """Nothing to press is printed, and it is dark on light even where pages are dark."""
    page.goto(f"{pool.home}decks/")
    page.goto(site + str(page.locator("main a[href^='/decks/']").first.get_attribute("href")))
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".deck-line").first).to_be_visible()
    for away in (".page-head .button", ".deck-find", ".exports", ".site-header"):
        expect(page.locator(away).first).to_be_hidden()
    red, green, blue = page.evaluate("getComputedStyle(document.body).color.match(/[\\d.]+/g).slice(0, 3).map(Number)")
    assert max(red, green, blue) < 100


def test_a_file_is_chosen_in_the_pages_language(page: Page, say: Speech, pool: Pool) -> None:
    """The page's own words stand there, not the browser's; what was chosen is named, and read."""
    page.goto("/decks/import/")
    field, name = page.locator(".file-field"), page.locator("[data-file-name]")
    expect(field.locator(".button")).to_have_text(say("Choose a file"))
    expect(name).to_have_text(say("None chosen"))
    with page.expect_file_chooser() as chooser:
        field.locator(".button").click(force=True)
    lines = f"1 {say.name(pool.leads[0])}\n3 {say.name(pool.mains[0])}\n"
    chooser.value.set_files({"name": "list one.txt", "mimeType": "text/plain", "buffer": lines.encode()})
    expect(name).to_have_text("list one.txt")
    page.locator("button[name=read]").click()
    expect(page.locator(".import-verdict")).to_be_visible()
