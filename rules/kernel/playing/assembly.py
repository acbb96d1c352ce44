"""The tables of an engine while cards are compiled into them, as far as all games are alike (no Numba here)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from rules.kernel.cards import Card
from rules.kernel.compiled.control import BRANCH
from rules.kernel.engine import UnplayableError
from rules.kernel.language.reader import BOUND
from rules.kernel.language.shared.conditions import Not, clauses_of
from rules.kernel.playing.instructions import Instructions
from rules.kernel.playing.word_rows import Rows
from rules.wording import Text


class Assembling:
    """The tables compiled so far, row by row; `card` is the one being compiled, for refusals.

    A game declares how its words are written: INSTRUCTIONS, CONDITIONS with the columns that join a row to the next one and deny it,
    MODIFIERS, and COUNTS, the first columns of an amount (empty: those of a plain number), with the numbers of what is counted by a mere
    name.
    """

    INSTRUCTIONS: ClassVar[Instructions]
    CONDITIONS: ClassVar[Rows]
    JOINED: ClassVar[int]
    DENIED: ClassVar[int]
    MODIFIERS: ClassVar[Rows]
    COUNTS: ClassVar[Rows]
    MEASURES: ClassVar[Mapping[str, int]]
    selector_row: Callable[[Any], list[int]]

    def __init__(self) -> None:
        self.card: Card | None = None
        self.abilities: list[list[int]] = []
        self.code: list[list[int]] = []
        self.selectors: list[list[int]] = []
        self.conditions: list[list[int]] = []
        self.amounts: list[list[int]] = []
        self.gives: list[list[int]] = []

    def tables(self) -> dict[str, list[list[int]]]:
        return {
            "ability": self.abilities,
            "code": self.code,
            "selector": self.selectors,
            "condition": self.conditions,
            "amount": self.amounts,
            "give": self.gives,
        }

    def refuse(self, word: str, en: str, zh: str) -> UnplayableError:
        """Return the error that the card can't be played because of a word."""
        name = self.card.name if self.card else Text("?", "?")
        said = f"“{name.zh}”无法对战：引擎不支持{zh}（{word}）。"
        return UnplayableError(Text(f"“{name.en}” can't be played: the engine does not know {en} ({word}).", said))

    def add(self, operation: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> list[int]:
        """Add an instruction and return it; it may be mended while the rest is compiled."""
        row = [operation, a, b, c, d]
        self.code.append(row)
        return row

    def selector_of(self, word: Any) -> int:
        """Return the row of a selector, or of a word as the filter that it is."""
        self.selectors.append(self.selector_row(word))
        return len(self.selectors) - 1

    def amount_of(self, amount: Any) -> int:
        """Return the row of an amount: a plain number, or what is counted, how often, what is added, and the upper limit."""
        if isinstance(amount, int):
            row = [*self.COUNTS.empty, 0, self.checked(amount), BOUND]
        else:
            row = list(self.COUNTS.empty)
            if isinstance(amount.count, str):
                row[self.COUNTS.at] = self.MEASURES[amount.count]
            else:
                self.COUNTS(self, row, amount.count)
            most = BOUND if amount.at_most is None else amount.at_most
            row += [self.checked(number) for number in (amount.times, amount.plus, most)]
        self.amounts.append(row)
        return len(self.amounts) - 1

    def conditions_of(self, words: Sequence[Any]) -> tuple[int, int]:
        """Return the rows of conditions that must all hold: the first, and how many. Of joined conditions one is enough."""
        first = len(self.conditions)
        for clause in clauses_of(words):
            rows = [self.condition_row(word) for word in clause]
            for row in rows[:-1]:
                row[self.JOINED] = 1
            self.conditions += rows
        return first, len(self.conditions) - first

    def condition_row(self, word: Any) -> list[int]:
        if not isinstance(word, Not):
            return self.CONDITIONS.row(self, word)
        row = self.condition_row(word.of)
        row[self.DENIED] = 1
        return row

    def gives_of(self, words: Sequence[Any]) -> tuple[int, int]:
        """Return the rows of some modifiers: the first, and how many."""
        first = len(self.gives)
        self.gives += [self.MODIFIERS.row(self, word) for word in words]
        return first, len(words)

    def write(self, words: Sequence[Any]) -> None:
        """Add the instructions of a list of effects."""
        self.INSTRUCTIONS.write(self, words)

    def branch(self, word: Any) -> Any:
        """Add the instruction that asks which option of a choice is taken; return what each option begins with."""
        self.add(BRANCH, len(word.options))

    def enter(self, option: Any, before: Any) -> None:
        """Begin with an option of a choice."""

    def checked(self, value: int) -> int:
        """Return a number of a card, if the engine's records can hold the results of it."""
        if abs(value) > BOUND:
            raise self.refuse(str(value), f"numbers as large as {value}", f"{value} 这样大的数值")
        return value


class AbilityAssembling(Assembling):
    """The tables of a game whose abilities name their targets first, and whose modifiers go to a selector.

    `tokens`: those of the game, in their order; `named`: the registers of the targets that an ability has named, by their `id`. A game
    declares besides the column of a modifier's receivers, and how many groups of targets an ability may name.
    """

    RECEIVERS: ClassVar[int]
    REGISTERS: ClassVar[int]

    def __init__(self, tokens: Sequence[Any] = ()) -> None:
        super().__init__()
        self.tokens = tuple(tokens)
        self.begin()

    def begin(self) -> None:
        """Begin with another ability."""
        self.registers = 0
        self.named: dict[int, int] = {}

    def gives_to(self, words: Sequence[Any], target: Any) -> tuple[int, int]:
        """Write the rows of some modifiers with their receivers; return the first row and how many there are."""
        first, count = self.gives_of(words)
        receivers = self.selector_of(target)
        for row in self.gives[first : first + count]:
            row[self.RECEIVERS] = receivers if row[self.RECEIVERS] < 0 else row[self.RECEIVERS]
        return first, count

    def register(self) -> int:
        """Return a register for a group of targets that the ability names."""
        self.registers += 1
        if self.registers > self.REGISTERS:
            most = self.REGISTERS
            raise self.refuse("target", f"more than {most} groups of targets in an ability", f"一项技能指定超过 {most} 组目标")
        return self.registers - 1


def within(card: Card, name: str, value: int) -> int:
    """Return a printed number, if the engine's records can hold it and what is added to it. Raise UnplayableError."""
    if abs(value) > BOUND // 10:
        raise UnplayableError(
            Text(f"“{card.name.en}”: {name} {value} is too large to play.", f"“{card.name.zh}”的数值 {value} 过大，无法对战。")
        )
    return value


def fill(tables: Any, rows_of: Mapping[str, list[list[int]]]) -> None:
    """Write what was compiled into the tables' fields. Raise UnplayableError when there is more than they hold."""
    for name, rows in rows_of.items():
        table = tables[name]
        if len(rows) > len(table):
            raise UnplayableError(Text("These decks hold more skills than one game can.", "这两套卡组的技能总量超出了单局上限。"))
        for index, row in enumerate(rows):
            table[index, : len(row)] = row
