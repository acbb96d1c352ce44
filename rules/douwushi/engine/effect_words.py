"""Compiling effects: each word of the card language to the instructions that mean it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.douwushi.engine.core import codes
from rules.douwushi.engine.need_words import NeedWriter
from rules.douwushi.engine.selector_words import PICKS, WHOSE, ZONES
from rules.douwushi.language import effects
from rules.douwushi.language.selectors import Cards, Heroes, Items

PLACES = {
    "hand": codes.TO_HAND,
    "reserve": codes.TO_RESERVE,
    "beyond": codes.TO_BEYOND,
    "top": codes.TO_TOP,
    "bottom": codes.TO_BOTTOM,
    "shuffle": codes.TO_SHUFFLE,
    "graveyard": codes.TO_GRAVEYARD,
}
Meaning = Callable[["Writer", Any], None]


class Writer(NeedWriter):
    """Writes the instructions of one ability: what it needs, then its effects."""

    def write(self, words: Sequence[effects.Effect]) -> None:
        """Add the instructions of a list of effects. Raises UnplayableError at a word without a meaning."""
        for word in words:
            meaning = EFFECTS.get(type(word))
            if meaning is None:
                raise self.assembly.refuse(word.word(), f"the effect “{word.word()}”", f"效果“{word.word()}”")
            meaning(self, word)

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

    def take_two(self, first: Heroes, second: Heroes) -> None:
        self.take(first)
        self.add(codes.KEEP_THAT)
        self.take(second)

    def take_items(self, items: Items) -> None:
        register = self.named.get(id(items))
        if register is not None:
            self.add(codes.RECALL_ITEMS, register)
        else:
            self.add(codes.TAKE_ITEMS, self.assembly.selector_of(items), codes.REGISTERS - 1 | codes.TAKEN_AT_ONCE)

    def take_cards(self, cards: Cards, purpose: int = codes.TO_TAKE) -> None:
        self.add(codes.TAKE_CARDS, self.assembly.selector_of(cards), purpose)


def _on_heroes(operation: int) -> Meaning:
    def mean(writer: Writer, word: Any) -> None:
        writer.take(word.target)
        amount = getattr(word, "amount", None)
        writer.add(operation, 0 if amount is None else writer.assembly.amount_of(amount))

    return mean


def _damage(writer: Writer, word: effects.Damage) -> None:
    writer.take(word.target)
    writer.add(codes.DO_DAMAGE, writer.assembly.amount_of(word.amount), int(word.unpreventable) | 2 * int(word.unguarded))


def _give(writer: Writer, word: effects.Give) -> None:
    writer.take(word.target)
    first, count = writer.assembly.gives_of(word.gives)
    writer.add(codes.DO_GIVE, first, count, 0 if word.lasts == "always" else writer.assembly.checked(int(word.lasts)))


def _move_mp(writer: Writer, word: effects.MoveMp) -> None:
    writer.take_two(word.source, word.target)
    writer.add(codes.DO_MOVE_MP, writer.assembly.amount_of(word.amount))


def _leave(writer: Writer, word: effects.Leave) -> None:
    writer.take(word.target)
    writer.add(codes.DO_LEAVE, PLACES[word.to])


def _guard(writer: Writer, word: effects.Guard) -> None:
    writer.take_two(word.by, word.target)
    writer.add(codes.DO_GUARD)


def _on_items(operation: int) -> Meaning:
    def mean(writer: Writer, word: Any) -> None:
        writer.take_items(word.items)
        writer.add(operation)

    return mean


def _equip(writer: Writer, word: effects.Equip) -> None:
    writer.take(word.target)
    writer.take_cards(word.cards, codes.TO_EQUIP)
    writer.add(codes.DO_EQUIP, ZONES[word.cards.zone], int(word.cards.zone == "reserve"))


def _on_side(operation: int) -> Meaning:
    def mean(writer: Writer, word: Any) -> None:
        writer.add(operation, writer.assembly.amount_of(word.amount), WHOSE[word.side])

    return mean


def _discard(writer: Writer, word: effects.Discard) -> None:
    writer.take_cards(word.cards, codes.TO_DISCARD)
    writer.add(codes.DO_DISCARD, ZONES[word.cards.zone], WHOSE[word.cards.side])


def _to_hand(writer: Writer, word: effects.Search | effects.Retrieve) -> None:
    writer.take_cards(word.cards)
    writer.add(codes.DO_TO_HAND, ZONES[word.cards.zone], int(isinstance(word, effects.Search)))


def _put_back(writer: Writer, word: effects.PutBack) -> None:
    writer.take_cards(word.cards)
    writer.add(codes.DO_PUT_BACK, ZONES[word.cards.zone], WHOSE[word.cards.side], PLACES[word.to])


def _set_beyond(writer: Writer, word: effects.SetBeyond) -> None:
    writer.take_cards(word.cards)
    writer.add(codes.DO_SET_BEYOND, ZONES[word.cards.zone], WHOSE[word.cards.side])


def _deploy(writer: Writer, word: effects.Deploy) -> None:
    writer.take_cards(word.cards, codes.TO_DEPLOY)
    writer.add(codes.DO_DEPLOY, ZONES[word.cards.zone], int(word.cards.zone == "reserve"))


def _look(writer: Writer, word: effects.Look) -> None:
    selector = writer.assembly.selector_of(word.take)
    row, amount = writer.assembly.selectors[selector], writer.assembly.checked(word.amount)
    row[codes.ZONE] = codes.RESERVE
    writer.add(codes.LOOK_AT, amount, selector)
    writer.add(codes.DO_LOOK, amount, PLACES[word.rest], row[codes.HAS_FILTER])


def _take_bounty(writer: Writer, word: effects.TakeBounty) -> None:
    writer.add(codes.DO_TAKE_BOUNTY, WHOSE[word.side])


def _look_bounty(writer: Writer, word: effects.LookBounty) -> None:
    writer.add(codes.DO_LOOK_BOUNTY, WHOSE[word.side])


def _add_bounty(writer: Writer, word: effects.AddBounty) -> None:
    writer.add(codes.DO_ADD_BOUNTY, writer.assembly.checked(word.amount), WHOSE[word.side])


def _stay(writer: Writer, word: effects.Stay) -> None:
    if word.target is not None:
        writer.take(word.target)
    writer.add(codes.DO_STAY, writer.assembly.checked(word.turns or 0), int(word.target is not None))


def _dispel(writer: Writer, word: effects.Dispel) -> None:
    register = writer.named.get(id(word))
    if register is not None:
        writer.add(codes.RECALL_SPELLS, register)
    else:
        writer.add(codes.TAKE_SPELLS, PICKS[word.pick], WHOSE[word.side])
    writer.add(codes.DO_DISPEL)


def _choose(writer: Writer, word: effects.Choose) -> None:
    if id(word) in writer.choices:
        writer.choices[id(word)][codes.A] = len(writer.assembly.code)
    writer.add(codes.BRANCH, len(word.options), int(writer.is_used))
    entries = [writer.add(codes.JUMP) for _ in word.options]
    exits, registers = [], writer.assembly.registers
    for entry, option in zip(entries, word.options, strict=True):
        entry[codes.A] = len(writer.assembly.code)
        writer.assembly.registers = registers
        if writer.is_used:
            writer.need_in_option(option)
        writer.write(option)
        exits.append(writer.add(codes.JUMP))
    for jump in exits:
        jump[codes.A] = len(writer.assembly.code)


def _may(writer: Writer, word: effects.May) -> None:
    ask = writer.add(codes.ASK)
    writer.write(word.do)
    ask[codes.A] = len(writer.assembly.code)


def _if(writer: Writer, word: effects.If) -> None:
    first, count = writer.assembly.conditions_of(word.conditions)
    test = writer.add(codes.TEST, first, count)
    writer.write(word.do)
    if word.otherwise:
        over = writer.add(codes.JUMP)
        test[codes.C] = len(writer.assembly.code)
        writer.write(word.otherwise)
        over[codes.A] = len(writer.assembly.code)
    else:
        test[codes.C] = len(writer.assembly.code)


#: Every effect of the card language and what it is compiled to.
EFFECTS: dict[type, Meaning] = {
    effects.Damage: _damage,
    effects.Heal: _on_heroes(codes.DO_HEAL),
    effects.Give: _give,
    effects.GainMp: _on_heroes(codes.DO_GAIN_MP),
    effects.LoseMp: _on_heroes(codes.DO_LOSE_MP),
    effects.MoveMp: _move_mp,
    effects.Tap: _on_heroes(codes.DO_TAP),
    effects.Ready: _on_heroes(codes.DO_READY),
    effects.Kill: _on_heroes(codes.DO_KILL),
    effects.Leave: _leave,
    effects.Guard: _guard,
    effects.DestroyItem: _on_items(codes.DO_DESTROY_ITEM),
    effects.ReturnItem: _on_items(codes.DO_RETURN_ITEM),
    effects.Equip: _equip,
    effects.Draw: _on_side(codes.DO_DRAW),
    effects.Discard: _discard,
    effects.Search: _to_hand,
    effects.Retrieve: _to_hand,
    effects.PutBack: _put_back,
    effects.SetBeyond: _set_beyond,
    effects.Deploy: _deploy,
    effects.Look: _look,
    effects.Mill: _on_side(codes.DO_MILL),
    effects.TakeBounty: _take_bounty,
    effects.LookBounty: _look_bounty,
    effects.AddBounty: _add_bounty,
    effects.Stay: _stay,
    effects.Dispel: _dispel,
    effects.Choose: _choose,
    effects.May: _may,
    effects.If: _if,
}
