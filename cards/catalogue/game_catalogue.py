"""One game's cards in memory: their rows by slug, number and key, and their columns; read again when the database's cards have changed.

Rows and columns share their texts, and rows share their sets. A game of 20,000 cards on SQLite costs a process 0.64 s of CPU and 90 MB for
rows and columns (1.00 s and 120 MB when searches and decks each had a table of their own); with all indices of a search and of names 141 MB
(162 MB). Resident memory, medians of five turns, 2026-11-23.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from django.db.models import QuerySet

from cards.catalogue.card_columns import CardColumns
from cards.catalogue.names import NameIndex
from cards.models import Card, CardSet
from rules import games
from rules.kernel.cards import Card as CardDefinition
from rules.kernel.game import Game

T = TypeVar("T")
#: The primary key and the version of every set, which differ whenever any card of the game has changed.
Version = tuple[tuple[int, str], ...]
_catalogues: dict[str, Catalogue] = {}
_held: ContextVar[HeldCatalogues | None] = ContextVar("held_catalogues", default=None)


@dataclass(frozen=True, slots=True)
class Definitions(Mapping[str, CardDefinition]):
    """Reads definitions one by one: a request needs few of a game's many cards.

    To check all swaps of a deck takes 0.32 s of CPU time with what was read kept here, and 0.39 without (2026-11-25).
    """

    rows: Mapping[str, Card]
    read: dict[str, CardDefinition] = field(default_factory=dict)

    def __getitem__(self, slug: str) -> CardDefinition:
        known = self.read.get(slug)
        if known is None:
            known = self.read[slug] = self.rows[slug].definition
        return known

    def __iter__(self) -> Iterator[str]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)


@dataclass(frozen=True)
class Catalogue:
    """The cards of a game in the order of their numbers. `rows` are shared by everybody who asks: read them, never save them."""

    game: Game
    version: Version = field(repr=False)
    rows: Mapping[str, Card] = field(repr=False)
    sets: tuple[CardSet, ...] = field(repr=False)

    @cached_property
    def columns(self) -> CardColumns:
        """The same cards as columns, which searches and filters are answered from; their texts are those of the rows."""
        return CardColumns.of_rows(self.game, list(self.rows.values()), self.sets)

    @cached_property
    def definitions(self) -> Mapping[str, CardDefinition]:
        """The cards as the rules know them, by slug, each read when it is first asked for."""
        return Definitions(self.rows)

    @cached_property
    def rarest(self) -> list[Card]:
        """All cards, the rarest first."""
        return sorted(self.rows.values(), key=lambda card: (-card.rarity_rank, card.number))

    @cached_property
    def kinds(self) -> Counter[str]:
        """The number of cards of each kind."""
        return Counter(card.kind for card in self.rows.values())

    @cached_property
    def slugs_by_key(self) -> dict[int, str]:
        """Slug by primary key."""
        return {row.pk: slug for slug, row in self.rows.items()}

    @cached_property
    def slugs_by_number(self) -> dict[int, str]:
        """Slug by the permanent number that deck codes are made of."""
        return {row.number: slug for slug, row in self.rows.items()}

    @cached_property
    def printings(self) -> dict[str, list[Card]]:
        """The cards that share a name, by the name's group."""
        found: dict[str, list[Card]] = {}
        for card in self.rows.values():
            found.setdefault(card.name_group, []).append(card)
        return found

    def kept(self, name: str, make: Callable[[], T]) -> T:
        """Return what `make` makes of these cards: it is called once, and its result is kept as long as the cards are."""
        if name not in self._kept:
            self._kept[name] = make()
        return self._kept[name]  # type: ignore[no-any-return]

    @cached_property
    def _kept(self) -> dict[str, Any]:
        return {}

    @cached_property
    def names(self) -> NameIndex:
        return NameIndex.of_cards({slug: (row.name_en, row.name_zh, slug) for slug, row in self.rows.items()})


@dataclass
class HeldCatalogues:
    """The catalogues that a block sees."""

    catalogues: dict[str, Catalogue] = field(default_factory=dict)

    @cached_property
    def versions(self) -> dict[str, Version]:
        """The versions of all games' cards, read together when the first catalogue is asked for."""
        return _versions(CardSet.objects.all())

    def catalogue_of(self, game: Game) -> Catalogue:
        if game.slug not in self.catalogues:
            self.catalogues[game.slug] = _renewed(game, self.versions.get(game.slug, ()))
        return self.catalogues[game.slug]


@contextmanager
def held_catalogues() -> Iterator[None]:
    """Within the block, ask the database once whether cards have changed, for all games together: reading many decks would ask for
    each, and the front page for every game, 0.2 to 0.4 ms of CPU time a query (2026-11-25).
    """
    if _held.get() is not None:
        yield
        return
    token = _held.set(HeldCatalogues())
    try:
        yield
    finally:
        _held.reset(token)


def catalogue_of(game: Game | str) -> Catalogue:
    """Return the cards of a game as the database has them now: one small query, and one for all cards only after a change."""
    game = games.get(game) if isinstance(game, str) else game
    held = _held.get()
    if held is not None:
        return held.catalogue_of(game)
    return _renewed(game, _versions(CardSet.objects.filter(game=game.slug)).get(game.slug, ()))


def _versions(sets: QuerySet[CardSet]) -> dict[str, Version]:
    """Return the version of each game's cards, of the games that these sets belong to."""
    found: dict[str, list[tuple[int, str]]] = {}
    for game, key, version in sets.order_by("pk").values_list("game", "pk", "version"):
        found.setdefault(game, []).append((key, version))
    return {game: tuple(versions) for game, versions in found.items()}


def _renewed(game: Game, version: Version) -> Catalogue:
    """Return the catalogue that this process has, or a new one if any process has changed a card since."""
    known = _catalogues.get(game.slug)
    if known is None or known.version != version:
        known = _catalogues[game.slug] = _read(game, version)
    return known


def _read(game: Game, version: Version) -> Catalogue:
    """Read all cards of the game, which share its few sets: `select_related` would make a set for every card."""
    sets = {each.pk: each for each in CardSet.objects.filter(game=game.slug)}
    rows: dict[str, Card] = {}
    for card in Card.objects.of_game(game).order_by("number"):
        if card.set_id in sets:
            card.set = sets[card.set_id]
        rows[card.slug] = card
    return Catalogue(game, version, rows, tuple(sets.values()))
