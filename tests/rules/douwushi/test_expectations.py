"""Expectations of scenarios: what each looks at in a game, told when it does not hold."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import pytest

from rules.douwushi.positions import NEUTRAL_HERO
from rules.douwushi.scenario.expectations import EXPECTATIONS
from rules.kernel.cards import Card
from rules.wording import Text


def thing(slug: str) -> Card:
    return Card(slug, 1, "weapon", Text(slug, slug), None, {}, Text("", ""), Text("", ""))


@dataclass
class Bearer:
    card: Card = NEUTRAL_HERO
    is_tapped: bool = True
    damage: int = 2
    mp: int = 3
    attack: int = 4
    life: int = 11
    items: tuple[Card, ...] = (thing("axe"), thing("hat"))
    item_ids: tuple[int, ...] = (0, 1)
    spells: tuple[Card, ...] = ()
    guards: int = 3
    has_guard: bool = False


@dataclass
class Game:
    """A game that always stands like this."""

    decider: int | None = 1
    outcome: Any = None
    turn: int = 7
    active: int = 1
    phase: str = "main"
    zones: dict[str, tuple[Card, ...]] = field(default_factory=lambda: {"reserve": (thing("a"), thing("b"))})

    cards: tuple[Card, ...] = (thing("axe"), thing("hat"), thing("a"), thing("b"))

    def is_tapped(self, number: int) -> bool:
        return number == 0

    def numbers(self, side: int, name: str) -> tuple[int, ...]:
        return (3, 2)

    def bounty_numbers(self, side: int) -> tuple[tuple[int, ...], ...]:
        return ((2, 3), (2,), (3,))

    def knows(self, side: int, number: int) -> bool:
        """A knows the one card, B the other."""
        return number == 2 + side

    def hero(self, side: int, place: int) -> Bearer | None:
        return Bearer() if (side, place) in ((0, 2), (0, 12)) else None

    def zone(self, side: int, name: str) -> tuple[Card, ...]:
        return self.zones.get(name, ())

    def bounty(self, side: int) -> tuple[tuple[Card, ...], ...]:
        return ((thing("a"), thing("b")), ()) if side == 0 else ()

    def fallen(self, side: int) -> int:
        return side


HOLDS = {
    "A.hero.1": "",
    "A.hero.2": "neutral-hero tapped",
    "A.hero.2.damage": 2,
    "A.hero.2.mp": 3,
    "A.hero.2.attack": 4,
    "A.hero.2.life": 11,
    "A.hero.2.items": ["hat", "axe"],
    "A.hero.2.tapped_items": ["axe"],
    "A.hero.2.spells": [],
    "A.hero.2.guards": 3,
    "A.hero.2.guard": False,
    "A.hero.1.items": [],
    "A.heroes": ["neutral-hero", "neutral-hero"],
    "A.hand": [],
    "A.graveyard": [],
    "A.beyond": [],
    "A.spells": [],
    "A.reserve": ["a", "b"],
    "A.reserve.size": 2,
    "A.shown": ["b"],
    "A.reserve_known": ["a"],
    "A.reserve_shown": ["b"],
    "A.bounty_known": [2],
    "A.bounty_shown": [3],
    "A.bounty": [2, 0],
    "A.bounty.1": ["b", "a"],
    "A.bounty.9": [],
    "B.fallen": 1,
    "decider": "B",
    "winner": "",
    "turn": 7,
    "active": "B",
    "phase": "main",
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
        ("A.hero.1.damage", 0, ("A.hero.1.damage = 0", "an empty place")),
        ("A.hero.2.guard", True, ("A.hero.2.guard = true", "false")),
        ("A.hero.2.items", ["axe"], ("A.hero.2.items = [axe]", "[axe, hat]")),
        ("A.reserve", ["b", "a"], ("A.reserve = [b, a]", "[a, b]")),
        ("A.bounty", [2, 2], ("A.bounty = [2, 2]", "[2, 0]")),
        ("B.hero.1", "ox ready", ("B.hero.1 = ox ready", '""')),
        ("events", ["died", "drew"], ("events = [died, drew]", "[drew, died]")),
    ],
)
def test_what_does_not_hold_is_told(key: str, expected: Any, told: tuple[str, str]) -> None:
    assert EXPECTATIONS.failure({key: expected}, Game(), ["drew", "died"]) == told
