"""Retention of decks and guests: each step deletes a few expired rows in a short transaction and returns how many."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.contrib.sessions.models import Session
from django.db import DatabaseError, transaction
from django.db.models import Count, Q
from django.utils import timezone

from cards.standings import mark_stale
from decks.models import Deck, DeckVersion, Holding, SavedSearch, Visibility
from decks.owners import Guest, OwnedModel, Owner

#: The least time between two recorded visits, and the time before expiry in which it is announced prominently.
VISIT_INTERVAL, WARNING_TIME = timedelta(days=1), timedelta(days=2)

log = logging.getLogger(__name__)


def kept_until(deck: Deck) -> datetime | None:
    """Return when a guest's deck expires unless it is opened or changed before; None for a deck that does not expire."""
    if deck.owner_id is not None or not deck.owner_key or deck.is_precon or not settings.GUEST_DECK_DAYS:
        return None
    return max(deck.updated_at, deck.looked_at or deck.updated_at) + timedelta(days=settings.GUEST_DECK_DAYS)


def going_soon(decks: Sequence[Deck]) -> list[tuple[Deck, datetime]]:
    """Return the decks that expire within two days, the earliest first."""
    ends = [(deck, end) for deck in decks if (end := kept_until(deck)) and end < timezone.now() + WARNING_TIME]
    return sorted(ends, key=lambda pair: pair[1])


def record_visit(*, deck: Deck, owner: Owner) -> None:
    """Restart the retention of a guest's deck because its owner opened it. A failed write is only logged."""
    if not owner.is_anonymous or not owner.owns(deck):
        return
    now = timezone.now()
    if max(deck.updated_at, deck.looked_at or deck.updated_at) > now - VISIT_INTERVAL:
        return
    try:
        with transaction.atomic():
            Deck.objects.filter(pk=deck.pk).update(looked_at=now)
    except DatabaseError as error:
        log.warning("That a deck was opened could not be noted: %s", error)
        return
    deck.looked_at = now


def delete_expired_decks(most: int) -> int:
    """Delete expired guest decks, and return how many."""
    if not settings.GUEST_DECK_DAYS:
        return 0
    end = timezone.now() - timedelta(days=settings.GUEST_DECK_DAYS)
    old = Q(owner=None, is_precon=False, updated_at__lt=end) & (Q(looked_at=None) | Q(looked_at__lt=end))
    old &= ~Q(owner_key="")  # former members asked to keep their decks
    with transaction.atomic():
        found = list(Deck.objects.filter(old).order_by("updated_at").values_list("pk", "game", "visibility")[:most])
        keys = [pk for pk, _, _ in found]
        Deck.objects.filter(old, pk__in=keys).delete()
        for game in {game for _, game, visibility in found if visibility != Visibility.PRIVATE}:
            mark_stale(game)
    return len(found)


def delete_expired_guests(most: int) -> int:
    """Delete guests who were not seen for the retention period, with their saved searches and holdings, and return how many."""
    if not settings.GUEST_DECK_DAYS:
        return 0
    _record_unknown_guests(most)
    end = timezone.now() - timedelta(days=settings.GUEST_DECK_DAYS)
    with transaction.atomic():
        keys = list(Guest.objects.filter(seen_at__lt=end).order_by("seen_at").values_list("key", flat=True)[:most])
        for model in (Holding, SavedSearch):
            model.objects.filter(owner=None, owner_key__in=keys).delete()
        Guest.objects.filter(key__in=keys).delete()
    return len(keys)


def _record_unknown_guests(most: int) -> None:
    """Record guests from before the table existed as seen now."""
    found: list[type[OwnedModel]] = [Holding, SavedSearch]
    for model in found:
        rows = model._default_manager.filter(owner=None).exclude(owner_key="").exclude(owner_key__in=Guest.objects.values("key"))
        keys = rows.order_by().values_list("owner_key", flat=True).distinct()[:most]
        Guest.objects.bulk_create([Guest(key) for key in keys], ignore_conflicts=True)


def delete_expired_sessions(most: int) -> int:
    """Delete expired sessions, and return how many."""
    over = Session.objects.filter(expire_date__lt=timezone.now()).order_by("expire_date")
    return Session.objects.filter(pk__in=list(over.values_list("pk", flat=True)[:most])).delete()[0]


def trim_versions(most: int) -> int:
    """Delete the oldest unnamed versions of decks that have too many, and return how many.

    The current version and named versions are kept. Undo then ends at the oldest version that is left.
    """
    trimmed = 0
    for is_guests, kept in ((True, settings.GUEST_VERSIONS_KEPT), (False, settings.VERSIONS_KEPT)):
        # Only decks that are ten over the limit, so that not every edit of a deck at the limit triggers a deletion.
        counts = DeckVersion.objects.filter(name="", deck__owner__isnull=is_guests).order_by().values("deck")
        for row in counts.annotate(count=Count("pk")).filter(count__gte=kept + 10)[: max(1, most // 10)]:
            trimmed += _trim(row["deck"], kept)
    return trimmed


def _trim(deck: UUID, kept: int) -> int:
    versions = DeckVersion.objects.filter(deck=deck)
    with transaction.atomic():
        current = Deck.objects.select_for_update().filter(pk=deck).values_list("revision", flat=True).first() or 0
        unnamed = versions.filter(name="").exclude(revision=current).order_by("-revision").values_list("revision", flat=True)
        gone = list(unnamed[kept - 1 :])
        for some in (gone[start : start + 500] for start in range(0, len(gone), 500)):
            versions.filter(undo_to__in=some).update(undo_to=None)
            versions.filter(redo_to__in=some).update(redo_to=None)
            versions.filter(revision__in=some).delete()
    return len(gone)
