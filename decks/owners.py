"""Whose a thing is: a member's, or that of a browser which has not signed up."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TypeVar

from django.contrib.auth.models import AbstractBaseUser, User
from django.db import models
from django.http import HttpRequest

SESSION_NAME = "owner_key"
RowT = TypeVar("RowT", bound=models.Model)


@dataclass(frozen=True, slots=True)
class Owner:
    """A member (`user`), or the secret key that a browser's session keeps; both empty for a stranger."""

    user: User | None
    key: str = ""

    @classmethod
    def of_request(cls, request: HttpRequest) -> Owner:
        """Who asks; makes no session."""
        user: AbstractBaseUser | None = getattr(request, "user", None)
        if isinstance(user, User):
            return cls(user)
        session = getattr(request, "session", None)
        return cls(None, session.get(SESSION_NAME, "") if session is not None else "")

    @classmethod
    def of_writer(cls, request: HttpRequest) -> Owner:
        """Who asks, with a key made for a browser that has none yet and is about to own something."""
        owner = cls.of_request(request)
        if owner.user is None and not owner.key:
            request.session[SESSION_NAME] = secrets.token_hex(16)
            return cls(None, request.session[SESSION_NAME])
        return owner

    @property
    def is_anonymous(self) -> bool:
        return self.user is None

    @property
    def filter(self) -> models.Q:
        """What rows of an OwnedModel are this owner's: none for a stranger."""
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
