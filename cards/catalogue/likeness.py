"""Find those of many keys that share most with another: they share letters and pairs of letters, counted over all keys at once."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np


class Likeness:
    """Keys, and for each letter and pair of letters the places of the keys that have it."""

    def __init__(self, keys: Iterable[str]) -> None:
        self._keys = sorted(keys, reverse=True)
        places: dict[str, list[int]] = {}
        for place, key in enumerate(self._keys):
            for piece in _pieces(key):
                places.setdefault(piece, []).append(place)
        self._places = {piece: np.array(found, dtype=np.int32) for piece, found in places.items()}
        self._sizes = np.array([len(_pieces(key)) for key in self._keys], dtype=np.float64)

    def likest(self, key: str, most: int) -> list[str]:
        """Return up to `most` keys that share anything with this one, those that share the greatest part first."""
        pieces = _pieces(key)
        shared = np.zeros(len(self._keys))
        for piece in pieces & self._places.keys():
            shared[self._places[piece]] += 1
        likeness = shared / (len(pieces) + self._sizes)
        least = np.partition(likeness, -most)[-most] if len(likeness) > most else 0.0
        near = np.flatnonzero((likeness >= least) & (shared > 0))
        return [self._keys[place] for place in near[np.argsort(-likeness[near], kind="stable")[:most]]]


def _pieces(key: str) -> frozenset[str]:
    return frozenset(key) | frozenset(key[place : place + 2] for place in range(len(key) - 1))
