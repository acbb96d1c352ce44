"""Something small to compile: what `manage.py bench` measures of an engine's start, in a second instead of minutes."""

import os

import numba

numba.config.CACHE_DIR = os.environ["DECKPROOF_CACHE_DIR"]


@numba.njit("int64(int64[:])", cache=True)
def total(numbers):  # type: ignore[no-untyped-def]  # compiled
    found = 0
    for number in sorted(numbers):
        found += number
    return found
