"""The extras of a deck, as its owner and others see them."""

from __future__ import annotations

from collections.abc import Iterable

from cards.catalogue import Catalogue
from decks.deck_list import Extras, NamedVersion
from decks.models import Deck, DeckVersion


def extras_of(deck: Deck, catalogue: Catalogue, *, versions: Iterable[DeckVersion] | None = None, is_own: bool) -> Extras:
    """All of it for the owner; for others what the deck's page shows them. `versions`: those with a name, where they are known."""
    maybe, notes = ({slug: value for slug, value in part.items() if slug in catalogue.rows} for part in (deck.maybe, deck.card_notes))
    if not is_own:
        return Extras(maybe, notes, opened=deck.opened)
    if versions is None:
        versions = deck.versions.exclude(name="")
    named = (
        NamedVersion(each.name, each.note, each.made_at, each.draft, each.revision == deck.revision)
        for each in sorted(versions, key=lambda each: each.revision)
    )
    return Extras(maybe, notes, tuple(sorted(tag.name for tag in deck.tags.all())), tuple(named), deck.opened)
