"""The tables while cards are compiled into them: instructions, selectors, amounts, conditions, costs and modifiers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.echo.engine.core import codes
from rules.echo.engine.core.abilities import MEANINGS
from rules.echo.engine.selector_words import EVENTS, KEYWORDS, RESTRICTIONS, SIDES, WHO, compile_selector
from rules.echo.language import amounts, conditions, costs, modifiers
from rules.echo.language.logic import clauses_of
from rules.echo.language.selectors import CardCount, EventCount, FollowerCount
from rules.kernel.playing.assembly import Assembling

MEASURES = {
    "energy": codes.OF_ENERGY,
    "turn": codes.OF_TURN,
    "event": codes.OF_EVENT,
    "attack": codes.OF_ATTACK,
    "attack_of_subject": codes.OF_SUBJECT,
    "attack_of_foe": codes.OF_FOE,
    "attack_of_that": codes.OF_THAT,
}


#: The steps of a turn that are a phase for the cards: from, to.
PHASES = {"draw": (codes.COLLECT, codes.COLLECT), "main": (codes.MAIN, codes.MAIN), "end": (codes.END, codes.FINISH)}


class Assembly(Assembling):
    """What has been compiled so far; `card` is the one being compiled, for refusals."""

    def __init__(self) -> None:
        super().__init__()
        self.restricts = 0
        self.counted = 0

    def restriction(self, word: str) -> int:
        """The bit of a restriction, or of "guard"; noted as one that a card of the game sets."""
        bit = codes.GUARD if word == "guard" else RESTRICTIONS[word]
        self.restricts |= bit
        return bit

    def add_selector(self, row: list[int]) -> int:
        return _index(self.selectors, row)

    def selector_of(self, word: Any) -> int:
        return compile_selector(self, word)

    def event_of(self, word: EventCount) -> int:
        """The number of an event and whose it is; noted as one that a card of the game counts."""
        self.counted |= 1 << EVENTS[word.this_turn]
        return EVENTS[word.this_turn] * codes.WHOSE + SIDES[word.side]

    def amount_of(self, amount: int | amounts.Count) -> int:
        """The row of an amount."""
        if isinstance(amount, int):
            return _index(self.amounts, [codes.NUMBER, -1, 0, self.checked(amount), codes.BOUND])
        selector = -1
        if isinstance(amount.count, EventCount):
            counted, selector = codes.OF_EVENTS, self.event_of(amount.count)
        elif isinstance(amount.count, FollowerCount | CardCount):
            counted = codes.OF_FOLLOWERS if isinstance(amount.count, FollowerCount) else codes.OF_CARDS
            selector = self.selector_of(amount.count)
        else:
            counted = MEASURES[amount.count]
        limit = codes.BOUND if amount.at_most is None else amount.at_most
        return _index(self.amounts, [counted, selector, self.checked(amount.times), self.checked(amount.plus), self.checked(limit)])

    def conditions_of(self, words: Sequence[conditions.Condition]) -> tuple[int, int]:
        """The rows of a list of conditions: the first, and how many."""
        rows = []
        for clause in clauses_of(words):
            rows += [self._condition(word) for word in clause]
            for row in rows[len(rows) - len(clause) : -1]:
                row[codes.CONDITION_JOINED] = 1
        first = len(self.conditions)
        self.conditions.extend(rows)
        return first, len(rows)

    def _condition(self, word: conditions.Condition) -> list[int]:
        if isinstance(word, conditions.Not):
            row = self._condition(word.of)
            row[codes.CONDITION_DENIED] = 1
            return row
        row = [0, codes.OWN, -1, -codes.BOUND, codes.BOUND, -1, 0, 0]
        meaning = CONDITIONS.get(type(word))
        if meaning is None:
            raise self.refuse(word.word(), f"the condition “{word.word()}”", f"条件“{word.word()}”")
        row[codes.CONDITION_WORD] = meaning
        row[codes.CONDITION_SIDE] = SIDES[getattr(word, "side", "own")]
        for name, column in (("at_least", codes.CONDITION_LOW), ("at_most", codes.CONDITION_HIGH)):
            value = getattr(word, name, None)
            if value is not None:
                row[column] = self.checked(value)
        if isinstance(word, conditions.Count) and isinstance(word.of, EventCount):
            row[codes.CONDITION_WORD], row[codes.CONDITION_SELECTOR] = codes.IF_EVENTS, self.event_of(word.of)
        elif isinstance(word, conditions.Count):
            row[codes.CONDITION_WORD] = codes.IF_FOLLOWERS if isinstance(word.of, FollowerCount) else codes.IF_CARDS
            row[codes.CONDITION_SELECTOR] = self.selector_of(word.of)
        if isinstance(word, conditions.Is):
            row[codes.CONDITION_SELECTOR] = self.selector_of(word)
            row[codes.CONDITION_WHO] = WHO[word.who]
        if isinstance(word, conditions.Phase):
            row[codes.CONDITION_LOW], row[codes.CONDITION_HIGH] = PHASES[word.phase]
        return row

    def costs_of(self, words: Sequence[costs.Cost], row: list[int]) -> bool:
        """Add the instructions that pay, and what must be at hand to an ability's row; whether the bearer falls asleep after."""
        falls_asleep = False
        for word in words:
            if isinstance(word, costs.Energy):
                row[codes.COST_ENERGY] += self.checked(word.amount)
                self.add(codes.PAY_ENERGY, word.amount)
            elif isinstance(word, costs.Life):
                row[codes.COST_LIFE] += self.checked(word.amount)
                self.add(codes.PAY_LIFE, word.amount)
            elif isinstance(word, costs.Discard):
                if row[codes.COST_CARDS] >= 0:
                    raise self.refuse("discard", "a second discard cost", "第二个弃牌费用")
                self._pay_cards(word, row)
            elif isinstance(word, costs.Sleep):
                falls_asleep = True
            elif isinstance(word, costs.Mill):
                row[codes.COST_MILL] += self.checked(word.amount)
                self.add(codes.PAY_MILL, word.amount)
            elif isinstance(word, costs.Sacrifice | costs.Bounce):
                self._pay_followers(word, row)
            else:
                raise self.refuse(word.word(), f"the cost “{word.word()}”", f"费用“{word.word()}”")
        return falls_asleep

    def _pay_cards(self, word: costs.Discard, row: list[int]) -> None:
        selector = self.selector_of(word)
        self.selectors[selector][codes.PICK_HOW] = codes.CHOSEN
        self.selectors[selector][codes.COUNT] = word.amount
        row[codes.COST_CARDS], row[codes.COST_COUNT] = selector, word.amount
        self.add(codes.TAKE_CARDS, selector, 1)
        self.add(MEANINGS.number_of("discard"), codes.OWN, self.selectors[selector][codes.OF_ZONE], 1)

    def _pay_followers(self, word: costs.Sacrifice | costs.Bounce, row: list[int]) -> None:
        selector = self.selector_of(word)
        self.selectors[selector][codes.COUNT] = word.amount
        if word.pick == "chosen":
            if row[codes.COST_FOLLOWERS] >= 0:
                raise self.refuse(word.word(), "a second cost in followers", "第二个以随从支付的费用")
            row[codes.COST_FOLLOWERS] = selector
        self.add(codes.TAKE, selector)
        self.add(MEANINGS.number_of(word.word()))

    def gives_of(self, words: Sequence[modifiers.Modifier]) -> tuple[int, int]:
        """The rows of a continuous passive's modifiers: the first, and how many."""
        rows = []
        for word in words:
            meaning = MODIFIERS.get(type(word))
            if meaning is None:
                raise self.refuse(word.word(), f"the modifier “{word.word()}”", f"持续效果“{word.word()}”")
            rows.append(meaning(self, word))
        first = len(self.gives)
        self.gives.extend(rows)
        return first, len(rows)


