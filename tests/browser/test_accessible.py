"""axe finds nothing on any page, in both languages, light and dark, on desktops and phones."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.places import Place, Places, simulate

#: Each pair of language, scheme and size is in one of these.
READERS = [
    pytest.param("zh-CN", "light", DESKTOP, id="zh-light-desktop"),
    pytest.param("en-GB", "dark", DESKTOP, id="en-dark-desktop"),
    pytest.param("zh-CN", "dark", PHONE, id="zh-dark-phone"),
    pytest.param("en-GB", "light", PHONE, id="en-light-phone"),
]


@pytest.mark.parametrize(("language", "scheme", "size"), READERS)
def test_every_page(open_page: Callable[..., Page], places: Places, language: str, scheme: str, size: dict[str, int]) -> None:
    page = _reader(open_page, places, language, scheme, size)
    found = list(_violations(page, places.rows))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("language", "scheme", "size"), READERS[1:3])
def test_every_page_of_the_other_games(
    open_page: Callable[..., Page], places: Places, language: str, scheme: str, size: dict[str, int]
) -> None:
    page = _reader(open_page, places, language, scheme, size)
    found = list(_violations(page, places.others))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("language", "scheme", "size"), READERS)
def test_a_simulation_under_way_and_a_game_to_come(
    open_page: Callable[..., Page], places: Places, language: str, scheme: str, size: dict[str, int]
) -> None:
    page = _reader(open_page, places, language, scheme, size)
    running = simulate(page, places.legal, games=20_000)
    expect(page.locator("form[action$='/cancel/']")).to_be_visible()
    found = list(_violations(page, [Place("running simulation", running), Place("game to come", f"{running}games/19999/")]))
    page.goto(running)
    page.locator("form[action$='/cancel/'] button").click()
    expect(page.locator(".status-cancelled")).to_be_visible()
    assert not found, "\n".join(found)


def _reader(open_page: Callable[..., Page], places: Places, language: str, scheme: str, size: dict[str, int]) -> Page:
    options: dict[str, Any] = {"color_scheme": scheme, "viewport": size, "storage_state": places.cookies, "reduced_motion": "reduce"}
    return open_page(language, bypass_csp=True, **options)


def _violations(page: Page, places: Iterable[Place]) -> Iterable[str]:
    for place in places:
        place.open(page)
        for each in Axe().run(page).response["violations"]:
            nodes = "\n".join(f"    {node['target'][0]}: {node['failureSummary'].splitlines()[1].strip()}" for node in each["nodes"][:4])
            yield f"{place.name} ({place.path}): {each['id']}, {each['help']}, at {len(each['nodes'])} places\n{nodes}"
