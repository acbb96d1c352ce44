"""A fragment of a page that can't be saved shows the outage on that page, and the action can be repeated."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.speech import Speech, in_chinese
from tests.config.resilience.disk_faults import locked


@in_chinese
def test_outage_is_shown_when_a_gauntlet_is_chosen(open_page: Callable[..., Any], site_folder: Path, language: str, say: Speech) -> None:
    page = open_page(language, permits=["503"])
    deck = page.request.get("/api/v1/decks?game=echo").json()["results"][0]["id"]
    page.goto(f"/decks/{deck}/live/")
    page.locator("details.live-ways summary").click()
    notice = page.locator("#main > [data-outage]")
    with locked(site_folder / "var" / "db.sqlite3"):
        page.locator("details.live-ways button").click()
        expect(notice).to_have_count(1)
        expect(notice).to_contain_text(say("The site is busy saving other things."))
        expect(notice).to_be_in_viewport()
        page.locator("details.live-ways button").click()
        expect(notice).to_have_count(1)
