"""Restraints on visibility: rows that staff have taken down, or whose author's account is closed, are private whatever their owner
wishes.
"""

from __future__ import annotations

from typing import Any

from django.db import models
from django.db.models import Case, F, Q, Value, When
from django.utils.translation import gettext_lazy as _


class Visibility(models.TextChoices):
    PRIVATE = "private", _("Private: only you")
    UNLISTED = "unlisted", _("Unlisted: anyone with the link")
    PUBLIC = "public", _("Public: listed for everyone")


#: Rows that only their owner and staff may see.
IS_HELD = Q(taken_down_at__isnull=False) | Q(is_author_closed=True)


def staff_sees(lead: str = "") -> Q:
    """Return the condition for restrained rows that staff may see: those whose owner did not make them private.

    `lead` is the prefix of a relation, such as "deck__".
    """
    held = Q(**{f"{lead}taken_down_at__isnull": False}) | Q(**{f"{lead}is_author_closed": True})
    return held & Q(**{f"{lead}wish__in": (Visibility.UNLISTED, Visibility.PUBLIC)})


class RestrainedModel(models.Model):
    """A row whose `visibility` is always the effective one, so that queries need no other column.

    `wish` is the visibility that the owner chose, while a restraint prevents it; else empty.
    """

    visibility: Any
    wish = models.CharField(max_length=10, blank=True, default="", db_default="")
    taken_down_at = models.DateTimeField(null=True, blank=True)
    taken_down_why = models.TextField(blank=True, default="", db_default="")
    is_author_closed = models.BooleanField(default=False, db_default=False)

    class Meta:
        abstract = True

    @property
    def wanted_visibility(self) -> str:
        """The visibility that the owner chose."""
        return str(self.wish or self.visibility)

    @property
    def is_held(self) -> bool:
        return self.taken_down_at is not None or self.is_author_closed


def settle(rows: models.QuerySet[Any], *, waits: Q | None = None) -> None:
    """Update the visibility of these rows to what the restraints allow now.

    Rows that meet `waits` can't be public yet and are unlisted until then.
    """
    rows = rows.order_by()
    wanted = Case(When(wish="", then=F("visibility")), default=F("wish"))
    rows.filter(IS_HELD).update(wish=wanted, visibility=Visibility.PRIVATE)
    free = rows.exclude(IS_HELD).exclude(wish="")
    if waits is not None:
        waiting = free.filter(waits, wish=Visibility.PUBLIC)
        waiting.update(visibility=Visibility.UNLISTED)
        free = free.exclude(waits & Q(wish=Visibility.PUBLIC))
    free.update(visibility=F("wish"), wish="")


def effective_visibility(visibility: str) -> Case:
    """Return an UPDATE expression: this visibility, or private if the row was taken down since it was read."""
    return Case(When(IS_HELD, then=Value(Visibility.PRIVATE)), default=Value(visibility))


def effective_wish(wanted: str, wish: str) -> Case:
    """Return the UPDATE expression for `wish` that goes with `effective_visibility`."""
    return Case(When(IS_HELD, then=Value(wanted)), default=Value(wish))
