"""Store the CPU time that payers use, and the counts of the rate limits."""

from __future__ import annotations

from django.db import models


class Spending(models.Model):
    """The CPU time that a payer used within one hour. `hour` counts hours since the epoch."""

    payer = models.CharField(max_length=48)
    hour = models.PositiveIntegerField()
    microseconds = models.PositiveBigIntegerField(default=0)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["payer", "hour"], name="one_spending_a_payer_an_hour")]
        indexes = [models.Index(fields=["hour"], name="spendings_by_hour")]

    def __str__(self) -> str:
        return f"{self.payer} {self.hour}: {self.microseconds / 1e6:.3f} s"


class Count(models.Model):
    """The number of uses of a key in the period `number` (`now`) and in the period before it (`before`)."""

    key = models.CharField(max_length=120, primary_key=True)
    number = models.PositiveBigIntegerField()
    before = models.PositiveIntegerField(default=0)
    now = models.PositiveIntegerField(default=0)
    ends_at = models.DateTimeField(db_index=True, help_text="from when on the row says nothing any more")

    def __str__(self) -> str:
        return self.key
