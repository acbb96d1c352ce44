"""Decks and the cards in them."""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Sequence
from typing import Any

from django.db import models
from django.db.models.functions import Coalesce
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext

from cards.catalogue import Catalogue
from cards.lazy_json import LazyJSONField
from cards.models import Card
from decks.deck_list import DeckList, MutableSections, in_order
from decks.owners import OwnedModel, Owner
from decks.visibility.restraints import RestrainedModel, settle, staff_sees
from decks.visibility.restraints import Visibility as Visibility
from decks.wording import said
from rules import games
from rules.construction import Format
from rules.kernel.game import Game
from rules.wording import Text

NAME_LENGTH = 80
NOTE_LENGTH = 4000


#: Guests' decks: they can't be public, because a public deck needs an author whom people can contact.
NEEDS_AN_AUTHOR = models.Q(owner=None, is_precon=False) & ~models.Q(owner_key="")


class DeckQuerySet(models.QuerySet["Deck"]):
    def owned_by(self, owner: Owner) -> DeckQuerySet:
        return self.filter(owner.filter)

    def visible_to(self, owner: Owner) -> DeckQuerySet:
        """Decks that this owner may open: public and unlisted ones, and their own; for staff also those taken down."""
        seen = ~models.Q(visibility=Visibility.PRIVATE) | owner.filter
        return self.filter(seen | staff_sees() if owner.is_staff else seen)

    def public(self) -> DeckQuerySet:
        return self.filter(visibility=Visibility.PUBLIC)

    def listed(self) -> DeckQuerySet:
        """Return the decks that everybody may find: starter decks and public ones."""
        return self.filter(models.Q(is_precon=True) | models.Q(visibility=Visibility.PUBLIC))

    def precons(self) -> DeckQuerySet:
        return self.filter(is_precon=True)

    def settle(self) -> None:
        """Update `visibility` to what the restraints allow now."""
        settle(self, waits=NEEDS_AN_AUTHOR)

    def with_totals(self) -> DeckQuerySet:
        """Return each deck with `total`, the number of its cards."""
        entries = DeckEntry.objects.filter(deck=models.OuterRef("pk")).exclude(section__in=pool_sections())
        total = entries.order_by().values("deck").annotate(sum=models.Sum("count")).values("sum")
        return self.annotate(total=Coalesce(models.Subquery(total), 0))  # type: ignore[no-redef]


class Deck(OwnedModel, RestrainedModel):
    """A list of cards by section, legal or not. Every change raises `revision`."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    game = models.SlugField()
    format = models.SlugField(blank=True)
    name = models.CharField(max_length=NAME_LENGTH)
    note = models.TextField(blank=True, max_length=NOTE_LENGTH)
    visibility = models.CharField(max_length=10, choices=Visibility.choices, default=Visibility.PRIVATE)
    revision = models.PositiveIntegerField(default=1)
    is_precon = models.BooleanField(default=False)
    slug = models.SlugField(blank=True)
    name_zh = models.CharField(max_length=80, blank=True, help_text="precons only")
    note_zh = models.TextField(blank=True, help_text="precons only")
    digest = models.CharField(max_length=16, blank=True, db_index=True)
    is_legal = models.BooleanField(default=False)
    maybe = LazyJSONField(default=dict, blank=True, help_text="card slug -> copies that are thought of")
    card_notes = LazyJSONField(default=dict, blank=True, help_text="card slug -> note")
    opened = LazyJSONField(default=dict, blank=True, help_text="where the pool came from: set, boosters, seed, contents")
    copied_from = models.ForeignKey("self", null=True, blank=True, on_delete=models.SET_NULL, related_name="copies")
    copied_revision = models.PositiveIntegerField(null=True, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)
    updated_at = models.DateTimeField(auto_now=True)
    looked_at = models.DateTimeField(null=True, editable=False, help_text="when a guest last opened a deck of theirs, to a day")

    total: int  # on decks of DeckQuerySet.with_totals()
    #: Section, card's key and copies, if they have been read for many decks at once or were just written.
    rows: Sequence[tuple[str, int, int]] | None = None
    #: Copies of imported cards that people don't see now; `sections` sets it when it reads the cards.
    unseen = 0

    objects = DeckQuerySet.as_manager()

    class Meta:
        ordering = ["-updated_at"]
        indexes = [
            models.Index(fields=["visibility", "-updated_at", "id"], name="decks_lately_changed"),
            models.Index(fields=["game", "visibility", "-updated_at", "id"], name="decks_lately_changed_of_a_game"),
            models.Index(fields=["owner", "updated_at"], condition=models.Q(owner=None, is_precon=False), name="decks_of_guests_by_age"),
        ]
        constraints = [
            models.UniqueConstraint(fields=["game", "slug"], condition=models.Q(is_precon=True), name="one_precon_of_a_slug_a_game"),
        ]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return reverse("decks:deck", args=[self.pk])

    @property
    def rules_game(self) -> Game:
        return games.get(self.game)

    @property
    def rules_format(self) -> Format:
        """The deck's format, or the game's default one if the format is gone."""
        try:
            return self.rules_game.format(self.format)
        except KeyError:
            return self.rules_game.format()

    @property
    def title(self) -> str:
        """The name in the reader's language, where it has one in both."""
        return said(Text(self.name, self.name_zh or self.name))

    @property
    def description(self) -> str:
        """The note in the reader's language, where it has one in both."""
        return said(Text(self.note, self.note_zh or self.note))

    @property
    def needs_an_author(self) -> bool:
        """Return whether the deck can't be public because its owner has no account."""
        return self.owner_id is None and bool(self.owner_key) and not self.is_precon

    def set_wished_visibility(self, visibility: str) -> None:
        """Set the visibility that the owner wishes, or as much of it as the restraints allow now."""
        waits = self.needs_an_author and visibility == Visibility.PUBLIC
        self.visibility = Visibility.PRIVATE if self.is_held else Visibility.UNLISTED if waits else visibility
        self.wish = visibility if self.is_held or waits else ""

    @property
    def author(self) -> str:
        if self.is_precon:
            return gettext("Deckproof")
        if self.owner is None:
            return gettext("a guest") if self.owner_key else gettext("a former member")
        return self.owner.get_username()

    @property
    def author_address(self) -> str:
        """The author's page, where this deck stands; empty for one that is not public, or nobody's."""
        is_there = self.owner is not None and self.visibility == Visibility.PUBLIC and not self.is_precon
        return reverse("decks:author", args=[self.author]) if is_there else ""

    def sections(self, catalogue: Catalogue) -> MutableSections:
        """Return what people see of the deck, in canonical order. Read the entries, unless they have been read for many decks at once."""
        found: MutableSections = {}
        rows = self.entries.values_list("section", "card_id", "count") if self.rows is None else self.rows
        self.unseen = 0
        for section, card, count in rows:
            if card in catalogue.slugs_by_key:
                found.setdefault(section, {})[catalogue.slugs_by_key[card]] = count
            else:
                self.unseen += count
        return in_order(self.rules_format, found, lambda slug: catalogue.rows[slug].number)

    def refresh_from_db(self, *args: Any, **kwargs: Any) -> None:
        super().refresh_from_db(*args, **kwargs)
        self.rows = None

    def thought_of(self, catalogue: Catalogue) -> list[tuple[Card, int]]:
        """Return the cards on the maybe-board with their copies, by cost."""
        held = [(catalogue.rows[slug], count) for slug, count in self.maybe.items() if slug in catalogue.rows]
        return sorted(held, key=lambda pair: (pair[0].cost or 0, pair[0].number))

    def listing(self, catalogue: Catalogue) -> DeckList:
        return DeckList(self.rules_game, self.rules_format, self.title, self.sections(catalogue), self.description)


