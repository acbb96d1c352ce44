"""Cards, followers and players as the second reading of Echo's rules has them."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Card:
    """A follower, or an item that does nothing."""

    slug: str
    cost: int
    attack: int = 0
    attribute: str = ""
    keywords: frozenset[str] = frozenset()
    is_follower: bool = True


@dataclass
class Follower:
    """A card on the field; `change` is its buffs less its debuffs, the rest what it has done this turn."""

    card: Card
    is_awake: bool = False
    change: int = 0
    woke: bool = False
    attacks_left: int = 1
    reattacked: bool = False
    regenerated: bool = False

    def has(self, keyword: str) -> bool:
        return keyword in self.card.keywords


@dataclass
class Player:
    life: int = 20
    energy: int = 0
    hand: list[Card] = field(default_factory=list)
    deck: list[Card] = field(default_factory=list)
    display: list[Card] = field(default_factory=list)
    graveyard: list[Card] = field(default_factory=list)
    slots: list[Follower | None] = field(default_factory=lambda: [None] * 5)
    tossed: list[Card] = field(default_factory=list)
    was_shuffled: bool = False

    @property
    def is_empty(self) -> bool:
        return not any(self.slots)


def slugs(cards: list[Card]) -> list[str]:
    return sorted({card.slug for card in cards})


def find(cards: list[Card], slug: str) -> Card:
    return next(card for card in cards if card.slug == slug)


def take(cards: list[Card], slug: str) -> Card:
    card = find(cards, slug)
    cards.remove(card)
    return card


def there(player: Player, slot: str) -> Follower:
    follower = player.slots[int(slot) - 1]
    assert follower is not None
    return follower
