"""What belongs to a deck beside its list: cards thought of, notes on cards, its owner's tags, versions with a name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cards.catalogue import Catalogue
    from decks.models import Deck, DeckVersion


@dataclass(frozen=True, slots=True)
class NamedVersion:
    """A version worth finding again. `draft` is Draft.as_json; `is_current` where the deck has not been changed since."""

    name: str
    note: str
    made_at: datetime
    draft: Mapping[str, Any]
    is_current: bool = False


@dataclass(frozen=True, slots=True)
class Beside:
    """Cards by slug; versions from the first to the last."""

    maybe: Mapping[str, int] = field(default_factory=dict)
    card_notes: Mapping[str, str] = field(default_factory=dict)
    tags: tuple[str, ...] = ()
    versions: tuple[NamedVersion, ...] = ()


def beside_of(deck: Deck, catalogue: Catalogue, *, versions: Iterable[DeckVersion] | None = None, is_own: bool) -> Beside:
    """All of it for the owner; for others what the deck's page shows them. `versions`: those with a name, where they are known."""
    maybe, notes = ({slug: value for slug, value in part.items() if slug in catalogue.rows} for part in (deck.maybe, deck.card_notes))
    if not is_own:
        return Beside(maybe, notes)
    if versions is None:
        versions = deck.versions.exclude(name="")
    named = (
        NamedVersion(each.name, each.note, each.made_at, each.draft, each.revision == deck.revision)
        for each in sorted(versions, key=lambda each: each.revision)
    )
    return Beside(maybe, notes, tuple(sorted(tag.name for tag in deck.tags.all())), tuple(named))
