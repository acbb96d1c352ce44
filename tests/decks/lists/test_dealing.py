"""Random legal decks that hold wanted cards."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from random import Random

import pytest

from cards.loading.definition_files import DEFINITIONS, read_shelf
from decks.lists.random_decks import deal_list
from rules import games
from rules.construction import check
from rules.kernel.cards import Card

ECHO = games.get("echo")
DOUWUSHI = games.get("douwushi")
TODAY = date(2025, 6, 1)


@pytest.fixture(scope="module")
def echo_cards() -> Mapping[str, Card]:
    return {card.slug: card for _, card in read_shelf(ECHO, DEFINITIONS / "echo").cards}


@pytest.mark.parametrize("seed", range(20))
def test_lists_are_legal_and_hold_what_is_wanted(echo_cards: Mapping[str, Card], seed: int) -> None:
    chance = Random(seed)
    wanted = chance.sample([card for card in echo_cards.values() if card.kind != "hero"], 6)
    sections = deal_list(ECHO.format(), echo_cards, wanted, chance, as_of=TODAY)
    assert check(ECHO.format(), sections, echo_cards, as_of=TODAY).violations == ()
    assert {card.name_group for card in wanted} <= {echo_cards[slug].name_group for slug in sections["main"]}


@pytest.mark.parametrize("seed", range(20))
def test_what_all_sections_lack_goes_into_the_open_one(seed: int) -> None:
    cards = {card.slug: card for _, card in read_shelf(DOUWUSHI, DEFINITIONS / "douwushi").cards}
    sections = deal_list(DOUWUSHI.format(), cards, [], Random(seed), as_of=TODAY)
    assert check(DOUWUSHI.format(), sections, cards, as_of=TODAY).violations == ()
    assert [sum(listed.values()) for listed in sections.values()] == [1, 29]


def test_a_wanted_hero_leads(echo_cards: Mapping[str, Card]) -> None:
    hero = next(card for card in echo_cards.values() if card.kind == "hero")
    assert deal_list(ECHO.format(), echo_cards, [hero], Random(1), as_of=TODAY)["hero"] == {hero.slug: 1}


def test_the_same_chance_deals_the_same(echo_cards: Mapping[str, Card]) -> None:
    one, other = (deal_list(ECHO.format(), echo_cards, [], Random(7), as_of=TODAY) for _ in range(2))
    assert one == other


def test_cards_that_do_not_suffice_are_refused(echo_cards: Mapping[str, Card]) -> None:
    few = {slug: card for slug, card in echo_cards.items() if card.kind == "hero"}
    with pytest.raises(ValueError, match="not enough cards for main"):
        deal_list(ECHO.format(), few, [], Random(1), as_of=TODAY)
