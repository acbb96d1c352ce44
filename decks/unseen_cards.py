"""Imported cards in decks while the operator has switched them off: nobody sees them, and no edit loses them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from django.utils.translation import ngettext

from cards.catalogue import Catalogue
from cards.models import Card
from decks.lists.changes import ChangeError
from decks.models import Deck


def told_unseen(count: int) -> str:
    """Return the sentence that so many copies of a deck's cards are not shown here."""
    words = ngettext(
        "This deck has %(count)d imported card that is not shown now: the operator of this site has switched imported cards off.",
        "This deck has %(count)d imported cards that are not shown now: the operator of this site has switched imported cards off.",
        count,
    )
    return words % {"count": count}


def require_seen(deck: Deck) -> None:
    """Raise ChangeError for a deck with cards that are not shown; its cards must have been read."""
    if deck.unseen:
        raise ChangeError("unseen_cards", told_unseen(deck.unseen))


def hidden_keys(slugs: Iterable[str], catalogue: Catalogue) -> dict[str, int]:
    """Return the keys, by slug, of those cards that the site has and does not show; query only where the catalogue lacks any."""
    lacking = [slug for slug in slugs if slug not in catalogue.rows]
    if not lacking:
        return {}
    rows = Card.everything.of_game(catalogue.game).filter(slug__in=lacking)
    return dict(rows.values_list("slug", "pk"))


def hidden_entries(draft: Mapping[str, Any], catalogue: Catalogue) -> list[tuple[str, int, int]]:
    """Return section, card's key and copies of the cards in a version's list that are not shown."""
    sections = draft["sections"]
    keys = hidden_keys({slug for cards in sections.values() for slug in cards}, catalogue)
    return [(section, keys[slug], count) for section, cards in sections.items() for slug, count in cards.items() if slug in keys]


def require_version_seen(draft: Mapping[str, Any], catalogue: Catalogue) -> None:
    """Raise ChangeError for a version whose list has cards that are not shown."""
    if hidden := hidden_entries(draft, catalogue):
        raise ChangeError("unseen_cards", told_unseen(sum(count for _, _, count in hidden)))


def draft_with_unseen(deck: Deck, *, are_cards_kept: bool) -> Mapping[str, Any] | None:
    """Return what the last version kept of a deck with cards that are not shown, of which only who may see it can change; else None.

    The deck's cards must have been read. Raise ChangeError.
    """
    if not are_cards_kept:
        require_seen(deck)
    return deck.versions.get(revision=deck.revision).draft if deck.unseen else None
