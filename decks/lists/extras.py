"""The extras of a deck, as its owner and others see them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cards.catalogue import Catalogue
from cards.identities import PREFIX
from decks.deck_list import Extras, NamedVersion
from decks.models import Deck, DeckVersion


def extras_of(deck: Deck, catalogue: Catalogue, *, versions: Iterable[DeckVersion] | None = None, is_own: bool) -> Extras:
    """Return all extras for the owner; for others those that the deck's page shows them. `versions`: those with a name, if they are known.

    Versions hold all that they kept; one with cards that are not shown is never the present state of a deck that is read from a file.
    """
    maybe, notes = ({slug: value for slug, value in part.items() if slug in catalogue.rows} for part in (deck.maybe, deck.card_notes))
    if not is_own:
        return Extras(maybe, notes, opened=deck.opened)
    if versions is None:
        versions = deck.versions.exclude(name="")
    named = (
        NamedVersion(
            each.name, each.note, each.made_at, each.draft, each.revision == deck.revision and _is_shown_whole(each.draft, catalogue)
        )
        for each in sorted(versions, key=lambda each: each.revision)
    )
    return Extras(maybe, notes, tuple(sorted(tag.name for tag in deck.tags.all())), tuple(named), deck.opened)


def _is_shown_whole(draft: Mapping[str, Any], catalogue: Catalogue) -> bool:
    """Return whether people see all imported cards in what a version kept: in its list, on its maybe-board and in its notes."""
    parts = (*draft["sections"].values(), draft["maybe"], draft["card_notes"])
    return not any(slug.startswith(PREFIX) and slug not in catalogue.rows for part in parts for slug in part)
