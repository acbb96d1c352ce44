"""A cache of the tables of two decks in the process that plays them: the next games of the same two need not compile them again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from rules.kernel.engine import PlayableDeck

Records = npt.NDArray[np.void]
#: Makes the tables of a game's decks; raises UnplayableError.
Compile = Callable[[Sequence[PlayableDeck]], Records]

#: The most pairs of decks in the cache, 40 KB each.
KEPT = 256


@dataclass(frozen=True, slots=True, eq=False)
class _Pair:
    """Two decks, equal to others of the same cards in the same order with the same given hands.

    Only the very same object counts as the same card: a card that is read again may differ. The pair keeps its cards, so that no other card
    takes the address of one of them.
    """

    decks: tuple[PlayableDeck, ...]

    @property
    def contents(self) -> Hashable:
        return tuple(_contents(deck) for deck in self.decks)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Pair) and self.contents == other.contents

    def __hash__(self) -> int:
        return hash(self.contents)


def _contents(deck: PlayableDeck) -> Hashable:
    listed = tuple((section, tuple((id(card), copies) for card, copies in cards)) for section, cards in deck.sections.items())
    given = deck.given and tuple(frozenset(part.items()) for part in (deck.given.hand, deck.given.put_back))
    return listed, given


def tables_for(decks: Sequence[PlayableDeck], compile_decks: Compile) -> Records:
    """Return the tables that a game's `compile_decks` makes, the caller's own to write to. Raise UnplayableError."""
    return _compiled(_Pair(tuple(decks)), compile_decks).copy()


@lru_cache(maxsize=KEPT)
def _compiled(pair: _Pair, compile_decks: Compile) -> Records:
    return compile_decks(pair.decks)
