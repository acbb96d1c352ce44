"""The charts of a deck, ready to draw: its cost curve, and bars for its kinds and for the game's own fields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext

from cards.catalogue import Catalogue
from decks.deck_list import DeckList
from decks.wording import said
from rules.kernel.cards import Card, Choice

COST = "cost"
LAST_COLUMN = 7


COLUMN_WIDTH = 22
COLUMN_HEIGHT = 46
COLUMN_GAP = 5
#: The shades from ink to almost paper; the bars of a strip are spread over all of them.
SHADES = 8


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: its label, its value, its length against the longest (a column's) or in percent of the whole, and where it starts.

    `choice` is the value of a field that it stands for; its colour is the choice's own hue, or else one of some shades of ink.
    """

    label: str
    count: int
    length: float
    start: float = 0.0
    choice: Choice | None = None
    shade: int = 0

    @property
    def middle(self) -> float:
        """The middle of a column that starts there."""
        return self.start + (COLUMN_WIDTH - COLUMN_GAP) / 2

    @property
    def top(self) -> float:
        """The top of a column of that length, counted from above."""
        return COLUMN_HEIGHT - self.length

    @property
    def count_at(self) -> float:
        """The baseline of the number over a column, counted from above."""
        return self.top - 4

    @property
    def colour(self) -> str:
        return f"hue-{self.choice.hue}" if self.choice and self.choice.hue else f"shade-{self.shade}"


@dataclass(frozen=True, slots=True)
class Curve:
    """The number of cards of each cost; the last column holds all higher costs. `words` says the same in one sentence."""

    name: str
    bars: tuple[Bar, ...]
    mean: float
    words: str

    @property
    def width(self) -> int:
        return COLUMN_WIDTH * len(self.bars)


@dataclass(frozen=True, slots=True)
class Split:
    """The division of the cards by one property; `start` and `length` of the bars are percentages of the whole."""

    slug: str
    name: str
    bars: tuple[Bar, ...]
    words: str


def cost_curve(listing: DeckList, catalogue: Catalogue) -> Curve | None:
    """Return the curve, or None for a game whose cards have no costs."""
    field = next((each for each in listing.game.fields if each.slug == COST and each.form == "number" and each.is_sort), None)
    if field is None:
        return None
    costs: Counter[int] = Counter()
    for card, count in _cards(listing, catalogue):
        if COST in card.values:
            costs[int(card.values[COST])] += count
    columns = {place: sum(count for cost, count in costs.items() if min(cost, LAST_COLUMN) == place) for place in _columns(costs)}
    most = max(columns.values(), default=0) or 1
    bars = tuple(
        Bar(_cost_label(place, costs), count, round(COLUMN_HEIGHT * count / most, 1), COLUMN_WIDTH * place)
        for place, count in columns.items()
    )
    total = sum(costs.values())
    mean = sum(cost * count for cost, count in costs.items()) / total if total else 0.0
    return Curve(said(field.name), bars, mean, "; ".join(f"{bar.label}: {bar.count}" for bar in bars))


def splits_of(listing: DeckList, catalogue: Catalogue) -> tuple[Split, ...]:
    """Return splits by kind, then by each property of which a card has exactly one; without those that tell nothing."""
    game = listing.game
    cards = list(_cards(listing, catalogue))
    kinds = [Choice(kind.slug, kind.name) for kind in game.kinds]
    found = [_split("kind", gettext("Kind"), kinds, _count((card.kind, count) for card, count in cards))]
    for field in game.fields:
        if field.form == "choice" and field.is_filter:
            counts = _count((card.values.get(field.slug), count) for card, count in cards)
            found.append(_split(field.slug, said(field.name), field.choices, counts))
    found.append(_split("rarity", gettext("Rarity"), game.rarities, _count((card.rarity, count) for card, count in cards)))
    return tuple(split for split in found if split.bars)


def tallies_of(listing: DeckList, catalogue: Catalogue) -> tuple[Split, ...]:
    """Return how many cards have each value of the properties of which a card may have several, such as keywords: the commonest first."""
    cards = list(_cards(listing, catalogue))
    found = []
    for field in listing.game.fields:
        if field.form == "choices" and field.is_filter:
            counts = _count((value, count) for card, count in cards for value in card.values.get(field.slug, ()))
            choices = sorted(field.choices, key=lambda choice: -counts[choice.slug])
            found.append(_split(field.slug, said(field.name), choices, counts))
    return tuple(split for split in found if split.bars)


def _count(values: Iterable[tuple[Any, int]]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for value, count in values:
        if value is not None:
            counts[value] += count
    return counts


def _cards(listing: DeckList, catalogue: Catalogue) -> Iterator[tuple[Card, int]]:
    pools = {section.slug for section in listing.format.sections if section.is_pool}
    for section, cards in listing.sections.items():
        if section not in pools:
            for slug, count in cards.items():
                yield catalogue.definitions[slug], count


def _columns(costs: Counter[int]) -> range:
    return range(max(5, min(max(costs, default=0), LAST_COLUMN)) + 1)


def _cost_label(place: int, costs: Counter[int]) -> str:
    return f"{place}+" if place == LAST_COLUMN and max(costs, default=0) > LAST_COLUMN else str(place)


def _split(slug: str, name: str, choices: Iterable[Choice], counts: Counter[str]) -> Split:
    total = sum(counts.values()) or 1
    bars: list[Bar] = []
    start = 0.0
    found = [choice for choice in choices if counts[choice.slug]]
    for place, choice in enumerate(found):
        length = 100 * counts[choice.slug] / total
        bars.append(Bar(said(choice.name), counts[choice.slug], round(length, 2), round(start, 2), choice, _shade(place, len(found))))
        start += length
    return Split(slug, name, tuple(bars), "; ".join(f"{bar.label}: {bar.count}" for bar in bars))


def _shade(place: int, bars: int) -> int:
    """Return the shade of the bar at a place: the first and the last are as far apart as can be, the others evenly between."""
    return place % SHADES if bars > SHADES or bars < 2 else round(place * (SHADES - 1) / (bars - 1))
