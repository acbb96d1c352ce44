"""Stand-ins for cards whose kept definition the rules can't read, as after an upgrade before `load_cards`."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any, Protocol

from rules import games
from rules.kernel.cards import Card as CardDefinition
from rules.kernel.cards import Field
from rules.kernel.game import Game
from rules.kernel.language.definitions import DefinitionError
from rules.wording import Text

HINT = "Run `manage.py load_cards`. A card that is in no definition file any more, only in decks, stays as it is."

log = logging.getLogger(__name__)


class KeptCard(Protocol):
    """The columns of a card's row that its definition and its stand-in are made of."""

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
    """A kept definition as the rules know it; with a `problem`, its stand-in: the row's words, and no abilities."""

    card: CardDefinition
    problem: Text | None = None


def read(row: KeptCard) -> Reading:
    """Return the row's definition, or its stand-in, and log why."""
    try:
        return Reading(read_strictly(row))
    except DefinitionError as error:
        log.warning("The definition of a card can't be read: %s. %s", error, HINT)
        return Reading(_stand_in(row), error.told)


def read_strictly(row: KeptCard) -> CardDefinition:
    """Return the row's definition. Raise DefinitionError."""
    return games.get(row.game).read_card(row.data, f"{row.game}/{row.slug}")


def kind_name(game: Game, slug: str) -> Text:
    """Return the name of a kind; for one that the game no longer has, its slug."""
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
        said=Text(row.text_en, row.text_zh),
        flavour=Text(row.flavour_en, row.flavour_zh),
        data=row.data,
    )


def _fitting(field: Field, value: Any) -> int | str | tuple[str, ...] | None:
    """Return the value as the field's form has it, without choices that the game no longer has; None where nothing is left."""
    if field.form == "number":
        return value if isinstance(value, int) and not isinstance(value, bool) else None
    choices = [choice.slug for choice in field.choices]
    if field.form == "choice":
        return value if isinstance(value, str) and value in choices else None
    return tuple(each for each in choices if each in value) if isinstance(value, list | tuple) else None
