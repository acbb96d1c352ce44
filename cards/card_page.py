"""The content of a card's page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Any

import numpy as np
from django.db.models import Count, Q
from django.utils import timezone
from django.utils.translation import get_language, gettext

from cards.catalogue import catalogue_of
from cards.imported_data import Imported, imported_of
from cards.legality import CardLegality, legalities_of
from cards.loading.changes import Line, lines
from cards.loading.rulings import CardRuling, rulings_of
from cards.models import Card, CardQuerySet, CardStanding
from cards.search.facets import param_of
from cards.standings import OPENING, PLAYED, SEEN, Rate, rates_of
from rules.construction import Format, Restriction
from rules.kernel.cards import Choice, Field, is_word_in, spelling
from rules.kernel.engine import default_level
from rules.kernel.game import Game
from rules.kernel.rulebook import Clause
from rules.wording import Text

MOST_DECKS = 12
MOST_ALIKE = 6
MOST_COMPANIONS = 6
MOST_CHANGES = 12


@dataclass(frozen=True, slots=True)
class Fact:
    """A field that the card has: a number, or choices with the address of the cards that share them."""

    field: Field
    number: int | None
    choices: tuple[tuple[Choice, str], ...]


@dataclass(frozen=True, slots=True)
class Explained:
    """A word of the rules on the card: `words` are how its text may write it. `anchor` names its explanation on the page."""

    anchor: str
    name: Text
    meaning: Text
    words: tuple[str, ...]
    clause: Clause | None


Piece = tuple[str, Explained | None]


class CardPage:
    """The facts that a card's page shows."""

    def __init__(self, card: Card, game: Game) -> None:
        self.card = card
        self.game = game

    @property
    def facts(self) -> list[Fact]:
        facts = []
        for field in self.game.fields:
            value = self.card.definition.values.get(field.slug)
            if field.form == "number":
                facts += [] if value is None else [Fact(field, value, ())]
                continue
            slugs = [value] if isinstance(value, str) else value or []
            found = tuple((choice, f"?{param_of(field)}={choice.slug}") for choice in field.choices if choice.slug in slugs)
            facts += [Fact(field, None, found)] if found else []
        return facts

    @cached_property
    def printed(self) -> Imported | None:
        """The part of an imported card's file beside the game's fields; None for a shipped card."""
        return imported_of(self.card.data)

    @property
    def paragraphs(self) -> list[tuple[str, str]]:
        """The rules text by line, each parted into what leads it, up to its colon, and the rest."""
        return [_parted(line) for line in self.card.text.splitlines() if line.strip()]

    @cached_property
    def explained(self) -> list[Explained]:
        """The card's keywords and the words of its text that a newcomer may not know, with what they mean and the clause on them."""
        language, text = get_language() or "", Text(self.card.text_en, self.card.text_zh)
        found: dict[Text, tuple[Text, tuple[Text, ...]]] = {}
        found |= {choice.name: (choice.meaning, (choice.name,)) for fact in self.facts for choice, _ in fact.choices if choice.meaning}
        for term in self.game.glossary:
            if term.is_in(text, language):
                found.setdefault(term.name, (term.meaning, term.words))
        mentioned = [choice for field in self.game.fields for choice in field.choices if choice.meaning]
        for choice in mentioned:
            if is_word_in(choice.name.in_language(language), self.card.text):
                found.setdefault(choice.name, (choice.meaning, (choice.name,)))
        return [
            Explained(
                f"word-{place}", name, meaning, tuple(word.in_language(language) for word in words), self.game.rulebook.clause_of(name)
            )
            for place, (name, (meaning, words)) in enumerate(found.items())
        ]

    @property
    def text_pieces(self) -> list[tuple[list[Piece], list[Piece]]]:
        """The paragraphs with each explained word apart."""
        return [(self._pieces(lead), self._pieces(rest)) for lead, rest in self.paragraphs]

    def _pieces(self, said: str) -> list[Piece]:
        """Return the words as they stand, each piece with what explains it, or None."""
        meant = {word.casefold(): each for each in reversed(self.explained) for word in each.words if word}
        if not meant:
            return [(said, None)]
        longest = sorted(meant, key=len, reverse=True)
        pieces: list[Piece] = []
        end = 0
        for found in re.finditer("|".join(f"({spelling(word)})" for word in longest), said, re.IGNORECASE):
            pieces += [(said[end : found.start()], None), (found.group(), meant[longest[(found.lastindex or 0) - 1]])]
            end = found.end()
        return [piece for piece in (*pieces, (said[end:], None)) if piece[0]]

    @property
    def rulings(self) -> list[CardRuling]:
        """The rulings on the card, the latest first."""
        return rulings_of(self.game.slug).get(self.card.name_group, [])

    @property
    def can_lead(self) -> bool:
        """True if a deck can be started from it: the format's first section takes its kind, and exactly one card."""
        first = self.game.format().deck_sections[0]
        return bool(first.kinds) and first.takes(self.card.kind) and first.bounds.least == first.bounds.most == 1

    @cached_property
    def printings(self) -> list[Card]:
        """The other printings of its name, which copy limits count together."""
        same = Card.objects.of_game(self.game).filter(name_group=self.card.name_group)
        # Ordered by the database, SQLite would go through all cards of the game.
        return sorted(same.exclude(pk=self.card.pk).select_related("set").order_by(), key=lambda card: card.number)

    @cached_property
    def allowed(self) -> list[CardLegality]:
        """Its legality in each format of the game today."""
        printings = {self.card.slug, *(each.slug for each in self.printings)}
        return legalities_of(self.game, self.card, printings, timezone.localdate())

    @property
    def dated(self) -> list[tuple[Format, Restriction]]:
        """Its bans and restrictions in every format, those that are over and those to come among them."""
        return [(each.format, restriction) for each in self.allowed for restriction in each.dated]

    @cached_property
    def uses(self) -> list[Any]:
        """Its entries in starter decks and public decks, starter decks first, the latest changed next."""
        entries = self.card.deck_entries.filter(self._listed).select_related("deck", "deck__owner")
        return list(entries.order_by("-deck__is_precon", "-deck__updated_at", "pk")[:MOST_DECKS])

    @cached_property
    def use_count(self) -> int:
        """The number of those decks, without a limit."""
        if len(self.uses) < MOST_DECKS:
            return len({entry.deck_id for entry in self.uses})
        return self.card.deck_entries.filter(self._listed).values("deck").distinct().count()

    _listed = Q(deck__is_precon=True) | Q(deck__visibility="public")

    @property
    def standing(self) -> CardStanding | None:
        """The card's standing at the last count; None while there was none, or the card has none."""
        return getattr(self.card, "standing", None)

    @property
    def rates(self) -> list[tuple[str, Rate]]:
        """Its win rates by what became of it in the games, in words."""
        if self.standing is None:
            return []
        names = {SEEN: gettext("seen"), OPENING: gettext("in the opening hand"), PLAYED: gettext("played")}
        rates = rates_of(self.standing)
        return [(name, rates[mark]) for mark, name in names.items() if mark in rates]

    @property
    def player(self) -> Text:
        """The name of the weakest level whose games count for the win rates."""
        return default_level(self.game.engine()).name

    @cached_property
    def alike(self) -> list[Card]:
        """Other cards that share most of its abilities and properties, one of a name. What abilities do weighs as much as what it is."""
        wanted = [(each.slug, value) for each in self.game.behaviours for value in each.read(self.card.definition)]
        wanted += [(fact.field.slug, choice.slug) for fact in self.facts for choice, _ in fact.choices]
        columns = catalogue_of(self.game).columns
        shared = np.zeros(len(columns), dtype=np.int16)
        for name, value in dict.fromkeys(wanted):
            shared += columns.having(name, (value,))
        shared[columns.arrays["name_group"] == self.card.name_group] = 0
        nearest = np.argsort(-shared, kind="stable")[: 3 * MOST_ALIKE]
        keys = [int(key) for key in columns.keys[nearest[shared[nearest] > 0]]]
        rows = Card.objects.in_bulk(keys)
        alike: dict[str, Card] = {}
        for key in keys:
            if card := rows.get(key):
                alike.setdefault(card.name_group, card)
        return list(alike.values())[:MOST_ALIKE]

    @cached_property
    def companions(self) -> list[Any]:
        """The cards that most of those decks play, too, each with `shared`, how many do."""
        if not self.uses:
            return []
        decks = self.card.deck_entries.filter(self._listed).values("deck")
        together = Card.objects.filter(deck_entries__deck__in=decks).exclude(name_group=self.card.name_group)
        shared = together.annotate(shared=Count("deck_entries__deck", distinct=True)).order_by("-shared", "number")
        return list(shared[:MOST_COMPANIONS])

    @property
    def changes(self) -> list[tuple[datetime, list[Line]]]:
        """The changes to its definition since it was first loaded, the latest first."""
        return [(change.made_at, lines(self.game, change.differences)) for change in self.card.changes.all()[:MOST_CHANGES]]

    @cached_property
    def previous(self) -> Card | None:
        return self._others.filter(number__lt=self.card.number).order_by("-number").first()

    @cached_property
    def next(self) -> Card | None:
        return self._others.filter(number__gt=self.card.number).order_by("number").first()

    @property
    def _others(self) -> CardQuerySet:
        return Card.objects.of_game(self.game)


def _parted(line: str) -> tuple[str, str]:
    for colon in ("：", ": "):
        lead, found, rest = line.partition(colon)
        if found and len(lead) <= 40 and not any(mark in lead for mark in ".。;；"):
            return lead + found, rest
    return "", line
