"""Works out once a process what follows from a card's definition, whose digest stands for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import TYPE_CHECKING, TypeVar

from django.utils.translation import get_language

if TYPE_CHECKING:
    from cards.models import Card

T = TypeVar("T")
MOST = 20_000


class _Carrier:
    """Carries the card past the cache, whose key is the digest."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card: Card | None = card

    def __hash__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Carrier)

    def unload(self) -> Card:
        """The card, to be asked for once: the cache keeps its keys, which are not to keep cards."""
        card, self.card = self.card, None
        assert card is not None
        return card


def once_a_card(work: Callable[[Card], T]) -> Callable[[Card], T]:
    """Keeps what is worked out of a card's definition alone."""

    @lru_cache(maxsize=MOST)
    def kept(game: str, slug: str, digest: str, carrier: _Carrier) -> T:
        return work(carrier.unload())

    return wraps(work)(lambda card: kept(card.game, card.slug, card.digest, _Carrier(card)))


def once_a_language(work: Callable[[Card], T]) -> Callable[[Card], T]:
    """Keeps what is worked out of a card's definition and the reader's language."""

    @lru_cache(maxsize=MOST)
    def kept(game: str, slug: str, digest: str, language: str | None, carrier: _Carrier) -> T:
        return work(carrier.unload())

    return wraps(work)(lambda card: kept(card.game, card.slug, card.digest, get_language(), _Carrier(card)))
