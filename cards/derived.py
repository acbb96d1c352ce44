"""Derive values from a card's definition once a process; the definition's digest is their key."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Generic, Protocol, TypeVar

from django.utils.translation import get_language

#: The most values of each kind that are kept.
MOST = 20_000


class Digested(Protocol):
    """A card that its digest identifies."""

    @property
    def game(self) -> str: ...
    @property
    def slug(self) -> str: ...
    @property
    def digest(self) -> str: ...


C = TypeVar("C", bound=Digested)
T = TypeVar("T")


class Kept(Generic[T]):
    """Up to `most` values by key; beyond that, the oldest go. Two threads may make the same value: either will do."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: dict[Hashable, T] = {}
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the value of the key, made now if it is not kept."""
        try:
            return self._values[key]
        except KeyError:
            value = make()
        with self._lock:
            while len(self._values) >= self._most:
                del self._values[next(iter(self._values))]
            self._values[key] = value
        return value


def once_a_card(work: Callable[[C], T]) -> Callable[[C], T]:
    """Cache work that depends on a card's definition alone."""
    kept = Kept[T](MOST)
    return wraps(work)(lambda card: kept.get((card.game, card.slug, card.digest), lambda: work(card)))


def once_a_language(work: Callable[[C], T]) -> Callable[[C], T]:
    """Cache work that depends on a card's definition and the reader's language."""
    kept = Kept[T](MOST)
    return wraps(work)(lambda card: kept.get((card.game, card.slug, card.digest, get_language()), lambda: work(card)))
