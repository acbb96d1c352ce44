"""The names by which searches find cards for the words that they say: each word declares its own (FOUND_AS)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.kernel.cards import Choice
from rules.kernel.language.words import Word, WordError
from rules.wording import Text


def found(slug: str, en: str, zh: str) -> tuple[Choice, ...]:
    """Return one search name of a word."""
    return (Choice(slug, Text(en, zh)),)


def names_of(*families: type[Word]) -> tuple[Choice, ...]:
    """Return the search names of all words of some families, in their order, each once.

    Raise WordError for a word that does not say what it is found as, and for two names of one slug.
    """
    known: dict[str, Choice] = {}
    for word in (word for family in families for word in family.words()):
        if not hasattr(word, "FOUND_AS"):
            raise WordError(f"the {word.KEY} “{word.word()}” does not say what cards are found by for it: give it FOUND_AS, () for nothing")
        for name in word.FOUND_AS:
            if known.setdefault(name.slug, name) != name:
                raise WordError(f"the {word.KEY} “{word.word()}” calls “{name.slug}” otherwise than a word before it")
    return tuple(known.values())


def slugs_in(words: Iterable[object]) -> Iterator[str]:
    """Yield the slugs of the search names of the words among some values."""
    for word in words:
        if isinstance(word, Word):
            yield from word.found_as()
