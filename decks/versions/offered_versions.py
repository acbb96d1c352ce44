"""The versions that the forms for comparing two states of decks offer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from decks.models import Deck, DeckVersion
from decks.owners import Owner
from decks.versions.compared_states import Side


@dataclass(frozen=True, slots=True)
class NamedSides:
    """The named versions of one deck, the latest first."""

    deck: Deck
    sides: tuple[Side, ...]


def named_versions(deck: Deck) -> list[DeckVersion]:
    return list(deck.versions.exclude(name="").defer("draft"))


def offered_versions(sides: Iterable[Side | None], owner: Owner) -> list[NamedSides]:
    """Return the named versions of those of the decks that are the owner's."""
    decks = {side.deck.pk: side.deck for side in sides if side and owner.owns(side.deck)}
    offers = [NamedSides(deck, tuple(Side(deck, version) for version in named_versions(deck))) for deck in decks.values()]
    return [each for each in offers if each.sides]
