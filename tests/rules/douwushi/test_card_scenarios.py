"""Every word and number of a shipped card shows in its own scenarios: the card without the word, or with another number, fails one."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.douwushi.cards import read_card
from rules.douwushi.scenario.files import read_scenarios
from rules.douwushi.scenario.runner import run
from rules.kernel.cards import Card
from rules.kernel.engine import UnplayableError
from rules.kernel.positions.scenario_format import ScenarioFileError
from tests.rules.conftest import _read_cards
from tests.rules.scenarios.card_changes import changed_cards

FOLDER = Path(__file__).parent / "scenarios" / "cards"
CARDS = _read_cards("douwushi")
FILES = sorted(FOLDER.glob("*.toml"))

#: What a card does in play by itself, and fields whose every value shows.
SHOWN = ("cost", "attack", "life", "keywords", "usable_by", "hands", "abilities")
OTHERS = {"attack_type": ("melee", "ranged"), "hands": ("one", "two")}

#: Changes that nobody can see, and why.
UNSEEN = {
    "ou-da without abilities[1].do[0].to.side": "an item of one's own graveyard fits no hero of the enemy (W-16)",
    "sealed-meridians abilities[0].do[0].lasts = 3": "heroes attack and use skills in their own side's turn alone, which is the second",
    "tang-xue abilities[0].do[1].lasts = 3": "heroes are readied in their own side's turn alone, which is the second",
}


def all_hold(path: Path, card: Card) -> bool:
    """Return whether the file's scenarios hold with the card in this form."""
    try:
        scenarios = read_scenarios(path.read_text("utf-8"), path.name, {**CARDS, card.slug: card})
        return all(run(scenario).is_ok for scenario in scenarios)
    except (ScenarioFileError, UnplayableError):
        return False


def test_every_shipped_card_has_scenarios() -> None:
    assert {path.stem for path in FILES} == set(CARDS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_its_scenarios_show_all_of_it(path: Path) -> None:
    card = CARDS[path.stem]
    assert all_hold(path, card)
    unnoticed = {said for said, changed in changed_cards(card, read_card, SHOWN, OTHERS) if all_hold(path, changed)}
    assert unnoticed == {said for said in UNSEEN if said.split(" ")[0] == path.stem}, "with this change no scenario fails"
