"""Lists with cards in every section that a format has, legal or not."""

from __future__ import annotations

from cards.catalogue import catalogue_of
from decks.deck_list import DeckList, in_order
from rules.construction import Format
from rules.kernel.game import Game


def filled(game: Game, format: Format) -> DeckList:
    """Two cards that each section takes, where it takes as many: of the first two copies, of the second one; a pool states all of them."""
    catalogue = catalogue_of(game)
    cards = sorted(catalogue.rows.values(), key=lambda card: card.number)
    sections = {
        section.slug: {card.slug: 2 - place for place, card in enumerate([card for card in cards if section.takes(card.kind)][:2])}
        for section in format.sections
    }
    return DeckList(game, format, "Every section 每", in_order(format, sections, lambda slug: catalogue.rows[slug].number), "一, two")
