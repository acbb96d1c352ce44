"""Puts decks of this site in the place of their links, where whoever pastes them may see them."""

from __future__ import annotations

import re

from django.utils.translation import get_language, gettext

from decks.exporting.writers import write_text
from decks.importing.report import UnreadableDeckError
from decks.models import Deck, with_rows
from decks.owners import Owner
from decks.pool import pool_of

MOST_LINKS = 50
_LINK = re.compile(
    r"^\s*https?://(?P<host>[^/\s]+)/(?:api/v1/)?decks/(?P<deck>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\S*\s*$", re.MULTILINE
)


def with_decks(text: str, *, host: str, owner: Owner) -> str:
    """The text, each line that is a link to a deck of this host replaced by that deck's list. Raises UnreadableDeckError."""
    found = [match for match in _LINK.finditer(text) if match["host"] == host]
    if len(found) > MOST_LINKS:
        words = gettext("These are %(count)d links; %(most)d at most are followed at once.")
        raise UnreadableDeckError("too_many_links", words % {"count": len(found), "most": MOST_LINKS})
    decks = Deck.objects.visible_to(owner).filter(pk__in=[match["deck"] for match in found])
    known = {str(deck.pk): deck for deck in with_rows(decks)}
    for match in found:
        deck = known.get(match["deck"])
        if deck is None:
            raise UnreadableDeckError("no_such_deck", gettext("There is no deck at this link, or you may not see it."))
        pool = pool_of(deck.game)
        text = text.replace(match[0], write_text(deck.listing(pool), pool, get_language() or "en"))
    return text
