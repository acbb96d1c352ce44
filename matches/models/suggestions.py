"""A list that workers choose for an incomplete deck."""

from __future__ import annotations

import uuid
from datetime import timedelta
from typing import Any

from django.db import models
from django.utils import timezone

from decks.models import Deck
from rules.wording import Text

#: A request that no worker takes for so long, and one that a worker does not finish for so long, is answered without a win rate.
PATIENCE, WORKING = timedelta(seconds=3), timedelta(seconds=20)


class Suggestion(models.Model):
    """A request to complete a deck, and what a worker found. `asked` holds the draft.

    `found` is empty until it is made; then it holds what `matches.suggestions.search.Found.as_json` gives.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="suggestions")
    revision = models.PositiveIntegerField()
    game = models.SlugField()
    engine_digest = models.CharField(max_length=16)
    asked = models.JSONField()
    found = models.JSONField(default=dict, blank=True)
    error = models.JSONField(default=dict, blank=True)
    payer = models.CharField(max_length=48, blank=True, default="", help_text="key of a `limits.payers.Payer`")
    asked_at = models.DateTimeField(auto_now_add=True)
    taken_at = models.DateTimeField(null=True, help_text="when a worker took it last")
    made_at = models.DateTimeField(null=True)

    class Meta:
        indexes = [models.Index(fields=["payer", "asked_at"], name="suggestions_by_payer")]

    def __str__(self) -> str:
        return str(self.pk)

    @property
    def is_awaited(self) -> bool:
        """True while a worker may still answer in time."""
        if self.made_at or self.error:
            return False
        now = timezone.now()
        return now < self.asked_at + PATIENCE if self.taken_at is None else now < self.taken_at + WORKING

    @property
    def rate(self) -> float | None:
        """The win rate of the list from fresh seeds, 0 to 1; None where nothing was played."""
        found: dict[str, Any] = self.found
        return found.get("rate")

    @property
    def reason(self) -> Text:
        return Text(**self.error) if self.error else Text("", "")
