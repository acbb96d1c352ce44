"""The filters of a game's cards: their kind, the game's own fields, rarity and set."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from dataclasses import field as dataclass_field

import numpy as np
from django.utils import timezone

from cards.catalogue import Catalogue
from cards.catalogue.card_columns import CardColumns, Mask, any_of
from cards.imported_data import SUBTYPE, SUBTYPE_NAME, subtype_choices
from cards.legality import LEGAL, standing_in
from rules.kernel.cards import Choice, Field
from rules.wording import Text

Chosen = Mapping[str, Collection[str]]
Counts = Mapping[str, Mapping[str, int]]
PLACES = (Choice("deck", Text("In the deck", "卡组内")), Choice("elsewhere", Text("Not in the deck", "不在卡组内")))


@dataclass(frozen=True, slots=True)
class Facet:
    """One of the filters. `param` names it in addresses; `field` is the game's own field, or None for a column that every card has.

    `masks` are the cards of each value, for a filter that is about no property of cards.
    """

    param: str
    name: Text
    choices: tuple[Choice, ...]
    field: Field | None = None
    masks: Mapping[str, Mask] | None = dataclass_field(default=None, compare=False)

    @property
    def is_number(self) -> bool:
        return self.field is not None and self.field.form == "number"

    def choice(self, value: str) -> Choice | None:
        """Return the choice of that value; any whole number is one for a facet of numbers."""
        for choice in self.choices:
            if choice.slug == value:
                return choice
        if self.is_number and value.isascii() and value.isdigit() and len(value) < 10:
            return Choice(str(int(value)), Text(str(int(value)), str(int(value))))
        return None

    def having(self, columns: CardColumns, values: Collection[str]) -> Mask:
        """Return the cards with any of these values."""
        if self.masks is not None:
            return any_of([columns.nothing, *(self.masks[value] for value in values)])
        name = self.field.slug if self.field else self.param
        if self.is_number:
            return np.isin(columns.numbers(name), [int(value) for value in values])
        return columns.having(name, values)


def facets_of(catalogue: Catalogue, held: Collection[int] | None = None) -> tuple[Facet, ...]:
    """Return the game's filters in the order they are shown in: one by format if any leaves out a card today, and beside a deck one more,
    for the cards with the primary keys `held`.
    """
    game, columns = catalogue.game, catalogue.columns
    facets = [Facet("kind", Text("Kind", "类别"), tuple(Choice(kind.slug, kind.name) for kind in game.kinds))]
    facets += [Facet(param_of(field), field.name, _choices(field, columns), field) for field in game.fields if field.is_filter]
    if subtypes := columns.values_of(SUBTYPE):
        facets.append(Facet(SUBTYPE, SUBTYPE_NAME, subtype_choices(subtypes)))
    if game.rarities:
        facets.append(Facet("rarity", Text("Rarity", "稀有度"), game.rarities))
    facets.append(Facet("set", Text("Set", "系列"), tuple(Choice(slug, name) for slug, name in columns.set_names)))
    day = timezone.localdate()
    # A search as one types takes 13 ms of CPU time, and 0.2 more without this (2026-11-25).
    legal = catalogue.kept(f"legal on {day}", lambda: {format.slug: standing_in(columns, format, day, LEGAL) for format in game.formats})
    if not all(mask.all() for mask in legal.values()):
        formats = tuple(Choice(format.slug, format.name) for format in game.formats)
        facets.append(Facet(LEGAL, Text("Legal in", "可用于"), formats, masks=legal))
    if held is not None:
        inside = columns.among(held)
        facets.append(Facet("in", Text("Deck", "卡组"), PLACES, masks={"deck": inside, "elsewhere": ~inside}))
    return tuple(facets)


def param_of(field: Field) -> str:
    """Return the field's name in addresses. They ask for one value at a time, so a list goes by its singular."""
    return field.slug.removesuffix("s") if field.form == "choices" else field.slug


def narrow(columns: CardColumns, found: Mask, facets: Collection[Facet], chosen: Chosen, *, excluded: str = "") -> Mask:
    """Return those of the found cards that have one of the chosen values in every facet but the excluded one."""
    for facet in facets:
        values = chosen.get(facet.param)
        if values and facet.param != excluded:
            found = found & facet.having(columns, values)
    return found


def count_values(columns: CardColumns, found: Mask, facets: Collection[Facet], chosen: Chosen) -> Counts:
    """Return for each facet how many cards each value would leave, the other facets staying as chosen."""
    narrowed = narrow(columns, found, facets, chosen)
    counts: dict[str, Mapping[str, int]] = {}
    for facet in facets:
        base = narrow(columns, found, facets, chosen, excluded=facet.param) if chosen.get(facet.param) else narrowed
        slugs = {choice.slug for choice in facet.choices} | set(chosen.get(facet.param, ()))
        counts[facet.param] = {slug: int(np.count_nonzero(base & facet.having(columns, (slug,)))) for slug in slugs}
    return counts


def _choices(field: Field, columns: CardColumns) -> tuple[Choice, ...]:
    if field.form != "number":
        return field.choices
    used = map(str, columns.distinct(field.slug))
    return tuple(Choice(number, Text(number, number)) for number in used)
