"""Every word and number of a shipped card shows in scenarios: the card without the word, or with another number, fails one that it is in.

What a spell needs of thresholds is none of it: that is a number to compare, and the rulebook's scenarios prove the comparison.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.kernel.cards import Card
from rules.sorcery.cards import read_card
from rules.sorcery.scenario.files import read_scenarios
from rules.sorcery.scenario.runner import run
from rules.sorcery.terms import ARTIFACT_TYPES, ELEMENTS
from tests.rules.conftest import _read_cards
from tests.rules.scenarios.single_cards import SingleCards

FILES = tuple(sorted((Path(__file__).parent / "scenarios" / "cards").glob("*.toml")))
CARDS = SingleCards(_read_cards("sorcery"), FILES, read_card, read_scenarios, run)

#: What a card does in play by itself, what a site brings, and a field whose every value shows.
SHOWN = ("cost", "power", "life", "keywords", "ranged", "movement", "abilities")
BROUGHT = tuple(element.slug for element in ELEMENTS)
OTHERS = {"artifact_type": tuple(each.slug for each in ARTIFACT_TYPES)}

#: Changes that nobody can see, and why.
UNSEEN = {
    "blown-off-course abilities[0].do[0].steps = 4": "nobody who is nearby and can be pushed has four squares behind them",
    "furnace-heart without abilities[0].do[0].target.other": "as its deathrite is carried out it is in the realm no more",
    "tea-trolley without abilities[0].do[0].target.other": "an automaton is no minion",
    "well-digger without abilities[0].do[0].cards.kind": "an atlas holds sites alone",
}


def shown_of(card: Card) -> tuple[str, ...]:
    return (*SHOWN, *BROUGHT) if card.kind == "site" else SHOWN


def test_every_shipped_card_has_scenarios_that_are_about_it() -> None:
    about = {slug for slug, card in CARDS.cards.items() if any(name.startswith(f"{card.name.en}: ") for name in CARDS.names)}
    assert about == set(CARDS.cards)


@pytest.mark.parametrize("slug", sorted(CARDS.cards))
def test_its_scenarios_show_all_of_it(slug: str) -> None:
    unnoticed = set(CARDS.unnoticed(slug, shown_of(CARDS.cards[slug]), OTHERS))
    assert unnoticed == {said for said in UNSEEN if said.split(" ")[0] == slug}, "with this change no scenario fails"
