"""Addresses that carry a whole deck: whoever opens one sees the list, without an account and whatever the deck's visibility."""

from __future__ import annotations

from urllib.parse import urlencode

import segno
from django.urls import reverse

from cards.catalogue import Catalogue
from decks.deck_list import DeckList
from decks.exporting.writers import write_deck_code

#: The most letters of this kind that a QR code can hold at its lowest error correction.
LONGEST_QR = 2_900


def link_of(deck: DeckList, catalogue: Catalogue, site: str) -> str:
    """Return `https://site/<game>/decks/import/?code=...&name=...`."""
    query = urlencode({"code": write_deck_code(deck, catalogue), "name": deck.name})
    return f"{site}{reverse('decks:import', args=[deck.game])}?{query}"


def draw_qr(link: str) -> str | None:
    """Return the address as a QR code (SVG text), or None when it is too long for one."""
    if len(link) > LONGEST_QR:
        return None
    return str(segno.make(link, error="l", micro=False).svg_inline(scale=4, border=4, dark="#000", light="#fff", omitsize=False))
