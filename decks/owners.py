"""The owner of a thing: a member, or the browser of somebody without an account."""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass, field
from datetime import timedelta
from typing import TypeVar

from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser, User
from django.contrib.sessions.backends.base import SessionBase
from django.db import DatabaseError, models, transaction
from django.http import HttpRequest
from django.utils import timezone

from limits.addresses import client_address
from limits.payers import Payer

SESSION_NAME = "owner_key"
#: The session's entry for the day on which the guest was last recorded as seen.
SEEN_ON = "seen_on"
RowT = TypeVar("RowT", bound=models.Model)

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Owner:
    """A member (`user`), or a guest with the secret key in the browser's session; both are empty for a visitor who owns nothing.

    `address` is the request's IP address: without an account it is charged, whatever key the session has.
    """

    user: User | None
    key: str = ""
    address: str = field(default="", compare=False)

    @classmethod
    def of_request(cls, request: HttpRequest) -> Owner:
        """Return the owner who sent the request; make no session."""
        user: AbstractBaseUser | None = getattr(request, "user", None)
        if isinstance(user, User):
            return cls(user)
        session = getattr(request, "session", None)
        key = session.get(SESSION_NAME, "") if session is not None else ""
        if key:
            record_guest(request.session, key)
        return cls(None, key, client_address(request))

    @classmethod
    def of_writer(cls, request: HttpRequest) -> Owner:
        """Return the owner of a request that creates something, with a new key if the browser has none.

        The session is saved first: with its key lost, what the guest creates could never be reached again.
        """
        owner = cls.of_request(request)
        if owner.user is None and not owner.key:
            request.session[SESSION_NAME] = key = secrets.token_hex(16)
            record_guest(request.session, key)
            request.session.save()
            return cls(None, key, owner.address)
        return owner

    @property
    def is_anonymous(self) -> bool:
        return self.user is None

    @property
    def is_staff(self) -> bool:
        return self.user is not None and self.user.is_staff

    @property
    def payer(self) -> Payer:
        """The payer whose budget is charged for this owner's requests."""
        if self.user is not None:
            return Payer.of_member(self.user.pk)
        return Payer.of_address(self.address) if self.address else Payer.of_browser(self.key)

    @property
    def filter(self) -> models.Q:
        """The condition for rows of an OwnedModel that are this owner's: none for a stranger."""
        if self.user is not None:
            return models.Q(owner=self.user)
        return models.Q(owner=None, owner_key=self.key) & ~models.Q(owner_key="")

    def owns(self, thing: OwnedModel) -> bool:
        if self.user is not None:
            return thing.owner_id == self.user.pk
        return bool(self.key) and thing.owner_id is None and thing.owner_key == self.key


class OwnedModel(models.Model):
    """A row with an owner."""

    owner = models.ForeignKey(User, null=True, blank=True, on_delete=models.CASCADE, related_name="+")
    owner_id: int | None
    owner_key = models.CharField(max_length=32, blank=True, db_index=True)

    class Meta:
        abstract = True


class Guest(models.Model):
    """A guest's key and when the guest was last seen. Rows without a date (searches, holdings) are kept as long as this one."""

    key = models.CharField(max_length=32, primary_key=True)
    seen_at = models.DateTimeField(default=timezone.now, db_index=True)

    def __str__(self) -> str:
        return self.key[:6]


def record_guest(session: SessionBase, key: str) -> None:
    """Record once a day that a guest was seen, and extend the session. A failed write is only logged."""
    now = timezone.now()
    if session.get(SEEN_ON) == now.date().isoformat():
        return
    try:
        with transaction.atomic():
            Guest.objects.bulk_create([Guest(key, now)], update_conflicts=True, unique_fields=["key"], update_fields=["seen_at"])
    except DatabaseError as error:
        log.warning("A guest's visit could not be noted: %s", error)
        return
    session[SEEN_ON] = now.date().isoformat()
    days = max(settings.GUEST_DECK_DAYS, settings.GUEST_SIMULATION_DAYS)
    if settings.GUEST_DECK_DAYS and settings.GUEST_SIMULATION_DAYS:
        session.set_expiry(timedelta(days=days + 1))


def end_guest(session: SessionBase) -> None:
    """End the guest part of a session after signing in: the session then lasts as long as a member's."""
    for name in (SESSION_NAME, SEEN_ON):
        session.pop(name, None)
    session.set_expiry(None)
