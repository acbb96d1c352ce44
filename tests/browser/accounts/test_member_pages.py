"""A member's own pages, in both languages, one of them dark on a phone: no axe findings, no overflow, no mixed languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.access.test_every_page import READERS, Reader
from tests.browser.places import Place

PASSWORD = "jade-river-42"


def _refused(page: Page) -> None:
    """Submit the page's form empty or with a wrong password."""
    for box in page.locator("main input[type=password]").all():
        box.fill("no-password-of-mine")
    for box in page.locator("main input[type=text]").all():
        box.fill("")
    page.locator("main form button").last.click()
    page.locator("main [role=alert]").first.wait_for()


def _make_codes(page: Page) -> None:
    page.locator("main input[type=password]").first.fill(PASSWORD)
    page.locator("main form button").last.click()
    page.locator("main code").first.wait_for()


def _make_token(page: Page) -> None:
    page.locator("main input[name=name]").fill("deck bot")
    page.locator("main form button").last.click()
    page.locator("main .code-long").wait_for()


PLACES = [
    Place("account", "/account/"),
    Place("another name", "/account/name/"),
    Place("another name refused", "/account/name/", _refused),
    Place("language", "/account/language/"),
    Place("another password refused", "/account/password/", _refused),
    Place("e-mail", "/account/email/"),
    Place("new codes", "/account/codes/", _make_codes),
    Place("sessions", "/account/sessions/"),
    Place("token made", "/account/tokens/", _make_token),
    Place("tokens", "/account/tokens/"),
    Place("everything", "/account/everything/"),
    Place("the end refused", "/account/delete/", _refused),
]


@pytest.mark.parametrize("reader", READERS)
def test_every_page_of_a_member(open_page: Callable[..., Page], reader: Reader) -> None:
    options = {"color_scheme": reader.scheme, "viewport": reader.size, "reduced_motion": "reduce"}
    page = open_page(reader.language, bypass_csp=True, **options)
    page.goto("/accounts/signup/")
    name = f"mina-{reader.scheme}"
    for box, word in zip(page.locator("main input:visible").all(), (name, PASSWORD, PASSWORD), strict=True):
        box.fill(word)
    page.locator("main form button").last.click()
    page.wait_for_url("**/decks/")
    found = list(reader.faults(page, PLACES))
    assert not found, "\n".join(found)
