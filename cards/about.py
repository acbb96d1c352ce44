"""Everything that the page of a card says beside its picture."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from django.db.models import Count, Q
from django.utils.translation import get_language

from cards.facets import param_of
from cards.models import Card, CardQuerySet, CardValue
from rules.kernel.cards import Choice, Field
from rules.kernel.game import Game
from rules.kernel.rulebook import Clause
from rules.wording import Text

MOST_DECKS = 12
MOST_ALIKE = 6


@dataclass(frozen=True, slots=True)
class Fact:
    """A field that the card has: a number, or choices with the address of the cards that share them."""

    field: Field
    number: int | None
    choices: tuple[tuple[Choice, str], ...]


class About:
    """What there is to tell about one card."""

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

    @property
    def paragraphs(self) -> list[tuple[str, str]]:
        """The rules text by line, each parted into what leads it, up to its colon, and the rest."""
        return [_parted(line) for line in self.card.text.splitlines() if line.strip()]

    @property
    def explained(self) -> list[tuple[Text, Text, Clause | None]]:
        """The card's keywords and the words of its text that a newcomer may not know, with what they mean and the clause on them."""
        language = get_language() or ""
        found = [(choice.name, choice.meaning) for fact in self.facts for choice, _ in fact.choices if choice.meaning]
        found += [(term.name, term.meaning) for term in self.game.glossary if term.is_in(self.card.definition.text, language)]
        mentioned = [choice for field in self.game.fields for choice in field.choices if choice.meaning]
        text = self.card.text.casefold()
        found += [(choice.name, choice.meaning) for choice in mentioned if choice.name.in_language(language).casefold() in text]
        return [(name, meaning, self.game.rulebook.clause_of(name)) for name, meaning in dict.fromkeys(found)]

    @property
    def can_lead(self) -> bool:
        """Whether a deck can be started from it: a section of its kind takes exactly one card."""
        first = self.game.format().deck_sections[0]
        return bool(first.kinds) and first.takes(self.card.kind) and first.bounds.least == first.bounds.most == 1

    @cached_property
    def printings(self) -> list[Card]:
        """The other printings of its name, which copy limits count together."""
        same = Card.objects.of_game(self.game).filter(name_group=self.card.name_group)
        return list(same.exclude(pk=self.card.pk).select_related("set"))

    @cached_property
    def uses(self) -> list[Any]:
        """Its entries in starter decks and public decks, starter decks first, the latest changed next."""
        entries = self.card.deck_entries.filter(self._listed).select_related("deck", "deck__owner")
        return list(entries.order_by("-deck__is_precon", "-deck__updated_at", "pk")[:MOST_DECKS])

    @cached_property
    def use_count(self) -> int:
        """In how many of those decks it is."""
        if len(self.uses) < MOST_DECKS:
            return len({entry.deck_id for entry in self.uses})
        return self.card.deck_entries.filter(self._listed).values("deck").distinct().count()

    _listed = Q(deck__is_precon=True) | Q(deck__visibility="public")

    @cached_property
    def alike(self) -> list[Card]:
        """Other cards that share most of its chosen values, one of a name."""
        wanted = Q()
        for fact in self.facts:
            for choice, _ in fact.choices:
                wanted |= Q(field=fact.field.slug, text=choice.slug)
        if not wanted:
            return []
        shared = CardValue.objects.filter(wanted, card__game=self.game.slug).exclude(card=self.card).values("card")
        nearest = shared.annotate(shared=Count("pk")).order_by("-shared", "card__number")[: 3 * MOST_ALIKE]
        rows = Card.objects.exclude(name_group=self.card.name_group).in_bulk([row["card"] for row in nearest])
        alike: dict[str, Card] = {}
        for row in nearest:
            if card := rows.get(row["card"]):
                alike.setdefault(card.name_group, card)
        return list(alike.values())[:MOST_ALIKE]

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
