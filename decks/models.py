"""Decks and the cards in them."""

from __future__ import annotations

import uuid

from django.db import models
from django.utils.translation import gettext_lazy as _

from cards.models import Card
from decks.owners import OwnedModel, Owner


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

    def precons(self) -> DeckQuerySet:
        return self.filter(is_precon=True)


class Deck(OwnedModel):
    """A list of cards by section, legal or not. Every change raises `revision`."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    game = models.SlugField()
    format = models.SlugField(blank=True)
    name = models.CharField(max_length=80)
    note = models.TextField(blank=True, max_length=4000)
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

    objects = DeckQuerySet.as_manager()

    class Meta:
        ordering = ["-updated_at"]
        constraints = [
            models.UniqueConstraint(fields=["game", "slug"], condition=models.Q(is_precon=True), name="one_precon_of_a_slug_a_game"),
        ]

    def __str__(self) -> str:
        return self.name


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
