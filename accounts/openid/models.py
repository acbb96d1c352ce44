"""Store the links between members and their accounts at a provider."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.db import models
from django.utils import timezone


class Identity(models.Model):
    """An account at a provider by which a member signs in. Issuer and subject identify it, never a name or an e-mail address."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="identities")
    issuer = models.CharField(max_length=255)
    subject = models.CharField(max_length=255)
    linked_at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["issuer", "subject"], name="one_member_an_identity"),
            models.UniqueConstraint(fields=["user", "issuer"], name="one_identity_a_member_an_issuer"),
        ]

    def __str__(self) -> str:
        return f"{self.user_id}: {self.subject} at {self.issuer}"
