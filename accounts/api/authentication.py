"""Authenticate a member by `Authorization: Token ...`. The database holds only the token's digest."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.contrib.auth.models import User
from django.db import DatabaseError
from django.utils import timezone
from django.utils.translation import gettext
from rest_framework.authentication import TokenAuthentication
from rest_framework.exceptions import AuthenticationFailed

from accounts.models import ApiToken
from accounts.recovery_codes import digest_of

#: How often `last_used_at` is written.
USED_EVERY = timedelta(minutes=10)


class DigestAuthentication(TokenAuthentication):
    """Accept a valid token of an active member, and record when it was last used."""

    def authenticate_credentials(self, key: str) -> tuple[User, Any]:
        token = ApiToken.objects.valid().select_related("user").filter(digest=digest_of(key), user__is_active=True).first()
        if token is None:
            raise AuthenticationFailed(gettext("This token is unknown, has ended or was revoked."))
        now = timezone.now()
        if token.last_used_at is None or now - token.last_used_at > USED_EVERY:
            try:
                ApiToken.objects.filter(pk=token.pk).update(last_used_at=now)
            except DatabaseError:  # answer read requests even if the database is read-only
                pass
        return token.user, token
