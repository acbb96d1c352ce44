"""Cards whose kept definition the rules can't read, as after an upgrade before `load_cards`: what stands in for them."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any, Protocol

from rules import games
from rules.kernel.cards import Card as CardDefinition
from rules.kernel.cards import Field
from rules.kernel.definitions import DefinitionError
from rules.kernel.game import Game
from rules.wording import Text

HINT = "Run `manage.py load_cards`. A card that is in no definition file any more, only in decks, stays as it is."

log = logging.getLogger(__name__)


class KeptCard(Protocol):
    """A card's row, as far as its definition and what stands in for it are made of it."""

    @property
    def game(self) -> str: ...
    @property
    def slug(self) -> str: ...
    @property
    def number(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def name_en(self) -> str: ...
    @property
    def name_zh(self) -> str: ...
    @property
    def rarity(self) -> str: ...
    @property
    def text_en(self) -> str: ...
    @property
    def text_zh(self) -> str: ...
    @property
    def flavour_en(self) -> str: ...
    @property
    def flavour_zh(self) -> str: ...
    @property
    def data(self) -> dict[str, Any]: ...


@dataclass(frozen=True, slots=True)
class Reading:
    """A kept definition as the rules know it; with a `problem`, what stands in for it: the row's words, and no abilities."""

    card: CardDefinition
    problem: Text | None = None


def read(row: KeptCard) -> Reading:
    """The row's definition, or what stands in for it; a log line says why."""
    try:
        return Reading(read_strictly(row))
    except DefinitionError as error:
        log.warning("The definition of a card can't be read: %s. %s", error, HINT)
        return Reading(_stand_in(row), error.told)


def read_strictly(row: KeptCard) -> CardDefinition:
    """The row's definition. Raises DefinitionError."""
    return games.get(row.game).read_card(row.data, f"{row.game}/{row.slug}")


def kind_name(game: Game, slug: str) -> Text:
    """The name of a kind; of one that the game has no more, as it was kept."""
    return next((kind.name for kind in game.kinds if kind.slug == slug), Text(slug, slug))


def _stand_in(row: KeptCard) -> CardDefinition:
    fields = [field for field in games.get(row.game).fields if field.slug in row.data]
    values = {field.slug: _fitting(field, row.data[field.slug]) for field in fields}
    return CardDefinition(
        slug=row.slug,
        number=row.number,
        kind=row.kind,
        name=Text(row.name_en, row.name_zh),
        rarity=row.rarity or None,
        values={slug: value for slug, value in values.items() if value is not None},
        text=Text(row.text_en, row.text_zh),
        flavour=Text(row.flavour_en, row.flavour_zh),
        data=row.data,
    )


def _fitting(field: Field, value: Any) -> int | str | tuple[str, ...] | None:
    """The value as the field's form has it, without choices that the game has no more; None where nothing is left."""
    if field.form == "number":
        return value if isinstance(value, int) and not isinstance(value, bool) else None
    choices = [choice.slug for choice in field.choices]
    if field.form == "choice":
        return value if isinstance(value, str) and value in choices else None
    return tuple(each for each in choices if each in value) if isinstance(value, list | tuple) else None
