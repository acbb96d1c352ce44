"""The tables while cards are compiled into them: the rows of amounts, conditions, costs and modifiers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.selector_words import CLASSES, EVENTS, KINDS, PICKS, RESTRICTIONS, SOURCES, TYPES, WHOSE, selector_row
from rules.douwushi.language import amounts, conditions, costs, modifiers
from rules.douwushi.language.selectors import CardCount, CardFilter, HeroCount, HeroFilter, ItemCount
from rules.kernel.language.reader import hints_of
from rules.kernel.language.shared.conditions import asked_words
from rules.kernel.playing.assembly import Assembling
from rules.kernel.playing.encoders import BitsIn, NumberIn, amount, checked, numbers_of, plain, selector
from rules.kernel.playing.word_rows import Rows, parts_of

_USES = numbers_of(("each", "once_a_turn", "next"), codes)
#: How damage is dealt, and with which type of weapon.
SOURCE, ATTACK_TYPE = BitsIn(SOURCES), BitsIn({name: 1 << number for name, number in TYPES.items()})
#: The modifiers of the engine, by what those of the language count as.
GIVES = numbers_of(dict.fromkeys(word.counted_as() for word in modifiers.Modifier.words()), codes, "GIVE_{}")
#: How many things of a card may be once a turn.
ONCE_LIMIT = 2


def _mp(assembly: Assembly, value: int | str) -> int:
    return codes.X if isinstance(value, str) else assembly.checked(value)


def _use(assembly: Assembly, row: list[int], uses: str) -> None:
    row[codes.GIVE_USES] = _USES[uses]
    row[codes.GIVE_ONCE] = assembly.once() if uses == "once_a_turn" else -1


#: What an active ability costs, in its row.
COSTS = Rows(
    words=costs.Cost.words(),
    constants={"break": {codes.COST_BREAK: 1}},
    ways={
        "mp.amount": (codes.COST_MP, _mp),
        "who": (codes.COST_TAP, NumberIn({"itself": codes.TAP_ITSELF, "bearer": codes.TAP_BEARER})),
        "discard.amount": (codes.COST_COUNT, plain),
        "wound.amount": (codes.COST_WOUND, checked),
    },
    wholes={CardFilter: (codes.COST_CARDS, selector)},
)


class Assembly(Assembling):
    """The tables compiled so far; `card` is the one being compiled, for refusals, and `onces` how much of it is once a turn."""

    CONDITIONS = Rows(
        words=asked_words(conditions.Condition),
        empty=(0, codes.OWN, -1, -codes.BOUND, codes.BOUND, -1, 0, -1),
        at=codes.CONDITION_WORD,
        numbers=numbers_of(("count", "is", "turn_of"), codes, "IF_{}"),
        ways={
            "side": (codes.CONDITION_SIDE, NumberIn(WHOSE)),
            "who": (codes.CONDITION_WHO, NumberIn(PICKS)),
            "of": (codes.CONDITION_AMOUNT, lambda assembly, of: assembly.amount_of(amounts.Count(count=of))),
            "at_least": (codes.CONDITION_LOW, checked),
            "at_most": (codes.CONDITION_HIGH, checked),
        },
        wholes={HeroFilter: (codes.CONDITION_SELECTOR, selector)},
    )
    JOINED = codes.CONDITION_JOINED
    COUNTS = Rows(
        words=parts_of(hints_of(amounts.Count)["count"]),
        empty=(codes.PLAIN, -1, codes.OWN),
        at=codes.COUNTED,
        numbers={
            "hero_count": codes.OF_HEROES,
            "card_count": codes.OF_CARDS,
            "item_count": codes.OF_ITEMS,
            "fallen_count": codes.OF_FALLEN,
            "bounty_count": codes.OF_BOUNTY,
            "event_count": codes.OF_EVENTS,
            "figure": None,
        },
        ways={
            "card_count.side": (codes.COUNTED_WHO, NumberIn(WHOSE)),
            "items_of": (codes.COUNTED_WHO, NumberIn(WHOSE)),
            "fallen": (codes.COUNTED_WHO, NumberIn(WHOSE)),
            "bounty": (codes.COUNTED_WHO, NumberIn(WHOSE)),
            "this_turn": (codes.AMOUNT_SELECTOR, NumberIn(EVENTS)),
            "event_count.side": (codes.COUNTED_WHO, NumberIn(WHOSE)),
            "figure": (codes.COUNTED, NumberIn(numbers_of(("attack", "mp", "damage", "life"), codes, "OF_{}"))),
            "who": (codes.COUNTED_WHO, NumberIn(PICKS)),
        },
        wholes=dict.fromkeys((HeroCount, CardCount, ItemCount), (codes.AMOUNT_SELECTOR, selector)),
    )
    MEASURES = numbers_of(get_args(amounts.Measure), codes, "OF_{}")
    MODIFIERS = Rows(
        words=modifiers.Modifier.words(),
        empty=(0, 0, 0, codes.ANY_SOURCE, 0, codes.EACH, 0, codes.OWN, -1),
        at=codes.GIVE_WORD,
        numbers={word.word(): GIVES[word.counted_as()] for word in modifiers.Modifier.words()},
        constants={
            "counter_any": {codes.GIVE_VALUE: codes.COUNTER_ANY},
            "guard": {codes.GIVE_VALUE: codes.HAS_GUARD},
            "full_guard": {codes.GIVE_VALUE: codes.FULL_GUARD},
        },
        ways={
            "attack.amount": (codes.GIVE_VALUE, amount),
            "life.amount": (codes.GIVE_VALUE, amount),
            "reduce.amount": (codes.GIVE_VALUE, amount),
            "amount": (codes.GIVE_NUMBER, checked),
            "what": (codes.GIVE_VALUE, NumberIn(RESTRICTIONS)),
            "becomes": (codes.GIVE_VALUE, NumberIn(TYPES)),
            "kind": (codes.GIVE_VALUE, NumberIn(KINDS)),
            "calling": (codes.GIVE_VALUE, NumberIn(CLASSES)),
            "of": (codes.GIVE_VALUE, NumberIn(numbers_of(("deploy", "spell", "hand"), codes, "LIMIT_{}"))),
            "source": (codes.GIVE_SOURCES, SOURCE),
            "attack_type": (codes.GIVE_TYPES, ATTACK_TYPE),
            "uses": _use,
            "guarding": (codes.GIVE_GUARDING, plain),
            "side": (codes.GIVE_SIDE, NumberIn(WHOSE)),
        },
    )

    def __init__(self) -> None:
        super().__init__()
        self.onces = 0
        self.registers = 0
        self.modifiers: list[modifiers.Modifier] = []

    selector_row = staticmethod(selector_row)

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

    def amount_of(self, amount: Any) -> int:
        """The row of an amount; "all" is as much as can be."""
        return super().amount_of(codes.EVERYTHING if amount == "all" else amount)

    def gives_of(self, words: Sequence[modifiers.Modifier]) -> tuple[int, int]:
        """Keep some modifiers and write their rows; return the first row and how many there are."""
        self.modifiers += words
        return super().gives_of(words)
