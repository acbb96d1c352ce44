"""Pick cards for an incomplete deck: of its colours, in the proportions of a shipped deck, none that nobody in the deck can use."""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from decks.deck_list import MutableSections, Sections, copy_of
from decks.suggestions.patterns import Colour, Pattern, closeness, colours_in, colours_of, patterns_in_colours
from rules.construction import Change, Format, room_for, section_for, size_of
from rules.kernel.cards import Card, Field

#: The worth of what speaks for a card; all worths have the same unit.
IN_PATTERN, HELD, COLOUR, SHIPPED = 4.0, 1.5, 2.0, 1.0
#: The copies of a card that is in neither the deck nor the pattern.
USUAL_COPIES = 2
#: What a card loses if its colour is in neither the deck nor the pattern.
FOREIGN = 4.0
#: The worth of a card without a colour, beside one of the deck's main colour (1).
COLOURLESS = 0.6
#: How many more copies of the same cost than the pattern's there may be.
COST_SLACK = 1
#: Patterns less close than the closest by so much are followed e times less often.
PATTERN_SPREAD = 3.0
#: The luck of the lists that vary least and most, beside the worths.
LEAST_LUCK, MOST_LUCK = 2.0, 7.0


@dataclass(frozen=True, slots=True)
class Begun:
    """A deck that lacks cards, with all that a choice depends on. `maybe` is the maybe-board, `stated` the pool of the format."""

    format: Format
    sections: Sections
    cards: Mapping[str, Card]
    fields: Sequence[Field]
    patterns: Sequence[Pattern]
    as_of: date
    lead: str = ""
    maybe: Mapping[str, int] | None = None
    stated: Mapping[str, int] | None = None

    @property
    def colour_fields(self) -> list[str]:
        return [field.slug for field in self.fields if field.is_colour]


@dataclass(frozen=True, slots=True)
class Taste:
    """The taste by which one list chooses: the pattern that it follows, if any, and the luck that is added to each card's worth."""

    pattern: Pattern | None
    luck: float = 0.0
    seed: int = 0


def tastes(begun: Begun, count: int, seed: int) -> list[Taste]:
    """Return the tastes of so many lists. The first follows the closest pattern without luck; the others vary more and more."""
    patterns = patterns_in_colours(begun.patterns, begun.sections, begun.cards, begun.colour_fields)
    lucks = [0.0, *(LEAST_LUCK + (MOST_LUCK - LEAST_LUCK) * number / count for number in range(1, count))]
    if not patterns:
        return [Taste(None, luck, seed + number) for number, luck in enumerate(lucks)]
    near = [closeness(begun.sections, each, begun.cards, begun.colour_fields, begun.lead) for each in patterns]
    closest = max(near)
    weights = [math.exp((each - closest) / PATTERN_SPREAD) for each in near]
    chosen = [patterns[near.index(closest)], *random.Random(seed).choices(patterns, weights, k=count - 1)]
    return [Taste(pattern, luck, seed + number) for number, (pattern, luck) in enumerate(zip(chosen, lucks, strict=True))]


def pick_cards(change: Change, begun: Begun, taste: Taste) -> Iterator[Change]:
    """Yield additions of single cards for an addition that leaves the cards open; fewer where the game has no more that go in."""
    picker = _Picker(change, begun, taste)
    picker.fill()
    before = begun.sections.get(change.section, {})
    for slug, copies in picker.sections.get(change.section, {}).items():
        if copies > before.get(slug, 0):
            yield Change("add", change.section, copies - before.get(slug, 0), slug)


