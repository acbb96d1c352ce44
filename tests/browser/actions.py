"""Actions of the browser tests on the site's pages, done as a person does them."""

from __future__ import annotations

import re
import time
from urllib.parse import urljoin

from playwright.sync_api import Page, expect

from tests.browser.pool import Pool
from tests.rules.proving import take_seed

#: The seed of all games that forms are sent for.
SEED = take_seed()
DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}
#: Milliseconds for a first simulation, which waits until the engine is compiled.
COMPILING = 600_000

#: Figures of a table that lie, in part, outside the box it scrolls in or below a name, at either end of its scrolling.
OUT_OF_VIEW = """selector => [...document.querySelectorAll(selector)].flatMap((figure) => {
  const room = figure.closest(".scroll-x");
  return [0, room.scrollWidth].filter((place) => {
    room.scrollLeft = place;
    const {left, right} = figure.getBoundingClientRect();
    const name = figure.parentElement.querySelector("th").getBoundingClientRect();
    return left < (name.left === left ? 0 : name.right) - 1 || right > room.getBoundingClientRect().right + 1;
  }).map((place) => `${figure.textContent.trim()} at ${place}`);
})"""

#: Keeps the browser from going back in the history until goBackNow() is called, as a busy one does.
GO_BACK_LATE = "() => { const back = history.back.bind(history); history.back = () => (window.goBackNow = back); }"


def come_from_provider(page: Page) -> None:
    """Click through the provider from a page with its button to the page for a person whom the provider has confirmed."""
    page.locator("a[href^='/accounts/openid/start/']").click()
    page.locator("#yes").click()
    page.wait_for_url(lambda address: "/authorize" not in address)


def shared_by_another(page: Page, pool: Pool) -> str:
    """Return the URL of another guest's unlisted deck."""
    browser = page.context.browser
    assert browser is not None
    context = browser.new_context(base_url=pool.site, locale="en-GB")
    context.set_default_timeout(60_000)
    address = copy_precon(context.new_page(), pool, name="DECK 3", visibility="unlisted")
    context.close()
    return address


def send_report(page: Page) -> None:
    page.locator("main form button").click()
    page.locator("main [role=alert]").first.wait_for()


def copy_precon(page: Page, pool: Pool, *, name: str, visibility: str = "private") -> str:
    """Copy a shipped deck and return the copy's URL."""
    page.goto(pool.precons[0]["url"])
    page.locator("form[action$='/copy/'] button").click()
    page.locator(".desk-settings summary").click()
    page.locator("#name").fill(name)
    page.locator("#note").fill("")
    page.locator("#visibility").select_option(visibility)
    page.locator(".desk-settings form .apart button").click()
    expect(page.locator("h1")).to_have_text(name)
    return path_of(page).removesuffix("edit/")


def open_boosters(page: Page, pool: Pool) -> str:
    """Open six boosters, have the machine build, and return the pool's URL."""
    page.goto(f"{pool.home}sealed/")
    page.locator("#seed").fill("7")
    page.locator(".sealed-form .button").click()
    page.locator("button[value=machine]").click()
    page.locator(".pool-machine[open]").wait_for()
    return path_of(page)


def read_list(page: Page, text: str) -> None:
    page.locator("#text").fill(text)
    page.locator("button[name=read]").click()
    page.wait_for_load_state()


def paste(page: Page, pool: Pool, text: str, *, name: str) -> str:
    """Create a deck from a pasted list and return its URL."""
    page.goto(f"{pool.home}decks/import/")
    read_list(page, text)
    page.locator("#name").fill(name)
    page.locator("button[name=create]").click()
    page.wait_for_url("**/edit/")
    return path_of(page).removesuffix("edit/")


def broken_list(pool: Pool) -> str:
    """Return a list with too few cards, too many leads and too many copies."""
    lead, main = pool.lead.name.en, pool.main.name.en
    leads = [f"1 {card['name']}" for card in pool.leads[:2]]
    return "\n".join([lead, *leads, main, *(f"9 {card['name']}" for card in pool.mains[:2])])


def simulate(page: Page, deck: str, *, games: int, level: str = "") -> str:
    """Simulate a deck against every shipped one with the form's defaults, and return the simulation's URL."""
    return play(page, f"{deck}simulate/", games=games, level=level)


