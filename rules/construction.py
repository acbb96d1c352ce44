"""Deck construction: checks a deck against a format and tells a deck builder what still fits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date

from rules import violations
from rules.formats import Cards as Cards
from rules.formats import CopyLimit as CopyLimit
from rules.formats import Deck as Deck
from rules.formats import Facts as Facts
from rules.formats import Format as Format
from rules.formats import PoolRule as PoolRule
from rules.formats import Restriction as Restriction
from rules.formats import Section as Section
from rules.formats import Size as Size
from rules.formats import ban as ban
from rules.violations import Change as Change
from rules.violations import Code as Code
from rules.violations import Fix as Fix
from rules.violations import Report as Report
from rules.violations import Violation as Violation
from rules.violations import apply_fix as apply_fix
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class SectionCount:
    """How full a section is, or with `section` None the whole deck. `missing` and `surplus` are 0 where the count is right."""

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
    """How many cards a section's lines hold; counts below 1 hold none."""
    return sum(copies for copies in lines.values() if copies > 0)


def section_counts(format: Format, deck: Deck) -> tuple[SectionCount, ...]:
    """How full each section is, in the format's order, the pool left out."""
    return tuple(
        SectionCount(section, size_of(deck.get(section.slug, {})), section.bounds.least, section.bounds.most)
        for section in format.deck_sections
    )


def total_count(format: Format, deck: Deck) -> SectionCount:
    """How full the whole deck is. Its bounds are the format's own, or else the sum of the sections'."""
    counts = section_counts(format, deck)
    least = max(format.total.least, sum(count.least for count in counts))
    mosts = [count.most for count in counts]
    known = [most for most in mosts if most is not None]
    most = sum(known) if len(known) == len(mosts) else None
    if format.total.most is not None:
        most = format.total.most if most is None else min(most, format.total.most)
    return SectionCount(None, sum(count.count for count in counts), least, most)


def section_for(format: Format, card: Facts, deck: Deck | None = None) -> str:
    """Where a card goes by default: the first section that takes it and, given a deck, has room; else the last that takes it; else ''."""
    takers = [section for section in format.deck_sections if _takes(section, card)]
    for section in takers:
        most = section.bounds.most
        if deck is None or most is None or size_of(deck.get(section.slug, {})) < most:
            return section.slug
    return takers[-1].slug if takers else ""


def room_for(format: Format, deck: Deck, cards: Cards, card: Facts, *, as_of: date, pool: Mapping[str, int] | None = None) -> int | None:
    """How many more copies of a card the limits on copies allow: None where there is no limit, never below 0.

    Limits on copies are those by name, bans and restrictions, the pool and fixed lists; the sizes of sections are not among them.
    """
    namesakes = [line for line in _lines(format, deck, cards) if line.card.name_group == card.name_group]
    held = sum(line.copies for line in namesakes)
    rooms = [
        limit.most - sum(line.copies for line in namesakes if limit.counts(line.card)) for limit in format.copies if limit.counts(card)
    ]
    rooms += [each.most - held for name, each in _in_force(format, cards, as_of) if name == card.name_group]
    if format.pool and card.kind not in format.pool.free_kinds:
        rooms.append(_pool_names(format, deck, cards, pool).get(card.name_group, 0) - held)
    if format.deck_sections and all(section.fixed for section in format.deck_sections):
        listed = sum(copies for section in format.deck_sections for slug, copies in section.fixed if slug == card.slug)
        rooms.append(listed - sum(line.copies for line in namesakes if line.card.slug == card.slug))
    return max(min(rooms), 0) if rooms else None


