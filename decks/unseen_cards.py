"""Imported cards in decks while the operator has switched them off: nobody sees them, and no edit loses them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.utils.translation import ngettext

from decks.lists.changes import ChangeError
from decks.models import Deck


def told_unseen(count: int) -> str:
    """That so many copies of a deck's cards are not shown here."""
    words = ngettext(
        "This deck has %(count)d imported card that is not shown now: the operator of this site has switched imported cards off.",
        "This deck has %(count)d imported cards that are not shown now: the operator of this site has switched imported cards off.",
        count,
    )
    return words % {"count": count}


def require_seen(deck: Deck) -> None:
    """Raises ChangeError for a deck, whose cards have been read, with cards that are not shown."""
    if deck.unseen:
        raise ChangeError("unseen_cards", told_unseen(deck.unseen))


def draft_with_unseen(deck: Deck, *, are_cards_kept: bool) -> Mapping[str, Any] | None:
    """What the last version kept of a deck with cards that are not shown, of which only who may see it can change; None for another deck.

    The deck's cards have been read. Raises ChangeError.
    """
    if not are_cards_kept:
        require_seen(deck)
    return deck.versions.get(revision=deck.revision).draft if deck.unseen else None
