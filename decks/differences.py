"""What differs between two states of a deck, or between two decks of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from django.utils.translation import gettext

from cards.models import Card
from decks.changes import Draft
from decks.pool import CardPool
from decks.wording import said


@dataclass(frozen=True, slots=True)
class CardDifference:
    """So many copies of a card in a section of the first, and of the second."""

    card: Card
    before: int
    after: int

    @property
    def by(self) -> int:
        return self.after - self.before

    @property
    def fewer(self) -> int:
        return -self.by

    @property
    def words(self) -> str:
        """Such as “+2 Kiln Ox”."""
        return f"{'+' if self.by > 0 else '−'}{abs(self.by)} {self.card.name}"


@dataclass(frozen=True, slots=True)
class PartDifference:
    """The cards of one section, in the order of their costs and numbers; those that both hold alike only where they were asked for."""

    name: str
    cards: tuple[CardDifference, ...]
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class WordsDifference:
    """Something written about the deck that differs."""

    what: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Difference:
    parts: tuple[PartDifference, ...]
    words: tuple[WordsDifference, ...]

    @property
    def cards(self) -> list[CardDifference]:
        """What came in first, then what went."""
        found = [card for part in self.parts for card in part.cards if card.by]
        return sorted(found, key=lambda card: card.by < 0)

    @property
    def is_none(self) -> bool:
        return not self.cards and not self.words

    @property
    def summary(self) -> str:
        """In one line: the cards, else what was written."""
        told = [card.words for card in self.cards[:4]]
        if len(self.cards) > 4:
            told.append(gettext("and %(count)d more") % {"count": len(self.cards) - 4})
        return gettext(", ").join([*told, *(each.what for each in self.words)])


def difference(before: Draft, after: Draft, pool: CardPool, *, shows_all: bool = False) -> Difference:
    """What makes the second of the first. With `shows_all` the cards that both hold alike are told, too."""
    parts = tuple(part for part in _parts(before, after, pool, shows_all) if part.cards)
    return Difference(parts, tuple(_words(before, after, pool)))


def _parts(before: Draft, after: Draft, pool: CardPool, shows_all: bool) -> Iterator[PartDifference]:
    sections = [section for draft in (after, before) for section in (*(each.slug for each in draft.format.sections), *draft.sections)]
    for slug in dict.fromkeys(sections):
        name = next((said(each.name) for draft in (after, before) for each in draft.format.sections if each.slug == slug), slug)
        yield _part(name, before.sections.get(slug, {}), after.sections.get(slug, {}), pool, shows_all)
    yield _part(gettext("Maybe"), before.maybe, after.maybe, pool, shows_all)


def _part(name: str, before: Mapping[str, int], after: Mapping[str, int], pool: CardPool, shows_all: bool) -> PartDifference:
    slugs = [slug for slug in {**before, **after} if slug in pool.rows and (shows_all or before.get(slug, 0) != after.get(slug, 0))]
    slugs.sort(key=lambda slug: (pool.rows[slug].cost or 0, pool.rows[slug].number))
    cards = tuple(CardDifference(pool.rows[slug], before.get(slug, 0), after.get(slug, 0)) for slug in slugs)
    return PartDifference(name, cards, sum(before.values()), sum(after.values()))


def _words(before: Draft, after: Draft, pool: CardPool) -> Iterator[WordsDifference]:
    if before.name != after.name:
        yield WordsDifference(gettext("Name of the deck"), before.name, after.name)
    if before.format != after.format:
        yield WordsDifference(gettext("Format"), said(before.format.name), said(after.format.name))
    if before.note != after.note:
        yield WordsDifference(gettext("Note"), before.note, after.note)
    for slug in sorted({**before.card_notes, **after.card_notes}):
        old, new = before.card_notes.get(slug, ""), after.card_notes.get(slug, "")
        if old != new and slug in pool.rows:
            yield WordsDifference(gettext("Note on %(card)s") % {"card": pool.rows[slug].name}, old, new)
