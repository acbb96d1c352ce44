"""Every word and number of a shipped card shows in its own scenarios: the card without the word, or with another number, fails one."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.echo.cards import read_card
from rules.echo.scenario.files import read_scenarios
from rules.echo.scenario.runner import run
from rules.kernel.cards import Card
from tests.rules.conftest import _read_cards
from tests.rules.scenarios.card_changes import changed_cards

FOLDER = Path(__file__).parent / "scenarios" / "cards"
CARDS = _read_cards("echo")
FILES = sorted(FOLDER.glob("*.toml"))

#: What a card does in play by itself; attributes are left to those that do no more than fight.
SHOWN = ("cost", "attack", "life", "keywords", "abilities")
IN_THE_CIRCLE = ("fire", "grass", "water")

#: Changes that nobody can see, and why.
UNSEEN = {
    "all-hands without abilities[0].do[0].target.state": "what is awake does not awake",
    "cangchi without abilities[0].do[0].target.state": "what sleeps does not fall asleep",
    "guild-muster without abilities[0].do[0].cards.kind": "only followers have a faction",
    "pour-the-whole-jar abilities[0].do[1].amount.times = -2": "energy never falls below 0",
    "the-second-bell without abilities[0].do[0].target.state": "what is awake does not awake",
    "thorn-mane-lynx without abilities[0].when.target": "a hero has no attack to lower",
    "writ-of-first-light without abilities[0].do[0].target.state": "what is awake does not awake",
    "writ-of-first-light without abilities[0].do[1].amount.count.state": "they have all just been awakened",
}


def all_hold(path: Path, card: Card) -> bool:
    """Return whether the file's scenarios hold with the card in this form."""
    return all(run(scenario).is_ok for scenario in read_scenarios(path.read_text("utf-8"), path.name, {**CARDS, card.slug: card}))


def test_every_shipped_card_has_scenarios() -> None:
    assert {path.stem for path in FILES} == set(CARDS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_its_scenarios_show_all_of_it(path: Path) -> None:
    card = CARDS[path.stem]
    assert all_hold(path, card)
    more = {"attribute": IN_THE_CIRCLE} if card.kind == "follower" and not card.abilities else {}
    unnoticed = {said for said, changed in changed_cards(card, read_card, SHOWN, more) if all_hold(path, changed)}
    assert unnoticed == {said for said in UNSEEN if said.split(" ")[0] == path.stem}, "with this change no scenario fails"
