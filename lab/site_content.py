"""Fill a database with many cards, decks and people, made from the shipped ones, to measure the site."""

from __future__ import annotations

import random
import uuid
from collections.abc import Iterator, Sequence
from copy import copy
from itertools import islice
from typing import Any

from django.contrib.auth.models import User
from django.db.models import Model

from cards.catalogue import Catalogue, catalogue_of
from cards.loading.definition_files import DEFINITIONS, read_shelf
from cards.models import Card, CardValue
from cards.services import digest_of, load_shelf, mark_changed
from decks.loading.shipped_decks import load_decks
from decks.models import Deck, DeckEntry, Holding, Visibility, with_rows
from decks.owners import Owner
from decks.services import create_deck
from rules import games
from rules.kernel.game import Game

PEOPLE = 200
OWNED = 500
BATCH = 5_000
#: One of so many decks is public; the others are their owners' alone.
SHARED = 2


def fill(game: Game, *, cards: int, decks: int) -> User:
    """Load what is shipped, and add copies up to these numbers in the game. Return a member with a deck and a collection."""
    for each in games.everything():
        load_shelf(read_shelf(each, DEFINITIONS / each.slug))
    load_decks()
    add_cards(game, cards)
    catalogue = catalogue_of(game)
    people = User.objects.bulk_create(User(username=f"player-{number}") for number in range(PEOPLE))
    add_decks(catalogue, people, decks)
    owned = list(catalogue.rows.values())[:OWNED]
    Holding.objects.bulk_create(Holding(owner=people[0], card=card, count=3) for card in owned)
    precon = Deck.objects.precons().filter(game=game.slug).earliest("slug")
    create_deck(owner=Owner(people[0]), game=game, name="Measured", sections=precon.sections(catalogue), visibility=Visibility.PUBLIC)
    return people[0]


def add_cards(game: Game, wanted: int) -> None:
    """Add copies of the game's cards under names of their own, until there are `wanted`."""
    shipped = list(Card.objects.of_game(game))
    values: dict[int, list[CardValue]] = {}
    for value in CardValue.objects.filter(card__game=game.slug):
        values.setdefault(value.card_id, []).append(value)
    places = range(len(shipped), wanted)
    _insert(Card, (_another(shipped[place % len(shipped)], place, len(shipped)) for place in places))
    made = Card.objects.of_game(game).filter(number__gt=max(card.number for card in shipped)).order_by("number")
    numbered = zip(places, made.values_list("pk", flat=True).iterator(), strict=True)
    _insert(CardValue, (_value_for(key, value) for place, key in numbered for value in values.get(shipped[place % len(shipped)].pk, ())))
    mark_changed(game)


def _another(shipped: Card, place: int, count: int) -> Card:
    turn = place // count + 1
    card = copy(shipped)
    card.pk, card.number = None, 1_000_000 + place
    card.slug = f"{shipped.slug}-{turn}"
    card.name_en, card.name_zh = f"{shipped.name_en} {turn}", f"{shipped.name_zh}{turn}"
    card.name_group = card.name_en.casefold()
    card.search = shipped.search.replace(shipped.name_en.casefold(), card.name_group)
    card.data = {**shipped.data, "slug": card.slug, "number": card.number, "name": card.name_en, "name_zh": card.name_zh}
    card.digest = digest_of(card.data)
    card._state = copy(shipped._state)
    card._state.adding = True
    return card


def _value_for(card: int, value: CardValue) -> CardValue:
    return CardValue(card_id=card, field=value.field, text=value.text, number=value.number)


def add_decks(catalogue: Catalogue, people: Sequence[User], wanted: int) -> None:
    """Add decks like the shipped ones, each of their cards changed for a copy of it, owned by these people in turn."""
    copies: dict[str, list[int]] = {}
    for slug, card in catalogue.rows.items():
        copies.setdefault(slug.rstrip("-0123456789"), []).append(card.pk)
    patterns = [deck.sections(catalogue) for deck in with_rows(Deck.objects.precons().filter(game=catalogue.game.slug))]
    made = [_deck(catalogue, people, place) for place in range(wanted)]
    _insert(Deck, iter(made))
    dice = random.Random(1)
    entries = (
        DeckEntry(deck=deck, section=section, card_id=dice.choice(copies[slug.rstrip("-0123456789")]), count=count)
        for place, deck in enumerate(made)
        for section, cards in patterns[place % len(patterns)].items()
        for slug, count in cards.items()
    )
    _insert(DeckEntry, entries)


def _deck(catalogue: Catalogue, people: Sequence[User], place: int) -> Deck:
    visibility = Visibility.PUBLIC if place % SHARED == 0 else Visibility.PRIVATE
    return Deck(
        id=uuid.UUID(int=place + 1),
        owner=people[place % len(people)],
        game=catalogue.game.slug,
        format=catalogue.game.format().slug,
        name=f"Deck {place}",
        visibility=visibility,
        is_legal=True,
        digest=f"{place:016x}",
    )


def _insert(model: type[Model], rows: Iterator[Any]) -> None:
    while batch := list(islice(rows, BATCH)):
        model._default_manager.bulk_create(batch, ignore_conflicts=model is DeckEntry)
