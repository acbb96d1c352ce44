"""The shape of a format: sections, sizes, limits on copies, fixed lists, dated lists, pools. All data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Protocol

from rules.wording import Text

ANY_CARD = Text("a card", "同名卡")
NO_NOTE = Text("", "")

#: Section slug -> card slug -> copies.
Deck = Mapping[str, Mapping[str, int]]


class Facts(Protocol):
    """The facts about a card that a check needs. Copy limits count by `name_group`, which printings of one name share."""

    @property
    def slug(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def rarity(self) -> str | None: ...
    @property
    def name(self) -> Text: ...
    @property
    def name_group(self) -> str: ...
    @property
    def values(self) -> Mapping[str, Any]: ...


Cards = Mapping[str, Facts]


@dataclass(frozen=True, slots=True)
class Size:
    """The bounds of a number of cards: from `least` to `most`, without an upper bound where `most` is None."""

    least: int = 0
    most: int | None = None

    @classmethod
    def exactly(cls, count: int) -> Size:
        return cls(count, count)


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a deck list. Empty `kinds` take every kind.

    `fixed` lists (card, copies) that it must hold exactly; its size follows. A section with `is_pool` is no part of the deck: it states
    the cards that the deck may be made of.
    """

    slug: str
    name: Text
    kinds: tuple[str, ...] = ()
    size: Size = Size()
    fixed: tuple[tuple[str, int], ...] = ()
    is_pool: bool = False

    def takes(self, kind: str) -> bool:
        return not self.kinds or kind in self.kinds

    @property
    def bounds(self) -> Size:
        """The size of the section, whether stated or following from the fixed list."""
        return Size.exactly(sum(copies for _, copies in self.fixed)) if self.fixed else self.size


@dataclass(frozen=True, slots=True)
class CopyLimit:
    """At most `most` of one name in the deck, over all its printings.

    With `rarities` only printings of these count. Kinds in `exempt_kinds` are free of it. `subject` names what it limits, in a sentence.
    """

    most: int
    rarities: tuple[str, ...] = ()
    exempt_kinds: tuple[str, ...] = ()
    subject: Text = ANY_CARD

    def counts(self, card: Facts) -> bool:
        return card.kind not in self.exempt_kinds and (not self.rarities or card.rarity in self.rarities)


@dataclass(frozen=True, slots=True)
class Restriction:
    """From the day `since`, until before the day `until`, the name of `card` may be in a deck `most` times. 0 is a ban.

    `card` is the slug of any printing; all printings of the name are meant.
    """

    card: str
    most: int
    since: date
    until: date | None = None

    def holds_on(self, day: date) -> bool:
        return self.since <= day and (self.until is None or day < self.until)


def ban(card: str, since: date, until: date | None = None) -> Restriction:
    """A ban: a restriction to no copy at all."""
    return Restriction(card, 0, since, until)


@dataclass(frozen=True, slots=True)
class PoolRule:
    """The deck must fit inside a stated pool, by name; cards of `free_kinds` may be added at will."""

    free_kinds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Format:
    """A way to build decks for a game, wholly as data. `total` bounds all sections together."""

    slug: str
    name: Text
    sections: tuple[Section, ...]
    copies: tuple[CopyLimit, ...] = ()
    total: Size = Size()
    restrictions: tuple[Restriction, ...] = ()
    pool: PoolRule | None = None
    note: Text = NO_NOTE

    def section(self, slug: str) -> Section:
        """Return the section of a name. Raises KeyError for any other name."""
        for section in self.sections:
            if section.slug == slug:
                return section
        raise KeyError(slug)

    @property
    def deck_sections(self) -> tuple[Section, ...]:
        """The sections that make the deck, without the pool."""
        return tuple(section for section in self.sections if not section.is_pool)
