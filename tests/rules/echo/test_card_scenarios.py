"""Every word and number of a shipped card shows in its own scenarios: the card without the word, or with another number, fails one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rules.echo.cards import read_card
from rules.echo.scenario.files import read_scenarios
from rules.echo.scenario.running import run
from rules.kernel.cards import Card
from rules.kernel.definitions import DefinitionError
from tests.rules.conftest import _read_cards

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


def changes(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """The value with one part left out, or one number raised or lowered by one, and what was done."""
    if isinstance(value, list):
        for index, each in enumerate(value):
            yield f"without {path}[{index}]", [*value[:index], *value[index + 1 :]]
            yield from ((said, [*value[:index], other, *value[index + 1 :]]) for said, other in changes(each, f"{path}[{index}]"))
    elif isinstance(value, dict):
        for key, each in value.items():
            yield f"without {path}.{key}", {other: part for other, part in value.items() if other != key}
            yield from ((said, {**value, key: other}) for said, other in changes(each, f"{path}.{key}"))
    elif type(value) is int:
        yield from ((f"{path} = {other}", other) for other in (value - 1, value + 1))


def changed_cards(card: Card) -> Iterator[tuple[str, Card]]:
    """The card with one change that a player could read on it."""
    data = dict(card.data)
    parts = [(said, {**data, key: other}) for key in SHOWN if key in data for said, other in changes(data[key], key)]
    if card.kind == "follower" and not card.abilities:
        parts += [(f"attribute = {other}", {**data, "attribute": other}) for other in IN_THE_CIRCLE]
    for said, other in parts:
        try:
            changed = read_card(other, card.slug)
        except DefinitionError:
            continue
        if (changed.text, changed.values) != (card.text, card.values):
            yield f"{card.slug} {said}", changed


def all_hold(path: Path, card: Card) -> bool:
    """Whether the file's scenarios hold with the card as it is here."""
    return all(run(scenario).is_ok for scenario in read_scenarios(path.read_text("utf-8"), path.name, {**CARDS, card.slug: card}))


def test_every_shipped_card_has_scenarios() -> None:
    assert {path.stem for path in FILES} == set(CARDS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_its_scenarios_show_all_of_it(path: Path) -> None:
    card = CARDS[path.stem]
    assert all_hold(path, card)
    unnoticed = {said for said, changed in changed_cards(card) if all_hold(path, changed)}
    assert unnoticed == {said for said in UNSEEN if said.split(" ")[0] == path.stem}, "with this change no scenario fails"
