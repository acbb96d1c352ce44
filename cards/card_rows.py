"""Make the rows of some cards agree with their definitions, writing only what differs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models import F

from cards.imported_data import SET, SUBTYPE, imported_of
from cards.loading.changes import differences
from cards.models import Card, CardChange, CardSet, CardValue
from cards.search.texts import search_text
from rules.kernel.cards import IMPORTED
from rules.kernel.cards import Card as CardDefinition
from rules.kernel.game import Game
from rules.wording import Text

Value = tuple[str, str, int | None]
CARD_COLUMNS = (
    *("number", "kind", "name_en", "name_zh", "name_zh_order", "name_group", "rarity", "rarity_rank", "cost"),
    *("text_en", "text_zh", "flavour_en", "flavour_zh", "search", "data", "digest"),
)
ASIDE = 1_000_000_000
"""An offset for the numbers of cards that are about to get another number, so that two may swap theirs."""
#: The most hex digits of a name in the column that cards are ordered by.
_MOST_ORDER = 400


@dataclass(frozen=True, slots=True)
class Written:
    """The numbers of cards that are new and that changed. `is_revalued`: whether any value changed that filters look in."""

    added: int
    changed: int
    is_revalued: bool

    @property
    def has_changed(self) -> bool:
        return bool(self.added or self.changed or self.is_revalued)


def write_cards(game: Game, sets: Mapping[str, CardSet], cards: Sequence[tuple[str, CardDefinition]], rows: Mapping[str, Card]) -> Written:
    """Write the cards, each with the slug of its set; `rows` are those of their kind, shipped or imported, that there are by slug."""
    new: list[Card] = []
    changed: list[Card] = []
    changes: list[CardChange] = []
    for set_slug, definition in cards:
        row = rows.get(definition.slug)
        columns = _columns(game, sets[set_slug], definition)
        if row is None:
            is_imported = IMPORTED in definition.data
            new.append(Card(game=game.slug, slug=definition.slug, is_imported=is_imported, **columns))
        elif any(getattr(row, name) != value for name, value in columns.items()):
            if found := differences(game, row, definition):
                changes.append(CardChange(card=row, differences=found))
            for name, value in columns.items():
                setattr(row, name, value)
            changed.append(row)
    for some in _batches([row.pk for row in changed]):
        Card.everything.filter(pk__in=some).update(number=F("number") + ASIDE)
    Card.everything.bulk_update(changed, [*CARD_COLUMNS, "set"], batch_size=200)
    Card.everything.bulk_create(new, batch_size=500)
    CardChange.objects.bulk_create(changes, batch_size=500)
    return Written(len(new), len(changed), _write_values(game, cards))


def digest_of(data: Mapping[str, Any]) -> str:
    """Sixteen hex digits that stand for a definition, however its keys are ordered."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:16]


def _columns(game: Game, card_set: CardSet, card: CardDefinition) -> dict[str, Any]:
    """Return the columns of a card's row beside its game and slug. GB 18030 orders the common characters by their sound."""
    ranks = {rarity.slug: rank for rank, rarity in enumerate(game.rarities)}
    cost = card.values.get("cost")
    return {
        "set_id": card_set.pk,
        "number": card.number,
        "kind": card.kind,
        "name_en": card.name.en,
        "name_zh": card.name.zh,
        "name_zh_order": card.name.zh.encode("gb18030").hex()[:_MOST_ORDER],
        "name_group": card.name_group,
        "rarity": card.rarity or "",
        "rarity_rank": ranks.get(card.rarity or "", 0),
        "cost": cost if isinstance(cost, int) else None,
        "text_en": card.text.en,
        "text_zh": card.text.zh,
        "flavour_en": card.flavour.en,
        "flavour_zh": card.flavour.zh,
        "search": search_text(game, card, Text(card_set.name_en, card_set.name_zh)),
        "data": dict(card.data),
        "digest": digest_of(card.data),
    }


def _write_values(game: Game, cards: Sequence[tuple[str, CardDefinition]]) -> bool:
    """Make the value rows agree with the definitions, writing only those of cards whose values differ; return whether any did."""
    rows = dict(Card.everything.of_game(game).values_list("slug", "pk"))
    present: dict[int, set[Value]] = {}
    for card_id, name, text, number in CardValue.objects.filter(card__game=game.slug).values_list("card", "field", "text", "number"):
        present.setdefault(card_id, set()).add((name, text, number))
    wanted = {rows[card.slug]: set(_values(game, card)) for _, card in cards}
    differing = [card_id for card_id, values in wanted.items() if present.get(card_id, set()) != values]
    for some in _batches(differing):
        CardValue.objects.filter(card__in=some).delete()
    CardValue.objects.bulk_create(
        [
            CardValue(card_id=card_id, field=name, text=text, number=number)
            for card_id in differing
            for name, text, number in sorted(wanted[card_id], key=str)
        ],
        batch_size=500,
    )
    return bool(differing)


def _values(game: Game, card: CardDefinition) -> Iterator[Value]:
    """Yield a card's field values as rows: field, text, number; a row for each value of a list. Among them are the search names of its
    abilities, and of an imported card its subtypes and the further sets that it was printed in.
    """
    for behaviour in game.behaviours:
        for slug in behaviour.read(card):
            yield behaviour.slug, slug, None
    for name, value in card.values.items():
        for each in value if isinstance(value, list | tuple) else (value,):
            yield (name, "", each) if isinstance(each, int) else (name, str(each), None)
    if imported := imported_of(card.data):
        yield from ((SUBTYPE, each, None) for each in imported.subtypes)
        yield from ((SET, each, None) for each in imported.further_sets)


def _batches(keys: Sequence[int], size: int = 500) -> Iterator[Sequence[int]]:
    """Yield the keys in parts that one statement can name."""
    for start in range(0, len(keys), size):
        yield keys[start : start + size]
