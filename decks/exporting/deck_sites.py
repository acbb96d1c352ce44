"""Write decks in the forms of the deck sites of published games: a list under headings, and the JSON that programs read.

Names are English, as on these sites. The maybe-board stands under “Maybeboard”.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from cards.catalogue import Catalogue
from decks.deck_list import DeckList, played
from decks.lists.leads import lead_section

#: The names of a deck's parts: the card that leads it, all others, those at the side, the maybe-board.
LEAD, LIST, SIDE, MAYBE = "getAvatarById", "getDecklistById", "getSideboardById", "getMaybeboardById"
_MAYBE_HEADING = "Maybeboard"


def write_site_text(deck: DeckList, catalogue: Catalogue, language: str = "") -> str:
    """Return the sections under their English names with their sizes: `4 Name` lines."""
    blocks = []
    for heading, cards in _parts(deck):
        lines = [f"{count} {catalogue.definitions[slug].name.en}" for slug, count in cards.items()]
        blocks.append("\n".join([f"{heading} ({sum(cards.values())})", *lines]) + "\n")
    return "\n".join(blocks)


def write_site_json(deck: DeckList, catalogue: Catalogue, language: str = "") -> str:
    """Return entries of `quantity` and `card.name`: the card that leads the deck, all others, none at the side, and the maybe-board."""
    lead = lead_section(deck.format)
    listed: dict[str, list[dict[str, Any]]] = {LEAD: [], LIST: [], SIDE: [], MAYBE: []}
    for section, cards in played(deck.format, deck.sections).items():
        listed[LEAD if lead and section == lead.slug else LIST] += _entries(cards, catalogue)
    listed[MAYBE] = _entries(deck.extras.maybe if deck.extras else {}, catalogue)
    return json.dumps({"name": deck.name, **listed}, ensure_ascii=False, indent=2) + "\n"


def _parts(deck: DeckList) -> Iterator[tuple[str, Mapping[str, int]]]:
    """Yield heading and cards of each section that has any."""
    names = {section.slug: section.name.en for section in deck.format.sections}
    for section, cards in played(deck.format, deck.sections).items():
        yield names.get(section, section), cards
    if deck.extras and deck.extras.maybe:
        yield _MAYBE_HEADING, deck.extras.maybe


def _entries(cards: Mapping[str, int], catalogue: Catalogue) -> list[dict[str, Any]]:
    return [{"quantity": count, "card": {"name": catalogue.definitions[slug].name.en}} for slug, count in cards.items()]
