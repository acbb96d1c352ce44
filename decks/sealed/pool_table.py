"""A pool on a page: its cards by colour and cost, with the copies in the deck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from django.utils.translation import gettext

from cards.catalogue import Catalogue
from cards.models import Card
from decks.deck_list import DeckList, played
from decks.figures.overview import Overview, overview_of
from decks.lists.changes import ChangeError
from decks.models import Deck
from decks.sealed.machine_decks import MachineDeck, machine_deck, plan_of
from decks.sealed.opened_boosters import Opened, pool_section, recipe_of, told
from decks.wording import said


@dataclass(frozen=True, slots=True)
class PoolLine:
    """A card of the pool: its copies there, None for any number, and in the deck."""

    card: Card
    have: int | None
    used: int

    @property
    def left(self) -> bool:
        return self.have is None or self.used < self.have


@dataclass(frozen=True, slots=True)
class PoolPile:
    """The cards of one colour and cost."""

    title: str
    lines: tuple[PoolLine, ...]


@dataclass(frozen=True, slots=True)
class PoolColour:
    """The cards of one colour, in a pile for each cost."""

    slug: str
    title: str
    piles: tuple[PoolPile, ...]

    @property
    def count(self) -> int:
        return sum(line.have or 0 for pile in self.piles for line in pile.lines)

    @property
    def used(self) -> int:
        return sum(line.used for pile in self.piles for line in pile.lines)


@dataclass(frozen=True)
class PoolTable:
    """The content of a pool's page. Raises ChangeError for a deck whose format has no pool."""

    deck: Deck
    catalogue: Catalogue

    @cached_property
    def listing(self) -> DeckList:
        return self.deck.listing(self.catalogue)

    @cached_property
    def overview(self) -> Overview:
        return overview_of(self.listing, self.catalogue)

    @cached_property
    def pool(self) -> dict[str, int]:
        return dict(self.listing.sections.get(pool_section(self.listing.format), {}))

    @cached_property
    def total(self) -> int:
        return sum(self.pool.values())

    @cached_property
    def main(self) -> str:
        """The section that cards go to."""
        return self.listing.format.deck_sections[0].slug

    @cached_property
    def opened(self) -> Opened | None:
        return Opened.from_json(self.deck.opened)

    @property
    def origin(self) -> str:
        """The origin of the pool, in words; empty for one that was typed."""
        return told(self.opened, self.catalogue) if self.opened else ""

    @cached_property
    def colours(self) -> list[PoolColour]:
        """One table for each colour, one for cards of several, one for those of none; those without cards left out."""
        lines = [PoolLine(self.catalogue.rows[slug], count, self._used(slug)) for slug, count in self.pool.items()]
        field = self.catalogue.game.field(plan_of(self.catalogue).colour)
        names = {choice.slug: said(choice.name) for choice in field.choices}
        names |= {"several": gettext("Several"), "none": gettext("No colour")}
        grouped: dict[str, list[PoolLine]] = {slug: [] for slug in names}
        for line in lines:
            grouped[self._colour(line.card)].append(line)
        return [PoolColour(slug, names[slug], _piles(held)) for slug, held in grouped.items() if held]

    @cached_property
    def free(self) -> list[PoolLine]:
        """The free cards, of which everybody has as many as they like."""
        kinds = recipe_of(self.catalogue).free_kinds
        return [PoolLine(row, None, self._used(slug)) for slug, row in self.catalogue.rows.items() if row.kind in kinds]

    @cached_property
    def machine(self) -> MachineDeck | None:
        """The machine's deck from the pool; None for an empty pool."""
        return machine_deck(self.catalogue, self.listing.format, self.pool, self.opened) if self.pool else None

    @property
    def is_machines(self) -> bool:
        """True if the deck is the machine's, card for card."""
        return self.machine is not None and played(self.listing.format, self.listing.sections) == {
            section: cards for section, cards in self.machine.sections.items() if cards
        }

    def _used(self, slug: str) -> int:
        return self.listing.sections.get(self.main, {}).get(slug, 0)

    def _colour(self, card: Card) -> str:
        colours = self.catalogue.definitions[card.slug].values.get(plan_of(self.catalogue).colour) or ()
        return "none" if not colours else colours[0] if len(colours) == 1 else "several"


def require_pool(deck: Deck) -> None:
    """Raise ChangeError for a deck whose game or format has no pool."""
    pool_section(deck.rules_format)
    if deck.rules_game.limited_plan is None:
        raise ChangeError("no_plan", gettext("This game is not played with boosters."))


def _piles(lines: Sequence[PoolLine]) -> tuple[PoolPile, ...]:
    def cost_of(line: PoolLine) -> int:
        return -1 if line.card.cost is None else line.card.cost

    ordered = sorted(lines, key=lambda line: (cost_of(line), line.card.number))
    return tuple(
        PoolPile(gettext("Cost %(cost)d") % {"cost": cost} if cost >= 0 else gettext("No cost"), tuple(together))
        for cost, together in groupby(ordered, key=cost_of)
    )
