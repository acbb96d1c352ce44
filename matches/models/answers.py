"""The questions to an engine about a position, and its answers."""

from __future__ import annotations

import json
import zlib
from typing import Any

from django.db import models

from rules.wording import Text


class Answer(models.Model):
    """A question to a game's engine and its answer: the way to a worker and back. Kept for a while, since undoing asks the same again.

    `key` stands for the game, its cards, its engine and the question.
    """

    key = models.CharField(max_length=64, unique=True)
    game = models.SlugField()
    engine_digest = models.CharField(max_length=16)
    question = models.JSONField()
    packed = models.BinaryField(default=b"")
    error = models.JSONField(default=dict, blank=True)
    payer = models.CharField(max_length=48, blank=True, default="", help_text="key of a `limits.payers.Payer`")
    asked_at = models.DateTimeField(auto_now_add=True)
    dispatched_at = models.DateTimeField(null=True)
    taken_at = models.DateTimeField(null=True, help_text="when a worker took it last")
    made_at = models.DateTimeField(null=True)

    class Meta:
        indexes = [models.Index(fields=["payer", "asked_at"], name="answers_by_payer")]

    def __str__(self) -> str:
        return self.key[:16]

    @property
    def exploration(self) -> dict[str, Any]:
        """The answer as `rules.kernel.positions.sandbox.Exploration.as_json`."""
        exploration: dict[str, Any] = json.loads(zlib.decompress(self.packed))
        return exploration

    @property
    def is_open(self) -> bool:
        """True while neither an answer nor a refusal has come."""
        return self.made_at is None and not self.error

    @property
    def reason(self) -> Text:
        return Text(**self.error) if self.error else Text("", "")
