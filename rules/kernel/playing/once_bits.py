"""The abilities of a card that are once a turn, by the bits that note their use."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from rules.kernel.cards import Card
from rules.kernel.engine import UnplayableError
from rules.wording import Text


def once_bits(tables: npt.NDArray[np.void], number: int, column: int) -> list[int]:
    """Return the bits of a card's abilities in the order of its text; 0 for those without one.

    `column`: where a row of the table `ability` holds the bit.
    """
    first = int(tables[0]["first_ability"][number])
    return [int(row[column]) for row in tables[0]["ability"][first : first + int(tables[0]["abilities"][number])]]


def used_places(bits: Sequence[int], used: int) -> tuple[int, ...]:
    """Return the places, from 1, of the abilities whose bits are among `used`."""
    return tuple(place for place, bit in enumerate(bits, 1) if bit & used)


def used_bits(bits: Sequence[int], used: Sequence[int], card: Card, noun: Text) -> int:
    """Return the bits of used abilities, given by their places from 1; `noun` is what the game calls an ability.

    Raise UnplayableError for an ability that is not there or not once a turn.
    """
    found = 0
    for ability in used:
        if not 1 <= ability <= len(bits) or not bits[ability - 1]:
            raise not_once(card, ability, noun)
        found |= bits[ability - 1]
    return found


def not_once(card: Card, ability: int, noun: Text) -> UnplayableError:
    """Return the error for an ability that is said to be used and is not once a turn, or not there."""
    return UnplayableError(
        Text(
            f"“{card.name.en}” has no {noun.en} {ability} that is once a turn.",
            f"“{card.name.zh}”没有第{ability}个每回合限一次的{noun.zh}。",
        )
    )
