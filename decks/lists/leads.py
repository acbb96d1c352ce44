"""The lead: the card that a deck is known by."""

from __future__ import annotations

from collections.abc import Mapping

from cards.catalogue import Catalogue
from cards.models import Card
from rules.construction import Format, Section


def lead_section(format: Format) -> Section | None:
    """Return the section of exactly one card that a deck is known by, such as its hero; None where the format has none."""
    first = format.deck_sections[0]
    return first if first.bounds.least == first.bounds.most == 1 else None


def leads_of(catalogue: Catalogue) -> Mapping[str, Card]:
    """Return the cards that decks of the default format can be known by, by slug."""
    lead = lead_section(catalogue.game.format())
    # With 20,000 cards 6 ms of CPU time, and a list of decks asks four times (2026-11-25).
    return catalogue.kept("leads", lambda: {slug: card for slug, card in catalogue.rows.items() if lead and lead.takes(card.kind)})
