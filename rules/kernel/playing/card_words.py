"""The words that cards are made of, counted: what a card that no player was tuned on is worth beyond its numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.kernel.compiled.control import OPERATION, STOP
from rules.kernel.language.words import Word, WordError

Counts = npt.NDArray[np.int32]
#: What replaces an event counts as this, whatever it does instead.
REPLACES = "replaces"
#: The roles in which a card's words speak: of the tables and the card, where and as what.
Roles = Callable[[Any, int], Iterable[tuple[int, int]]]


def counted_as(family: type[Word], words: Iterable[str]) -> tuple[str, ...]:
    """Return the name of each word's weights: what a word of the family declares, and the word itself for any other."""
    declared = {word.word(): word.counted_as() for word in family.words()}
    return tuple(declared.get(word, word) for word in words)


def names_given(numbers: Mapping[str, int]) -> tuple[str, ...]:
    """Return the names of the weights of modifiers in the order of their numbers in the engine. Raises WordError for a number of none."""
    by_number = {number: name for name, number in numbers.items()}
    for number in range(max(by_number, default=-1)):
        if number not in by_number:
            raise WordError(f"the engine has the modifier {number}, as which no modifier of the language counts")
    return tuple(f"gives_{by_number[number]}" for number in sorted(by_number))


@dataclass(frozen=True, kw_only=True, eq=False)
class CardWords:
    """The words of a game's cards: its effects in the order of their instructions, its modifiers in the order of their numbers, what kinds
    of abilities count as by their numbers, and the columns of what is printed, by what it counts as.

    `codes` are the engine's, `kind` the column of an ability's kind. Words are counted at each of so many places in each of so many roles.
    """

    effects: tuple[str, ...]
    gives: tuple[str, ...]
    uses: Mapping[int, str]
    printed: Mapping[str, str]
    codes: ModuleType
    kind: int
    places: int
    roles: int

    @cached_property
    def names(self) -> tuple[str, ...]:
        return (*dict.fromkeys(self.effects), *self.gives, *self.uses.values(), *self.printed)

    @cached_property
    def _effects_at(self) -> tuple[int, ...]:
        return tuple(self.names.index(name) for name in self.effects)

    @cached_property
    def _gives_at(self) -> int:
        return len(set(self.effects))

    @cached_property
    def _uses_at(self) -> dict[int, int]:
        return {kind: self.names.index(name) for kind, name in self.uses.items()}

    def nothing(self) -> Counts:
        """Return counts of no words: shape (places, cards, words, roles)."""
        return np.zeros((self.places, self.codes.CARDS, len(self.names), self.roles), np.int32)

    def count(self, tables: Any, cards: Iterable[int], roles_of: Roles) -> Counts:
        """Return how often each card says each word in each role at each place; of others than these nothing is counted."""
        counts = self.nothing()
        first_of: dict[int, int] = {}
        for card in cards:
            alike = first_of.setdefault(int(tables["same"][card]), card)
            if alike != card:
                counts[:, card] = counts[:, alike]
                continue
            words = self._words_of_card(tables, card)
            for place, role in roles_of(tables, card):
                counts[place, card, :, role] = words
        return counts

    def _words_of_card(self, tables: Any, card: int) -> Counts:
        counts = np.zeros(len(self.names), np.int32)
        first = int(tables["first_ability"][card])
        for ability in tables["ability"][first : first + int(tables["abilities"][card])]:
            self.add_words(counts, tables, ability)
        counts[len(self.names) - len(self.printed) :] = [int(tables[column][card].sum()) for column in self.printed.values()]
        return counts

    def add_words(self, counts: Counts, tables: Any, ability: Any) -> None:
        """Add the words of an ability: its modifiers, or its instructions up to the one that ends it; of a replacement that it is one."""
        codes, kind = self.codes, int(ability[self.kind])
        if ability[codes.GIVES]:
            for give in tables["give"][ability[codes.GIVE] : ability[codes.GIVE] + ability[codes.GIVES]]:
                counts[self._gives_at + int(give[codes.GIVE_WORD])] += 1
            return
        if kind in self.uses:
            counts[self._uses_at[kind]] += 1
        if self.uses.get(kind) == REPLACES:
            return
        for operation in tables["code"][ability[codes.PC] :, OPERATION]:
            if operation == STOP:
                break
            if operation >= codes.FIRST_EFFECT:
                counts[self._effects_at[operation - codes.FIRST_EFFECT]] += 1
