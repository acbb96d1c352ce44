"""Cards, positions and decks made for the engine's tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.douwushi.cards import read_card
from rules.douwushi.engine.actions import Action
from rules.douwushi.engine.play import Play
from rules.douwushi.engine.starts import start_position
from rules.douwushi.positions import Item, Position, Side, Standing
from rules.kernel.cards import Card
from rules.kernel.telling.events import Event
from tests.rules.conftest import Shipped
from tests.rules.engines.dealt import Decks

Ability = dict[str, Any]


def card(slug: str, kind: str, *abilities: Ability, **fields: Any) -> Card:
    data = {"number": 1, "slug": slug, "kind": kind, "name": slug.title(), "name_zh": slug, "abilities": list(abilities), **fields}
    return read_card(data, slug)


def hero(slug: str, *abilities: Ability, life: int = 10, calling: str = "warrior", **fields: Any) -> Card:
    named = [{"name": {"en": "Skill", "zh": "技能"}, **ability} for ability in abilities]
    return card(slug, "hero", *named, life=life, **{"class": calling}, **fields)


def weapon(slug: str, attack: int, *abilities: Ability, cost: int = 0, **fields: Any) -> Card:
    printed = {"usable_by": ["warrior", "mage", "assassin"], "hands": "one", "attack_type": "melee"}
    return card(slug, "weapon", *abilities, attack=attack, cost=cost, **printed | fields)


def equipment(slug: str, *abilities: Ability, cost: int = 0, **fields: Any) -> Card:
    return card(slug, "equipment", *abilities, cost=cost, **{"usable_by": ["warrior", "mage", "assassin"]} | fields)


def spell(slug: str, *effects: Ability, **fields: Any) -> Card:
    return card(slug, "spell", {"skill": "cast", "do": list(effects)}, spell_type="instant", **fields)


PLAIN, GUARD = hero("plain"), hero("guard", keywords=["guard"])
SWORD, BOW = weapon("sword", 3), weapon("bow", 2, attack_type="ranged")


def stands(card: Card, *items: Card, **fields: Any) -> Standing:
    return Standing(card=card, items=tuple(Item(card=item) for item in items), **fields)


def side(*heroes: Standing | None, **fields: Any) -> Side:
    return Side(heroes=heroes, **fields)


def playing(a: Side, b: Side | None = None, **fields: Any) -> Play:
    """A game from a position; B has a plain hero if nothing else is said."""
    return start_position(Position(sides=(a, b or side(stands(PLAIN))), **fields))


def only(play: Play, kind: str, **wanted: Any) -> Action:
    """The one legal action of a kind that has the wanted values; a card is wanted by its slug."""
    found = [action for action in play.legal_actions() if action.kind == kind and _fits(action, wanted)]
    assert len(found) == 1, (kind, wanted, play.legal_actions())
    return found[0]


def _fits(action: Action, wanted: dict[str, Any]) -> bool:
    values = {name: getattr(action, name) for name in wanted}
    if "card" in wanted:
        values["card"] = action.card.slug if action.card else None
    return values == wanted


def do(play: Play, kind: str, **wanted: Any) -> tuple[Event, ...]:
    return play.apply(only(play, kind, **wanted))


def slugs(cards: Sequence[Card]) -> list[str]:
    return [each.slug for each in cards]


def sample_decks() -> Decks:
    """Two precons that between them use skills, items, spells and guards of every kind."""
    decks = Shipped().decks("douwushi")
    return decks["ink-and-thunder"], decks["gate-and-drum"]
