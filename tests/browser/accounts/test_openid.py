"""OpenID Connect in a browser from end to end: sign-up, sign-out, sign-in, linking and unlinking."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.accounts.openid.small_provider import SmallProvider
from tests.assertions.languages import leftovers
from tests.browser.actions import come_from_provider
from tests.browser.conftest import PHONE
from tests.browser.speech import Speech, in_chinese, in_english

OWN = "/accounts/openid/"


@in_english
def test_sign_up_sign_out_and_sign_in(
    open_page: Callable[..., Page], language: str, say: Speech, provider: SmallProvider, shoot: Callable[[Page, str], None]
) -> None:
    name = say.name({"name": "Example Login", "name_zh": "示例账号"})
    member = f"jane-{say.language}"
    provider.subject = member
    page = open_page(language, bypass_csp=True)
    page.goto("/accounts/login/?next=/decks/")
    expect(page.get_by_role("link", name=say("Go on with %(name)s", name=name))).to_be_visible()
    shoot(page, "sign in")
    come_from_provider(page)
    expect(page.locator("h1")).to_have_text(say("Welcome"))
    _look(page, say, member, "jane")
    shoot(page, "welcome")
    page.locator("#new_username").fill(member)
    page.locator("button[value=create]").click()
    page.wait_for_url("**/decks/")
    expect(page.locator(".site-name-member")).to_have_text(member)

    page.locator(".site-header form[action='/accounts/logout/'] button").click()
    page.wait_for_url("**/accounts/openid/signed-out/")
    shoot(page, "signed out")
    page.get_by_role("link", name=say("Sign out at %(name)s", name=name)).click()
    expect(page.locator("h1")).to_have_text("Provider")

    page.goto("/accounts/login/")
    come_from_provider(page)
    expect(page.locator(".site-name-member")).to_have_text(member)
    page.goto(OWN)
    expect(page.locator(".hint")).to_have_text(say("It can't be taken back, for you have no password: nothing else would let you in."))
    shoot(page, "own page")


@in_chinese
def test_member_links_and_unlinks(
    open_page: Callable[..., Page], language: str, say: Speech, provider: SmallProvider, shoot: Callable[[Page, str], None], tmp_path: Path
) -> None:
    name, member, password = say.name({"name": "Example Login", "name_zh": "示例账号"}), f"Anna-{say.language}", "jade-river-42"
    provider.subject = member
    page = open_page(language, viewport=PHONE, color_scheme="dark", bypass_csp=True)
    page.goto("/accounts/signup/")
    for box, word in zip(page.locator("main input:not([type=hidden])").all(), (member, password, password), strict=True):
        box.fill(word)
    page.locator("main form button:not([type=button])").last.click()
    page.wait_for_url("**/decks/")
    page.goto(OWN)
    _look(page, say)
    shoot(page, "not linked")
    come_from_provider(page)
    _look(page, say, member, "jane")
    page.locator("[name=password]").fill(password)
    shoot(page, "confirm")
    page.locator("main form button").click()
    expect(page.locator(".messages")).to_contain_text(say("From now on you can sign in with %(name)s.", name=name))
    _look(page, say)
    shoot(page, "linked")
    page.locator("main form button").click()
    expect(page.locator(".messages")).to_contain_text(say("%(name)s does not let you in any more.", name=name))
    expect(page).to_have_url(re.compile(f"{OWN}$"))


def _look(page: Page, say: Speech, *names: str) -> None:
    """Assert that axe finds nothing, the page fits, and it is in one language."""
    assert Axe().run(page).response["violations"] == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert leftovers(page.locator("main").evaluate("each => each.outerHTML"), say.language, names=names) == []
