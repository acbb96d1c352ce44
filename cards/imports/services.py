"""Keep the cards of a published game beside the shipped ones, and report what is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.db.models import QuerySet

from cards.card_rows import write_cards
from cards.identities import number_of, slug_of
from cards.imported_data import definition_of
from cards.imports.card_files import CardFile
from cards.imports.refusals import MOST_TOLD, CardFileError
from cards.models import Card, CardSet
from cards.pictures.drawn_ahead import draw_soon
from cards.services import mark_changed
from limits.counters import hold
from rules.kernel.cards import ABILITIES, IMPORTED
from rules.kernel.cards import Card as CardDefinition
from rules.kernel.game import Game
from rules.kernel.language.definitions import DefinitionError
from rules.kernel.published_cards import first_of
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class ImportOutcome:
    """The outcome of an import. `absent` names cards of earlier imports that the file does not have; they stay."""

    total: int
    added: int
    changed: int
    absent: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ImportedCards:
    """The imported cards of a game: how many were printed in each set, how many are read as abilities, and how many are kept as text."""

    sets: tuple[tuple[CardSet, int], ...]
    read: int
    kept_as_text: int

    @property
    def total(self) -> int:
        return self.read + self.kept_as_text


@dataclass(frozen=True, slots=True)
class DefinedCards:
    """A file's cards as the game reads them, and the numbers by slug that the game's cards had then."""

    definitions: tuple[CardDefinition, ...]
    numbers: Mapping[str, int]


def define_cards(*, game: Game, file: CardFile) -> DefinedCards:
    """Read the file's cards, which takes long and locks nothing. Raise CardFileError."""
    numbers = _numbers_of(game)
    return DefinedCards(tuple(_definitions(game, file, numbers)), numbers)


@transaction.atomic
def import_cards(*, game: Game, file: CardFile, defined: DefinedCards) -> ImportOutcome:
    """Write the file's cards, only what differs: all of it, or nothing; one import of a game at a time. If cards have come since the file
    was read, read its cards again. Raise CardFileError, and IntegrityError if something else writes cards.
    """
    hold(f"card-import:{game.slug}")
    if defined.numbers != _numbers_of(game):
        defined = define_cards(game=game, file=file)
    definitions = defined.definitions
    rows = {card.slug: card for card in Card.everything.of_game(game).imported()}
    before = list(_set_rows(game))
    sets = _write_sets(game, file)
    homes = [slug_of(first_of(card.printings).set) for card in file.cards]
    written = write_cards(game, sets, list(zip(homes, definitions, strict=True)), rows)
    if written.has_changed or before != list(_set_rows(game)):
        mark_changed(game)
        transaction.on_commit(lambda: draw_soon(game.slug))
    here = {definition.slug for definition in definitions}
    absent = tuple(row.name_en for slug, row in sorted(rows.items()) if slug not in here)
    return ImportOutcome(len(definitions), written.added, written.changed, absent)


def imported_cards(game: Game) -> ImportedCards:
    """Return what has been imported, whether people see it or not."""
    sets = {slug_of(each.name_en): each for each in CardSet.everything.filter(game=game.slug, is_imported=True)}
    counts = Counter[str]()
    total = kept = 0
    for card in Card.everything.of_game(game).imported().only("data").iterator(chunk_size=500):
        total += 1
        kept += ABILITIES not in card.data
        counts.update({slug_of(each["set"]) for each in card.data[IMPORTED]["printings"]})
    return ImportedCards(tuple((row, counts[slug]) for slug, row in sets.items()), total - kept, kept)


def _numbers_of(game: Game) -> dict[str, int]:
    return dict(Card.everything.of_game(game).values_list("slug", "number"))


def _definitions(game: Game, file: CardFile, known: Mapping[str, int]) -> list[CardDefinition]:
    """Return the cards as the game reads them; those that are here already keep their numbers."""
    taken = set(known.values())
    numbers: dict[str, int] = {}
    problems: list[Text] = []
    for card in sorted(file.cards, key=lambda card: card.name):
        slug = slug_of(card.name)
        number = known[slug] if slug in known else number_of(card.name, taken)
        if slug in numbers:
            problems.append(Text(f"“{card.name}”: name: another card is too much like it.", f"“{card.name}”：name：与另一张牌过于相似。"))
        taken.add(number)
        numbers[slug] = number
    definitions = []
    for card in file.cards:
        data = definition_of(game, card, numbers[slug_of(card.name)])
        try:
            definitions.append(game.read_card(data, f"{game.slug}/{data['slug']}"))
        except DefinitionError as error:
            problems.append(Text(f"“{card.name}”: {error.told.en}.", f"“{card.name}”：{error.told.zh}。"))
        if len(problems) >= MOST_TOLD:
            break
    if problems:
        raise CardFileError(*problems[:MOST_TOLD])
    return definitions


def _write_sets(game: Game, file: CardFile) -> dict[str, CardSet]:
    """Write the rows of the file's sets and return them by slug. The name is the earliest in the file for that slug; the date is that of
    the earliest printing in any file.
    """
    rows = {row.slug: row for row in CardSet.everything.filter(game=game.slug, is_imported=True)}
    names: dict[str, str] = {}
    for name in file.sets:
        names.setdefault(slug_of(name), name)
    for slug, name in names.items():
        row = rows.get(slug)
        day = min(file.sets[name], row.released) if row else file.sets[name]
        columns = {"code": _code_of(name), "name_en": name, "name_zh": name, "released": day}
        if row is None:
            rows[slug] = CardSet.everything.create(game=game.slug, slug=slug, is_imported=True, **columns)
        elif any(getattr(row, key) != value for key, value in columns.items()):
            for key, value in columns.items():
                setattr(row, key, value)
            row.save(update_fields=list(columns))
    return rows


def _set_rows(game: Game) -> QuerySet[CardSet, Any]:
    return CardSet.everything.filter(game=game.slug, is_imported=True).values_list("slug", "code", "name_en", "released")


def _code_of(name: str) -> str:
    """Return up to three letters of a set's name, by which the set is marked."""
    letters = "".join(letter for letter in name.upper() if letter.isascii() and letter.isalnum())
    return letters[:3] or "SET"
