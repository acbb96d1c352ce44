"""A deck whose hands come from two piles: its odds, a hand drawn for from either pile, and that hand kept and put back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from rules import games
from tests.browser.actions import COMPILING, copy_precon, wait_until_over
from tests.browser.pool import Pool
from tests.browser.speech import Speech, in_chinese

GAME = next(game for game in games.everything() if game.dealing and len(game.dealing.piles) > 1)


@pytest.fixture
def deck(page: Page, site: str) -> str:
    return copy_precon(page, Pool(site, GAME), name="DECK")


@in_chinese
def test_from_the_odds_to_a_verdict(page: Page, deck: str, site: str, say: Speech) -> None:
    page.goto(f"{deck}odds/?hand=3")
    choices = page.locator(".odds-choices")
    expect(choices).to_have_count(2)
    for pile in (choices.first, choices.last):
        pile.locator("input").first.check()
    page.locator("input[name=of][value=each]").check()
    page.get_by_role("button", name=say("Work it out")).click()
    expect(page.locator(".odds-number")).to_have_count(2)
    for section in ("spellbook", "atlas"):
        expect(page.locator("#hand .label", has_text=say.name(GAME.format().section(section).name))).to_be_visible()
    expect(page.locator("#hand .odds-hand").first.locator("li")).to_have_count(3)
    page.locator("#hand .button.primary").click()
    page.wait_for_url(re.compile(r"/hand/"))
    hands = page.locator(".odds-hand.is-named")
    expect(hands).to_have_count(2)
    for hand in (hands.first, hands.last):
        hand.locator("input").first.check()
    page.locator(f"input[name=level][value={Pool(site, GAME).quick_level}]").check()
    page.locator("input[name=amount][value=other]").check()
    page.locator("input[name=other_amount]").fill("40")
    page.locator("main form[method=post] button.primary").click()
    page.wait_for_url(re.compile(r"/simulations/[0-9a-f-]+/$"))
    wait_until_over(page)
    expect(page.locator(".hand-card.is-put-back")).to_have_count(2)
    expect(page.locator(".big-number")).to_be_visible(timeout=COMPILING)


def test_a_hand_of_the_wrong_pile_says_what_to_do(page: Page, deck: str, say: Speech) -> None:
    page.goto(f"{deck}hand/?hand=3")
    page.locator("main details summary").first.click()
    rows = page.locator(".hand-copies select")
    rows.first.select_option("1")
    page.get_by_role("button", name=say("Take this hand")).click()
    name = say.name(GAME.format().section("atlas").name)
    told = say.count(
        "A hand has %(wanted)d cards of the %(pile)s: choose %(count)d more.",
        "A hand has %(wanted)d cards of the %(pile)s: choose %(count)d more.",
        3,
        wanted=3,
        count=3,
        pile=name,
    )
    expect(page.get_by_role("alert")).to_contain_text(told)


def test_drawing_beside_the_builder(page: Page, deck: str, say: Speech) -> None:
    page.goto(f"{deck}edit/")
    page.locator(".sample-menu summary").click()
    page.locator("#sample input[name=back]").nth(5).check()
    page.locator("#sample form button").first.click()
    expect(page.locator("#sample .is-new")).to_have_count(1)
    for section in ("spellbook", "atlas", "atlas"):
        drawn = page.locator("#sample .is-drawn").count()
        page.get_by_role("button", name=say("Draw from the %(pile)s", pile=say.name(GAME.format().section(section).name))).click()
        expect(page.locator("#sample .is-drawn")).to_have_count(drawn + 1)
    expect(page.locator("#sample .sample-hand").last.locator(".is-drawn")).to_have_count(2)
