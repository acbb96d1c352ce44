"""Finds the texts that hold some words by looking for them among the distinct words alone, of which many texts have few."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, chain
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from cards.stock import Mask

END = "\n"


class WordIndex:
    """The words of normalised texts, without spaces, and for each which texts have it, by place."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = texts
        found: dict[str, list[int]] = {}
        for place, text in enumerate(texts):
            for word in set(text.split()):
                found.setdefault(word, []).append(place)
        self._joined = END.join(found)
        self._starts = list(accumulate((len(word) + 1 for word in found), initial=0))
        self._places = np.fromiter(chain.from_iterable(found.values()), dtype=np.int32)
        self._ends = [0, *accumulate(map(len, found.values()))]

    def holding(self, words: str) -> Mask:
        """Which texts hold the words as they stand, normalised and at least one; a word may be a piece of another."""
        parts = words.split()
        mask = self._having(parts[0])
        for part in parts[1:]:
            mask &= self._having(part)
        if len(parts) > 1:
            places = np.flatnonzero(mask)
            mask[places] = [words in self.texts[place] for place in places.tolist()]
        return mask

    def _having(self, piece: str) -> Mask:
        mask = np.zeros(len(self.texts), dtype=np.bool_)
        for word in self._words_with(piece):
            mask[self._places[self._ends[word] : self._ends[word + 1]]] = True
        return mask

    def _words_with(self, piece: str) -> Iterator[int]:
        """The numbers of the words that it is a piece of: one pass, jumping from word to word."""
        at = self._joined.find(piece)
        while at >= 0:
            word = bisect_right(self._starts, at) - 1
            yield word
            at = self._joined.find(piece, self._starts[word + 1])
