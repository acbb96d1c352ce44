"""Load card definitions into the database."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from django.db import transaction
from django.db.models import ProtectedError, QuerySet

from cards.card_rows import digest_of as digest_of
from cards.card_rows import write_cards
from cards.loading.definition_files import DEFINITIONS, DefinitionsError, SetDefinition, Shelf, read_shelf
from cards.models import Card, CardSet, new_version
from cards.pictures.drawn_ahead import draw_soon
from cards.standings import mark_stale
from rules import games
from rules.kernel.game import Game


@dataclass(slots=True)
class Loaded:
    """The outcome of loading one game's definitions. `kept` names cards that are gone from the definitions but stand in decks."""

    game: Game
    total: int
    added: int = 0
    changed: int = 0
    removed: int = 0
    kept: list[str] = field(default_factory=list)


def load_definitions(*, only: Game | None = None, folder: Path = DEFINITIONS) -> list[Loaded]:
    """Make the database agree with the definitions: all of them, or nothing. Raise DefinitionsError."""
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


@transaction.atomic
def load_shelf(shelf: Shelf) -> Loaded:
    """Make the database agree with the given definitions of a game. Raise DefinitionsError."""
    before = list(_set_rows(shelf.game))
    sets = {each.slug: _load_set(shelf.game, each) for each in shelf.sets}
    are_sets_changed = before != list(_set_rows(shelf.game))
    loaded = Loaded(shelf.game, total=len(shelf.cards))
    _remove_absent(shelf, loaded)
    rows = {card.slug: card for card in Card.everything.of_game(shelf.game).shipped()}
    written = write_cards(shelf.game, sets, shelf.cards, rows)
    CardSet.everything.filter(game=shelf.game.slug, is_imported=False, cards=None).exclude(slug__in=sets).delete()
    loaded.added, loaded.changed = written.added, written.changed
    if written.has_changed or loaded.removed or are_sets_changed:
        mark_changed(shelf.game)
        transaction.on_commit(lambda: draw_soon(shelf.game.slug))
    return loaded


def mark_changed(game: Game) -> None:
    """Make whoever keeps the game's cards in memory read them again. Call it after writing cards, their values or sets."""
    CardSet.everything.filter(game=game.slug).update(version=new_version())
    mark_stale(game.slug)


def _set_rows(game: Game) -> QuerySet[CardSet, Any]:
    return CardSet.everything.filter(game=game.slug, is_imported=False).values_list("slug", "code", "name_en", "name_zh", "released")


def _load_set(game: Game, definition: SetDefinition) -> CardSet:
    columns = {
        "code": definition.code,
        "name_en": definition.name.en,
        "name_zh": definition.name.zh,
        "released": definition.released,
    }
    row, _ = CardSet.everything.update_or_create(game=game.slug, slug=definition.slug, defaults=columns)
    return row


def _remove_absent(shelf: Shelf, loaded: Loaded) -> None:
    """Remove the cards that the definitions no longer have, except those that a deck holds."""
    slugs = {card.slug for _, card in shelf.cards}
    numbers = {card.number: card.slug for _, card in shelf.cards}
    for row in Card.everything.of_game(shelf.game).shipped().exclude(slug__in=slugs):
        try:
            row.delete()
            loaded.removed += 1
        except ProtectedError as error:
            loaded.kept.append(row.slug)
            if row.number in numbers:
                problem = f"{shelf.game.slug}: {numbers[row.number]}: number: {row.number} is that of “{row.slug}”, which decks still hold"
                raise DefinitionsError([problem]) from error
