"""The words that hold other effects, as instructions: choose, may, if.

Who writes has `add`, `code`, `write(words)`, `conditions_of(conditions)`, and for choices `branch(word)`, which adds the instruction that
asks, and `enter(option, before)`, which begins an option with what `branch` returned.
"""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.control import ASK, JUMP, TEST, A, C


def write_choose(writer: Any, word: Any) -> None:
    """One of several lists of effects (`options`)."""
    before = writer.branch(word)
    entries = [writer.add(JUMP) for _ in word.options]
    exits = []
    for entry, option in zip(entries, word.options, strict=True):
        entry[A] = len(writer.code)
        writer.enter(option, before)
        writer.write(option)
        exits.append(writer.add(JUMP))
    for jump in exits:
        jump[A] = len(writer.code)


def write_may(writer: Any, word: Any) -> None:
    """Effects (`do`) that the owner is asked about."""
    ask = writer.add(ASK)
    writer.write(word.do)
    ask[A] = len(writer.code)


def write_if(writer: Any, word: Any) -> None:
    """Effects (`do`) for when all conditions hold, and others (`otherwise`) for when they don't."""
    test = writer.add(TEST, *writer.conditions_of(word.conditions))
    writer.write(word.do)
    if word.otherwise:
        over = writer.add(JUMP)
        test[C] = len(writer.code)
        writer.write(word.otherwise)
        over[A] = len(writer.code)
    else:
        test[C] = len(writer.code)
