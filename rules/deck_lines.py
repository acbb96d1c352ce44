"""Count what a deck holds: its lines, the sizes of its sections, its names, the restrictions of a day and the pool."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date

from rules.formats import Cards, Deck, Facts, Format, Restriction, Section


@dataclass(frozen=True, slots=True)
class SectionCount:
    """The number of cards in a section, with `section` None in the whole deck. `missing` and `surplus` are 0 where the count is right."""

    section: Section | None
    count: int
    least: int
    most: int | None

    @property
    def missing(self) -> int:
        return max(self.least - self.count, 0)

    @property
    def surplus(self) -> int:
        return 0 if self.most is None else max(self.count - self.most, 0)


def size_of(lines: Mapping[str, int]) -> int:
    """Return how many cards a section's lines hold; counts below 1 hold none."""
    return sum(copies for copies in lines.values() if copies > 0)


def section_counts(format: Format, deck: Deck) -> tuple[SectionCount, ...]:
    """Return the count of each section, in the format's order, without the pool."""
    return tuple(
        SectionCount(section, size_of(deck.get(section.slug, {})), section.bounds.least, section.bounds.most)
        for section in format.deck_sections
    )


def total_count(format: Format, deck: Deck) -> SectionCount:
    """Return the count of the whole deck. Its bounds are the stricter of the format's own and the sums of the sections'."""
    counts = section_counts(format, deck)
    least = max(format.total.least, sum(count.least for count in counts))
    mosts = [count.most for count in counts]
    known = [most for most in mosts if most is not None]
    most = sum(known) if len(known) == len(mosts) else None
    if format.total.most is not None:
        most = format.total.most if most is None else min(most, format.total.most)
    return SectionCount(None, sum(count.count for count in counts), least, most)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the deck that can be judged: a known card in a section of the deck, at least one copy. `rank` orders sections, those
    with too many cards first."""

    section: str
    rank: tuple[int, int]
    card: Facts
    copies: int


def takes(section: Section, card: Facts) -> bool:
    if section.fixed:
        return any(slug == card.slug for slug, _ in section.fixed)
    return section.takes(card.kind)


def lines_of(format: Format, deck: Deck, cards: Cards) -> list[Line]:
    surplus = {count.section: count.surplus for count in section_counts(format, deck)}
    return [
        Line(section.slug, (-bool(surplus[section]), -rank), cards[slug], copies)
        for rank, section in enumerate(format.deck_sections)
        for slug, copies in sorted(deck.get(section.slug, {}).items())
        if slug in cards and copies > 0
    ]


def by_name(lines: Iterable[Line]) -> dict[str, list[Line]]:
    groups: dict[str, list[Line]] = {}
    for line in lines:
        groups.setdefault(line.card.name_group, []).append(line)
    return groups


def restrictions_in_force(format: Format, cards: Cards, as_of: date) -> list[tuple[str, Restriction]]:
    """Return the restrictions of the day by name, the strictest one of each name."""
    strictest: dict[str, Restriction] = {}
    for each in format.restrictions:
        card = cards.get(each.card)
        if card is None or not each.holds_on(as_of):
            continue
        known = strictest.get(card.name_group)
        if known is None or each.most < known.most:
            strictest[card.name_group] = each
    return list(strictest.items())


def pool_names(format: Format, deck: Deck, cards: Cards, pool: Mapping[str, int] | None) -> dict[str, int]:
    """Return how many copies of each name the pool holds: the pool stated, else the deck's pool sections."""
    sources = [pool] if pool is not None else [deck.get(section.slug, {}) for section in format.sections if section.is_pool]
    names: dict[str, int] = {}
    for source in sources:
        for slug, copies in source.items():
            if slug in cards and copies > 0:
                names[cards[slug].name_group] = names.get(cards[slug].name_group, 0) + copies
    return names
