"""Words as rows of an engine's tables: the number of each in a column, and its operands in the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, TypeAlias, get_args

from rules.kernel.language.reader import hints_of
from rules.kernel.language.words import Word, WordError, written_name
from rules.kernel.playing.encoders import Encoder, check_values

#: How an operand, or a word as a whole, is put into a row: a column and its value, or a function of the writer, the row and the
#: value; or rows of another kind.
Way: TypeAlias = "tuple[int, Encoder] | Callable[[Any, list[int], Any], None]"


@dataclass(frozen=True, kw_only=True)
class Rows:
    """Writes the words of a family, or the parts of a language that are told apart by their types, as rows of a table.

    empty: the row of a word without operands. numbers: by word, the value of the column `at`, None where an operand or the word as a whole
    gives it. constants: by word, its other values whatever its operands are. ways: how operands are put in, by name (`amount`) or by word
    and name (`mp.amount`). wholes: by type, how a word of that type is put in as a whole: all operands of that type together.

    Raises WordError, when made, for a word without a meaning, a meaning without a word, an operand that is not put in or that no word has,
    and a value without a number.
    """

    words: Sequence[type]
    empty: Sequence[int] = ()
    at: int = 0
    numbers: Mapping[str, int | None] | None = None
    constants: Mapping[str, Mapping[int, int]] = field(default_factory=dict)
    ways: Mapping[str, Way] = field(default_factory=dict)
    wholes: Mapping[type, Way] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for word in self.words:
            self._check(word)
        names = {written_name(word) for word in self.words}
        if strange := {*(self.numbers or ()), *self.constants} - names:
            raise WordError(f"the engine has a meaning for “{min(strange)}”, which is no {self._kind}: declare it in the language")
        operands = {name for word in self.words for each in hints_of(word) for name in (each, f"{written_name(word)}.{each}")}
        if strange := set(self.ways) - operands:
            raise WordError(f"the engine reads “{min(strange)}”, which no {self._kind} has")

    def row(self, writer: Any, word: Any) -> list[int]:
        """Return the row of a word."""
        row = list(self.empty)
        self(writer, row, word)
        return row

    def __call__(self, writer: Any, row: list[int], word: Any) -> None:
        """Put a word into a row; for a word of another kind, put in the operands that have the names of these words' operands."""
        kind: Any = type(word)
        name = written_name(kind)
        if (number := (self.numbers or {}).get(name)) is not None:
            row[self.at] = number
        for column, value in self.constants.get(name, {}).items():
            row[column] = value
        for whole in self._wholes_of(kind):
            _put(whole, writer, row, word)
        for operand in hints_of(kind):
            way, value = self._way(name, operand), getattr(word, operand)
            if way is not None and value is not None:
                _put(way, writer, row, value)

    @property
    def _kind(self) -> str:
        return self.words[0].KEY if issubclass(self.words[0], Word) else "part of the language"

    def _way(self, name: str, operand: str) -> Way | None:
        return self.ways.get(f"{name}.{operand}", self.ways.get(operand))

    def _wholes_of(self, word: type) -> Iterator[Way]:
        return (way for kind, way in self.wholes.items() if issubclass(word, kind))

    def _check(self, word: Any) -> None:
        """Raise WordError if the word has no meaning, or one that leaves something out."""
        name, hints = written_name(word), hints_of(word)
        said = f"the {self._kind} “{name}”"
        ways = {operand: self._way(name, operand) for operand in hints}
        taken = {each.name for kind in self.wholes if issubclass(word, kind) for each in fields(kind)}
        is_put_in = name in self.constants or any(ways.values()) or any(self._wholes_of(word))
        if name not in self.numbers if self.numbers is not None else not is_put_in:
            raise WordError(f"{said} has no meaning: give it one in the engine")
        for operand, way in ways.items():
            if way is None and operand not in taken:
                raise WordError(f"{said} has the operand “{operand}”, which its meaning does not read")
            if isinstance(way, tuple):
                check_values(said, operand, hints[operand], way[1])
            elif isinstance(way, Rows) and (unknown := [each for each in parts_of(hints[operand]) if each not in way.words]):
                raise WordError(f"{said} may have as {operand} the part “{written_name(unknown[0])}”, which the engine does not know")


def parts_of(hint: Any) -> tuple[type, ...]:
    """Return the dataclasses among the types that a value may have."""
    return (hint,) if is_dataclass(hint) and isinstance(hint, type) else tuple(each for part in get_args(hint) for each in parts_of(part))


def _put(way: Way, writer: Any, row: list[int], value: Any) -> None:
    if isinstance(way, tuple):
        row[way[0]] = way[1](writer, value)
    else:
        way(writer, row, value)
