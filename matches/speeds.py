"""How fast games go here, remembered from the last chunks, so that chunks can be sized in seconds."""

from __future__ import annotations

from django.core.cache import cache

UNKNOWN = 400.0
KEPT_SECONDS = 60 * 60 * 24 * 30


def _key(game: str, levels: tuple[str, str], digest: str) -> str:
    return f"speed:{game}:{levels[0]}:{levels[1]}:{digest}"


def games_per_second(game: str, levels: tuple[str, str], digest: str) -> float:
    """The last estimate for one process, or a cautious guess."""
    return float(cache.get(_key(game, levels, digest)) or UNKNOWN)


def remember_speed(game: str, levels: tuple[str, str], digest: str, measured: float) -> float:
    """Takes a measurement in and answers the new estimate, half old and half new."""
    key = _key(game, levels, digest)
    known = cache.get(key)
    estimate = (float(known) + measured) / 2 if known else measured
    cache.set(key, estimate, KEPT_SECONDS)
    return estimate
