"""The card that a deck is known by."""

from __future__ import annotations

from rules.construction import Format, Section


def lead_section(format: Format) -> Section | None:
    """The section of exactly one card that a deck is known by, such as its hero; None where the format has none."""
    first = format.deck_sections[0]
    return first if first.bounds.least == first.bounds.most == 1 else None
