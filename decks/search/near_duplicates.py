"""Which of the decks that were found are nearly the same: versions of one deck, and lists that went from hand to hand."""

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
"""So many of the decks that are found, the first ones, are grouped."""
MOST_APART = 0.1
"""Decks are nearly the same if so great a part of the larger one's cards, at most, is not in the other."""
MOST_KEPT = 2_000
"""Of so many decks the contents are kept in memory."""

#: Card by the group of its name, with its copies; and the card that the deck is known by.
Contents = tuple[str, dict[str, int]]
#: By primary key and digest.
Version = tuple[uuid.UUID, str]
_contents: dict[Version, Contents] = {}


@dataclass(frozen=True, slots=True)
class Group:
    """A deck and the others that it stands for, by primary key, in the order in which they were found."""

    first: uuid.UUID
    others: tuple[uuid.UUID, ...]


def group_alike(decks: DeckQuerySet, catalogue: Catalogue) -> list[Group]:
    """The first of the decks, each with those after it that are nearly the same and known by the same card. Three queries at most."""
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
    """For each deck the first one that it is nearly the same as, itself where there is none."""
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
    """Copies by deck and card."""
    columns = {name: column for column, name in enumerate(dict.fromkeys(name for each in counts for name in each))}
    table = np.zeros((len(counts), len(columns)), dtype=np.int32)
    for row, each in enumerate(counts):
        table[row, [columns[name] for name in each]] = list(each.values())
    return table


def _read(found: Sequence[Version], catalogue: Catalogue) -> dict[Version, Contents]:
    """What is in the decks; the database is asked for those alone that aren't known as they are."""
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
