"""The cards that a search of decks names: by a whole name, a piece of one, or a search of cards in quotes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from django.utils.translation import gettext, ngettext

from cards.catalogue import Catalogue
from cards.search.card_search import Search
from search.grammar import parse
from search.syntax import Bare, Part, Together

MOST_CARDS = 2_000
"""The most cards that may be meant at once: the database is asked for each."""


def named_cards(catalogue: Catalogue, words: str) -> tuple[str, Sequence[str]]:
    """Return the common name of the cards, and their slugs; no slugs where no card is meant, or too many are."""
    found: Sequence[str] = catalogue.names.find(words)
    if not found:
        found = (
            _searched(catalogue, words)
            if _has_keys(parse(words).part)
            else [slug for slugs in catalogue.names.holding(words) for slug in slugs]
        )
    found = list(dict.fromkeys(found))
    if not found or len(found) > MOST_CARDS:
        return words, ()
    names = {catalogue.rows[slug].name for slug in found}
    if len(names) == 1:
        return gettext("“%(words)s”") % {"words": names.pop()}, found
    said = ngettext("%(words)s (%(count)s card)", "%(words)s (%(count)s cards)", len(names))
    return said % {"words": gettext("“%(words)s”") % {"words": words}, "count": len(names)}, found


def _searched(catalogue: Catalogue, words: str) -> list[str]:
    search = Search(catalogue, words)
    if search.problems:
        return []
    return [str(slug) for slug in search.columns.arrays["slug"][np.flatnonzero(search.found)] if str(slug) in catalogue.rows]


def _has_keys(part: Part | None) -> bool:
    """Return whether the part is more than words."""
    match part:
        case None | Bare():
            return False
        case Together(parts):
            return any(map(_has_keys, parts))
    return True
