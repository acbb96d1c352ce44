"""Store the settings, recovery codes, sessions and API tokens of members."""

from __future__ import annotations

import uuid

from django.contrib.auth.models import User
from django.db import models
from django.db.models import Q
from django.utils import timezone

#: Hexadecimal digits of SHA-256. Codes and tokens are long and random, so a fast digest protects them as well as a slow one.
DIGEST_LENGTH = 64


class Account(models.Model):
    """A member's data beside Django's own columns.

    `skeleton` is what the name looks like (`accounts.lookalikes`). Where older names look alike, only the oldest account has one.
    `waiting_email` is an address that is not confirmed yet; `User.email` is the confirmed one.
    """

    user = models.OneToOneField(User, on_delete=models.CASCADE, related_name="account")
    key = models.UUIDField(default=uuid.uuid4, unique=True, editable=False, help_text="stands in the archives of the account")
    skeleton = models.CharField(max_length=300, null=True, unique=True)
    language = models.CharField(max_length=12, blank=True, help_text="empty: as the browser asks")
    waiting_email = models.EmailField(blank=True)

    def __str__(self) -> str:
        return self.user.get_username()


class RecoveryCode(models.Model):
    """The digest of a recovery code, which sets a new password once."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="recovery_codes")
    digest = models.CharField(max_length=DIGEST_LENGTH, db_index=True)
    used_at = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return f"{self.user_id} {self.digest[:6]}"


class SignIn(models.Model):
    """A browser that is signed in. `browser` and `system` are slugs of `accounts.user_agents`, empty if unknown."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="sign_ins")
    session_key = models.CharField(max_length=40, unique=True)
    browser = models.CharField(max_length=20, blank=True)
    system = models.CharField(max_length=20, blank=True)
    language = models.CharField(max_length=12, blank=True)
    signed_in_at = models.DateTimeField(default=timezone.now)
    seen_at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ["-seen_at"]

    def __str__(self) -> str:
        return f"{self.user_id} {self.browser}"


class ApiTokenQuerySet(models.QuerySet["ApiToken"]):
    def valid(self) -> ApiTokenQuerySet:
        """Return the tokens that have not expired."""
        return self.filter(Q(expires_at=None) | Q(expires_at__gt=timezone.now()))


class ApiToken(models.Model):
    """The digest of a token by which a program acts as a member, and the token's first characters, by which the member recognizes it."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="api_tokens")
    name = models.CharField(max_length=60)
    prefix = models.CharField(max_length=8)
    digest = models.CharField(max_length=DIGEST_LENGTH, unique=True)
    created_at = models.DateTimeField(default=timezone.now)
    expires_at = models.DateTimeField(null=True)
    last_used_at = models.DateTimeField(null=True)

    objects = ApiTokenQuerySet.as_manager()

    class Meta:
        ordering = ["-created_at"]

    def __str__(self) -> str:
        return f"{self.name} {self.prefix}"

    @property
    def is_over(self) -> bool:
        """True if the token has expired."""
        return self.expires_at is not None and self.expires_at <= timezone.now()
