"""The tables of an engine while cards are compiled into them, as far as all games' cards are alike (no Numba here)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.kernel.cards import Card
from rules.kernel.compiled.control import BRANCH
from rules.kernel.engine import UnplayableError
from rules.kernel.language.reader import BOUND
from rules.wording import Text


class Assembling:
    """What has been compiled so far, row by row; `card` is the one being compiled, for refusals."""

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
        """The error that says that the card can't be played because of a word."""
        name = self.card.name if self.card else Text("?", "?")
        said = f"“{name.zh}”无法对战：引擎不支持{zh}（{word}）。"
        return UnplayableError(Text(f"“{name.en}” can't be played: the engine does not know {en} ({word}).", said))

    def add(self, operation: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> list[int]:
        """Add an instruction; it may be mended while what follows is compiled."""
        row = [operation, a, b, c, d]
        self.code.append(row)
        return row

    def branch(self, word: Any) -> None:
        """Add the instruction that asks which option of a choice is taken."""
        self.add(BRANCH, len(word.options))

    def enter(self, option: Any, before: None) -> None:
        """Begin with an option of a choice."""

    def checked(self, value: int) -> int:
        """A number of a card, if the engine's records can hold what comes of it."""
        if abs(value) > BOUND:
            raise self.refuse(str(value), f"numbers as large as {value}", f"{value} 这样大的数值")
        return value


def within(card: Card, name: str, value: int) -> int:
    """A printed number, if the engine's records can hold it and what is added to it. Raises UnplayableError."""
    if abs(value) > BOUND // 10:
        raise UnplayableError(
            Text(f"“{card.name.en}”: {name} {value} is too large to play.", f"“{card.name.zh}”的数值 {value} 过大，无法对战。")
        )
    return value


def fill(tables: Any, rows_of: Mapping[str, list[list[int]]]) -> None:
    """Write what was compiled into the tables' fields. Raises UnplayableError when there is more than they hold."""
    for name, rows in rows_of.items():
        table = tables[name]
        if len(rows) > len(table):
            raise UnplayableError(Text("These decks hold more skills than one game can.", "这两套卡组的技能总量超出了单局上限。"))
        for index, row in enumerate(rows):
            table[index, : len(row)] = row
