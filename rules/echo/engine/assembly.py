"""The tables while cards are compiled into them: the rows of amounts, conditions, costs and modifiers."""

from __future__ import annotations

from typing import get_args

from rules.echo.engine.core.course.resolution import MEANINGS
from rules.echo.engine.core.state import codes
from rules.echo.engine.selector_words import EVENTS, KEYWORDS, RESTRICTIONS, SIDES, WHO, selector_row
from rules.echo.language import amounts, conditions, costs, modifiers
from rules.echo.language.selectors import CardCount, EventCount, FollowerCount, FollowerFilter
from rules.kernel.language.shared.conditions import asked_words
from rules.kernel.playing.assembly import Assembling
from rules.kernel.playing.encoders import NumberIn, amount, checked, numbers_of, plain, selector
from rules.kernel.playing.word_rows import Rows, Way, parts_of

#: The modifiers of the engine, by what those of the language count as.
GIVES = numbers_of(dict.fromkeys(word.counted_as() for word in modifiers.Modifier.words()), codes, "GIVE_{}")
#: The steps of a turn that are a phase for the cards: from, to.
PHASES = {"draw": (codes.COLLECT, codes.COLLECT), "main": (codes.MAIN, codes.MAIN), "end": (codes.END, codes.FINISH)}


def _event(assembly: Assembly, word: EventCount) -> int:
    """The number of an event and whose it is; noted as one that a card of the game counts."""
    assembly.counted |= 1 << EVENTS[word.this_turn]
    return EVENTS[word.this_turn] * codes.WHOSE + SIDES[word.side]


def _counts(column: int, selected: int, **numbers: int) -> Rows:
    """Return the rows of counted words: their number in one column, and the selector or the event in another."""
    return Rows(
        words=parts_of(amounts.Counted),
        empty=(codes.NUMBER, -1),
        at=column,
        numbers=numbers,
        wholes={FollowerCount: (selected, selector), CardCount: (selected, selector), EventCount: (selected, _event)},
    )


def _phase(assembly: Assembly, row: list[int], phase: str) -> None:
    row[codes.CONDITION_LOW], row[codes.CONDITION_HIGH] = PHASES[phase]


def _pay(column: int, operation: int) -> Way:
    """A number that must be there, and is paid by an instruction."""

    def pay(assembly: Assembly, row: list[int], number: int) -> None:
        row[column] += assembly.checked(number)
        assembly.add(operation, number)

    return pay


def _pay_cards(assembly: Assembly, row: list[int], word: costs.Discard) -> None:
    if row[codes.COST_CARDS] >= 0:
        raise assembly.refuse("discard", "a second discard cost", "第二个弃牌费用")
    row[codes.COST_CARDS], row[codes.COST_COUNT] = assembly.selector_of(word), word.amount
    selected = assembly.selectors[row[codes.COST_CARDS]]
    selected[codes.PICK_HOW] = codes.CHOSEN
    assembly.add(codes.TAKE_CARDS, row[codes.COST_CARDS], 1)
    assembly.add(MEANINGS.number_of("discard"), codes.OWN, selected[codes.OF_ZONE], 1)


def _pay_followers(assembly: Assembly, row: list[int], word: costs.Sacrifice | costs.Bounce) -> None:
    selected = assembly.selector_of(word)
    if word.pick == "chosen":
        if row[codes.COST_FOLLOWERS] >= 0:
            raise assembly.refuse(word.word(), "a second cost in followers", "第二个以随从支付的费用")
        row[codes.COST_FOLLOWERS] = selected
    assembly.add(codes.TAKE, selected)
    assembly.add(MEANINGS.number_of(word.word()))


#: In an ability's row what must be at hand; what pays it are instructions.
COSTS = Rows(
    words=costs.Cost.words(),
    # Once the skill has had its effects.
    constants={"sleep": {}},
    ways={
        "energy.amount": _pay(codes.COST_ENERGY, codes.PAY_ENERGY),
        "life.amount": _pay(codes.COST_LIFE, codes.PAY_LIFE),
        "mill.amount": _pay(codes.COST_MILL, codes.PAY_MILL),
    },
    wholes={costs.Discard: _pay_cards, costs.OwnFollowers: _pay_followers},
)


class Assembly(Assembling):
    """The tables compiled so far; `card` is the one being compiled, for refusals."""

    def __init__(self) -> None:
        super().__init__()
        self.restricts = 0
        self.counted = 0

    def restriction(self, word: str) -> int:
        """The bit of a restriction, or of "guard"; noted as one that a card of the game sets."""
        bit = codes.GUARD if word == "guard" else RESTRICTIONS[word]
        self.restricts |= bit
        return bit

    selector_row = staticmethod(selector_row)

    CONDITIONS = Rows(
        words=asked_words(conditions.Condition),
        empty=(0, codes.OWN, -1, -codes.BOUND, codes.BOUND, -1, 0, 0),
        at=codes.CONDITION_WORD,
        numbers={
            **numbers_of(("life", "energy", "is", "turn_of", "first_player", "phase"), codes, "IF_{}"),
            "count": None,
        },
        ways={
            "side": (codes.CONDITION_SIDE, NumberIn(SIDES)),
            "at_least": (codes.CONDITION_LOW, checked),
            "at_most": (codes.CONDITION_HIGH, checked),
            "who": (codes.CONDITION_WHO, NumberIn(WHO)),
            "phase": _phase,
            "count.of": _counts(
                codes.CONDITION_WORD,
                codes.CONDITION_SELECTOR,
                follower_count=codes.IF_FOLLOWERS,
                card_count=codes.IF_CARDS,
                event_count=codes.IF_EVENTS,
            ),
        },
        wholes={FollowerFilter: (codes.CONDITION_SELECTOR, selector)},
    )
    JOINED, DENIED = codes.CONDITION_JOINED, codes.CONDITION_DENIED
    COUNTS = _counts(
        codes.COUNTED, codes.AMOUNT_SELECTOR, follower_count=codes.OF_FOLLOWERS, card_count=codes.OF_CARDS, event_count=codes.OF_EVENTS
    )
    MEASURES = numbers_of(
        get_args(amounts.Measure),
        codes,
        "OF_{}",
        attack_of_subject=codes.OF_SUBJECT,
        attack_of_foe=codes.OF_FOE,
        attack_of_that=codes.OF_THAT,
    )
    MODIFIERS = Rows(
        words=modifiers.Modifier.words(),
        empty=(0, -1, -1, 0),
        at=codes.GIVE_WORD,
        numbers={word.word(): GIVES[word.counted_as()] for word in modifiers.Modifier.words()},
        ways={
            "to": (codes.GIVE_SELECTOR, selector),
            "of": (codes.GIVE_SELECTOR, selector),
            "side": (codes.GIVE_SELECTOR, lambda assembly, side: assembly.selector_of(modifiers.CardsOf(side=side))),
            "attack.amount": (codes.GIVE_AMOUNT, amount),
            "amount": (codes.GIVE_VALUE, plain),
            "keyword": (codes.GIVE_VALUE, NumberIn(KEYWORDS)),
            "cannot": (codes.GIVE_VALUE, restriction),
        },
        wholes={modifiers.Guard: (codes.GIVE_VALUE, lambda assembly, word: assembly.restriction("guard"))},
    )
