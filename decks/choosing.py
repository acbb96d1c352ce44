"""Chooses cards for a fix that leaves them open, such as “Add 3”: always the same ones for the same deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from decks.changes import Draft
from decks.checking import today
from decks.lists import MutableSections, copy_of
from decks.pool import CardPool
from rules.construction import Change, Fix, apply_fix, room_for, section_for
from rules.kernel.cards import Card


def chosen_fix(fix: Fix, draft: Draft, pool: CardPool) -> Fix:
    """The fix with a card for each of its steps, as far as there are cards.

    What goes are single copies of the dearest cards first. What comes are the cards thought of, then more copies of what is there, then
    cards that share most with the deck.
    """
    sections = copy_of(draft.sections)
    steps: list[Change] = []
    for change in fix.changes:
        if change.card:
            chosen = [change]
        elif change.action == "remove":
            chosen = list(_goers(change, sections, pool))
        else:
            chosen = list(_comers(change, replace(draft, sections=sections), pool))
        sections = apply_fix(sections, Fix(tuple(chosen), fix.text))
        steps += chosen
    return Fix(tuple(steps), fix.text)


def _goers(change: Change, sections: MutableSections, pool: CardPool) -> Iterator[Change]:
    held = {slug: count for slug, count in sections.get(change.section, {}).items() if slug in pool.rows}
    order = sorted(held, key=lambda slug: (held[slug], -(pool.rows[slug].cost or 0), -pool.rows[slug].number))
    left = change.count
    for slug in order:
        taken = min(left, held[slug])
        if taken:
            yield Change("remove", change.section, taken, slug)
        left -= taken


def _comers(change: Change, draft: Draft, pool: CardPool) -> Iterator[Change]:
    sections = copy_of(draft.sections)
    section = draft.format.section(change.section)
    stated = _stated(draft)
    left = change.count
    for card in _candidates(draft, pool):
        if not left:
            return
        if not section.takes(card.kind) or (change.kind and card.kind != change.kind) or section_for(draft.format, card) != section.slug:
            continue
        room = room_for(draft.format, sections, pool.definitions, card, as_of=today(), pool=stated)
        added = left if room is None else min(left, room)
        if added:
            lines = sections.setdefault(section.slug, {})
            lines[card.slug] = lines.get(card.slug, 0) + added
            yield Change("add", section.slug, added, card.slug)
        left -= added


def _candidates(draft: Draft, pool: CardPool) -> Iterator[Card]:
    held = [slug for cards in draft.sections.values() for slug in cards if slug in pool.rows]
    first = dict.fromkeys([*draft.maybe, *held])
    yield from (pool.definitions[slug] for slug in first)
    likes = Counter(value for slug in held for value in _values(pool.definitions[slug]))
    rest = [card for slug, card in pool.definitions.items() if slug not in first]
    yield from sorted(rest, key=lambda card: (-sum(likes[value] for value in _values(card)), card.values.get("cost") or 0, card.number))


def _values(card: Card) -> list[tuple[str, str]]:
    """What was chosen for a card, field by field."""
    found: list[tuple[str, str]] = []
    for field, value in card.values.items():
        values = value if isinstance(value, list | tuple) else [value]
        found += [(field, each) for each in values if isinstance(each, str)]
    return found


def _stated(draft: Draft) -> dict[str, int] | None:
    if draft.format.pool is None:
        return None
    pools = [section.slug for section in draft.format.sections if section.is_pool]
    return {slug: count for section in pools for slug, count in draft.sections.get(section, {}).items()}
