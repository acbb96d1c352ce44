"""Every word and number of a shipped card shows in scenarios: the card without the word, or with another number, fails one that it is in.

What a card needs of attributes is none of it: that is a number to compare, and the rulebook's scenarios prove the comparison.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.hota.cards import read_card
from rules.hota.scenario.files import read_scenarios
from rules.hota.scenario.runner import run
from tests.rules.conftest import _read_cards
from tests.rules.scenarios.single_cards import SingleCards

FILES = tuple(sorted((Path(__file__).parent / "scenarios" / "cards").glob("*.toml")))
CARDS = SingleCards(_read_cards("hota"), FILES, read_card, read_scenarios, run)

#: What a card does in play by itself, and a field whose every value shows.
SHOWN = ("cost", "attack", "life", "keywords", "abilities")
OTHERS = {"speed": ("normal", "instant")}

#: Changes that nobody can see, and why.
UNSEEN: dict[str, str] = {}


def test_every_shipped_card_has_scenarios() -> None:
    assert set(CARDS.cards) <= set(CARDS.excerpts)


@pytest.mark.parametrize("slug", sorted(CARDS.cards))
def test_its_scenarios_show_all_of_it(slug: str) -> None:
    unnoticed = set(CARDS.unnoticed(slug, SHOWN, OTHERS))
    assert unnoticed == {said for said in UNSEEN if said.split(" ")[0] == slug}, "with this change no scenario fails"
