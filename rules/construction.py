"""Deck construction: checks a deck against a format and tells a deck builder what still fits."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from rules.checks import Due, check_copies, check_entries, check_fixed_lists, check_pool, check_restrictions, check_sizes
from rules.deck_lines import SectionCount as SectionCount
from rules.deck_lines import lines_of, pool_names, restrictions_in_force, takes
from rules.deck_lines import section_counts as section_counts
from rules.deck_lines import size_of as size_of
from rules.deck_lines import total_count as total_count
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
from rules.reports import Change as Change
from rules.reports import Code as Code
from rules.reports import Fix as Fix
from rules.reports import Report as Report
from rules.reports import Violation as Violation
from rules.reports import apply_fix as apply_fix
from rules.wording import Text


def section_for(format: Format, card: Facts, deck: Deck | None = None) -> str:
    """Return the default section of a card: the first that takes it and, given a deck, has room; else the last that takes it; else ''."""
    takers = [section for section in format.deck_sections if takes(section, card)]
    for section in takers:
        most = section.bounds.most
        if deck is None or most is None or size_of(deck.get(section.slug, {})) < most:
            return section.slug
    return takers[-1].slug if takers else ""


def room_for(format: Format, deck: Deck, cards: Cards, card: Facts, *, as_of: date, pool: Mapping[str, int] | None = None) -> int | None:
    """Return how many more copies of a card the limits on copies allow: None without a limit, never below 0.

    Limits on copies are those by name, bans and restrictions, the pool and fixed lists; the sizes of sections are not among them.
    """
    namesakes = [line for line in lines_of(format, deck, cards) if line.card.name_group == card.name_group]
    held = sum(line.copies for line in namesakes)
    rooms = [
        limit.most - sum(line.copies for line in namesakes if limit.counts(line.card)) for limit in format.copies if limit.counts(card)
    ]
    rooms += [each.most - held for name, each in restrictions_in_force(format, cards, as_of) if name == card.name_group]
    if format.pool and card.kind not in format.pool.free_kinds:
        rooms.append(pool_names(format, deck, cards, pool).get(card.name_group, 0) - held)
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
    """Report every rule of the format that the deck breaks on the day `as_of`.

    `cards` are the game's cards by slug. `pool` (card slug -> copies) states the pool of formats that need one; without it the deck's own
    pool section does. `other_games` names, for slugs that are cards of other games, the game. The answer depends on the deck's content
    alone, never on its order.
    """
    lines = lines_of(format, deck, cards)
    due = Due()
    entries = due.noting(check_entries(format, deck, cards, other_games or {}))
    fixed = due.noting(check_fixed_lists(format, deck, cards))
    copies = due.noting(check_copies(format, lines, due))
    restricted = due.noting(check_restrictions(format, lines, cards, as_of, due))
    not_in_pool = due.noting(check_pool(format, deck, lines, cards, pool, due))
    sizes = check_sizes(format, deck, cards, due)
    return Report((*entries, *sizes, *fixed, *copies, *restricted, *not_in_pool))
