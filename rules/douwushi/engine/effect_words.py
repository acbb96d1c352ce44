"""Compiling effects: each word of the card language to the instructions that mean it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.douwushi.engine.core.course.resolution import MEANINGS
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.need_words import NeedWriter
from rules.douwushi.engine.selector_words import PICKS, WHOSE, ZONES
from rules.douwushi.language import effects
from rules.douwushi.language.modifiers import Modifier
from rules.douwushi.language.selectors import Cards, Heroes, Items, Taken
from rules.douwushi.language.vocabulary import Lasting
from rules.kernel.playing.encoders import NumberIn, amount, numbers_of, plain
from rules.kernel.playing.instructions import Instructions

PLACES = numbers_of(("hand", "reserve", "beyond", "top", "bottom", "shuffle", "graveyard"), codes, "TO_{}")
#: What cards are picked for.
PURPOSES = {effects.Discard: codes.TO_DISCARD, effects.Deploy: codes.TO_DEPLOY, effects.Equip: codes.TO_EQUIP}


def _take(writer: Writer, word: Any, target: Heroes) -> None:
    """Heroes; of a word about two, those taken first are kept."""
    if target is word.target and isinstance(word, effects.MoveMp | effects.Guard):
        writer.add(codes.KEEP_THAT)
    writer.take(target)


def _give(writer: Writer, word: effects.Give, *, target: Heroes, gives: Sequence[Modifier], lasts: Lasting) -> None:
    writer.take(target)
    first, count = writer.gives_of(gives)
    writer.add(MEANINGS.number_of("give"), first, count, 0 if lasts == "always" else writer.checked(int(lasts)))


def _equip(writer: Writer, word: effects.Equip, *, cards: Cards, target: Heroes) -> None:
    """The hero is taken before the cards."""
    writer.take(target)
    writer.take_cards(word, cards)
    writer.add(MEANINGS.number_of("equip"), ZONES[cards.zone])


def _look(writer: Writer, word: effects.Look, *, amount: int, take: Taken, rest: str) -> None:
    selected = writer.selector_of(take)
    row = writer.selectors[selected]
    row[codes.ZONE] = codes.RESERVE
    writer.add(codes.LOOK_AT, writer.checked(amount), selected)
    writer.add(MEANINGS.number_of("look"), amount, PLACES[rest], row[codes.HAS_FILTER])


def _stay(writer: Writer, word: effects.Stay, *, target: Heroes | None, turns: int | None) -> None:
    if target is not None:
        writer.take(target)
    writer.add(MEANINGS.number_of("stay"), writer.checked(turns or 0), int(target is not None))


def _dispel(writer: Writer, word: effects.Dispel, *, pick: str, side: str) -> None:
    register = writer.named.get(id(word))
    if register is not None:
        writer.add(codes.RECALL_SPELLS, register)
    else:
        writer.add(codes.TAKE_SPELLS, PICKS[pick], WHOSE[side])
    writer.add(MEANINGS.number_of("dispel"))


class Writer(NeedWriter):
    """The tables while cards are compiled: of an ability what it needs, then its effects."""

    def branch(self, word: effects.Choose) -> int:
        """Ask which option of a choice is taken, of what is used only those that can be carried out; return the registers in use before."""
        if id(word) in self.choices:
            self.choices[id(word)][codes.A] = len(self.code)
        self.add(codes.BRANCH, len(word.options), int(self.is_used))
        return self.registers

    def enter(self, option: Sequence[effects.Effect], before: int) -> None:
        """Begin with an option: each uses the registers anew."""
        self.registers = before
        if self.is_used:
            self.need_in_option(option)

    def take(self, target: Heroes) -> None:
        """Take heroes for the next effect, or those that were named."""
        if target.pick == "that":
            return
        selector = self.selector_of(target)
        register = self.named.get(id(target))
        if register is not None:
            self.add(codes.RECALL, register, selector)
        else:
            at_once = self.register() if target.pick == "target" else codes.REGISTERS - 1
            self.add(codes.TAKE, selector, at_once)

    def take_items(self, items: Items) -> None:
        register = self.named.get(id(items))
        if register is not None:
            self.add(codes.RECALL_ITEMS, register)
        else:
            self.add(codes.TAKE_ITEMS, self.selector_of(items), codes.REGISTERS - 1 | codes.TAKEN_AT_ONCE)

    def take_cards(self, word: effects.Effect, cards: Cards) -> None:
        self.add(codes.TAKE_CARDS, self.selector_of(cards), PURPOSES.get(type(word), codes.TO_TAKE))

    INSTRUCTIONS = Instructions(
        meanings=MEANINGS,
        family=effects.Effect,
        encoders={
            "amount": amount,
            "side": NumberIn(WHOSE),
            "zone": NumberIn(ZONES),
            "to": NumberIn(PLACES),
            "unpreventable": plain,
            "unguarded": plain,
        },
        taken={
            Heroes: _take,
            Items: lambda writer, word, items: writer.take_items(items),
            Cards: lambda writer, word, cards: writer.take_cards(word, cards),
        },
        written={
            effects.Give: _give,
            effects.Equip: _equip,
            effects.Look: _look,
            effects.Stay: _stay,
            effects.Dispel: _dispel,
        },
    )
