"""Near duplicates among the found decks: versions of one deck, and lists that were passed on."""

from __future__ import annotations

import uuid
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from cards.catalogue import Catalogue
from decks.lists.leads import lead_section
from decks.models import DeckEntry, DeckQuerySet, pool_sections

MOST_GROUPED = 300
"""The most decks that are grouped, the first ones found."""
MOST_APART = 0.1
"""The greatest part of the larger deck's cards that nearly equal decks may differ in."""
MOST_KEPT = 2_000
"""The most decks whose contents are kept in memory."""

#: The group of the name of the lead, and the copies of each card by the group of its name.
Contents = tuple[str, dict[str, int]]
#: A deck's primary key and digest.
Version = tuple[uuid.UUID, str]
#: To group 300 decks takes 17 ms of CPU time with these, and 55 without (2026-11-25).
_contents: dict[Version, Contents] = {}


@dataclass(frozen=True, slots=True)
class Group:
    """A deck and the others that it stands for, by primary key, in the order in which they were found."""

    first: uuid.UUID
    others: tuple[uuid.UUID, ...]


def group_alike(decks: DeckQuerySet, catalogue: Catalogue) -> list[Group]:
    """Return the first of the decks, each with those after it that are nearly equal and have the same lead. Three queries at most."""
    found = list(decks.values_list("pk", "digest")[:MOST_GROUPED])
    contents = _read(found, catalogue)
    by_lead: dict[str, list[uuid.UUID]] = defaultdict(list)
    for deck in found:
        by_lead[contents[deck][0]].append(deck[0])
    counts = {deck[0]: contents[deck][1] for deck in found}
    first: dict[uuid.UUID, uuid.UUID] = {}
    for keys in by_lead.values():
        first |= _firsts(keys, [counts[key] for key in keys])
    others: dict[uuid.UUID, list[uuid.UUID]] = {}
    for key, _ in found:
        others.setdefault(first[key], []).append(key)
    return [Group(key, tuple(members[1:])) for key, members in others.items()]


def _firsts(keys: Sequence[uuid.UUID], counts: Sequence[dict[str, int]]) -> dict[uuid.UUID, uuid.UUID]:
    """Return for each deck the first one that it nearly equals, or itself."""
    table = _table(counts)
    sizes = table.sum(axis=1)
    heads: list[int] = []
    found: dict[uuid.UUID, uuid.UUID] = {}
    for place, key in enumerate(keys):
        shared = np.minimum(table[heads], table[place]).sum(axis=1)
        larger = np.maximum(sizes[heads], sizes[place])
        near = np.flatnonzero(larger - shared <= MOST_APART * larger)
        if len(near):
            found[key] = keys[heads[near[0]]]
        else:
            heads.append(place)
            found[key] = key
    return found


def _table(counts: Sequence[dict[str, int]]) -> npt.NDArray[np.int32]:
    """Return copies by deck and card."""
    columns = {name: column for column, name in enumerate(dict.fromkeys(name for each in counts for name in each))}
    table = np.zeros((len(counts), len(columns)), dtype=np.int32)
    for row, each in enumerate(counts):
        table[row, [columns[name] for name in each]] = list(each.values())
    return table


def _read(found: Sequence[Version], catalogue: Catalogue) -> dict[Version, Contents]:
    """Return the contents of the decks; ask the database only for those that aren't known as they are."""
    read = {deck: known for deck in found if (known := _contents.get(deck)) is not None}
    missing = {pk: (pk, digest) for pk, digest in found if (pk, digest) not in read}
    counts: dict[uuid.UUID, dict[str, int]] = {pk: {} for pk in missing}
    leads: dict[uuid.UUID, str] = {}
    lead = lead_section(catalogue.game.format())
    entries = DeckEntry.objects.filter(deck__in=list(missing)).exclude(section__in=pool_sections()).order_by()
    for pk, section, card, count in entries.values_list("deck_id", "section", "card_id", "count") if missing else ():
        if card not in catalogue.slugs_by_key:
            continue
        name = catalogue.rows[catalogue.slugs_by_key[card]].name_group
        counts[pk][name] = counts[pk].get(name, 0) + count
        if lead and section == lead.slug:
            leads[pk] = name
    fresh = {deck: (leads.get(pk, ""), counts[pk]) for pk, deck in missing.items()}
    if len(_contents) + len(fresh) > MOST_KEPT:
        _contents.clear()
    _contents.update(fresh)
    return read | fresh
