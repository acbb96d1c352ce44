"""Decks that no player was tuned on, drawn from a seed by four recipes, and cards with changed numbers (docs/players.md).

- random: any cards, as long as the deck is legal;
- built: how the deck builder completes a deck of a random hero, or of nothing, at its most adventurous;
- one, five: a shipped deck in which one or five copies, drawn at random, were exchanged for any other cards.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date

from decks.deck_list import MutableSections, Sections, copy_of, playable
from decks.lists.leads import lead_section
from decks.lists.random_decks import deal_list
from decks.lists.swaps import Swap
from decks.loading.shipped_decks import ShippedDeck
from decks.suggestions.patterns import Pattern
from decks.suggestions.picks import MOST_LUCK, Begun, Taste, pick_cards, tastes
from lab.entrants import Entrant
from rules.construction import Fix, Format, apply_fix, check
from rules.kernel.cards import Card, Field
from rules.kernel.game import Game
from rules.kernel.language.definitions import DefinitionError
from rules.wording import Text

#: The fixed day of legality checks, so that the same decks come out on any day.
AS_OF = date(2026, 11, 22)
#: The most draws for an exchange that leaves a deck legal, and the most steps to complete a deck.
MOST_TRIES, MOST_STEPS = 1000, 40
#: One card in so many gets changed numbers.
CHANGED = 10

Recipe = Callable[[random.Random], tuple[str, MutableSections]]


class NoDeckError(ValueError):
    """A recipe finds no legal deck among these cards."""


def unseen_decks(
    game: Game, shipped: Sequence[ShippedDeck], cards: Mapping[str, Card], *, each: int, seed: int
) -> Iterator[tuple[str, Entrant]]:
    """Yield so many decks of each recipe, named by recipe and number; with the slug of the shipped deck that was edited, empty for none.

    Raise NoDeckError where a recipe finds none.
    """
    format = game.format()
    recipes: dict[str, Recipe] = {
        "random": lambda chance: ("", deal_list(format, cards, [], chance, as_of=AS_OF)),
        "built": lambda chance: ("", build_list(game, shipped, cards, chance)),
        "one": lambda chance: edit_list(shipped, cards, 1, chance),
        "five": lambda chance: edit_list(shipped, cards, 5, chance),
    }
    for name, recipe in recipes.items():
        chance = random.Random(f"{seed} {game.slug} {name}")
        for number in range(each):
            original, sections = recipe(chance)
            slug = f"{name}-{number:02}"
            yield original, Entrant(slug, Text(slug, slug), playable(format, sections, cards))


def build_list(game: Game, shipped: Sequence[ShippedDeck], cards: Mapping[str, Card], chance: random.Random) -> MutableSections:
    """Return a legal deck as the deck builder completes one: of a random card that decks are known by, where there are such."""
    format = game.format()
    lead = lead_section(format)
    sections: MutableSections = {section.slug: {} for section in format.deck_sections}
    if lead is not None:
        sections[lead.slug][chance.choice(sorted(card.slug for card in cards.values() if lead.takes(card.kind)))] = 1
    begun = Begun(
        format=format,
        sections=sections,
        cards=cards,
        fields=game.fields,
        patterns=[Pattern(Text(deck.listing.name, deck.name_zh), deck.listing.sections) for deck in shipped],
        as_of=AS_OF,
        lead=lead.slug if lead else "",
    )
    taste = replace(tastes(begun, 2, chance.randrange(1 << 32))[1], luck=MOST_LUCK)
    for _ in range(MOST_STEPS):
        violations = check(format, begun.sections, cards, as_of=AS_OF).violations
        if not violations:
            return copy_of(begun.sections)
        begun = replace(begun, sections=_completed(begun, violations[0].fix, taste))
    raise NoDeckError(f"the builder completes no deck of {game.slug} from {dict(sections)}")


def _completed(begun: Begun, fix: Fix, taste: Taste) -> MutableSections:
    """Return the sections after a fix whose additions name no card."""
    sections = copy_of(begun.sections)
    for change in fix.changes:
        chosen = (change,) if change.card else tuple(pick_cards(change, replace(begun, sections=sections), taste))
        if not chosen or change.action != "add":
            raise NoDeckError(f"nothing mends “{fix.text.en}”")
        sections = apply_fix(sections, Fix(chosen, fix.text))
    return sections


def edit_list(shipped: Sequence[ShippedDeck], cards: Mapping[str, Card], copies: int, chance: random.Random) -> tuple[str, MutableSections]:
    """Return a shipped deck's slug and its list with so many copies exchanged; what came is not exchanged again."""
    deck = chance.choice(shipped)
    format, sections = deck.listing.format, deck.listing.sections
    for _ in range(copies):
        sections = _exchanged(format, deck.listing.sections, sections, cards, chance)
    return deck.slug, copy_of(sections)


def _exchanged(format: Format, original: Sections, sections: Sections, cards: Mapping[str, Card], chance: random.Random) -> MutableSections:
    held = [
        (section, slug)
        for section, listed in sections.items()
        for slug, count in listed.items()
        for _ in range(min(count, original.get(section, {}).get(slug, 0)))
    ]
    everything = sorted(cards)
    for _ in range(MOST_TRIES):
        section, out = chance.choice(held)
        into = chance.choice(everything)
        if into == out or into in original.get(section, {}) or not format.section(section).takes(cards[into].kind):
            continue
        changed = Swap(section, out, into).apply(sections)
        if not check(format, changed, cards, as_of=AS_OF).violations:
            return changed
    raise NoDeckError("no exchange leaves the deck legal")


def _with_number(game: Game, card: Card, field: Field, step: int) -> Card:
    """Return the card with a number higher by `step` or, where that can't be, lower: no card has an element without a threshold."""
    for change in (step, -step):
        number = card.values[field.slug] + change
        if not field.minimum <= number <= field.maximum:
            continue
        try:
            return game.read_card({**card.data, field.slug: number}, f"{card.slug} changed")
        except DefinitionError:
            continue
    raise ValueError(f"{card.slug}: its {field.slug} can't be changed by {step}")


def changed_cards(game: Game, cards: Mapping[str, Card], *, seed: int) -> dict[str, Card]:
    """Return the cards, one in CHANGED of them with one of its numbers one higher or lower, as its field allows."""
    chance = random.Random(f"{seed} {game.slug} cards")
    numbers = {field.slug: field for field in game.fields if field.form == "number"}
    able = sorted(slug for slug, card in cards.items() if numbers.keys() & card.values.keys())
    found = dict(cards)
    for slug in sorted(chance.sample(able, len(cards) // CHANGED)):
        card = cards[slug]
        field = numbers[chance.choice(sorted(numbers.keys() & card.values.keys()))]
        found[slug] = _with_number(game, card, field, chance.choice((-1, 1)))
    return found
