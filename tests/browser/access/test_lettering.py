"""Letters and figures: no English word is broken in the middle on a phone, and numbers beside each other stand on one baseline."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.actions import COMPILING
from tests.browser.conftest import PHONE
from tests.browser.places import Place, Places

#: Words whose letters stand on several lines, each with the class of what holds it; long runs of code and addresses may break.
BROKEN = r"""() => {
  const isSeen = (each) => !each || (getComputedStyle(each).clipPath === "none" && isSeen(each.parentElement));
  const broken = new Set(), texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || !holder.checkVisibility() || !isSeen(holder) || holder.closest("code, pre, textarea, script, svg")) continue;
    for (const word of text.data.matchAll(/[A-Za-z]+/g)) {
      const letters = document.createRange();
      letters.setStart(text, word.index);
      letters.setEnd(text, word.index + word[0].length);
      const lines = [...letters.getClientRects()].filter((each) => each.width > 2);
      if (new Set(lines.map((each) => Math.round(each.top))).size > 1) broken.add(`${holder.className}: ${word[0]}`);
    }
  }
  return [...broken];
}"""
#: The baselines of the first visible things that fit each selector, in pixels from above.
BASELINES = """(selectors) => selectors.map((selector) => {
  const holder = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  const mark = document.createElement("span");
  mark.style.display = "inline-block";
  const texts = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
  let text = texts.nextNode();
  while (!text.data.trim()) text = texts.nextNode();
  text.parentNode.insertBefore(mark, text);
  const baseline = mark.getBoundingClientRect().bottom;
  mark.remove();
  return baseline;
})"""
#: What stands beside each other, page by page.
ROWS = {
    "builder": [
        [".bar-count strong", ".bar-count.is-small strong", ".live-rate strong", ".live-reach", ".live-words"],
        [".row-title .card-name > span", ".row-title .row-facts"],
        [".part-head > :first-child", ".part-head > :last-child"],
    ],
    "legal deck": [
        [".deck-line .deck-count", ".deck-line .card-name > span"],
        [".counters li:first-child strong", ".counters li:last-child strong"],
    ],
    "finished simulation": [[".rate-name", ".rate-number strong", ".rate-number .hint"]],
}


def first(places: Places, name: str) -> Place:
    return next(row for row in places.rows if row.name == name)


def test_no_word_is_broken_on_a_phone(open_page: Callable[..., Page], places: Places) -> None:
    page = open_page(storage_state=places.cookies, viewport=PHONE)
    for name in ("decks beside each other", "builder", "finished simulation", "replay"):
        first(places, name).open(page)
        if name == "replay":
            page.locator("#moment").wait_for(timeout=COMPILING)
            page.locator(".board-card-name").evaluate_all(
                "all => all.forEach((each) => { each.textContent = 'Gunpowder Toad'; each.className = 'board-card-name has-9'; })"
            )
        expect(page.locator("h1").first).to_be_attached()
        assert page.evaluate(BROKEN) == [], name


def test_numbers_beside_each_other_stand_on_one_baseline(open_page: Callable[..., Page], places: Places) -> None:
    page = open_page(storage_state=places.cookies)
    for name, rows in ROWS.items():
        first(places, name).open(page)
        page.wait_for_function("document.fonts.status === 'loaded'")
        if name == "builder":
            expect(page.locator(".live-reach").first).to_be_attached()
        for row in rows:
            found = page.evaluate(BASELINES, row)
            assert max(found) - min(found) <= 1, (name, dict(zip(row, found, strict=True)))
