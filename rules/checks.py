"""The rules of a format, each checked on a deck: every violation with a fix that agrees with the fixes found before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import date

from rules import violations
from rules.deck_lines import Line, by_name, pool_names, restrictions_in_force, section_counts, size_of
from rules.formats import Cards, Deck, Facts, Format, Section
from rules.reports import Change, NamedChange, Violation
from rules.wording import Text


class Due:
    """The copies that the fixes found so far take out of the deck or move, so that a later fix begins with the same cards."""

    def __init__(self) -> None:
        self._changes: dict[tuple[str, str], Change] = {}

    def noting(self, found: Iterable[Violation]) -> list[Violation]:
        """Return the violations as a list, each noted before the next is looked for."""
        noted: list[Violation] = []
        for violation in found:
            noted.append(violation)
            for change in violation.fix.changes:
                place = (change.section, change.card)
                known = self._changes.get(place)
                if change.card and change.action != "add" and (known is None or known.count < change.count):
                    self._changes[place] = change
        return noted

    def removed(self, section: str, card: str) -> int:
        """Return how many copies of a card other fixes take out of a section."""
        change = self._changes.get((section, card))
        return change.count if change and change.action == "remove" else 0

    def leaving(self, section: str) -> list[Change]:
        """Return the changes by which other fixes take or move copies out of a section."""
        return [change for change in self._changes.values() if change.section == section]

    def coming(self, section: str) -> list[Change]:
        """Return the changes by which other fixes move copies into a section."""
        return [change for change in self._changes.values() if change.to == section]


def check_entries(format: Format, deck: Deck, cards: Cards, other_games: Mapping[str, Text]) -> Iterator[Violation]:
    """Check each line by itself: its section, its card, its count and the card's kind."""
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
    """Return the first section that takes the card and has room for all its copies, or None; sections with a fixed list are left out."""
    for section in format.deck_sections:
        most = section.size.most
        if not section.fixed and section.takes(card.kind) and (most is None or sizes[section.slug] + copies <= most):
            return section
    return None


def check_sizes(format: Format, deck: Deck, cards: Cards, due: Due) -> Iterator[Violation]:
    for count in section_counts(format, deck):
        section = count.section
        if section is None or section.fixed:
            continue
        is_exact = count.least == count.most
        coming, leaving = due.coming(section.slug), due.leaving(section.slug)
        held = count.count + _total(coming)
        # After the other fixes, beyond what is missing without them.
        later = max(count.least - held + _total(leaving), 0) - max(count.least - held, 0)
        if count.missing:
            kind = section.kinds[0] if len(section.kinds) == 1 else ""
            first = _named(coming, count.missing, cards)
            yield violations.section_too_small(section.slug, section.name, count.count, count.least, is_exact, kind, first, later)
        if count.surplus:
            slugs = tuple(sorted(slug for slug, copies in deck.get(section.slug, {}).items() if copies > 0))
            first, most = _named(leaving, count.surplus, cards), count.most or 0
            yield violations.section_too_large(section.slug, section.name, count.count, most, is_exact, slugs, first, later)
    total = sum(count.count for count in section_counts(format, deck))
    widest = next((section.slug for section in format.deck_sections if section.bounds.most is None), format.deck_sections[-1].slug)
    removals = [change for section in format.deck_sections for change in due.leaving(section.slug) if change.action == "remove"]
    if total < format.total.least:
        yield violations.deck_too_small(total, format.total.least, widest, _total(removals))
    if format.total.most is not None and total > format.total.most:
        yield violations.deck_too_large(total, format.total.most, widest, _named(removals, total - format.total.most, cards))


def _total(changes: Iterable[Change]) -> int:
    return sum(change.count for change in changes)


def _named(changes: Iterable[Change], most: int, cards: Cards) -> list[NamedChange]:
    """Return the first of the changes, up to `most` copies in all, each with its card's name."""
    found: list[NamedChange] = []
    for change in changes:
        count = min(change.count, most)
        if count > 0:
            name = cards[change.card].name if change.card in cards else Text(f"“{change.card}”", f"“{change.card}”")
            found.append((replace(change, count=count), name))
            most -= count
    return found


def check_fixed_lists(format: Format, deck: Deck, cards: Cards) -> Iterator[Violation]:
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


def check_copies(format: Format, lines: Iterable[Line], due: Due) -> Iterator[Violation]:
    narrow_first = sorted(format.copies, key=lambda limit: (not limit.rarities, limit.most))
    for namesakes in by_name(lines).values():
        for limit in narrow_first:
            counted = [line for line in namesakes if limit.counts(line.card)]
            held = sum(line.copies for line in counted)
            if held > limit.most:
                yield violations.too_many_copies(counted[0].card.name, _removable(counted, due), held, limit.most, limit.subject)


def check_restrictions(format: Format, lines: Iterable[Line], cards: Cards, as_of: date, due: Due) -> Iterator[Violation]:
    groups = by_name(lines)
    for name, each in restrictions_in_force(format, cards, as_of):
        namesakes = groups.get(name, [])
        held = sum(line.copies for line in namesakes)
        if held > each.most:
            yield violations.restricted(namesakes[0].card.name, _removable(namesakes, due), held, each.most, each.since)


def check_pool(
    format: Format, deck: Deck, lines: Iterable[Line], cards: Cards, pool: Mapping[str, int] | None, due: Due
) -> Iterator[Violation]:
    if format.pool is None:
        return
    names = pool_names(format, deck, cards, pool)
    needy = [line for line in lines if line.card.kind not in format.pool.free_kinds]
    if not names:
        yield violations.pool_missing()
        return
    for name, namesakes in by_name(needy).items():
        held = sum(line.copies for line in namesakes)
        if held > names.get(name, 0):
            yield violations.not_in_pool(namesakes[0].card.name, _removable(namesakes, due), held, names.get(name, 0))


def _removable(lines: Iterable[Line], due: Due) -> list[tuple[str, str, int]]:
    """Return (section, card, copies) in the order in which surplus copies are taken out.

    Copies that another fix takes out come first; then those of sections that hold too many, then the last section's, in each the most
    copies first.
    """
    ordered = sorted(lines, key=lambda line: (line.rank, -line.copies, line.card.slug))
    taken = [(line.section, line.card.slug, min(due.removed(line.section, line.card.slug), line.copies)) for line in ordered]
    rest = [(line.section, line.card.slug, line.copies - gone) for line, (_, _, gone) in zip(ordered, taken, strict=True)]
    return [*taken, *rest]
