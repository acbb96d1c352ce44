"""Compiling what an ability needs before it is used: its targets, the cards of a zone, an option of a choice (W-15, W-16)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from rules.douwushi.engine.assembly import Assembly
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.selector_words import WHOSE
from rules.douwushi.language import effects
from rules.douwushi.language.selectors import Cards, Heroes, Items


class NeedWriter(Assembly):
    """Writes what an ability names and needs before it is paid. `named`: the registers of what was named, by selector."""

    def begin(self) -> None:
        """Begin with an ability."""
        self.registers = 0
        self.named: dict[int, int] = {}
        #: Whether a choice must offer only what can be carried out: of a skill, an item's ability or a spell.
        self.is_used = False
        #: Whether all parts have to be met, not the targets alone: of a skill or an item's ability (W-16).
        self.is_skill = False
        #: The instructions that ask for an option of a choice, by the choice.
        self.choices: dict[int, list[int]] = {}

    def name_first(self, words: Sequence[effects.Effect], *, is_skill: bool) -> None:
        """Name all targets that stand in the effects themselves, before anything is paid."""
        self.is_used, self.is_skill = True, is_skill
        for word in words:
            for selector in _selectors_of(word):
                if getattr(selector, "up_to", False) or selector.pick != "target":
                    continue
                register = self.register()
                self.named[id(selector)] = register
                if isinstance(selector, Heroes):
                    self.add(codes.NAME_HEROES, register, self.selector_of(selector), self._items_for(word))
                elif isinstance(selector, Items):
                    self.add(codes.NAME_ITEMS, register, self.selector_of(selector))
                else:
                    self.add(codes.NAME_SPELLS, register, WHOSE[selector.side])

    def _items_for(self, word: effects.Effect) -> int:
        """Return the selector, from 1, of the items that a target is equipped with; 0 where it is for none, or they need not be there."""
        is_asked = self.is_skill and isinstance(word, effects.Equip) and _is_demanded(word.cards)
        return self.selector_of(word.cards) + 1 if is_asked and isinstance(word, effects.Equip) else 0

    def need_first(self, words: Sequence[effects.Effect]) -> None:
        """Say what else has to be there: what can't be named, and that a choice has an option that can be met (W-16)."""
        for word in words:
            if isinstance(word, effects.Choose):
                self.choices[id(word)] = self.add(codes.NEED_OPTION)
            self._need(word)

    def need_in_option(self, words: Sequence[effects.Effect]) -> None:
        """Say what has to be there for an option to be offered."""
        for word in words:
            self._need(word, is_named=True)

    def _need(self, word: effects.Effect, *, is_named: bool = False) -> None:
        """Ask for what an effect takes; for its targets, too, where they are only named when it happens."""
        for selector in _selectors_of(word):
            if getattr(selector, "up_to", False):
                continue
            if selector.pick == "target" and not is_named:
                continue
            if selector.pick != "target" and (not self.is_skill or selector.pick not in ("random", "most_damaged")):
                continue
            if isinstance(selector, Heroes):
                self.add(codes.NEED_HEROES, self.selector_of(selector))
            elif isinstance(selector, Items):
                self.add(codes.NEED_ITEMS, self.selector_of(selector))
            else:
                self.add(codes.NEED_SPELLS, WHOSE[selector.side])
        cards = getattr(word, "cards", None)
        if not self.is_skill or not isinstance(cards, Cards) or not _is_demanded(cards):
            return
        if isinstance(word, effects.Equip) and word.target.pick != "that":
            if id(word.target) not in self.named:
                self.add(codes.NEED_EQUIP, self.selector_of(cards), self.selector_of(word.target))
        else:
            purpose = codes.TO_DEPLOY if isinstance(word, effects.Deploy) else codes.TO_TAKE
            self.add(codes.NEED_CARDS, self.selector_of(cards), purpose)


def _is_demanded(cards: Cards) -> bool:
    """Return whether cards of a zone must be there: none of the reserve, which nobody may look at, and not "up to", "all" or "self"."""
    return cards.zone != "reserve" and not cards.up_to and cards.pick in ("chosen", "random")


def _selectors_of(word: effects.Effect) -> list[Any]:
    """Return the selectors of what an effect takes of the battlefield, in the order of writing; none that stands in choices."""
    taken = [getattr(word, each.name) for each in fields(word)]
    return [word] if isinstance(word, effects.Dispel) else [each for each in taken if isinstance(each, Heroes | Items)]
