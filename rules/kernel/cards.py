"""Card definitions as data: the frame that every game's cards share, and its fields."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from rules.wording import Text

UNSAID = Text("", "")
#: The keys of a definition for what an imported card keeps of its file beside the game's fields, and for its abilities.
IMPORTED, ABILITIES = "imported", "abilities"
_ENDINGS = "(?:s|es|d|ed|ing)?"


def spelling(word: str) -> str:
    """Return the pattern that finds a word in a text: an English one whole, or with an ending (guards), a Chinese one anywhere."""
    if not word.isascii():
        return re.escape(word)
    before = r"(?<![A-Za-z0-9])" if word[:1].isalnum() else ""
    after = rf"{_ENDINGS}(?![A-Za-z0-9])" if word[-1:].isalnum() else ""
    return f"{before}{re.escape(word)}{after}"


def is_word_in(word: str, text: str) -> bool:
    """Return whether the text holds the word, in capitals or not."""
    return bool(word) and re.search(spelling(word), text, re.IGNORECASE) is not None


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of card: hero, follower, site..."""

    slug: str
    name: Text


@dataclass(frozen=True, slots=True)
class Choice:
    """One value that a field may have, with its name.

    `symbol` names the drawing that stands for it (`rules.drawing.symbols`) and `hue` the colour that charts and chips give it
    (a key of `rules.drawing.palette.PALETTES`); both empty where it has none. `meaning` explains it in a sentence.
    """

    slug: str
    name: Text
    symbol: str = ""
    hue: str = ""
    meaning: Text = UNSAID


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the rules, explained in a sentence. A card uses it if its rules text holds one of `words` in its language."""

    name: Text
    meaning: Text
    words: tuple[Text, ...]

    def is_in(self, text: Text, language: str) -> bool:
        written = text.in_language(language)
        return any(is_word_in(word.in_language(language), written) for word in self.words)


@dataclass(frozen=True, slots=True)
class Field:
    """A property that a game's cards have beside the frame.

    `kinds` are the kinds that have it, all of them if empty. `is_required`: those kinds must have it. `form` is `choice` (one of
    `choices`), `choices` (a list of them) or `number` (an integer from `minimum` to `maximum`; engines can hold 999). `is_filter`: the site
    offers it as a filter, `is_sort`: as an order. `is_colour`: decks keep to few of its values. `fits` names the field of which another
    card of the deck must have one of these values, or the card is of no use (an item's classes).
    """

    slug: str
    name: Text
    form: Literal["choice", "choices", "number"]
    choices: tuple[Choice, ...] = ()
    kinds: tuple[str, ...] = ()
    is_required: bool = True
    is_filter: bool = True
    is_sort: bool = False
    is_colour: bool = False
    fits: str = ""
    minimum: int = 0
    maximum: int = 999

    def name_of(self, value: str) -> Text:
        """Return the name of one of the choices. Raise KeyError for any other value."""
        return next(choice.name for choice in self.choices if choice.slug == value)


@dataclass(frozen=True, slots=True)
class Card:
    """One card definition, checked.

    `values` holds the game's own fields by slug (`cost`, `attack`, `attribute`...), without absent ones. `abilities` holds the words of the
    game's card language, empty for a game without one. `said` is its rules text, or the function that writes it: `text` calls it once,
    when it is first asked for (0.16 ms of CPU time; checking a deck needs no text; 2026-11-25). `data` is the definition as it was read,
    from which the same card can be read again.
    """

    slug: str
    number: int
    kind: str
    name: Text
    rarity: str | None
    values: Mapping[str, Any]
    said: Text | Callable[[Card], Text]
    flavour: Text
    abilities: tuple[Any, ...] = ()
    data: Mapping[str, Any] = field(default_factory=dict, repr=False)
    _text: Text | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def text(self) -> Text:
        """The rules text."""
        if isinstance(self.said, Text):
            return self.said
        if self._text is None:
            object.__setattr__(self, "_text", self.said(self))
        assert self._text is not None
        return self._text

    @property
    def name_group(self) -> str:
        """The group that copy limits count together: the printings of one name."""
        return " ".join(self.name.en.casefold().split())

    @property
    def is_kept_as_text(self) -> bool:
        """True if its rules text is words alone that nothing here can carry out: that of an imported card that no parser has read."""
        return IMPORTED in self.data and ABILITIES not in self.data


@dataclass(frozen=True, slots=True)
class Behaviour:
    """Something by which a search finds a card's abilities: what they do, when, to whom.

    `read` returns the slugs of the choices that a card has.
    """

    slug: str
    name: Text
    choices: tuple[Choice, ...]
    read: Callable[[Card], frozenset[str]]
    meaning: Text = UNSAID
