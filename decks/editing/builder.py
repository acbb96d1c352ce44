"""The builder's two sides: the shelf of cards to choose from, and the deck as it stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from django.db.models import Q
from django.http import QueryDict
from django.utils import timezone

from cards.catalogue import Catalogue
from cards.models import Card
from cards.search.results import Browsing
from decks.collections.owned_cards import Coverage, Want, coverage_of, holdings_among
from decks.deck_list import DeckList
from decks.editing.edit_conflicts import Clash
from decks.figures.overview import Overview, overview_of, room_of
from decks.models import Deck, DeckVersion, Visibility
from decks.owners import Owner
from rules.construction import section_for
from rules.deck_lines import takes
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class ShelfRow:
    """A card to choose: where it goes, its copies in the deck and the most that there may be; `is_put`: it replaces the one card of its
    section.
    """

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
class Place:
    """A section that takes a card, with its copies there; `is_single`: it holds one card, which another one replaces."""

    section: str
    name: Text
    count: int
    is_single: bool


@dataclass(frozen=True, slots=True)
class Shelf:
    """The cards that answer the search and filters, and what an address needs to keep showing them so."""

    browsing: Browsing
    rows: tuple[ShelfRow, ...]
    has_faces: bool
    has_piles: bool

    @property
    def suffix(self) -> str:
        """The part of an address that says how the cards and the deck are shown, to follow the search and filters."""
        return self._suffix(self.has_faces, self.has_piles)

    @property
    def here(self) -> str:
        """The address that shows these cards again after an edit."""
        return f"{self.browsing.ask.address()}{self.suffix}"

    @property
    def rows_address(self) -> str:
        return f"{self.browsing.ask.address()}{self._suffix(False, self.has_piles)}"

    @property
    def faces_address(self) -> str:
        return f"{self.browsing.ask.address()}{self._suffix(True, self.has_piles)}"

    @property
    def list_address(self) -> str:
        return f"{self.browsing.ask.address()}{self._suffix(self.has_faces, False)}"

    @property
    def piles_address(self) -> str:
        return f"{self.browsing.ask.address()}{self._suffix(self.has_faces, True)}"

    @staticmethod
    def _suffix(has_faces: bool, has_piles: bool) -> str:
        return ("&show=faces" if has_faces else "") + ("&deck=piles" if has_piles else "")


@dataclass(frozen=True)
class Desk:
    """The content of the builder. `done` tells in words what an edit has just changed. `tried` holds the fields of a form that was refused
    or came too late, so that nothing typed is lost. `offers` are cards, with how many copies, that a refused edit may have meant. `base` is
    the revision that a late edit was made on, 0 if there is no such version.
    """

    deck: Deck
    catalogue: Catalogue
    owner: Owner
    refusal: str = ""
    offers: Sequence[tuple[Card, int]] = ()
    done: str = ""
    is_stale: bool = False
    clashes: Sequence[Clash] = ()
    tried: Sequence[tuple[str, str]] = ()
    base: int = 0

    @cached_property
    def listing(self) -> DeckList:
        return self.deck.listing(self.catalogue)

    @cached_property
    def overview(self) -> Overview:
        return overview_of(self.listing, self.catalogue)

    @cached_property
    def coverage(self) -> Coverage | None:
        """The part of the deck that is owned; None for somebody who has noted no cards of the game."""
        owned = holdings_among(self.owner, self.listing, self.catalogue)
        return coverage_of([self.listing], owned, self.catalogue) if owned else None

    @cached_property
    def wants(self) -> dict[str, Want]:
        """The copies that are needed and owned of each card, by the name that its printings share."""
        return {want.card.name_group: want for want in self.coverage.wants} if self.coverage else {}

    @property
    def visibilities(self) -> list[tuple[str, str]]:
        return [(value, str(label)) for value, label in Visibility.choices]

    @property
    def values(self) -> dict[str, str]:
        """The deck's own fields as a form shows them: what was typed last, else what is stored."""
        stored = {
            "name": self.deck.name,
            "note": self.deck.note,
            "visibility": self.deck.wanted_visibility,
            "format": self.listing.format.slug,
        }
        return stored | dict(self.tried) if self.refusal else stored

    @property
    def tried_line(self) -> str:
        """A card as it was typed, to be corrected."""
        return dict(self.tried).get("line", "") if self.refusal else ""

    @property
    def example(self) -> str:
        """The name of a card that could be typed."""
        last = self.listing.format.deck_sections[-1]
        return next((card.name for card in self.catalogue.rows.values() if last.takes(card.kind)), "")

    @property
    def maybe(self) -> list[tuple[Card, int]]:
        return self.deck.thought_of(self.catalogue)

    @cached_property
    def versions(self) -> list[DeckVersion]:
        """The version that the deck is at, and the last one with a name if that is another one; in one query."""
        wanted = Q(revision=self.deck.revision) | ~Q(name="")
        return list(self.deck.versions.filter(wanted).defer("draft").order_by("-revision")[:2])

    @property
    def has_tried_words(self) -> bool:
        """True if the form was the one for the name and the note."""
        return any(name == "name" for name, _ in self.tried)

    @property
    def age(self) -> int:
        """Whole seconds since the deck was last changed."""
        return max(0, int((timezone.now() - self.deck.updated_at).total_seconds()))

    @property
    def can_undo(self) -> bool:
        return bool(self.versions and self.versions[0].undo_to)

    @property
    def can_redo(self) -> bool:
        return bool(self.versions and self.versions[0].redo_to)

    @property
    def named(self) -> DeckVersion | None:
        """The last version with a name."""
        return next((version for version in self.versions if version.name), None)

    @property
    def edits_since(self) -> int:
        """The number of edits since the last named version; 0 without one."""
        return self.deck.revision - self.named.revision if self.named else 0

    def shelf(self, params: QueryDict) -> Shelf:
        """Return the cards asked for; those that could only stand in for a chosen one come last on their page."""
        asked = params.copy()
        asked.pop("view", None)
        browsing = Browsing(self.catalogue.game, asked, [self.catalogue.rows[slug].pk for slug in self.held], self._choice)
        rows = [self._row(self.catalogue.rows[slug]) for slug in browsing.slugs if slug in self.catalogue.rows]
        rows.sort(key=lambda row: row.is_put and bool(self.listing.sections.get(row.section)))
        return Shelf(browsing, tuple(rows), params.get("show") == "faces", params.get("deck") == "piles")

    @property
    def _choice(self) -> list[int] | None:
        """The keys of the cards that a deck out of boosters can be built from; None for a deck with all the game's cards."""
        format = self.listing.format
        if not (self.deck.opened and format.pool):
            return None
        pooled = {slug for each in format.sections if each.is_pool for slug in self.listing.sections.get(each.slug, {})}
        names = {self.catalogue.rows[slug].name_group for slug in pooled}
        rows = self.catalogue.rows.values()
        return [row.pk for row in rows if row.name_group in names or row.kind in format.pool.free_kinds]

    @cached_property
    def held(self) -> Counter[str]:
        """Copies in the deck by slug, a stated pool left out."""
        pools = {each.slug for each in self.listing.format.sections if each.is_pool}
        held = Counter[str]()
        for section, cards in self.listing.sections.items():
            if section not in pools:
                held.update(cards)
        return held

    def places(self, card: Card) -> list[Place]:
        """Return the sections of the format that take the card, and any other section that holds it."""
        definition, sections = self.catalogue.definitions[card.slug], self.listing.sections
        return [
            Place(each.slug, each.name, sections.get(each.slug, {}).get(card.slug, 0), each.bounds.most == 1)
            for each in self.listing.format.sections
            if takes(each, definition) or card.slug in sections.get(each.slug, {})
        ]

    def _row(self, card: Card) -> ShelfRow:
        format = self.listing.format
        section = section_for(format, self.catalogue.definitions[card.slug], self.listing.sections)
        bounds = format.section(section).bounds if section else None
        is_single = bounds is not None and bounds.most == 1
        most = 1 if is_single else room_of(card, self.listing, self.catalogue)
        pool = "" if self.deck.opened else next((each.slug for each in format.sections if each.is_pool), "")
        return ShelfRow(card, section, self.held[card.slug], most, is_single, pool)
