"""Search within a deck, in the language of all card searches."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from cards.catalogue import catalogue_of
from cards.search.card_search import Search
from decks.figures.overview import Overview, Part
from rules.kernel.game import Game
from search.normalisation import MAX_QUERY, tidy


@dataclass(frozen=True, slots=True)
class CardsWithin:
    """The cards of a deck that a search finds: the parts with only the lines found, and how many of the deck's copies these are."""

    words: str
    told: str
    problems: tuple[str, ...]
    parts: tuple[Part, ...]
    count: int
    total: int


def search_within(game: Game, overview: Overview, words: str) -> CardsWithin:
    """Return the deck's cards that a search finds; all of them for no words."""
    asked = tidy(words)[:MAX_QUERY]
    total = _copies(overview.parts)
    if not asked:
        return CardsWithin("", "", (), overview.parts, total, total)
    search = Search(catalogue_of(game), asked)
    found = {str(slug) for slug in search.columns.arrays["slug"][np.flatnonzero(search.found)]}
    parts = tuple(_narrowed(part, found) for part in overview.parts)
    return CardsWithin(asked, search.told, search.problems, parts, _copies(parts), total)


def _narrowed(part: Part, slugs: set[str]) -> Part:
    groups = (replace(group, lines=tuple(line for line in group.lines if line.card.slug in slugs)) for group in part.groups)
    return replace(part, groups=tuple(group for group in groups if group.lines))


def _copies(parts: tuple[Part, ...]) -> int:
    """Return the copies in the deck, without a stated pool."""
    return sum(group.count for part in parts if part.section is None or not part.section.is_pool for group in part.groups)