class _Picker:
    """Fills one section of a deck."""

    def __init__(self, change: Change, begun: Begun, taste: Taste) -> None:
        self.change, self.begun, self.taste = change, begun, taste
        self.section = begun.format.section(change.section)
        self.sections: MutableSections = copy_of(begun.sections)
        self.listed = self.sections.setdefault(change.section, {})
        self.left = change.count
        self.maybe = begun.maybe or {}
        self.model = dict(taste.pattern.sections.get(change.section, {})) if taste.pattern else {}
        size = size_of(self.listed) + change.count
        shares = self.model or _added_up(each.sections.get(change.section, {}) for each in begun.patterns)
        scale = size / max(1, sum(shares.values()))
        cards = begun.cards
        self.kinds: defaultdict[str, float] = defaultdict(float)
        self.costs: defaultdict[tuple[str, int | None], float] = defaultdict(float)
        for slug, copies in shares.items():
            if slug in cards:
                self.kinds[cards[slug].kind] += copies * scale
                self.costs[cards[slug].kind, _cost(cards[slug])] += copies * scale

    def fill(self) -> None:
        """Add cards of the maybe-board, then others by their worth: within the pattern's kinds and costs, within its kinds, then any."""
        ranked = self._ranked()
        for card in ranked:
            if card.slug in self.maybe and self._is_usable(card):
                self._add(card)
        for is_kind_bound, is_cost_bound in ((True, True), (True, False), (False, False)):
            for must_fit in (False, True):  # those that others use first, so that what needs them finds them
                for card in ranked:
                    if not self.left:
                        return
                    if bool(self._needs(card)) == must_fit and self._is_usable(card):
                        self._add(card, is_kind_bound=is_kind_bound, is_cost_bound=is_cost_bound)

    def _ranked(self) -> list[Card]:
        begun, change = self.begun, self.change
        chance = random.Random(self.taste.seed)
        own = colours_of(begun.sections, begun.cards, begun.colour_fields)
        patterned = colours_of(self.taste.pattern.sections, begun.cards, begun.colour_fields) if self.taste.pattern else Counter()
        shares = _shares(own, patterned)
        shipped: Counter[str] = Counter(slug for each in begun.patterns for slug in each.sections.get(change.section, {}))
        worth = {}
        for slug in sorted(begun.cards):
            card = begun.cards[slug]
            if not self.section.takes(card.kind) or (change.kind and card.kind != change.kind):
                continue
            if section_for(begun.format, card, begun.sections) != change.section and slug not in self.listed:
                continue
            found = HELD * (slug in self.listed)
            found += IN_PATTERN * (slug in self.model) + SHIPPED * (shipped[slug] > 0)
            colours = colours_in(card, begun.colour_fields)
            if shares:
                found += COLOUR * min((shares.get(each, 0.0) for each in colours), default=COLOURLESS)
                found -= FOREIGN * (slug not in self.model and any(each not in shares for each in colours))
            worth[slug] = found + self.taste.luck * chance.random()
        return [begun.cards[slug] for slug in sorted(worth, key=lambda slug: (-worth[slug], begun.cards[slug].number))]

    def _needs(self, card: Card) -> list[tuple[str, str]]:
        return [(field.fits, value) for field in self.begun.fields if field.fits for value in card.values.get(field.slug) or ()]

    def _is_usable(self, card: Card) -> bool:
        """Return whether another card of the deck has one of the values that this one needs."""
        needs = self._needs(card)
        held = (self.begun.cards[slug] for listed in self.sections.values() for slug in listed if slug in self.begun.cards)
        return not needs or any(other.values.get(field) == value for other in held for field, value in needs)

    def _add(self, card: Card, *, is_kind_bound: bool = False, is_cost_bound: bool = False) -> None:
        begun = self.begun
        room = room_for(begun.format, self.sections, begun.cards, card, as_of=begun.as_of, pool=begun.stated)
        most = self.left if room is None else min(self.left, room)
        is_asked_for = card.slug in self.maybe or card.slug in begun.sections.get(self.change.section, {})
        if is_kind_bound and not is_asked_for:
            most = min(most, self.model.get(card.slug, USUAL_COPIES))
        if is_kind_bound and not self.change.kind and self.kinds:
            most = min(most, math.ceil(self.kinds[card.kind] - 1e-6) - self._count(card, by_cost=False))
        if is_cost_bound and self.costs:
            most = min(most, math.ceil(self.costs[card.kind, _cost(card)]) + COST_SLACK - self._count(card, by_cost=True))
        if most > 0:
            self.listed[card.slug] = self.listed.get(card.slug, 0) + most
            self.left -= most

    def _count(self, card: Card, *, by_cost: bool) -> int:
        """Return how many copies of the section have the card's kind, or its kind and cost."""
        held = ((self.begun.cards[slug], copies) for slug, copies in self.listed.items() if slug in self.begun.cards)
        return sum(copies for each, copies in held if each.kind == card.kind and (not by_cost or _cost(each) == _cost(card)))


def _added_up(lists: Iterable[Mapping[str, int]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for each in lists:
        total.update(each)
    return total


def _cost(card: Card) -> int | None:
    value = card.values.get("cost")
    return value if isinstance(value, int) else None


def _shares(own: Mapping[Colour, int], patterned: Mapping[Colour, int]) -> dict[Colour, float]:
    """Return the share of each colour that the deck or the pattern has, that of the main one 1."""
    shares: defaultdict[Colour, float] = defaultdict(float)
    for counts in (own, patterned):
        total = sum(counts.values())
        for colour, count in counts.items():
            shares[colour] += count / total
    highest = max(shares.values(), default=1.0)
    return {colour: share / highest for colour, share in shares.items()}
