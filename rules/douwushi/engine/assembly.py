"""The tables while cards are compiled into them: instructions, selectors, amounts, conditions, modifiers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.douwushi.engine.core import codes
from rules.douwushi.engine.selector_words import CLASSES, EVENTS, KINDS, PICKS, RESTRICTIONS, SOURCES, TYPES, WHOSE, mask, selector_row
from rules.douwushi.language import amounts, conditions, modifiers, selectors
from rules.kernel.playing.assembly import Assembling

_FIGURES = {"attack": codes.OF_ATTACK, "mp": codes.OF_MP, "damage": codes.OF_DAMAGE, "life": codes.OF_LIFE}
_MEASURES = {"x": codes.OF_X, "event": codes.OF_EVENT}
_USES = {"each": codes.EACH, "once_a_turn": codes.ONCE_A_TURN, "next": codes.NEXT}
_LIMITS = {"deploy": codes.LIMIT_DEPLOY, "spell": codes.LIMIT_SPELL, "hand": codes.LIMIT_HAND}
#: How many things of a card may be once a turn.
ONCE_LIMIT = 2


class Assembly(Assembling):
    """What has been compiled so far; `card` is the one being compiled, for refusals, and `onces` how much of it is once a turn."""

    def __init__(self) -> None:
        super().__init__()
        self.onces = 0
        self.registers = 0
        self.modifiers: list[modifiers.Modifier] = []

    def selector_of(self, word: Any) -> int:
        self.selectors.append(selector_row(word))
        return len(self.selectors) - 1

    def once(self) -> int:
        """The number of the next thing of the card that is once a turn."""
        self.onces += 1
        if self.onces > ONCE_LIMIT:
            raise self.refuse("once", "more than two things that are once a turn", "超过两项每回合限一次的效果")
        return self.onces - 1

    def register(self) -> int:
        """A register for what the ability names; the last one is kept for what is taken at once."""
        self.registers += 1
        if self.registers >= codes.REGISTERS:
            raise self.refuse("target", "more than five targets of one ability", "一项技能指定五个以上的目标")
        return self.registers - 1

    def amount_of(self, amount: int | str | amounts.Count) -> int:
        """The row of an amount; "all" is as much as can be."""
        if amount == "all":
            amount = codes.EVERYTHING
        if isinstance(amount, int):
            self.amounts.append([codes.PLAIN, -1, codes.OWN, 0, self.checked(amount), codes.BOUND])
        else:
            assert isinstance(amount, amounts.Count)
            row = self._counted(amount.count)
            limit = codes.BOUND if amount.at_most is None else amount.at_most
            row[codes.TIMES :] = [self.checked(amount.times), self.checked(amount.plus), self.checked(limit)]
            self.amounts.append(row)
        return len(self.amounts) - 1

    def _counted(self, count: Any) -> list[int]:
        """What is counted, by which selector, and of whom."""
        found: tuple[int, int, int]
        match count:
            case selectors.HeroCount():
                found = codes.OF_HEROES, self.selector_of(count), codes.OWN
            case selectors.CardCount():
                found = codes.OF_CARDS, self.selector_of(count), WHOSE[count.side]
            case selectors.ItemCount():
                found = codes.OF_ITEMS, self.selector_of(count), WHOSE[count.items_of]
            case selectors.FallenCount():
                found = codes.OF_FALLEN, -1, WHOSE[count.fallen]
            case selectors.BountyCount():
                found = codes.OF_BOUNTY, -1, WHOSE[count.bounty]
            case selectors.EventCount():
                found = codes.OF_EVENTS, EVENTS[count.this_turn], WHOSE[count.side]
            case selectors.Figure():
                found = _FIGURES[count.figure], -1, PICKS[count.who]
            case _:
                found = _MEASURES[count], -1, codes.OWN
        return [*found, 1, 0, codes.BOUND]

    def conditions_of(self, words: Sequence[conditions.Condition]) -> tuple[int, int]:
        """The rows of a list of conditions: the first, and how many."""
        rows: list[list[int]] = []
        for word in words:
            parts = _alternatives(word)
            for index, part in enumerate(parts):
                row = self._condition(part)
                row[codes.CONDITION_JOINED] = int(index < len(parts) - 1)
                rows.append(row)
        first = len(self.conditions)
        self.conditions.extend(rows)
        return first, len(rows)

    def _condition(self, word: conditions.Condition) -> list[int]:
        row = [0, codes.OWN, -1, -codes.BOUND, codes.BOUND, -1, 0, -1]
        meaning = CONDITIONS.get(type(word))
        if meaning is None:
            raise self.refuse(word.word(), f"the condition “{word.word()}” here", f"此处的条件“{word.word()}”")
        row[codes.CONDITION_WORD] = meaning
        if isinstance(word, conditions.TurnOf):
            row[codes.CONDITION_SIDE] = WHOSE[word.side]
        elif isinstance(word, conditions.Is):
            row[codes.CONDITION_SELECTOR], row[codes.CONDITION_WHO] = self.selector_of(word), PICKS[word.who]
        elif isinstance(word, conditions.Count):
            row[codes.CONDITION_AMOUNT] = self.amount_of(amounts.Count(count=word.of))
            for value, column in ((word.at_least, codes.CONDITION_LOW), (word.at_most, codes.CONDITION_HIGH)):
                if value is not None:
                    row[column] = self.checked(value)
        return row

    def gives_of(self, words: Sequence[modifiers.Modifier]) -> tuple[int, int]:
        """The rows of some modifiers: the first, and how many."""
        rows = []
        for word in words:
            meaning = MODIFIERS.get(type(word))
            if meaning is None:
                raise self.refuse(word.word(), f"the modifier “{word.word()}”", f"持续效果“{word.word()}”")
            rows.append(self._give(word, *meaning(self, word)))
        first = len(self.gives)
        self.gives.extend(rows)
        self.modifiers.extend(words)
        return first, len(rows)

    def _give(self, word: Any, kind: int, value: int, number: int) -> list[int]:
        row = [0] * codes.GIVE_WIDTH
        row[codes.GIVE_WORD], row[codes.GIVE_VALUE], row[codes.GIVE_NUMBER] = kind, value, number
        row[codes.GIVE_SOURCES] = mask(SOURCES, getattr(word, "source", None)) or codes.ANY_SOURCE
        attack_type = getattr(word, "attack_type", None)
        row[codes.GIVE_TYPES] = 1 << TYPES[attack_type] if attack_type else 0
        row[codes.GIVE_USES] = _USES[getattr(word, "uses", "each")]
        row[codes.GIVE_GUARDING] = int(getattr(word, "guarding", False))
        row[codes.GIVE_SIDE] = WHOSE[getattr(word, "side", "own")]
        row[codes.GIVE_ONCE] = self.once() if row[codes.GIVE_USES] == codes.ONCE_A_TURN else -1
        return row


def _alternatives(word: conditions.Condition) -> list[conditions.Condition]:
    """The conditions of which one will do."""
    if isinstance(word, conditions.Any):
        return [part for each in word.of for part in _alternatives(each)]
    return [word]


#: The conditions: each word and its number in the engine; what joins them is taken apart before.
CONDITIONS: dict[type, int] = {
    conditions.Count: codes.IF_COUNT,
    conditions.Is: codes.IF_IS,
    conditions.TurnOf: codes.IF_TURN_OF,
}
JOINTS: tuple[type, ...] = (conditions.Any,)

Meaning = Callable[[Assembly, Any], tuple[int, int, int]]


def _bits(bits: int) -> Meaning:
    return lambda assembly, word: (codes.GIVE_BITS, bits, 0)


def _number(kind: int) -> Meaning:
    return lambda assembly, word: (kind, 0, assembly.checked(word.amount))


def _amount(kind: int) -> Meaning:
    return lambda assembly, word: (kind, assembly.amount_of(word.amount), 0)


#: The modifiers: each word, and its number in the engine with its value and its plain number.
MODIFIERS: dict[type, Meaning] = {
    modifiers.Attack: _amount(codes.GIVE_ATTACK),
    modifiers.Life: _amount(codes.GIVE_LIFE),
    modifiers.Reduce: _amount(codes.GIVE_REDUCE),
    modifiers.Ignore: lambda assembly, word: (codes.GIVE_IGNORE, 0, 0),
    modifiers.Deal: _number(codes.GIVE_DEAL),
    modifiers.Unpreventable: lambda assembly, word: (codes.GIVE_UNPREVENTABLE, 0, 0),
    modifiers.Cannot: lambda assembly, word: (codes.GIVE_BITS, RESTRICTIONS[word.what], 0),
    modifiers.AttackType: lambda assembly, word: (codes.GIVE_TYPE, TYPES[word.becomes], 0),
    modifiers.CounterAny: _bits(codes.COUNTER_ANY),
    modifiers.ExtraCounter: _number(codes.GIVE_COUNTER),
    modifiers.SkillCost: _number(codes.GIVE_SKILL_COST),
    modifiers.EquipCost: lambda assembly, word: (
        codes.GIVE_EQUIP_COST,
        KINDS[word.kind] if word.kind else 0,
        assembly.checked(word.amount),
    ),
    modifiers.UntappedSkill: lambda assembly, word: (codes.GIVE_UNTAPPED, 0, 0),
    modifiers.Guard: _bits(codes.HAS_GUARD),
    modifiers.FullGuard: _bits(codes.FULL_GUARD),
    modifiers.Trained: lambda assembly, word: (codes.GIVE_TRAINED, CLASSES[word.calling], 0),
    modifiers.Limit: lambda assembly, word: (codes.GIVE_LIMIT, _LIMITS[word.of], assembly.checked(word.amount)),
}
