"""Loads card definitions into the database."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from django.db import transaction
from django.db.models import F, ProtectedError, QuerySet

from cards.loading.changes import differences
from cards.loading.definition_files import DEFINITIONS, DefinitionsError, SetDefinition, Shelf, read_shelf
from cards.models import Card, CardChange, CardSet, CardValue, new_version
from cards.pictures.drawn_ahead import draw_soon
from cards.search.texts import search_text
from cards.usage import mark_stale
from rules import games
from rules.kernel.cards import Card as CardDefinition
from rules.kernel.game import Game
from rules.wording import Text

Value = tuple[str, str, int | None]
CARD_COLUMNS = (
    *("number", "kind", "name_en", "name_zh", "name_zh_order", "name_group", "rarity", "rarity_rank", "cost"),
    *("text_en", "text_zh", "flavour_en", "flavour_zh", "search", "data", "digest"),
)
ASIDE = 1_000_000_000
"""Added to the numbers of cards that are about to get another one, so that two may swap theirs."""


@dataclass(slots=True)
class Loaded:
    """What loading one game's definitions did. `kept` names cards that are gone from the definitions but stand in decks."""

    game: Game
    total: int
    added: int = 0
    changed: int = 0
    removed: int = 0
    kept: list[str] = field(default_factory=list)


def load_definitions(*, only: Game | None = None, folder: Path = DEFINITIONS) -> list[Loaded]:
    """Makes the database agree with the definitions: all of them, or nothing. Raises DefinitionsError."""
    shelves: list[Shelf] = []
    problems: list[str] = []
    for game in [only] if only else games.everything():
        try:
            shelves.append(read_shelf(game, folder / game.slug))
        except DefinitionsError as error:
            problems += error.problems
    if problems:
        raise DefinitionsError(problems)
    with transaction.atomic():
        return [load_shelf(shelf) for shelf in shelves]


def digest_of(data: Mapping[str, Any]) -> str:
    """Sixteen hex digits that stand for a definition, however its keys are ordered."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:16]


@transaction.atomic
def load_shelf(shelf: Shelf) -> Loaded:
    """Makes the database agree with the definitions of a game that were read. Raises DefinitionsError."""
    before = list(_set_rows(shelf.game))
    sets = {each.slug: _load_set(shelf.game, each) for each in shelf.sets}
    are_sets_changed = before != list(_set_rows(shelf.game))
    loaded = Loaded(shelf.game, total=len(shelf.cards))
    _remove_absent(shelf, loaded)
    present = {card.slug: card for card in Card.objects.of_game(shelf.game)}
    new: list[Card] = []
    changed: list[Card] = []
    changes: list[CardChange] = []
    for set_slug, definition in shelf.cards:
        row = present.get(definition.slug)
        columns = _columns(shelf.game, sets[set_slug], definition)
        if row is None:
            new.append(Card(game=shelf.game.slug, slug=definition.slug, **columns))
        elif any(getattr(row, name) != value for name, value in columns.items()):
            if found := differences(shelf.game, row, definition):
                changes.append(CardChange(card=row, differences=found))
            for name, value in columns.items():
                setattr(row, name, value)
            changed.append(row)
    Card.objects.filter(pk__in=[row.pk for row in changed]).update(number=F("number") + ASIDE)
    Card.objects.bulk_update(changed, [*CARD_COLUMNS, "set"], batch_size=200)
    Card.objects.bulk_create(new, batch_size=500)
    CardChange.objects.bulk_create(changes, batch_size=500)
    is_revalued = _write_values(shelf)
    CardSet.objects.filter(game=shelf.game.slug, cards=None).exclude(slug__in=sets).delete()
    loaded.added, loaded.changed = len(new), len(changed)
    if is_revalued or loaded.added or loaded.changed or loaded.removed or are_sets_changed:
        mark_changed(shelf.game)
        transaction.on_commit(lambda: draw_soon(shelf.game.slug))
    return loaded


def mark_changed(game: Game) -> None:
    """Makes whoever keeps the game's cards in memory read them again. For all that writes cards, their values or sets."""
    CardSet.objects.filter(game=game.slug).update(version=new_version())
    mark_stale(game.slug)


def _set_rows(game: Game) -> QuerySet[CardSet, Any]:
    return CardSet.objects.filter(game=game.slug).values_list("slug", "code", "name_en", "name_zh", "released")


def _load_set(game: Game, definition: SetDefinition) -> CardSet:
    columns = {
        "code": definition.code,
        "name_en": definition.name.en,
        "name_zh": definition.name.zh,
        "released": definition.released,
    }
    row, _ = CardSet.objects.update_or_create(game=game.slug, slug=definition.slug, defaults=columns)
    return row


def _columns(game: Game, card_set: CardSet, card: CardDefinition) -> dict[str, Any]:
    """What the row of a card holds beside its game and slug. GB 18030 holds the common characters in the order of their sound."""
    ranks = {rarity.slug: rank for rank, rarity in enumerate(game.rarities)}
    cost = card.values.get("cost")
    return {
        "set_id": card_set.pk,
        "number": card.number,
        "kind": card.kind,
        "name_en": card.name.en,
        "name_zh": card.name.zh,
        "name_zh_order": card.name.zh.encode("gb18030").hex(),
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


def _remove_absent(shelf: Shelf, loaded: Loaded) -> None:
    """Removes the cards that the definitions no longer have, but for those that a deck holds."""
    slugs = {card.slug for _, card in shelf.cards}
    numbers = {card.number: card.slug for _, card in shelf.cards}
    for row in Card.objects.of_game(shelf.game).exclude(slug__in=slugs):
        try:
            row.delete()
            loaded.removed += 1
        except ProtectedError as error:
            loaded.kept.append(row.slug)
            if row.number in numbers:
                problem = f"{shelf.game.slug}: {numbers[row.number]}: number: {row.number} is that of “{row.slug}”, which decks still hold"
                raise DefinitionsError([problem]) from error


def _write_values(shelf: Shelf) -> bool:
    """Makes the value rows agree with the definitions, touching only the cards whose values differ; whether any did."""
    rows = dict(Card.objects.of_game(shelf.game).values_list("slug", "pk"))
    present: dict[int, set[Value]] = {}
    for card_id, name, text, number in CardValue.objects.filter(card__game=shelf.game.slug).values_list("card", "field", "text", "number"):
        present.setdefault(card_id, set()).add((name, text, number))
    wanted = {rows[card.slug]: set(_values(shelf.game, card)) for _, card in shelf.cards}
    differing = [card_id for card_id, values in wanted.items() if present.get(card_id, set()) != values]
    CardValue.objects.filter(card__in=differing).delete()
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
    """A card's field values as rows: field, text, number; a list gives one each. What its abilities can be found by stands there, too."""
    for behaviour in game.behaviours:
        for slug in behaviour.read(card):
            yield behaviour.slug, slug, None
    for name, value in card.values.items():
        for each in value if isinstance(value, list | tuple) else (value,):
            yield (name, "", each) if isinstance(each, int) else (name, str(each), None)