def with_rows(decks: Iterable[Deck]) -> list[Deck]:
    """Return the decks with their entries, read at once: as rows without objects, of which a page of lists would make a thousand."""
    found = {deck.pk: deck for deck in decks}
    held: dict[uuid.UUID, list[tuple[str, int, int]]] = {pk: [] for pk in found}
    entries = DeckEntry.objects.filter(deck__in=found).order_by()
    for pk, section, card, count in entries.values_list("deck_id", "section", "card_id", "count"):
        held[pk].append((section, card, count))
    for pk, deck in found.items():
        deck.rows = held[pk]
    return list(found.values())


class DeckEntry(models.Model):
    """So many copies of a card in a section of a deck."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="entries")
    section = models.SlugField()
    card = models.ForeignKey(Card, on_delete=models.PROTECT, related_name="deck_entries")
    count = models.PositiveSmallIntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["deck", "section", "card"], name="one_entry_a_card_a_section")]

    def __str__(self) -> str:
        return f"{self.count} {self.card.slug}"


class DeckTag(models.Model):
    """A word that the deck's owner has put on it."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="tags")
    name = models.CharField(max_length=24, db_index=True)

    class Meta:
        ordering = ["name"]
        constraints = [models.UniqueConstraint(fields=["deck", "name"], name="one_tag_of_a_name_a_deck")]

    def __str__(self) -> str:
        return self.name


class DeckVersion(models.Model):
    """A deck as it was at one revision, kept at every edit; those worth finding again have a name.

    `draft` is Draft.as_json. `undo_to` and `redo_to` are the revisions that undo and redo bring back from here.
    """

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="versions")
    revision = models.PositiveIntegerField()
    draft = models.JSONField()
    name = models.CharField(max_length=NAME_LENGTH, blank=True)
    note = models.TextField(blank=True, max_length=NOTE_LENGTH)
    undo_to = models.PositiveIntegerField(null=True, blank=True)
    redo_to = models.PositiveIntegerField(null=True, blank=True)
    made_at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ["-revision"]
        constraints = [models.UniqueConstraint(fields=["deck", "revision"], name="one_version_a_revision")]

    def __str__(self) -> str:
        return self.name or str(self.revision)


class Holding(OwnedModel):
    """So many copies of a card that somebody owns."""

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="+")
    count = models.PositiveIntegerField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["owner", "card"], condition=models.Q(owner__isnull=False), name="one_holding_a_member"),
            models.UniqueConstraint(fields=["owner_key", "card"], condition=models.Q(owner__isnull=True), name="one_holding_a_guest"),
        ]

    def __str__(self) -> str:
        return f"{self.count} {self.card.slug}"


class SavedSearch(OwnedModel):
    """A search of a game's cards under a name; `query` is the address's part from the question mark on."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    game = models.SlugField()
    name = models.CharField(max_length=60)
    query = models.CharField(max_length=2000)

    def __str__(self) -> str:
        return self.name

    @property
    def address(self) -> str:
        return reverse("cards:browse", args=[self.game]) + self.query


def pool_sections() -> list[str]:
    """Return the sections, in any game, that state a pool and are no part of a deck."""
    formats = [format for game in games.everything() for format in game.formats]
    return sorted({section.slug for format in formats for section in format.sections if section.is_pool})
