"""Every kind of page, in both languages, one of them in the dark on a phone: axe finds nothing, it fits every window, it says nothing in
the other language, and its console is empty under the content security policy. Pages that are built alike in several games are looked at
in one language. Each page's number of faults is printed (`pytest -rP`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, Route, expect

from tests.assertions.languages import leftovers
from tests.browser.actions import simulate
from tests.browser.conftest import DESKTOP, PHONE, is_own_status
from tests.browser.places import MANY, Place, Places

SMALLEST = {"width": 320, "height": 800}
WIDER_THAN_WINDOW = """() => {
  const room = document.documentElement.clientWidth;
  if (Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) <= room) return [];
  const wide = [...document.querySelectorAll("body *")].filter((each) => {
    const {left, right, width} = each.getBoundingClientRect();
    return width && (right > room + 1 || left < -1);
  });
  return [`${document.documentElement.scrollWidth} of ${room} pixels`, ...wide.slice(0, 5).map((each) => each.outerHTML.slice(0, 90))];
}"""
#: Describes and sends what is wrong alone: most of what axe finds is that something is right.
LOOK = """async ([context, options]) => (await axe.run(context, {resultTypes: ["violations"], ...options})).violations"""
#: What axe looks at on a phone alone: what is large enough there is so on a desktop.
SIZED = {"runOnly": {"type": "rule", "values": ["target-size", "scrollable-region-focusable"]}}
#: What it looks at once more in the dark where it has looked at everything in the light.
COLOURED = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
#: Cards turned like a fan's: axe takes the upright boxes around them for what is touched, and those lie over each other.
TURNED = ".fan-cards"
#: Marks what is built like others on this page and those before it: of each kind of row, tile or clause axe looks at the first few, and
#: of parts that stand on many pages without a difference, such as the foot, at one.
MARK_ALIKE = """([most, before]) => {
  const seen = new Map(Object.entries(before));
  const build = (each) => each.localName + "." + each.className;
  const digest = (text) => {
    let found = 0;
    for (let at = 0; at < text.length; at++) found = Math.imul(31, found) + text.charCodeAt(at) | 0;
    return `${text.length} ${found}`;
  };
  for (const parent of document.querySelectorAll("body, body *")) {
    if (parent.children.length <= most) continue;
    for (const each of parent.children) {
      const inside = [...each.querySelectorAll("*")];
      if (!inside.length) continue;
      const kind = digest([build(parent), build(each), ...new Set(inside.map(build))].join(" "));
      seen.set(kind, (seen.get(kind) || 0) + 1);
      if (seen.get(kind) > most) each.dataset.alike = "";
    }
  }
  for (const each of document.querySelectorAll("body > *, body > * > *")) {
    if (each.closest("main")) continue;
    const same = digest(each.outerHTML.replaceAll(/(csrf\\S+ value|href)="[^"]*"/g, ""));
    if (seen.has(same)) each.dataset.alike = "";
    seen.set(same, most);
  }
  return Object.fromEntries(seen);
}"""
MOST_ALIKE = 3
ALIKE = "[data-alike]"
#: What the places' forms are filled with.
TYPED = ("nobody", "nonsense", "qqqqqqqq", "mina-light", "mina-dark")


@dataclass(frozen=True)
class Reader:
    """Loads each page in one scheme and size, and looks at it in the other sizes too."""

    number: int
    language: str
    scheme: str
    size: dict[str, int]

    def takes(self, places: Iterable[Place]) -> list[Place]:
        """Return the pages that this reader looks at: of those that are built alike in several games the readers take every other one."""
        turn = count()
        return [place for place in places if not place.is_alike or next(turn) % len(READERS) == self.number]

    @property
    def other_size(self) -> dict[str, int]:
        return PHONE if self.size is DESKTOP else DESKTOP

    def sit_down(self, open_page: Callable[..., Page], places: Places) -> Page:
        options: dict[str, Any] = {"color_scheme": self.scheme, "viewport": self.size, "reduced_motion": "reduce"}
        return open_page(self.language, storage_state=places.cookies, **options)

    def faults(self, page: Page, places: Iterable[Place]) -> Iterator[str]:
        heard: list[str] = []
        seen: dict[str, int] = {}
        # Sent once for all pages, where each look by itself would bring its own.
        page.add_init_script(AXE_SCRIPT)
        page.on("console", lambda message: None if is_own_status(message, page) else heard.append(message.text))
        for place in places:
            page.set_viewport_size(self.size)
            heard.clear()
            place.open(page)
            seen = page.evaluate(MARK_ALIKE, [MOST_ALIKE, seen])
            faults = [*self._violations(page, place), *self._foreign(page, place), *self._too_wide_in_any_size(page)]
            faults += [f"the console says {text!r}" for text in heard]
            print(f"{place.name} ({place.path}): {len(faults)} faults")
            yield from (f"{place.name} ({place.path}): {fault}" for fault in faults)

    def _foreign(self, page: Page, place: Place) -> list[str]:
        """Return what scripts and answers brought in the wrong language; test_languages checks the pages themselves."""
        if not place.prepare:
            return []
        return [f"says {each!r}" for each in leftovers(page.content(), self.language[:2], names=TYPED)]

    def _violations(self, page: Page, place: Place) -> Iterator[str]:
        has_been_seen = self.number > 0 and not place.is_alike
        yield from _violations(page, ALIKE, **(COLOURED if has_been_seen else {}))
        if self.size is PHONE:
            yield from _violations(page, TURNED, ALIKE, **SIZED)

    def _too_wide_in_any_size(self, page: Page) -> Iterator[str]:
        for size in (self.size, SMALLEST, self.other_size):
            page.set_viewport_size(size)
            yield from _too_wide(page)


READERS = [
    pytest.param(Reader(0, "zh-CN", "light", DESKTOP), id="zh-light-desktop"),
    pytest.param(Reader(1, "en-GB", "dark", PHONE), id="en-dark-phone"),
]


@pytest.mark.parametrize("reader", READERS)
def test_every_page(open_page: Callable[..., Page], places: Places, reader: Reader) -> None:
    page = reader.sit_down(open_page, places)
    found = list(reader.faults(page, reader.takes([*places.rows, *places.others])))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("reader", READERS)
def test_a_simulation_under_way_and_a_game_to_come(open_page: Callable[..., Page], places: Places, reader: Reader) -> None:
    page = reader.sit_down(open_page, places)
    running = simulate(page, places.legal, games=MANY)
    expect(page.locator("form[action$='/cancel/']")).to_be_visible()
    page.route("**", _without_news)
    found = list(reader.faults(page, [Place("running simulation", running), Place("game to come", f"{running}games/{MANY - 1}/")]))
    page = page.context.new_page()
    page.goto(running)
    page.locator("form[action$='/cancel/'] button").click()
    expect(page.locator(".status-cancelled")).to_be_visible()
    assert not found, "\n".join(found)


def _without_news(route: Route) -> None:
    """Let requests that a waiting page makes by itself change nothing, so that the page stays the same while it is checked."""
    if route.request.headers.get("hx-request"):
        route.fulfill(status=204)
    else:
        route.continue_()


def _violations(page: Page, *excluded: str, **options: Any) -> Iterator[str]:
    """Yield the faults that axe finds outside of what is excluded."""
    for each in page.evaluate(LOOK, [{"exclude": excluded}, options]):
        nodes = "\n".join(f"    {node['target'][0]}: {node['failureSummary'].splitlines()[1].strip()}" for node in each["nodes"][:4])
        yield f"{each['id']}, {each['help']}, at {len(each['nodes'])} places\n{nodes}"


def _too_wide(page: Page) -> list[str]:
    width = page.viewport_size["width"] if page.viewport_size else 0
    return [f"at {width}: {said}" for said in page.evaluate(WIDER_THAN_WINDOW)]
