"""The builder's two sides: the shelf of cards to choose from, and the deck as it stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from django.http import QueryDict

from cards.browsing import Browsing
from cards.models import Card
from decks.clashes import Clash
from decks.exporting.writers import write_deck_code
from decks.lists import DeckList
from decks.models import Deck, Visibility
from decks.overview import Overview, overview_of, room_of
from decks.pool import CardPool
from rules.construction import section_for


@dataclass(frozen=True, slots=True)
class ShelfRow:
    """A card to choose: where it goes, how many are in the deck and how many may be; `is_put`: as the one card
    of its section, instead of the one that is there."""

    card: Card
    section: str
    have: int
    most: int | None
    is_put: bool
    pool_section: str = ""

    @property
    def is_full(self) -> bool:
        return self.most is not None and self.have >= self.most


@dataclass(frozen=True, slots=True)
class Shelf:
    """The cards that answer the search and filters, with what an address needs to keep showing them so."""

    browsing: Browsing
    rows: tuple[ShelfRow, ...]
    has_faces: bool
    suffix: str

    @property
    def here(self) -> str:
        """The address that shows these cards again after an edit."""
        return f"{self.browsing.ask.address()}{self.suffix}"

    @property
    def rows_address(self) -> str:
        return self.browsing.ask.address()

    @property
    def faces_address(self) -> str:
        return f"{self.browsing.ask.address()}&show=faces"


@dataclass(frozen=True)
class Desk:
    """What the builder shows. `tried` holds the fields of a form that was refused or came too late, so that nothing typed is lost."""

    deck: Deck
    pool: CardPool
    refusal: str = ""
    is_stale: bool = False
    clashes: Sequence[Clash] = ()
    tried: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def listing(self) -> DeckList:
        return self.deck.listing(self.pool)

    @cached_property
    def overview(self) -> Overview:
        return overview_of(self.listing, self.pool)

    @property
    def code(self) -> str:
        """The list as a code, which brings it back when an edit is undone."""
        return write_deck_code(self.listing, self.pool)

    @property
    def visibilities(self) -> list[tuple[str, str]]:
        return [(value, str(label)) for value, label in Visibility.choices]

    @property
    def tried_fields(self) -> list[tuple[str, str]]:
        """The late form's fields, to be sent again on the current revision."""
        kept = ("do", "name", "note", "visibility", "format")
        return [(name, self.tried[name]) for name in kept if name in self.tried]

    @property
    def values(self) -> dict[str, str]:
        """The deck's own fields as a form shows them: what was typed last, else what is stored."""
        stored = {"name": self.deck.name, "note": self.deck.note, "visibility": self.deck.visibility, "format": self.listing.format.slug}
        return {name: self.tried.get(name, value) if self.refusal else value for name, value in stored.items()}

    def shelf(self, params: QueryDict) -> Shelf:
        """The cards asked for; those that could only stand in for a chosen one come last on their page."""
        asked = params.copy()
        asked.pop("view", None)
        has_faces = params.get("show") == "faces"
        browsing = Browsing(self.pool.game, asked)
        rows = [self._row(self.pool.rows[card.slug]) for card in browsing.page.object_list]
        rows.sort(key=lambda row: row.is_put and bool(self.listing.sections.get(row.section)))
        return Shelf(browsing, tuple(rows), has_faces, "&show=faces" if has_faces else "")

    def _row(self, card: Card) -> ShelfRow:
        format = self.listing.format
        pools = {each.slug for each in format.sections if each.is_pool}
        have = sum(cards.get(card.slug, 0) for slug, cards in self.listing.sections.items() if slug not in pools)
        section = section_for(format, self.pool.definitions[card.slug], self.listing.sections)
        bounds = format.section(section).bounds if section else None
        is_single = bounds is not None and bounds.most == 1
        most = 1 if is_single else room_of(card, self.listing, self.pool)
        return ShelfRow(card, section, have, most, is_single, next((each.slug for each in format.sections if each.is_pool), ""))
