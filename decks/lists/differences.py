"""The differences between two states of a deck, or between two decks of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from django.utils.translation import gettext

from cards.catalogue import Catalogue
from cards.models import Card
from decks.lists.changes import Draft
from decks.wording import said


@dataclass(frozen=True, slots=True)
class CardDifference:
    """The copies of a card in a section of the first deck, and of the second."""

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
        """The difference in words, such as “+2 Kiln Ox”."""
        return f"{'+' if self.by > 0 else '−'}{abs(self.by)} {self.card.name}"


@dataclass(frozen=True, slots=True)
class PartDifference:
    """The cards of one section, in the order of their costs and numbers; those with equal copies only on request.

    `is_aside` for what is no part of the deck itself: a stated pool, or the maybe-board.
    """

    name: str
    cards: tuple[CardDifference, ...]
    before: int
    after: int
    is_aside: bool = False


@dataclass(frozen=True, slots=True)
class WordsDifference:
    """A text about the deck that differs."""

    what: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Difference:
    parts: tuple[PartDifference, ...]
    words: tuple[WordsDifference, ...]

    @property
    def is_none(self) -> bool:
        return not any(card.by for part in self.parts for card in part.cards) and not self.words

    @property
    def summary(self) -> str:
        """The difference in one line: what moved from one section to another, what came in, what went; and which texts changed."""
        told = self._told()
        if len(told) > 4:
            told[4:] = [gettext("and %(count)d more") % {"count": len(told) - 4}]
        return gettext(", ").join([*told, *(each.what for each in self.words)])

    def _told(self) -> list[str]:
        found: dict[str, list[tuple[PartDifference, CardDifference]]] = {}
        for part in self.parts:
            for card in part.cards:
                if card.by:
                    found.setdefault(card.card.slug, []).append((part, card))
        told: list[tuple[int, str]] = []
        for places in found.values():
            if len(places) == 2 and places[0][1].by == -places[1][1].by:
                part, card = max(places, key=lambda place: place[1].by)
                told.append((0, gettext("%(count)d %(card)s → %(part)s") % {"count": card.by, "card": card.card.name, "part": part.name}))
                continue
            for part, card in places:
                words = gettext("%(change)s (%(part)s)") % {"change": card.words, "part": part.name} if part.is_aside else card.words
                told.append((1 if card.by > 0 else 2, words))
        return [words for _, words in sorted(told, key=lambda each: each[0])]


def difference(before: Draft, after: Draft, catalogue: Catalogue, *, shows_all: bool = False) -> Difference:
    """Return what turns the first into the second. With `shows_all`, include the cards with equal copies."""
    parts = tuple(part for part in _parts(before, after, catalogue, shows_all) if part.cards)
    return Difference(parts, tuple(_words(before, after, catalogue)))


def _parts(before: Draft, after: Draft, catalogue: Catalogue, shows_all: bool) -> Iterator[PartDifference]:
    sections = [section for draft in (after, before) for section in (*(each.slug for each in draft.format.sections), *draft.sections)]
    for slug in dict.fromkeys(sections):
        known = next((each for draft in (after, before) for each in draft.format.sections if each.slug == slug), None)
        part = _part(said(known.name) if known else slug, before.sections.get(slug, {}), after.sections.get(slug, {}), catalogue, shows_all)
        yield replace(part, is_aside=known is not None and known.is_pool)
    yield replace(_part(gettext("Maybe"), before.maybe, after.maybe, catalogue, shows_all), is_aside=True)


def _part(name: str, before: Mapping[str, int], after: Mapping[str, int], catalogue: Catalogue, shows_all: bool) -> PartDifference:
    before, after = ({slug: count for slug, count in part.items() if slug in catalogue.rows} for part in (before, after))
    slugs = [slug for slug in {**before, **after} if shows_all or before.get(slug, 0) != after.get(slug, 0)]
    slugs.sort(key=lambda slug: (catalogue.rows[slug].cost or 0, catalogue.rows[slug].number))
    cards = tuple(CardDifference(catalogue.rows[slug], before.get(slug, 0), after.get(slug, 0)) for slug in slugs)
    return PartDifference(name, cards, sum(before.values()), sum(after.values()))


def _words(before: Draft, after: Draft, catalogue: Catalogue) -> Iterator[WordsDifference]:
    if before.name != after.name:
        yield WordsDifference(gettext("Name of the deck"), before.name, after.name)
    if before.format != after.format:
        yield WordsDifference(gettext("Format"), said(before.format.name), said(after.format.name))
    if before.note != after.note:
        yield WordsDifference(gettext("Note"), before.note, after.note)
    for slug in sorted({**before.card_notes, **after.card_notes}):
        old, new = before.card_notes.get(slug, ""), after.card_notes.get(slug, "")
        if old != new and slug in catalogue.rows:
            yield WordsDifference(gettext("Note on %(card)s") % {"card": catalogue.rows[slug].name}, old, new)
