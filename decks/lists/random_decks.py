"""Random legal decks, to try cards that no deck holds."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from datetime import date

from decks.deck_list import MutableSections
from rules.construction import room_for, section_for, size_of
from rules.formats import Format, Section
from rules.kernel.cards import Card


def deal_list(format: Format, cards: Mapping[str, Card], wanted: Sequence[Card], chance: random.Random, *, as_of: date) -> MutableSections:
    """Return a list with as many copies of the wanted cards as fit, filled up at random to the least size.

    What all sections together lack goes into the first that has no upper bound. Raise ValueError when the cards do not suffice.
    """
    sections: MutableSections = {section.slug: {} for section in format.deck_sections}
    for card in wanted:
        while _add(format, sections, cards, card, as_of):
            pass
    for section in format.deck_sections:
        _fill(format, sections, cards, section, section.bounds.least, chance, as_of)
    lacking = format.total.least - sum(size_of(listed) for listed in sections.values())
    widest = next((section for section in format.deck_sections if section.bounds.most is None), None)
    if lacking > 0 and widest is not None:
        _fill(format, sections, cards, widest, size_of(sections[widest.slug]) + lacking, chance, as_of)
    return sections


def _fill(
    format: Format,
    sections: MutableSections,
    cards: Mapping[str, Card],
    section: Section,
    size: int,
    chance: random.Random,
    as_of: date,
) -> None:
    """Bring a section to a size with cards taken at random."""
    left = sorted((card for card in cards.values() if section.takes(card.kind)), key=lambda card: card.slug)
    chance.shuffle(left)
    while size_of(sections[section.slug]) < size:
        if not left:
            raise ValueError(f"there are not enough cards for {section.slug}")
        if not _add(format, sections, cards, left[-1], as_of) or chance.random() < 0.5:
            left.pop()


def _add(format: Format, sections: MutableSections, cards: Mapping[str, Card], card: Card, as_of: date) -> bool:
    """Add a copy if the section that takes it has room and no limit on copies forbids it."""
    section = format.section(section_for(format, card, sections))
    room = room_for(format, sections, cards, card, as_of=as_of)
    listed = sections[section.slug]
    is_full = section.bounds.most is not None and size_of(listed) >= section.bounds.most
    if is_full or room == 0:
        return False
    listed[card.slug] = listed.get(card.slug, 0) + 1
    return True
