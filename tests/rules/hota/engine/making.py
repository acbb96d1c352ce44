"""Cards, positions and decks made for the engine's tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.hota.cards import read_card
from rules.hota.engine.actions import Action
from rules.hota.engine.play import Play
from rules.hota.engine.starts import start_position
from rules.hota.notation import read_line
from rules.hota.positions import Permanent, Position, Side
from rules.hota.written_actions import apply_line
from rules.kernel.cards import Card
from rules.kernel.telling.events import Event
from tests.rules.conftest import Shipped
from tests.rules.engines.dealt import Decks

Ability = dict[str, Any]


def card(slug: str, kind: str, *abilities: Ability, **fields: Any) -> Card:
    printed = {"rarity": "common"} if kind == "attribute" else {"rarity": "common", "cost": 0}
    data = {"number": 1, "slug": slug, "kind": kind, "name": slug.title(), "name_zh": slug, "abilities": list(abilities)}
    return read_card({**data, **printed, **fields}, slug)


def creature(slug: str, attack: int, life: int, *abilities: Ability, **fields: Any) -> Card:
    return card(slug, "creature", *abilities, attack=attack, life=life, **fields)


def spell(slug: str, *effects: Ability, speed: str = "normal", **fields: Any) -> Card:
    return card(slug, "spell", {"skill": "cast", "do": list(effects)}, speed=speed, **fields)


def instant(slug: str, *effects: Ability, **fields: Any) -> Card:
    return spell(slug, *effects, speed="instant", **fields)


def equipment(slug: str, *abilities: Ability, mana: int = 1, **fields: Any) -> Card:
    return card(slug, "equipment", *abilities, {"skill": "equip", "cost": [{"pay": "mana", "amount": mana}]}, **fields)


def basic(attribute: str) -> Card:
    return card(f"basic-{attribute}", "attribute", attribute=[attribute])


BEAR, BIRD = creature("bear", 3, 3), creature("bird", 2, 2, keywords=["flying"])
STRENGTH, AGILITY = basic("strength"), basic("agility")
SPARK = instant("spark", {"effect": "damage", "target": {"pick": "target", "players": "too"}, "amount": 2})


def lies(card: Card, **fields: Any) -> Permanent:
    return Permanent(card=card, **fields)


def side(*field: Permanent | None, **fields: Any) -> Side:
    return Side(field=field, **fields)


def playing(a: Side, b: Side | None = None, **fields: Any) -> Play:
    """A game from a position, in A's first strategy phase if nothing else is said."""
    return start_position(Position(sides=(a, b or Side()), **fields))


def do(play: Play, *lines: str) -> tuple[Event, ...]:
    """Carry out the lines, each as people write it; return their events."""
    return tuple(event for line in lines for event in apply_line(play, read_line(line)))


def only(play: Play, kind: str, **wanted: Any) -> Action:
    """The one legal action of a kind that has the wanted values."""
    found = [each for each in play.legal_actions() if each.kind == kind and all(getattr(each, name) == wanted[name] for name in wanted)]
    assert len(found) == 1, (kind, wanted, play.legal_actions())
    return found[0]


def slugs(cards: Sequence[Card]) -> list[str]:
    return [each.slug for each in cards]


def sample_decks() -> Decks:
    """Two precons, one that attacks on the ground and one that flies and responds."""
    decks = Shipped().decks("hota")
    return decks["clay-and-reed"], decks["lamp-and-well"]
