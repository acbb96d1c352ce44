"""Games played again for somebody to read."""

from __future__ import annotations

import json
import zlib
from typing import Any

from django.db import models

from matches.models.simulations import Simulation
from rules.wording import Text


class Recording(models.Model):
    """One game of a simulation played again for somebody to read; kept for a while, and made again when asked for."""

    simulation = models.ForeignKey(Simulation, on_delete=models.CASCADE, related_name="recordings")
    game = models.PositiveIntegerField()
    payer = models.CharField(max_length=48, blank=True, default="", help_text="key of a `limits.payers.Payer`")
    asked_at = models.DateTimeField(auto_now_add=True)
    dispatched_at = models.DateTimeField(null=True)
    taken_at = models.DateTimeField(null=True, help_text="when a worker took it last")
    made_at = models.DateTimeField(null=True)
    packed = models.BinaryField(default=b"")
    error = models.JSONField(default=dict, blank=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["simulation", "game"], name="one_recording_a_game")]
        indexes = [models.Index(fields=["payer", "asked_at"], name="recordings_by_payer")]

    def __str__(self) -> str:
        return f"{self.simulation_id} {self.game}"

    @property
    def record(self) -> dict[str, Any]:
        """The game as `matches.replays.recorder.record_json` tells it."""
        record: dict[str, Any] = json.loads(zlib.decompress(self.packed))
        return record

    @staticmethod
    def pack(record: dict[str, Any]) -> bytes:
        """The record as it is kept: boards are alike, so it shrinks to a fortieth."""
        return zlib.compress(json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode())

    @property
    def reason(self) -> Text:
        return Text(**self.error) if self.error else Text("", "")
