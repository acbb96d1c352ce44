"""Expectations of scenarios: what each looks at in a game, told when it does not hold."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import pytest

from rules.hota.positions import PLACES
from rules.hota.scenario.expectations import EXPECTATIONS
from rules.kernel.cards import Card
from rules.wording import Text


def thing(slug: str) -> Card:
    return Card(slug, 1, "creature", Text(slug, slug), None, {}, Text("", ""), Text("", ""))


OX = thing("ox")


@dataclass
class Bearer:
    card: Card = OX
    is_tapped: bool = True
    is_fresh: bool = True
    damage: int = 2
    attack: int = 4
    life: int = 11
    traits: tuple[str, ...] = ("flying", "haste")
    prevented: int = 3
    held: int = 1
    owner: int = 1
    host: int | None = 1
    equipment: tuple[int, ...] = (0, 1)
    is_attacking: bool = False
    blocks: int | None = PLACES + 4


@dataclass
class Item:
    card: Card
    side: int
    kind: str


@dataclass
class Game:
    """A game that always stands like this."""

    decider: int | None = 1
    outcome: Any = None
    turn: int = 7
    active: int = 1
    phase: str = "strategy_1"
    zones: dict[str, tuple[Card, ...]] = field(default_factory=lambda: {"deck": (thing("a"), thing("b"))})
    cards: tuple[Card, ...] = (thing("axe"), thing("hat"), thing("a"), thing("b"))
    stack: tuple[Item, ...] = (
        Item(thing("axe"), 0, "spell"),
        Item(thing("hat"), 0, "triggered"),
        Item(thing("a"), 1, "permanent"),
        Item(thing("b"), 0, "permanent"),
    )

    def life(self, side: int) -> int:
        return 90 + side

    def damage(self, side: int) -> int:
        return 10 - side

    def mana(self, side: int) -> int:
        return side + 2

    def mana_cap(self, side: int) -> int:
        return side + 3

    def attributes(self, side: int) -> dict[str, int]:
        return {"strength": side, "agility": 5, "intellect": 6}

    def numbers(self, side: int, name: str) -> tuple[int, ...]:
        return (2, 3)

    def knows(self, side: int, number: int) -> bool:
        """A knows the one card, B the other."""
        return number == 2 + side

    def permanent(self, side: int, number: int) -> Bearer | None:
        return Bearer() if (side, number) in ((0, 2), (0, 12)) else None

    def permanents(self, side: int) -> tuple[Bearer, ...]:
        return tuple(found for number in range(1, PLACES + 1) if (found := self.permanent(side, number)))

    def zone(self, side: int, name: str) -> tuple[Card, ...]:
        return self.zones.get(name, ())


HOLDS = {
    "A.life": 90,
    "A.damage": 10,
    "B.mana": 3,
    "B.mana_cap": 4,
    "B.strength": 1,
    "A.agility": 5,
    "A.intellect": 6,
    "A.field.1": "",
    "A.field.2": "ox tapped",
    "A.field.2.damage": 2,
    "A.field.2.attack": 4,
    "A.field.2.life": 11,
    "A.field.2.traits": ["haste", "flying"],
    "A.field.2.fresh": True,
    "A.field.2.prevented": 3,
    "A.field.2.held": 1,
    "A.field.2.owner": "B",
    "A.field.2.on": "A2",
    "A.field.2.attacking": False,
    "A.field.2.blocks": "B5",
    "A.field.2.equipment": ["hat", "axe"],
    "A.field.1.equipment": [],
    "A.field": ["ox", "ox"],
    "A.stack": ["axe", "hat ability", "b"],
    "B.stack": ["a"],
    "A.hand": [],
    "A.graveyard": [],
    "A.exile": [],
    "A.attribute_cards": [],
    "A.deck": ["a", "b"],
    "A.deck.size": 2,
    "A.shown": ["b"],
    "A.deck_known": ["a"],
    "A.deck_shown": ["b"],
    "decider": "B",
    "winner": "",
    "turn": 7,
    "active": "B",
    "phase": "strategy_1",
    "events": ["drew", "died"],
}


def test_all_of_it_holds() -> None:
    assert EXPECTATIONS.failure(HOLDS, Game(), ["drew", "left", "died"]) is None


def test_every_expectation_is_tried() -> None:
    tried = {re.sub(r"\.\d+", ".N", re.sub("^[AB]", "P", key)) for key in HOLDS}
    assert tried == {*EXPECTATIONS.names}


@pytest.mark.parametrize(
    ("key", "expected", "told"),
    [
        ("A.field.1.damage", 0, ("A.field.1.damage = 0", "an empty place")),
        ("A.field.2.attacking", True, ("A.field.2.attacking = true", "false")),
        ("A.field.2.equipment", ["axe"], ("A.field.2.equipment = [axe]", "[axe, hat]")),
        ("A.deck", ["b", "a"], ("A.deck = [b, a]", "[a, b]")),
        ("A.stack", ["axe"], ("A.stack = [axe]", "[axe, hat ability, b]")),
        ("B.field.1", "ox ready", ("B.field.1 = ox ready", '""')),
        ("events", ["died", "drew"], ("events = [died, drew]", "[drew, died]")),
    ],
)
def test_what_does_not_hold_is_told(key: str, expected: Any, told: tuple[str, str]) -> None:
    assert EXPECTATIONS.failure({key: expected}, Game(), ["drew", "died"]) == told