def check(
    format: Format,
    deck: Deck,
    cards: Cards,
    *,
    as_of: date,
    pool: Mapping[str, int] | None = None,
    other_games: Mapping[str, Text] | None = None,
) -> Report:
    """Every rule of the format that the deck breaks on the day `as_of`.

    `cards` are the game's cards by slug. `pool` (card slug -> copies) states the pool of formats that need one; without it the deck's own
    pool section does. `other_games` names, for slugs that are cards of other games, the game. The answer depends on the deck's content
    alone, never on its order.
    """
    lines = _lines(format, deck, cards)
    found: list[Violation] = []
    found += _check_entries(format, deck, cards, other_games or {})
    found += _check_sizes(format, deck)
    found += _check_fixed_lists(format, deck, cards)
    found += _check_copies(format, lines)
    found += _check_restrictions(format, lines, cards, as_of)
    found += _check_pool(format, deck, lines, cards, pool)
    return Report(tuple(found))


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of the deck that can be judged: a known card in a section of the deck, at least one copy. `rank` orders sections."""

    section: str
    rank: int
    card: Facts
    copies: int


def _takes(section: Section, card: Facts) -> bool:
    if section.fixed:
        return any(slug == card.slug for slug, _ in section.fixed)
    return section.takes(card.kind)


def _lines(format: Format, deck: Deck, cards: Cards) -> list[_Line]:
    return [
        _Line(section.slug, rank, cards[slug], copies)
        for rank, section in enumerate(format.deck_sections)
        for slug, copies in sorted(deck.get(section.slug, {}).items())
        if slug in cards and copies > 0
    ]


def _check_entries(format: Format, deck: Deck, cards: Cards, other_games: Mapping[str, Text]) -> Iterator[Violation]:
    """Each line by itself: its section, its card, its count and the card's kind."""
    for slug in sorted(set(deck) - {section.slug for section in format.sections}):
        if deck[slug]:
            yield violations.unknown_section(slug, deck[slug])
    sizes = {section.slug: size_of(deck.get(section.slug, {})) for section in format.deck_sections}
    for section in format.sections:
        for slug, copies in sorted(deck.get(section.slug, {}).items()):
            card = cards.get(slug)
            if copies < 1:
                yield violations.bad_count(section.slug, section.name, slug, card.name if card else None, copies)
            elif card is None and slug in other_games:
                yield violations.other_game_card(section.slug, slug, copies, other_games[slug])
            elif card is None:
                yield violations.unknown_card(section.slug, slug, copies)
            elif not section.fixed and not section.takes(card.kind):
                target = _section_with_room(format, card, copies, sizes)
                if target:
                    sizes[target.slug] += copies
                target_slug, target_name = (target.slug, target.name) if target else ("", section.name)
                yield violations.wrong_kind(section.slug, section.name, slug, card.name, copies, target_slug, target_name)


def _section_with_room(format: Format, card: Facts, copies: int, sizes: Mapping[str, int]) -> Section | None:
    """The first section that takes the card and has places left for all its copies; a fixed list asks for its own."""
    for section in format.deck_sections:
        most = section.size.most
        if not section.fixed and section.takes(card.kind) and (most is None or sizes[section.slug] + copies <= most):
            return section
    return None


def _check_sizes(format: Format, deck: Deck) -> Iterator[Violation]:
    for count in section_counts(format, deck):
        section = count.section
        if section is None or section.fixed:
            continue
        if count.missing:
            kind = section.kinds[0] if len(section.kinds) == 1 else ""
            yield violations.section_too_small(section.slug, section.name, count.count, count.least, count.least == count.most, kind)
        if count.surplus:
            held = tuple(sorted(slug for slug, copies in deck.get(section.slug, {}).items() if copies > 0))
            yield violations.section_too_large(section.slug, section.name, count.count, count.most or 0, count.least == count.most, held)
    total = sum(count.count for count in section_counts(format, deck))
    widest = next((section.slug for section in format.deck_sections if section.bounds.most is None), format.deck_sections[-1].slug)
    if total < format.total.least:
        yield violations.deck_too_small(total, format.total.least, widest)
    if format.total.most is not None and total > format.total.most:
        yield violations.deck_too_large(total, format.total.most, widest)


