"""Answer a search from the columns of a game's cards."""

from __future__ import annotations

from collections.abc import Callable, Collection
from time import thread_time
from typing import Any

import numpy as np
from django.utils import timezone
from django.utils.translation import gettext

from cards.catalogue.card_columns import CardColumns, Mask, Numbers, any_of
from cards.legality import BANNED, LEGAL, RESTRICTED, standing_in
from cards.search.keys import IN
from search.backends import answer
from search.conditions import Chosen, Compared, Condition, Dated, Holds, Relation, Says
from search.keys import Key
from search.normalisation import normalise, spellings
from search.patterns import PATTERN_SECONDS

#: Flags by slug, each with the mask of its cards.
FLAGS: dict[str, Callable[[CardColumns], Mask]] = {
    "reprint": lambda columns: ~columns.first_printings,
    "first-printing": lambda columns: columns.first_printings,
    "even": lambda columns: columns.numbers("cost") % 2 == 0,
    "odd": lambda columns: columns.numbers("cost") % 2 == 1,
    "plain": lambda columns: np.array([not text.strip() for text in columns.texts("text")], dtype=np.bool_),
}


class Matcher:
    """Finds the cards of these columns that meet conditions. `problems` says in words what could not be looked for.

    `held` are the primary keys of the cards in the deck that a search may ask for.
    """

    def __init__(self, columns: CardColumns, held: Collection[int] = ()) -> None:
        self.columns = columns
        self.held = held
        self.problems: list[str] = []
        self._spent = 0.0

    def match(self, condition: Condition | None) -> Mask:
        """Return which cards meet the condition; all of them where there is none. With problems the answer is of no use."""
        return self.columns.everything if condition is None else answer(condition, self)

    def compared(self, compared: Compared) -> Mask:
        numbers = self.columns.numbers(compared.key.slug)
        return any_of([_compared(numbers, compared.relation, self._amount(amount)) for amount in compared.amounts])

    def dated(self, dated: Dated) -> Mask:
        days = self.columns.numbers(dated.key.slug)
        return any_of([_within(days, dated.relation, first.toordinal(), end.toordinal()) for _, first, end in dated.spans])

    def holds(self, holds: Holds) -> Mask:
        raise TypeError("cards can't be asked for cards")

    def _amount(self, amount: float | Key) -> float | Numbers:
        return self.columns.numbers(amount.slug) if isinstance(amount, Key) else amount

    def says(self, says: Says) -> Mask:
        name = says.key.slug if says.key else ""
        masks = []
        for saying, pattern in zip(says.sayings, says.patterns, strict=True):
            if pattern is not None:
                masks.append(self._matching(pattern, name))
                continue
            words = normalise(saying.text)
            if says.is_whole:
                masks.append(np.array([words in text.split("\n") for text in self.columns.texts(name)], dtype=np.bool_))
            else:
                masks += [self.columns.holding(each, name) for each in spellings(words)]
        return any_of(masks)

    def _matching(self, pattern: Any, name: str) -> Mask:
        """Return the cards whose text matches. An expression that takes too long becomes a problem; the answer is then of no use."""
        mask = np.zeros(len(self.columns), dtype=np.bool_)
        begun = thread_time()
        for place, text in enumerate(self.columns.encoded(name)):
            mask[place] = pattern.search(text) is not None
            if place % 4 == 0 and self._spent + thread_time() - begun > PATTERN_SECONDS:
                self.problems.append(gettext("A regular expression took too long; the whole search was left out. A simpler one may do."))
                break
        self._spent += thread_time() - begun
        return mask

    def chosen(self, chosen: Chosen) -> Mask:
        key, choices, relation = chosen.key, chosen.choices, chosen.relation
        if relation != "=":
            ranks = self.columns.numbers(key.slug)
            return any_of([_compared(ranks, relation, float(key.rank(choice))) for choice in choices])
        if key.slug in (LEGAL, BANNED, RESTRICTED):
            formats = [self.columns.game.format(choice.slug) for choice in choices]
            return any_of([standing_in(self.columns, each, timezone.localdate(), key.slug) for each in formats])
        if key.form != "flag":
            return self.columns.having(key.slug, [choice.slug for choice in choices])
        return any_of([self._flag(key.slug, choice.slug) for choice in choices])

    def _flag(self, key: str, slug: str) -> Mask:
        if key == "has":
            if slug in ("text", "flavour"):
                return np.array([bool(text.strip()) for text in self.columns.texts(slug)], dtype=np.bool_)
            if slug == "printings":
                return self.columns.numbers("printings") > 1
            return self.columns.filled(slug)
        if key == IN.slug:
            return self.columns.among(self.held)
        if slug in (LEGAL, BANNED, RESTRICTED):
            return any_of([standing_in(self.columns, each, timezone.localdate(), slug) for each in self.columns.game.formats])
        return FLAGS[slug](self.columns) if slug in FLAGS else self.columns.having("kind", [slug])


def _compared(numbers: Numbers, relation: Relation, amount: float | Numbers) -> Mask:
    """Return where the numbers compare so; nowhere where there is none."""
    match relation:
        case "=":
            return np.asarray(numbers == amount)
        case "<":
            return numbers < amount
        case "<=":
            return numbers <= amount
        case ">":
            return numbers > amount
        case ">=":
            return numbers >= amount


def _within(days: Numbers, relation: Relation, first: int, end: int) -> Mask:
    """Return where days compare so with those from `first` up to, and without, `end`."""
    match relation:
        case "=":
            return (days >= first) & (days < end)
        case "<":
            return days < first
        case "<=":
            return days < end
        case ">":
            return days >= end
        case ">=":
            return days >= first
