"""The words that hold other effects, as instructions: choose, may, if.

A writer has `add`, `code`, `write(words)`, `conditions_of(conditions)`, and for choices `branch(word)`, which adds the instruction that
asks, and `enter(option, before)`, which begins an option with what `branch` returned.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.kernel.compiled.control import ASK, JUMP, TEST, A, C
from rules.kernel.language.shared.choices import Choose, If, May


def write_choose(writer: Any, word: Any, *, options: Sequence[Any]) -> None:
    """Write a choice of one of several lists of effects (`options`)."""
    before = writer.branch(word)
    entries = [writer.add(JUMP) for _ in options]
    exits = []
    for entry, option in zip(entries, options, strict=True):
        entry[A] = len(writer.code)
        writer.enter(option, before)
        writer.write(option)
        exits.append(writer.add(JUMP))
    for jump in exits:
        jump[A] = len(writer.code)


def write_may(writer: Any, word: Any, *, do: Sequence[Any]) -> None:
    """Write effects (`do`) that the owner is asked about."""
    ask = writer.add(ASK)
    writer.write(do)
    ask[A] = len(writer.code)


def write_if(writer: Any, word: Any, *, conditions: Sequence[Any], do: Sequence[Any], otherwise: Sequence[Any]) -> None:
    """Write effects (`do`) for when all conditions hold, and others (`otherwise`) for when they don't."""
    test = writer.add(TEST, *writer.conditions_of(conditions))
    writer.write(do)
    if otherwise:
        over = writer.add(JUMP)
        test[C] = len(writer.code)
        writer.write(otherwise)
        over[A] = len(writer.code)
    else:
        test[C] = len(writer.code)


#: The functions that write the words of every game that hold other effects.
CONTROL_WORDS: dict[type, Callable[..., None]] = {Choose: write_choose, May: write_may, If: write_if}
