"""Compiling effects: each word of the card language to the instructions that mean it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.douwushi.engine.core import codes
from rules.douwushi.engine.core.skills.abilities import MEANINGS
from rules.douwushi.engine.need_words import NeedWriter
from rules.douwushi.engine.selector_words import PICKS, WHOSE, ZONES
from rules.douwushi.language import conditions, effects
from rules.douwushi.language.selectors import Cards, Heroes, Items
from rules.kernel.playing.control_words import write_choose, write_if, write_may
from rules.kernel.playing.instructions import Instructions, number_in

PLACES = {
    "hand": codes.TO_HAND,
    "reserve": codes.TO_RESERVE,
    "beyond": codes.TO_BEYOND,
    "top": codes.TO_TOP,
    "bottom": codes.TO_BOTTOM,
    "shuffle": codes.TO_SHUFFLE,
    "graveyard": codes.TO_GRAVEYARD,
}
#: What cards are picked for.
PURPOSES = {effects.Discard: codes.TO_DISCARD, effects.Deploy: codes.TO_DEPLOY, effects.Equip: codes.TO_EQUIP}


class Writer(NeedWriter):
    """Writes the instructions of one ability: what it needs, then its effects."""

    def write(self, words: Sequence[effects.Effect]) -> None:
        """Add the instructions of a list of effects."""
        INSTRUCTIONS.write(self, words)

    @property
    def code(self) -> list[list[int]]:
        return self.assembly.code

    def conditions_of(self, words: Sequence[conditions.Condition]) -> tuple[int, int]:
        return self.assembly.conditions_of(words)

    def branch(self, word: effects.Choose) -> int:
        """Ask which option of a choice is taken, of what is used only those that can be carried out; the registers in use before."""
        if id(word) in self.choices:
            self.choices[id(word)][codes.A] = len(self.code)
        self.add(codes.BRANCH, len(word.options), int(self.is_used))
        return self.assembly.registers

    def enter(self, option: Sequence[effects.Effect], before: int) -> None:
        """Begin with an option: each uses the registers anew."""
        self.assembly.registers = before
        if self.is_used:
            self.need_in_option(option)

    def take(self, target: Heroes) -> None:
        """Take heroes for the next effect, or those that were named."""
        if target.pick == "that":
            return
        selector = self.assembly.selector_of(target)
        register = self.named.get(id(target))
        if register is not None:
            self.add(codes.RECALL, register, selector)
        else:
            at_once = self.assembly.register() if target.pick == "target" else codes.REGISTERS - 1
            self.add(codes.TAKE, selector, at_once)

    def take_items(self, items: Items) -> None:
        register = self.named.get(id(items))
        if register is not None:
            self.add(codes.RECALL_ITEMS, register)
        else:
            self.add(codes.TAKE_ITEMS, self.assembly.selector_of(items), codes.REGISTERS - 1 | codes.TAKEN_AT_ONCE)

    def take_cards(self, word: effects.Effect, cards: Cards) -> None:
        self.add(codes.TAKE_CARDS, self.assembly.selector_of(cards), PURPOSES.get(type(word), codes.TO_TAKE))


def _take(writer: Writer, word: Any, target: Heroes) -> None:
    """Heroes; of a word about two, those taken first are kept."""
    if target is word.target and isinstance(word, effects.MoveMp | effects.Guard):
        writer.add(codes.KEEP_THAT)
    writer.take(target)


def _give(writer: Writer, word: effects.Give) -> None:
    writer.take(word.target)
    first, count = writer.assembly.gives_of(word.gives)
    writer.add(MEANINGS.number_of("give"), first, count, 0 if word.lasts == "always" else writer.assembly.checked(int(word.lasts)))


def _equip(writer: Writer, word: effects.Equip) -> None:
    """The hero is taken before the cards."""
    writer.take(word.target)
    writer.take_cards(word, word.cards)
    writer.add(MEANINGS.number_of("equip"), ZONES[word.cards.zone])


def _look(writer: Writer, word: effects.Look) -> None:
    selector = writer.assembly.selector_of(word.take)
    row, amount = writer.assembly.selectors[selector], writer.assembly.checked(word.amount)
    row[codes.ZONE] = codes.RESERVE
    writer.add(codes.LOOK_AT, amount, selector)
    writer.add(MEANINGS.number_of("look"), amount, PLACES[word.rest], row[codes.HAS_FILTER])


def _stay(writer: Writer, word: effects.Stay) -> None:
    if word.target is not None:
        writer.take(word.target)
    writer.add(MEANINGS.number_of("stay"), writer.assembly.checked(word.turns or 0), int(word.target is not None))


def _dispel(writer: Writer, word: effects.Dispel) -> None:
    register = writer.named.get(id(word))
    if register is not None:
        writer.add(codes.RECALL_SPELLS, register)
    else:
        writer.add(codes.TAKE_SPELLS, PICKS[word.pick], WHOSE[word.side])
    writer.add(MEANINGS.number_of("dispel"))


ENCODERS: dict[str, Callable[[Any, Any], int]] = {
    "amount": lambda writer, value: writer.assembly.amount_of(value),
    "side": number_in(WHOSE),
    "zone": number_in(ZONES),
    "to": number_in(PLACES),
    "unpreventable": lambda writer, value: int(value),
    "unguarded": lambda writer, value: int(value),
}
INSTRUCTIONS = Instructions(
    meanings=MEANINGS,
    family=effects.Effect,
    encoders=ENCODERS,
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
        effects.Choose: write_choose,
        effects.May: write_may,
        effects.If: write_if,
    },
)