def play(page: Page, form: str, *, games: int, level: str = "") -> str:
    """Submit a form with its defaults, but for this number of games and perhaps a level, and return the simulation's URL."""
    page.goto(form)
    if level:
        page.locator(f"input[name=level][value={level}]").check()
    page.locator("input[name=amount][value=other]").check()
    page.locator("input[name=other_amount]").fill(str(games))
    page.locator("input[name=seed]").evaluate("(field, seed) => (field.value = seed)", SEED)
    page.locator("main form button.primary").click()
    page.wait_for_url(re.compile(r"/simulations/[0-9a-f-]+/$"))
    return path_of(page)


def wait_until_over(page: Page) -> None:
    """Wait on a simulation's page until its figures say that it has ended."""
    expect(page.locator(".status-done")).to_be_visible(timeout=COMPILING)


def submit_invalid_form(page: Page) -> None:
    page.locator("input[name=amount][value=other]").check()
    page.locator("input[name=against][value=chosen]").check()
    page.locator("[name=link]").fill("nonsense")
    page.locator("main form button.primary").click()
    page.locator("main .errorlist, main .errors").first.wait_for()


def open_drawer(page: Page) -> None:
    """Open the deck, which is a drawer on a phone."""
    drawer = page.locator("[data-drawer]")
    if drawer.is_visible():
        drawer.click()
    expect(page.locator("#pad")).to_be_visible()


def replay_step(page: Page, replay: str) -> str:
    """Return the URL of a step in the middle of a replay that has a card on the board and can be opened in the sandbox."""
    for step in range(40, 400):
        page.goto(f"{replay}?step={step}")
        page.locator("#moment").wait_for(timeout=COMPILING)
        if page.locator("#open-sandbox").is_visible() and page.locator(".places .board-card, .grid .unit").first.is_visible():
            return f"{replay}?step={step}"
    raise AssertionError(f"{replay} has no such step")


def open_in_sandbox(page: Page) -> None:
    """Open the sandbox from a step of a replay, at the address to which its button leads.

    test_other_games presses the button. Chromium 156 hung for good after 4 of some 650 presses (2026-11-26): its main thread never showed
    the answer that had come.
    """
    form = page.locator("form:has(#open-sandbox)")
    fields = form.evaluate("form => Object.fromEntries(new FormData(form, form.querySelector('#open-sandbox')))")
    url = urljoin(page.url, str(form.get_attribute("action")))
    deadline = time.monotonic() + COMPILING / 1000
    address = None
    while address is None:  # the engine may have to be compiled
        assert time.monotonic() < deadline, f"{url} never led to a position"
        answer = page.request.post(url, form=fields, headers={"Referer": page.url}, max_redirects=0)
        assert answer.status < 400, f"{url} answers {answer.status}: {answer.text()[:300]}"
        address = answer.headers.get("location")
        page.wait_for_timeout(0 if address else 500)
    page.goto(address)
    expect(page.locator("#sandbox[data-mode=play]")).to_be_visible(timeout=COMPILING)
    page.wait_for_load_state()  # before the page has its scripts, a key sends its form and loads it anew


def step_with_enlarged_text(page: Page) -> None:
    """Make the text of a replay's position larger by its corner, as a reader may, and take a step."""
    page.locator(".position > summary").click()
    text = page.locator("#position")
    text.scroll_into_view_if_needed()
    box = text.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] - 4, box["y"] + box["height"] - 4)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 30, box["y"] + box["height"] - 60)
    page.mouse.up()
    step = page.locator("#moment").get_attribute("data-step")
    page.locator("#moment [data-key=following]").click()
    expect(page.locator(f"#moment:not([data-step='{step}'])")).to_be_visible()


def set_position_up(page: Page) -> None:
    open_in_sandbox(page)
    page.locator("button[value=setup]").click()
    expect(page.locator("form#sandbox.sandbox-setup")).to_be_visible()


def path_of(page: Page) -> str:
    return str(page.evaluate("location.pathname"))


def out_of_view(page: Page, selector: str) -> list[str]:
    """Return the figures of tables that can't be seen wherever their table is scrolled, on a desktop and on a phone."""
    found = []
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        assert page.locator(selector).count()
        found += [f"{each}, {size['width']} px" for each in page.evaluate(OUT_OF_VIEW, selector)]
    return found
