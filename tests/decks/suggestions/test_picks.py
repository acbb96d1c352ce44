"""Picked cards are of the deck's colours, in a shipped deck's proportions, and none lies in the deck unused."""

from __future__ import annotations

import pytest

from cards.catalogue import Catalogue, catalogue_of
from decks.deck_list import MutableSections
from decks.lists.changes import Draft
from decks.lists.check import check_list
from decks.lists.leads import lead_section, leads_of
from decks.models import Deck
from decks.suggestions.open_fixes import begun_of, chosen_fix
from decks.suggestions.patterns import colours_of
from decks.suggestions.picks import tastes
from rules import games
from rules.construction import apply_fix
from tests.fixtures.shipping import load_shipped_decks


@pytest.fixture
def shipped(db: None, request: pytest.FixtureRequest) -> Catalogue:
    """A game's cards and its shipped decks."""
    load_shipped_decks()
    return catalogue_of(games.get(request.param))


def begin(catalogue: Catalogue, sections: MutableSections) -> Draft:
    return Draft("X", "", "private", catalogue.game.format(), sections)


def complete(catalogue: Catalogue, draft: Draft, number: int = 0) -> MutableSections:
    """The list after each of its fixes has been chosen by the taste with that number."""
    taste = tastes(begun_of(draft, catalogue), number + 1, seed=5)[number]
    sections = {section: dict(listed) for section, listed in draft.sections.items()}
    for _ in range(5):
        here = Draft("X", "", "private", draft.format, sections)
        report = check_list(game=catalogue.game, format=draft.format, sections=sections, catalogue=catalogue)
        if report.legal:
            break
        sections = apply_fix(sections, chosen_fix(report.violations[0].fix, here, catalogue, taste))
    assert report.legal, report.violations
    return sections


def leads(catalogue: Catalogue) -> list[str]:
    assert lead_section(catalogue.game.format())
    return sorted(leads_of(catalogue))


@pytest.mark.parametrize("shipped", ["echo", "douwushi"], indirect=True)
def test_every_lead_gets_a_legal_list_of_its_colours(shipped: Catalogue) -> None:
    fields = [field.slug for field in shipped.game.fields if field.is_colour]
    section = shipped.game.format().deck_sections[0].slug
    for lead in leads(shipped):
        sections = complete(shipped, begin(shipped, {section: {lead: 1}}))
        colours = colours_of(sections, shipped.definitions, fields)
        (own,) = colours_of({section: {lead: 1}}, shipped.definitions, fields)
        assert colours[own] > 1, lead


@pytest.mark.parametrize("shipped", ["echo"], indirect=True)
def test_a_water_hero_gets_no_fire_cards(shipped: Catalogue) -> None:
    sections = complete(shipped, begin(shipped, {"hero": {"shen-bugui": 1}, "main": {"dock-otter": 3, "wet-cobbles": 2}}))
    attributes = colours_of({"main": sections["main"]}, shipped.definitions, ["attribute"])
    assert attributes["attribute", "water"] >= 15
    assert attributes["attribute", "fire"] <= 2  # as in the shipped deck that it follows
    assert sum(count for slug, count in sections["main"].items() if (shipped.rows[slug].cost or 0) >= 5) <= 4


@pytest.mark.parametrize("shipped", ["douwushi"], indirect=True)
@pytest.mark.parametrize("number", [0, 3, 11])
def test_items_have_somebody_who_can_bear_them_and_heroes_are_not_alone(shipped: Catalogue, number: int) -> None:
    for lead in leads(shipped):
        sections = complete(shipped, begin(shipped, {"starting": {lead: 1}}), number)
        cards = [shipped.definitions[slug] for listed in sections.values() for slug in listed]
        classes = {card.values["class"] for card in cards if card.kind == "hero"}
        unusable = [card.slug for card in cards if "usable_by" in card.values and not classes & set(card.values["usable_by"])]
        assert unusable == [], lead
        assert sum(count for slug, count in sections["main"].items() if shipped.definitions[slug].kind == "hero") >= 8, lead


@pytest.mark.parametrize("shipped", ["sorcery"], indirect=True)
def test_a_list_keeps_to_two_elements(shipped: Catalogue) -> None:
    sections = complete(shipped, begin(shipped, {"avatar": {next(iter(leads(shipped))): 1}}))
    elements = colours_of({"spellbook": sections["spellbook"]}, shipped.definitions, ["element"])
    assert sum(count for _, count in elements.most_common(2)) >= 0.9 * sum(elements.values())


@pytest.mark.parametrize("shipped", ["echo"], indirect=True)
def test_tastes_differ_and_repeat(shipped: Catalogue) -> None:
    draft = begin(shipped, {"hero": {"huo-ling": 1}})
    lists = [str(complete(shipped, draft, number)) for number in range(8)]
    assert len(set(lists)) > 4
    assert lists == [str(complete(shipped, draft, number)) for number in range(8)]


@pytest.mark.parametrize("shipped", ["echo"], indirect=True)
def test_without_shipped_decks_a_list_is_legal_too(shipped: Catalogue) -> None:
    Deck.objects.all().delete()
    assert sum(complete(shipped, begin(shipped, {"hero": {"huo-ling": 1}}))["main"].values()) == 30
