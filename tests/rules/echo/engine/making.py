"""Cards, positions and decks made for the engine's tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.echo.cards import read_card
from rules.echo.engine.actions import Action
from rules.echo.engine.play import Play
from rules.echo.engine.starts import start_position
from rules.echo.positions import NEUTRAL_HERO, Phase, Position, Side, Slot
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.kernel.telling.events import Event

Ability = dict[str, Any]


def card(slug: str, kind: str, **fields: Any) -> Card:
    data = {"number": 1, "slug": slug, "kind": kind, "name": slug.title(), "name_zh": slug, "rarity": "N", **fields}
    return read_card(data, slug)


def follower(slug: str, attack: int, *abilities: Ability, cost: int = 2, attribute: str = "light", **fields: Any) -> Card:
    return card(
        slug,
        "follower",
        attack=attack,
        cost=cost,
        attribute=attribute,
        faction=fields.pop("faction", "dawn-court"),
        abilities=list(abilities),
        **fields,
    )


def item(slug: str, *effects: Ability, cost: int = 1, **fields: Any) -> Card:
    abilities = [{"skill": "use", "do": list(effects), **fields}] if effects else []
    return card(slug, "item", cost=cost, abilities=abilities)


def hero(slug: str, *abilities: Ability, **fields: Any) -> Card:
    return card(slug, "hero", attribute="light", faction="dawn-court", abilities=list(abilities), **fields)


def passive(moment: str, *effects: Ability, by: str = "self", **fields: Any) -> Ability:
    when = {"moment": moment, "by": by, **fields.pop("filter", {})}
    return {"skill": "passive", "when": when, "do": list(effects), **fields}


PLAIN = follower("plain", 3)
WEAK = follower("weak", 1)


def awake(card: Card, **fields: Any) -> Slot:
    return Slot(card=card, is_awake=True, **fields)


def asleep(card: Card, **fields: Any) -> Slot:
    return Slot(card=card, **fields)


def side(*slots: Slot | None, hero: Card = NEUTRAL_HERO, **fields: Any) -> Side:
    return Side(hero=hero, slots=(*slots, *(None,) * (5 - len(slots))), **fields)


def playing(a: Side, b: Side | None = None, *, phase: Phase = "main", turn: int = 5, **fields: Any) -> Play:
    """A game from a position; B has a plain sleeping follower if nothing else is said."""
    return start_position(Position(sides=(a, b or side(asleep(PLAIN))), phase=phase, turn=turn, **fields))


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


def names(events: Sequence[Event]) -> list[str]:
    return [event.name for event in events]


def slugs(cards: Sequence[Card]) -> list[str]:
    return [each.slug for each in cards]


def field_of(play: Play, side: int) -> list[str]:
    """The five slots as scenarios write them."""
    standing = (play.slot(side, slot) for slot in range(1, 6))
    return [f"{each.card.slug} {'awake' if each.is_awake else 'asleep'}" if each else "" for each in standing]


def sample_decks() -> tuple[PlayableDeck, PlayableDeck]:
    """Two decks that use every kind of skill, keyword and zone."""
    shared = [
        (follower("fox", 2, {"skill": "awaken", "do": [{"effect": "draw"}]}, cost=1, attribute="fire"), 3),
        (follower("wolf", 3, cost=2, attribute="grass", keywords=["reattack"]), 3),
        (follower("otter", 3, cost=2, attribute="water", keywords=["shield"]), 3),
        (follower("moth", 4, {"skill": "last_stand", "do": [{"effect": "damage", "amount": 1}]}, cost=3, attribute="dark"), 3),
        (follower("stag", 5, cost=4, attribute="grass", keywords=["regenerate"]), 3),
        (follower("crane", 2, passive("battle_won", {"effect": "heal", "amount": 2}), cost=2), 3),
    ]
    first = [
        (follower("lord", 3, {"skill": "passive", "gives": [_give_all_one_attack()]}, cost=4, attribute="fire"), 3),
        (item("bolt", {"effect": "destroy", "target": {"pick": "chosen", "side": "enemy", "attack_max": 3}}, cost=2), 3),
        (item("hoard", {"effect": "display", "cards": {"zone": "hand", "count": 2}}, {"effect": "draw", "amount": 2}), 3),
        (item("charm", {"effect": "choose", "options": [[{"effect": "draw"}], [{"effect": "heal", "amount": 3}]]}), 3),
    ]
    second = [
        (item("leash", {"effect": "control", "target": {"pick": "random", "side": "enemy", "state": "asleep"}}, cost=4), 2),
        (item("dig", {"effect": "search", "cards": {"zone": "deck", "kind": "follower", "cost_max": 2}}, cost=1), 3),
        (item("dust", {"effect": "bounce", "target": {"pick": "chosen", "side": "any"}}, cost=1), 3),
        (item("toll", {"effect": "discard", "cards": {"zone": "hand", "side": "enemy"}}, {"effect": "mill", "amount": 2}, cost=2), 3),
        (item("fog", {"effect": "skip_draw"}, cost=3), 1),
    ]
    drill = {"skill": "active", "cost": [{"pay": "energy", "amount": 1}], "do": [_strengthen_one()]}
    mourner = hero("mourner", passive("destroyed", {"effect": "heal", "amount": 1}, by="own", once=True))
    return (
        PlayableDeck({"hero": ((hero("captain", drill), 1),), "main": tuple(shared + first)}),
        PlayableDeck({"hero": ((mourner, 1),), "main": tuple(shared + second)}),
    )


def _give_all_one_attack() -> Ability:
    return {"modifier": "attack", "to": {"pick": "all", "side": "own", "other": True}, "amount": 1}


def _strengthen_one() -> Ability:
    return {"effect": "attack", "target": {"pick": "chosen", "side": "own"}, "amount": 2}
