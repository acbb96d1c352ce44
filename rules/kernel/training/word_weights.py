"""The weights of the words of cards, as a game's file of weights lists them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rules.kernel.language.words import Word, WordError


def counted_as(family: type[Word], words: Iterable[str]) -> tuple[str, ...]:
    """Return the name of each word's weights: the one that a word of the family declares, and the word itself for any other."""
    declared = {word.word(): word.counted_as() for word in family.words()}
    return tuple(declared.get(word, word) for word in words)


def names_given(numbers: Mapping[str, int]) -> tuple[str, ...]:
    """Return the names of the weights of modifiers in the order of their numbers in the engine. Raise WordError for a number of none."""
    by_number = {number: name for name, number in numbers.items()}
    for number in range(max(by_number, default=-1)):
        if number not in by_number:
            raise WordError(f"the engine has the modifier {number}, as which no modifier of the language counts")
    return tuple(f"gives_{by_number[number]}" for number in sorted(by_number))


def listed_by_word(data: Mapping[str, Any], names: Sequence[str], path: Path) -> list[Any]:
    """Return the weights in the order of the names. Raise WordError for a name without weights, and for weights of no name."""
    missing = [name for name in names if name not in data]
    if missing:
        said = f"{path.name} has no weights for the word “{missing[0]}”: say in its declaration what it counts as (COUNTS_AS)"
        raise WordError(f"{said} until the players are tuned")
    strange = [name for name in data if name not in names]
    if strange:
        raise WordError(f"{path.name} has weights for “{strange[0]}”, which no card can say")
    return [data[name] for name in names]