def _check_fixed_lists(format: Format, deck: Deck, cards: Cards) -> Iterator[Violation]:
    for section in format.deck_sections:
        if not section.fixed:
            continue
        listed = dict(section.fixed)
        held = {slug: copies for slug, copies in deck.get(section.slug, {}).items() if copies > 0}
        for slug in [*listed, *sorted(set(held) - set(listed))]:
            card = cards.get(slug)
            name = card.name if card else Text(slug, slug)
            has, asked = held.get(slug, 0), listed.get(slug, 0)
            if has < asked:
                yield violations.fixed_list_missing(section.slug, section.name, slug, name, has, asked)
            elif has > asked and card is not None:
                yield violations.fixed_list_surplus(section.slug, section.name, slug, name, has, asked)


def _check_copies(format: Format, lines: Iterable[_Line]) -> Iterator[Violation]:
    for namesakes in _by_name(lines).values():
        for limit in format.copies:
            counted = [line for line in namesakes if limit.counts(line.card)]
            held = sum(line.copies for line in counted)
            if held > limit.most:
                yield violations.too_many_copies(counted[0].card.name, _removable(counted), held, limit.most, limit.subject)


def _check_restrictions(format: Format, lines: Iterable[_Line], cards: Cards, as_of: date) -> Iterator[Violation]:
    by_name = _by_name(lines)
    for name, each in _in_force(format, cards, as_of):
        namesakes = by_name.get(name, [])
        held = sum(line.copies for line in namesakes)
        if held > each.most:
            yield violations.restricted(namesakes[0].card.name, _removable(namesakes), held, each.most, each.since)


def _check_pool(format: Format, deck: Deck, lines: Iterable[_Line], cards: Cards, pool: Mapping[str, int] | None) -> Iterator[Violation]:
    if format.pool is None:
        return
    names = _pool_names(format, deck, cards, pool)
    needy = [line for line in lines if line.card.kind not in format.pool.free_kinds]
    if not names:
        yield violations.pool_missing()
        return
    for name, namesakes in _by_name(needy).items():
        held = sum(line.copies for line in namesakes)
        if held > names.get(name, 0):
            yield violations.not_in_pool(namesakes[0].card.name, _removable(namesakes), held, names.get(name, 0))


def _by_name(lines: Iterable[_Line]) -> dict[str, list[_Line]]:
    groups: dict[str, list[_Line]] = {}
    for line in lines:
        groups.setdefault(line.card.name_group, []).append(line)
    return groups


def _removable(lines: Iterable[_Line]) -> list[tuple[str, str, int]]:
    """(section, card, copies) in the order in which surplus copies are taken out: the last section first, in it the most copies first."""
    ordered = sorted(lines, key=lambda line: (-line.rank, -line.copies, line.card.slug))
    return [(line.section, line.card.slug, line.copies) for line in ordered]


def _in_force(format: Format, cards: Cards, as_of: date) -> list[tuple[str, Restriction]]:
    """The restrictions of the day by name, the strictest one of each name."""
    strictest: dict[str, Restriction] = {}
    for each in format.restrictions:
        card = cards.get(each.card)
        if card is None or not each.holds_on(as_of):
            continue
        known = strictest.get(card.name_group)
        if known is None or each.most < known.most:
            strictest[card.name_group] = each
    return list(strictest.items())


def _pool_names(format: Format, deck: Deck, cards: Cards, pool: Mapping[str, int] | None) -> dict[str, int]:
    """The pool by name: the one stated, else what the deck's pool sections hold."""
    sources = [pool] if pool is not None else [deck.get(section.slug, {}) for section in format.sections if section.is_pool]
    names: dict[str, int] = {}
    for source in sources:
        for slug, copies in source.items():
            if slug in cards and copies > 0:
                names[cards[slug].name_group] = names.get(cards[slug].name_group, 0) + copies
    return names
