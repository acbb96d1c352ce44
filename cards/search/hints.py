"""Hints where a search finds nothing: what each of its conditions finds alone, and names near a word that no card has."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher

from cards.catalogue import Catalogue
from cards.catalogue.likeness import Likeness
from cards.search.backend import Matcher
from cards.search.card_search import Search
from search.conditions import All, Condition, Says
from search.normalisation import normalise, spellings
from search.paraphrase import clause

MOST_CONDITIONS = 12
MOST_NEAR = 3
MOST_WORDS = 60_000
"""The most different words of names among which near ones are looked for: more would take too long."""
LEAST_LIKENESS = 0.6
MOST_WORSE = 0.2
"""The most by which an offered word may be less alike than the best one."""


def alone(search: Search) -> list[tuple[str, int]]:
    """Return each of several conditions that all have to hold, in words, with how many cards meet it."""
    parts = _parts(search)
    if len(parts) < 2:
        return []
    matcher = Matcher(search.columns, search.held or ())
    found = [(clause(part), int(matcher.match(part).sum())) for part in parts[:MOST_CONDITIONS]]
    return [] if matcher.problems else found


def near_searches(search: Search) -> Iterator[str]:
    """Yield the search with a word that no card has replaced by one of a name that looks like it."""
    for part in _parts(search):
        if not isinstance(part, Says) or (part.key is not None and part.key.slug != "name"):
            continue
        for saying in part.sayings:
            words = normalise(saying.text)
            if saying.form == "pattern" or not words or any(search.columns.holding(each).any() for each in spellings(words)):
                continue
            for near in _near(search.catalogue, words):
                yield search.text.replace(saying.text, near, 1)


def _parts(search: Search) -> tuple[Condition, ...]:
    condition = search.query.condition
    return condition.parts if isinstance(condition, All) else (condition,) if condition else ()


def _near(catalogue: Catalogue, words: str) -> list[str]:
    """Return words of names that look like these, the likest first."""
    names = catalogue.columns.name_words
    if not 1 < len(words) <= 40 or len(names) > MOST_WORDS:
        return []
    # A search that finds nothing takes 23 ms of CPU time, and 6 more without this (2026-11-25).
    likeness = catalogue.kept("likeness of names", lambda: Likeness(names))
    rated = [(SequenceMatcher(None, words, each).ratio(), each) for each in likeness.likest(words, 12)]
    least = LEAST_LIKENESS if len(words) > 2 or words.isascii() else 0.5  # one of two characters
    least = max([least, *(rate - MOST_WORSE for rate, _ in rated)])
    return [each for rate, each in sorted(rated, reverse=True) if rate >= least][:MOST_NEAR]
