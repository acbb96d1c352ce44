"""Find the texts that hold some words by searching only the distinct words, of which many texts have few."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate

import numpy as np
import numpy.typing as npt

END = "\n"
NO_WORD = -1


class WordIndex:
    """The words of normalised texts, each with the texts that have it and its positions. `_tokens` holds the words of all texts by number,
    one line after another, with NO_WORD after each line; `_begun` holds the position where each text begins.
    """

    def __init__(self, texts: Sequence[str]) -> None:
        self._count = len(texts)
        numbers: dict[str, int] = {}
        tokens: list[int] = []
        begun = []
        for text in texts:
            begun.append(len(tokens))
            for line in text.split(END):
                tokens += [numbers.setdefault(word, len(numbers)) for word in line.split()]
                tokens.append(NO_WORD)
        self._joined = END + "".join(word + END for word in numbers)
        self._starts = list(accumulate((len(word) + 1 for word in numbers), initial=1))
        self._tokens = np.array(tokens, dtype=np.int32)
        self._begun = np.array(begun, dtype=np.int32)
        self._positions = np.argsort(self._tokens, kind="stable").astype(np.int32)
        words, owners = self._tokens[self._positions], self._owners(self._positions)
        self._ends = np.searchsorted(words, np.arange(len(numbers) + 1))
        is_first = np.ones(len(words), dtype=np.bool_)
        is_first[1:] = (words[1:] != words[:-1]) | (owners[1:] != owners[:-1])
        self._places = owners[is_first]
        self._place_ends = np.searchsorted(words[is_first], np.arange(len(numbers) + 1))

    @property
    def words(self) -> list[str]:
        """All words, each once."""
        return self._joined.split(END)[1:-1]

    def holding(self, words: str) -> npt.NDArray[np.bool_]:
        """Return which texts hold the words as they stand, normalised and at least one; a word may be a piece of another."""
        first, *rest = words.split()
        mask = np.zeros(self._count, dtype=np.bool_)
        if not rest:
            for word in self._words_with(first):
                mask[self._places[self._place_ends[word] : self._place_ends[word + 1]]] = True
            return mask
        # Of several words on one line, the first may end a longer word, the last begin one, and those between are whole.
        positions = self._at(self._words_with(first + END))
        for step, part in enumerate(rest, start=1):
            is_meant = np.zeros(len(self._ends), dtype=np.bool_)
            is_meant[[*self._words_with(END + part + (END if step < len(rest) else ""))]] = True
            positions = positions[is_meant[self._tokens[positions + step]]]
        mask[self._owners(positions)] = True
        return mask

    def _at(self, words: Iterator[int]) -> npt.NDArray[np.int32]:
        """Return the positions of these words."""
        found = [self._positions[self._ends[word] : self._ends[word + 1]] for word in words]
        return np.concatenate(found) if found else self._positions[:0]

    def _owners(self, positions: npt.NDArray[np.int32]) -> npt.NDArray[np.int32]:
        """Return the places of the texts that these positions are in."""
        return (np.searchsorted(self._begun, positions, side="right") - 1).astype(np.int32)

    def _words_with(self, piece: str) -> Iterator[int]:
        """Yield the numbers of the words that contain the piece (with END: that begin or end with it), in one pass that jumps from word to
        word.
        """
        at = self._joined.find(piece)
        while at >= 0:
            word = bisect_right(self._starts, at if piece[0] != END else at + 1) - 1
            yield word
            at = self._joined.find(piece, self._starts[word + 1] - 1)
