"""What a game's cards can be narrowed down by: their kind, the game's own fields, rarity and set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from django.db.models import Count

from cards.models import CardQuerySet, CardSet, CardValue
from rules.kernel.cards import Choice, Field
from rules.kernel.game import Game
from rules.wording import Text

Chosen = Mapping[str, Collection[str]]
Counts = Mapping[str, Mapping[str, int]]
COLUMNS = {"kind": "kind", "rarity": "rarity", "set": "set__slug"}


@dataclass(frozen=True, slots=True)
class Facet:
    """One of the filters. `param` names it in addresses; `field` is the game's own field, or None for a column that every card has."""

    param: str
    name: Text
    choices: tuple[Choice, ...]
    field: Field | None = None

    @property
    def is_number(self) -> bool:
        return self.field is not None and self.field.form == "number"

    def choice(self, value: str) -> Choice | None:
        """The choice of that value; any whole number is one for a facet of numbers."""
        for choice in self.choices:
            if choice.slug == value:
                return choice
        if self.is_number and value.isascii() and value.isdigit() and len(value) < 10:
            return Choice(str(int(value)), Text(str(int(value)), str(int(value))))
        return None

    def narrow(self, cards: CardQuerySet, values: Collection[str]) -> CardQuerySet:
        """The cards with any of these values."""
        if self.field is None:
            return cards.filter(**{f"{COLUMNS[self.param]}__in": list(values)})
        return cards.with_value(self.field.slug, values, is_number=self.is_number)


def facets_of(game: Game) -> tuple[Facet, ...]:
    """The game's filters, in the order they are shown in. Reads the sets and the numbers in use: two queries."""
    fields = [field for field in game.fields if field.is_filter]
    used = CardValue.objects.filter(card__game=game.slug, field__in=[field.slug for field in fields if field.form == "number"])
    numbers: dict[str, list[int]] = {}
    for slug, number in used.values_list("field", "number").order_by("number").distinct():
        numbers.setdefault(slug, []).append(number or 0)
    facets = [Facet("kind", Text("Kind", "类别"), tuple(Choice(kind.slug, kind.name) for kind in game.kinds))]
    facets += [Facet(param_of(field), field.name, _choices(field, numbers), field) for field in fields]
    if game.rarities:
        facets.append(Facet("rarity", Text("Rarity", "稀有度"), game.rarities))
    sets = CardSet.objects.filter(game=game.slug)
    facets.append(Facet("set", Text("Set", "系列"), tuple(Choice(each.slug, Text(each.name_en, each.name_zh)) for each in sets)))
    return tuple(facets)


def param_of(field: Field) -> str:
    """The field's name in addresses: one value at a time is asked for, so a list goes by its singular."""
    return field.slug.removesuffix("s") if field.form == "choices" else field.slug


def narrow(cards: CardQuerySet, facets: Collection[Facet], chosen: Chosen, *, besides: str = "") -> CardQuerySet:
    """The cards that have one of the chosen values in every facet, but for the facet `besides`."""
    for facet in facets:
        values = chosen.get(facet.param)
        if values and facet.param != besides:
            cards = facet.narrow(cards, values)
    return cards


def count_values(cards: CardQuerySet, facets: Collection[Facet], chosen: Chosen) -> Counts:
    """For each facet how many cards each value would leave, the other facets staying as chosen.

    One query for all the game's own fields with nothing chosen in them, one for each other facet.
    """
    counts: dict[str, Mapping[str, int]] = {}
    narrowed = narrow(cards, facets, chosen)
    free = {facet.field.slug: facet.param for facet in facets if facet.field and not chosen.get(facet.param)}
    counts.update({free[slug]: counter for slug, counter in _count_fields(narrowed, free).items()})
    for facet in facets:
        base = narrow(cards, facets, chosen, besides=facet.param) if chosen.get(facet.param) else narrowed
        if facet.field is None:
            counts[facet.param] = _count_column(base, COLUMNS[facet.param])
        elif chosen.get(facet.param):
            counts[facet.param] = _count_fields(base, [facet.field.slug])[facet.field.slug]
    return counts


def _count_fields(cards: CardQuerySet, fields: Collection[str]) -> dict[str, Counter[str]]:
    found: dict[str, Counter[str]] = {field: Counter() for field in fields}
    rows = CardValue.objects.filter(card__in=cards.order_by().values("pk"), field__in=list(fields))
    for field, text, number, count in rows.values_list("field", "text", "number").annotate(count=Count("card", distinct=True)):
        found[field][text if number is None else str(number)] += count
    return found


def _count_column(cards: CardQuerySet, column: str) -> Counter[str]:
    return Counter(dict(cards.order_by().values_list(column).annotate(count=Count("pk"))))


def _choices(field: Field, numbers: Mapping[str, list[int]]) -> tuple[Choice, ...]:
    if field.form != "number":
        return field.choices
    return tuple(Choice(str(number), Text(str(number), str(number))) for number in numbers.get(field.slug, []))
