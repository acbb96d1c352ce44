"""No page scrolls sideways, on the smallest phone, a common one and a desktop; none complains in the console or breaks its CSP."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP
from tests.browser.places import Place, Places

WIDTHS = (1280, 390, 320)
MEASURE = """() => {
  const room = document.documentElement.clientWidth;
  if (Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) <= room) return [];
  const wide = [...document.querySelectorAll("body *")].filter((each) => {
    const {left, right, width} = each.getBoundingClientRect();
    return width && (right > room + 1 || left < -1);
  });
  return [`${document.documentElement.scrollWidth} of ${room} pixels`, ...wide.slice(0, 5).map((each) => each.outerHTML.slice(0, 90))];
}"""


def test_no_page_is_wider_than_its_window(open_page: Callable[..., Page], places: Places, language: str) -> None:
    page = open_page(language, storage_state=places.cookies)
    found = _too_wide(page, [*places.rows, *places.others])
    assert not found, "\n".join(found)


def _too_wide(page: Page, places: list[Place]) -> list[str]:
    found = []
    for place in places:
        page.set_viewport_size(DESKTOP)
        place.open(page)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            found += [f"{place.name} at {width}: {said}" for said in page.evaluate(MEASURE)]
    return found
