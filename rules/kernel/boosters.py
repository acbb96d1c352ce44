"""Boosters: the contents of a set's packs, and their opening by a seed, the same on every machine for ever."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rules.kernel.cards import Card

MOST_BOOSTERS = 12
MOST_SEED = (1 << 53) - 1
"""The largest whole number that every language's JSON keeps."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A part of a booster: so many cards, each of a rarity drawn by these weights."""

    cards: int
    weights: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class BoosterRecipe:
    """The contents of a booster. No booster holds cards of `free_kinds`: everybody has as many of them as they like."""

    slots: tuple[Slot, ...]
    free_kinds: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """The number of cards in a booster."""
        return sum(slot.cards for slot in self.slots)

    def contents(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Return the cards that boosters hold, by number, out of all cards of a set."""
        rarities = {rarity for slot in self.slots for rarity in slot.weights}
        held = (card for card in cards if card.kind not in self.free_kinds and card.rarity in rarities)
        return tuple(sorted(held, key=lambda card: card.number))


@dataclass(frozen=True, slots=True)
class LimitedPlan:
    """The plan of a deck from boosters: `cards` in all, `free_cards` of them of the free kinds, one colour each.

    `colour` is the field that has the colours of cards; a card's field named as a colour says how much of it the card needs.
    """

    cards: int
    free_cards: int
    colour: str


def contents_digest(recipe: BoosterRecipe, cards: Iterable[Card]) -> str:
    """Return sixteen hex digits that change when boosters of the set come out otherwise: with its cards, their rarities or the recipe."""
    words = [f"{slot.cards}:{rarity}:{weight}" for slot in recipe.slots for rarity, weight in slot.weights.items()]
    words += [f"{card.number}:{card.slug}:{card.rarity}" for card in recipe.contents(cards)]
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:16]


def open_boosters(recipe: BoosterRecipe, cards: Iterable[Card], *, count: int, seed: int) -> tuple[tuple[str, ...], ...]:
    """Return the slugs in each of `count` boosters of a set, slot by slot; no card twice in a booster while others of its rarity are left.

    `cards` are all of the set. The boosters of a seed are the same however many are opened. Raise ValueError for a count or seed out of
    bounds, or a set without cards of a rarity that a slot needs.
    """
    if not 1 <= count <= MOST_BOOSTERS:
        raise ValueError(f"{count} boosters, not 1 to {MOST_BOOSTERS}")
    if not 0 <= seed <= MOST_SEED:
        raise ValueError(f"seed {seed}, not 0 to {MOST_SEED}")
    by_rarity: dict[str, list[str]] = {}
    for card in recipe.contents(cards):
        by_rarity.setdefault(card.rarity or "", []).append(card.slug)
    return tuple(_booster(recipe, by_rarity, random.Random(f"booster {seed}.{number}")) for number in range(count))


def _booster(recipe: BoosterRecipe, by_rarity: Mapping[str, Sequence[str]], chance: random.Random) -> tuple[str, ...]:
    """Return one booster. Use only random() of `chance`, whose numbers are the same in every version of Python."""
    found: list[str] = []
    for slot in recipe.slots:
        rarities = {rarity: weight for rarity, weight in slot.weights.items() if by_rarity.get(rarity)}
        if not rarities:
            raise ValueError(f"the set has no card of {', '.join(slot.weights)}")
        for _ in range(slot.cards):
            cards = by_rarity[_drawn(rarities, chance)]
            left = [slug for slug in cards if slug not in found] or list(cards)
            found.append(left[int(chance.random() * len(left))])
    return tuple(found)


def _drawn(weights: Mapping[str, int], chance: random.Random) -> str:
    place = chance.random() * sum(weights.values())
    for rarity, weight in weights.items():
        place -= weight
        if place < 0:
            return rarity
    return rarity


def pool_of(boosters: Iterable[Iterable[str]]) -> Counter[str]:
    """Return copies by slug of all cards in some boosters."""
    return Counter(slug for booster in boosters for slug in booster)
