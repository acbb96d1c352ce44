"""Decks and the cards in them."""

from __future__ import annotations

import uuid

from django.db import models
from django.urls import reverse
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from cards.models import Card
from decks.lists import DeckList, MutableSections, in_order
from decks.owners import OwnedModel, Owner
from decks.pool import CardPool
from decks.wording import said
from rules import games
from rules.construction import Format
from rules.kernel.game import Game
from rules.wording import Text

NAME_LENGTH = 80
NOTE_LENGTH = 4000


class Visibility(models.TextChoices):
    PRIVATE = "private", _("Private: only you")
    UNLISTED = "unlisted", _("Unlisted: anyone with the link")
    PUBLIC = "public", _("Public: listed for everyone")


class DeckQuerySet(models.QuerySet["Deck"]):
    def owned_by(self, owner: Owner) -> DeckQuerySet:
        return self.filter(owner.filter)

    def visible_to(self, owner: Owner) -> DeckQuerySet:
        """Those that this person may open: public and unlisted ones by link, and their own."""
        return self.filter(~models.Q(visibility=Visibility.PRIVATE) | owner.filter)

    def public(self) -> DeckQuerySet:
        return self.filter(visibility=Visibility.PUBLIC)

    def precons(self) -> DeckQuerySet:
        return self.filter(is_precon=True)

    def with_totals(self) -> DeckQuerySet:
        """Each deck with `total`, the number of its cards."""
        total = models.Sum("entries__count", filter=~models.Q(entries__section__in=_pool_sections()), default=0)
        return self.annotate(total=total)  # type: ignore[no-redef]


class Deck(OwnedModel):
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
    copied_from = models.ForeignKey("self", null=True, blank=True, on_delete=models.SET_NULL, related_name="copies")
    created_at = models.DateTimeField(auto_now_add=True)
    updated_at = models.DateTimeField(auto_now=True)

    total: int  # on decks of DeckQuerySet.with_totals()

    objects = DeckQuerySet.as_manager()

    class Meta:
        ordering = ["-updated_at"]
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
        """The deck's format, or the game's default one should the format be gone."""
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
    def author(self) -> str:
        if self.is_precon:
            return gettext("Deckproof")
        return self.owner.get_username() if self.owner else gettext("a guest")

    def sections(self, pool: CardPool) -> MutableSections:
        """What is in the deck, in canonical order. Reads the entries, once when they were prefetched."""
        found: MutableSections = {}
        for entry in self.entries.all():
            found.setdefault(entry.section, {})[pool.slugs_by_key[entry.card_id]] = entry.count
        return in_order(self.rules_format, found, lambda slug: pool.rows[slug].number)

    def listing(self, pool: CardPool) -> DeckList:
        return DeckList(self.rules_game, self.rules_format, self.title, self.sections(pool), self.description)


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


def _pool_sections() -> list[str]:
    """The sections, in any game, that state a pool and are no part of a deck."""
    formats = [format for game in games.everything() for format in game.formats]
    return sorted({section.slug for format in formats for section in format.sections if section.is_pool})