def _index(rows: list[list[int]], row: list[int]) -> int:
    rows.append(row)
    return len(rows) - 1


#: The conditions: each word and its number in the engine.
CONDITIONS: dict[type, int] = {
    conditions.Count: codes.IF_FOLLOWERS,
    conditions.Life: codes.IF_LIFE,
    conditions.Energy: codes.IF_ENERGY,
    conditions.Is: codes.IF_IS,
    conditions.TurnOf: codes.IF_TURN_OF,
    conditions.FirstPlayer: codes.IF_FIRST_PLAYER,
    conditions.Phase: codes.IF_PHASE,
}
#: What joins conditions, taken apart by `clauses_of`.
JOINTS: tuple[type, ...] = (conditions.Any, conditions.Not)

COSTS: tuple[type, ...] = (costs.Energy, costs.Life, costs.Discard, costs.Sleep, costs.Sacrifice, costs.Bounce, costs.Mill)

#: The modifiers: each word and how its row is made.
MODIFIERS: dict[type, Callable[[Assembly, Any], list[int]]] = {
    modifiers.Attack: lambda assembly, word: [codes.GIVE_ATTACK, assembly.selector_of(word.to), assembly.amount_of(word.amount), 0],
    modifiers.Keyword: lambda assembly, word: [codes.GIVE_KEYWORD, assembly.selector_of(word.to), -1, KEYWORDS[word.keyword]],
    modifiers.Restrict: lambda assembly, word: [
        codes.GIVE_KEYWORD,
        assembly.selector_of(word.to),
        -1,
        assembly.restriction(word.cannot),
    ],
    modifiers.Guard: lambda assembly, word: [codes.GIVE_KEYWORD, assembly.selector_of(word.to), -1, assembly.restriction("guard")],
    modifiers.Cost: lambda assembly, word: [codes.GIVE_COST, assembly.selector_of(word.of), -1, word.amount],
    modifiers.EnergyCap: lambda assembly, word: [codes.GIVE_CAP, assembly.selector_of(word), -1, word.amount],
}
