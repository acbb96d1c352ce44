"""One game's cards in memory, by slug, number and key; read again when the database's cards have changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cached_property

from cards.garbage_collection import settle_many
from cards.models import Card, CardSet
from decks.lists.leads import lead_section
from decks.lists.names import NameIndex
from rules import games
from rules.kernel.cards import Card as CardDefinition
from rules.kernel.game import Game
from rules.wording import Text

Stamp = tuple[tuple[int, str], ...]
_pools: dict[str, CardPool] = {}
_held: ContextVar[dict[str, CardPool] | None] = ContextVar("held_pools", default=None)


@dataclass(frozen=True, slots=True)
class Definitions(Mapping[str, CardDefinition]):
    """Reads definitions one by one: a request needs few of a game's many cards."""

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
class CardPool:
    """The cards of a game. `rows` are shared by everybody who asks: read them, never save them."""

    game: Game
    stamp: Stamp = field(repr=False)
    rows: Mapping[str, Card] = field(repr=False)

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
        """How many cards there are of each kind."""
        return Counter(card.kind for card in self.rows.values())

    @cached_property
    def leads(self) -> dict[str, Card]:
        """The cards that decks of the default format can be known by, by slug."""
        lead = lead_section(self.game.format())
        return {slug: card for slug, card in self.rows.items() if lead and lead.takes(card.kind)}

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

    @cached_property
    def names(self) -> NameIndex:
        return NameIndex.of_cards({slug: (row.name_en, row.name_zh, slug) for slug, row in self.rows.items()})


@contextmanager
def held_pools() -> Iterator[None]:
    """Within it the database is asked once a game whether its cards have changed: reading many decks would ask for each."""
    if _held.get() is not None:
        yield
        return
    token = _held.set({})
    try:
        yield
    finally:
        _held.reset(token)


def pool_of(game: Game | str) -> CardPool:
    """The cards of a game as the database has them now: one small query, and all of them only after a change."""
    game = games.get(game) if isinstance(game, str) else game
    held = _held.get()
    if held is None:
        return _read(game)
    if game.slug not in held:
        held[game.slug] = _read(game)
    return held[game.slug]


def _read(game: Game) -> CardPool:
    stamp: Stamp = tuple(CardSet.objects.filter(game=game.slug).order_by("pk").values_list("pk", "version"))
    known = _pools.get(game.slug)
    if known is None or known.stamp != stamp:
        cards = Card.objects.of_game(game).order_by("number").select_related("set")
        known = CardPool(game, stamp, {card.slug: card for card in cards})
        _pools[game.slug] = known
        settle_many(len(known.rows))
    return known


def games_of_slugs(slugs: set[str], *, besides: Game) -> dict[str, Text]:
    """For those of the slugs that are cards of other games, the game's name."""
    if not slugs:
        return {}
    rows = Card.objects.filter(slug__in=slugs).exclude(game=besides.slug).values_list("slug", "game")
    return {slug: games.get(game).name for slug, game in rows}
