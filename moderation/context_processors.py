"""Give every template the notices from staff that the reader has not dismissed."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject

from decks.owners import Owner
from moderation.models import Notice


def notices(request: HttpRequest) -> dict[str, Any]:
    """Return the lazy variable `staff_notices`: at most 5 notices, queried only if the template uses it."""
    return {"staff_notices": SimpleLazyObject(lambda: _notices(request))}


def _notices(request: HttpRequest) -> list[Notice]:
    owner = Owner.of_request(request)
    return list(Notice.objects.unread_by(owner)[:5]) if owner.user or owner.key else []
