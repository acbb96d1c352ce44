"""Patterns: the shipped decks, which show how many of each kind, cost and colour a game's lists hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from cards.catalogue import Catalogue
from decks.deck_list import Sections
from decks.models import Deck, with_rows
from rules.construction import Format
from rules.kernel.cards import Card
from rules.wording import Text

#: How many common cards the pattern's own lead in a deck is worth.
LEAD_WORTH = 6.0
#: How many common cards the same colours are worth.
COLOUR_WORTH = 4.0

#: The least likeness to the deck's colours of patterns that are followed, as a share of the best one's.
SAME_COLOURS = 0.5
#: A colour: the field and one of its values.
Colour = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Pattern:
    """A list that is known to work: copies by section and card."""

    name: Text
    sections: Sections


def patterns_of(catalogue: Catalogue, format: Format) -> list[Pattern]:
    """Return the game's shipped decks of a format, in a fixed order, without cards that the game no longer has."""
    found = []
    for deck in with_rows(Deck.objects.precons().filter(game=catalogue.game.slug, format=format.slug).order_by("slug")):
        listed = deck.listing(catalogue).sections
        found.append(Pattern(Text(deck.name, deck.name_zh or deck.name), {section: dict(cards) for section, cards in listed.items()}))
    return found


def colours_in(card: Card, fields: Sequence[str]) -> list[Colour]:
    """Return the colours of a card, given the game's colour fields."""
    found: list[Colour] = []
    for field in fields:
        value = card.values.get(field)
        values = value if isinstance(value, list | tuple) else [value] if value else []
        found += [(field, each) for each in values]
    return found


def colours_of(sections: Sections, cards: Mapping[str, Card], fields: Sequence[str]) -> Counter[Colour]:
    """Return how many copies of a list have each colour."""
    found: Counter[Colour] = Counter()
    for listed in sections.values():
        for slug, copies in listed.items():
            if slug in cards:
                for colour in colours_in(cards[slug], fields):
                    found[colour] += copies
    return found


def patterns_in_colours(patterns: Sequence[Pattern], sections: Sections, cards: Mapping[str, Card], fields: Sequence[str]) -> list[Pattern]:
    """Return the patterns that have the colours of a deck that has been begun; all of them for a deck without colours."""
    mine = colours_of(sections, cards, fields)
    shared = [_cosine(mine, colours_of(each.sections, cards, fields)) for each in patterns]
    return [each for each, share in zip(patterns, shared, strict=True) if share >= SAME_COLOURS * max(shared)]


def closeness(sections: Sections, pattern: Pattern, cards: Mapping[str, Card], fields: Sequence[str], lead: str) -> float:
    """Return how close a pattern is to a deck that has been begun: in the cards that both have and in colours. 0 for nothing in common.

    `lead` is the slug of the section that the deck is known by, or empty.
    """
    found = 0.0
    for section, listed in sections.items():
        own = pattern.sections.get(section, {})
        for slug, copies in listed.items():
            shared = min(copies, own.get(slug, 0))
            found += shared * (LEAD_WORTH if section == lead else 1.0)
    mine, theirs = colours_of(sections, cards, fields), colours_of(pattern.sections, cards, fields)
    return found + COLOUR_WORTH * _cosine(mine, theirs)


def _cosine(one: Mapping[Colour, int], two: Mapping[Colour, int]) -> float:
    lengths = _length(one.values()) * _length(two.values())
    return sum(count * two.get(colour, 0) for colour, count in one.items()) / lengths if lengths else 0.0


def _length(counts: Iterable[int]) -> float:
    return sqrt(sum(count * count for count in counts))
