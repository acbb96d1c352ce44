"""Remember the speed of games from the last chunks, so that chunks can be sized in seconds."""

from __future__ import annotations

from django.core.cache import cache

from rules import games

KEPT_SECONDS = 60 * 60 * 24 * 30
#: A shorter chunk does not tell how fast games go.
LEAST_SECONDS = 0.1


def _key(game: str, levels: tuple[str, str], digest: str) -> str:
    return f"speed:{game}:{levels[0]}:{levels[1]}:{digest}"


def in_heats(digest: str) -> str:
    """Return the key under which an engine's speed in heats is kept, which differs: every few games are of other decks, to be prepared."""
    return f"{digest}:heats"


def games_per_second(game: str, levels: tuple[str, str], digest: str) -> float:
    """Return the last estimate for one process, or else the pace that the slower of the two levels is expected to have."""
    return measured_speed(game, levels, digest) or min(level.pace for level in games.get(game).engine().levels if level.slug in levels)


def measured_speed(game: str, levels: tuple[str, str], digest: str) -> float | None:
    """The last estimate for one process, None where nobody has played so yet."""
    found = cache.get(_key(game, levels, digest))
    return float(found) if found else None


def remember_chunk(game: str, levels: tuple[str, str], digest: str, played: int, seconds: float) -> float:
    """Take in the seconds that so many games took, and return the new estimate. A short chunk spends its time on preparing two decks, so it
    shows only that games go at least as fast.
    """
    speed, known = played / max(seconds, 1e-6), games_per_second(game, levels, digest)
    return remember_speed(game, levels, digest, speed) if seconds >= LEAST_SECONDS or speed > known else known


def remember_speed(game: str, levels: tuple[str, str], digest: str, measured: float) -> float:
    """Take in a measurement and return the new estimate, half old and half new."""
    key = _key(game, levels, digest)
    known = cache.get(key)
    estimate = (float(known) + measured) / 2 if known else measured
    cache.set(key, estimate, KEPT_SECONDS)
    return estimate
