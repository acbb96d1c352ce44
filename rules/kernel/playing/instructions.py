"""Words as instructions: rows of code for the words of a family, by the operands that their meanings in the engine read."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from inspect import signature
from typing import Any, cast

from rules.kernel.compiled.meanings import Meanings
from rules.kernel.language.reader import hints_of
from rules.kernel.language.words import Word, WordError
from rules.kernel.playing.control_words import CONTROL_WORDS
from rules.kernel.playing.encoders import Encoder, check_values

#: Writes a word in a way of its own, given the writer of the code, the word, and by name its operands.
Writing = Callable[..., None]


@dataclass(frozen=True, kw_only=True)
class Instructions:
    """Writes the words of a family as instructions of an engine.

    encoders: by the name of an operand, the number of its value. taken: by the type of an operand, how what it selects is taken by
    instructions that come before. written: words that are written in a way of their own, by type. others: what has a meaning in the engine
    beside the words of the family.

    Raises WordError, when made, for a word without a meaning, a meaning without a word, an operand that no meaning reads, and a value
    without a number.
    """

    meanings: Meanings
    family: type[Word]
    encoders: Mapping[str, Encoder]
    taken: Mapping[type, Callable[[Any, Any, Any], None]]
    written: Mapping[type, Writing] = field(default_factory=dict)
    others: Collection[str] = ()

    def __post_init__(self) -> None:
        key = self.family.KEY
        words = self.family.words()
        for word in words:
            if writing := self._writing(word):
                self._check_written(word, writing)
            else:
                self._check(word)
        strange = set(self.meanings.words) - {word.word() for word in words} - set(self.others)
        if strange:
            raise WordError(f"the engine has a meaning for “{min(strange)}”, which is no {key}: declare it in the language")

    def _check(self, word: Any) -> None:
        """Raise WordError if the word's meaning is missing, or reads other operands than the word has."""
        name, said = word.word(), f"the {self.family.KEY} “{word.word()}”"
        if name not in self.meanings.operands:
            raise WordError(f"{said} has no meaning: register a function under this name in the engine")
        operands, hints = self.meanings.operands[name], hints_of(word)
        for operand in operands:
            if operand.split(".")[0] not in hints:
                raise WordError(f"the meaning of {said} reads “{operand}”, which the word does not have")
            if operand.split(".")[-1] not in self.encoders:
                raise WordError(f"the meaning of {said} reads “{operand}”, for which there is no encoder")
            if operand in hints:
                check_values(said, operand, hints[operand], self.encoders[operand])
        read = {operand.split(".")[0] for operand in operands}
        unread = [operand for operand, kind in hints.items() if operand not in read and kind not in self.taken]
        if unread:
            raise WordError(f"{said} has the operand “{unread[0]}”, which its meaning does not read")

    def _writing(self, word: type) -> Writing | None:
        """Return the function that writes a word in a way of its own: the game's, or one that all games share."""
        return self.written.get(word) or next((writing for kind, writing in CONTROL_WORDS.items() if issubclass(word, kind)), None)

    def _check_written(self, word: Any, writing: Writing) -> None:
        """Raise WordError if the function that writes the word does not ask for one of its operands, or asks for something else."""
        said, operands = f"the {self.family.KEY} “{word.word()}”", set(hints_of(word))
        asked = {each.name for each in signature(writing).parameters.values() if each.kind == each.KEYWORD_ONLY}
        for operand in sorted(operands - asked):
            raise WordError(f"{said} has the operand “{operand}”, which what writes it does not read")
        for operand in sorted(asked - operands):
            raise WordError(f"what writes {said} reads “{operand}”, which the word does not have")

    def write(self, writer: Any, words: Sequence[Word]) -> None:
        """Add the instructions of some words, in their order, by `writer.add(number, *columns)`."""
        for word in words:
            form = cast(Any, type(word))
            if writing := self._writing(form):
                writing(writer, word, **{operand: getattr(word, operand) for operand in hints_of(form)})
            else:
                self._write(writer, word)

    def _write(self, writer: Any, word: Any) -> None:
        name, form = word.word(), cast(Any, type(word))
        for operand, kind in hints_of(form).items():
            if kind in self.taken:
                self.taken[kind](writer, word, getattr(word, operand))
        operands = self.meanings.operands[name]
        columns = (self.encoders[operand.split(".")[-1]](writer, reduce(getattr, operand.split("."), word)) for operand in operands)
        writer.add(self.meanings.number_of(name), *columns)
