"""Finding decks to look at: the card that stands for each, and the filters of the public list."""

from __future__ import annotations

import uuid
from collections.abc import Iterable

from cards.models import Card
from decks.models import Deck, DeckEntry
from rules.construction import Format, Section


def lead_section(format: Format) -> Section | None:
    """The section of exactly one card that a deck is known by, such as its hero; None where the format has none."""
    first = format.deck_sections[0]
    return first if first.bounds.least == first.bounds.most == 1 else None


def lead_cards(decks: Iterable[Deck]) -> dict[uuid.UUID, Card]:
    """The card that each deck is known by, where it has one, in one query."""
    sections = {deck.pk: lead.slug for deck in decks if (lead := lead_section(deck.rules_format))}
    entries = DeckEntry.objects.filter(deck__in=sections, section__in=set(sections.values())).select_related("card").order_by("-pk")
    return {entry.deck_id: entry.card for entry in entries if entry.section == sections[entry.deck_id]}
