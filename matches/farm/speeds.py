"""How fast games go here, remembered from the last chunks, so that chunks can be sized in seconds."""

from __future__ import annotations

from django.core.cache import cache

from rules import games

KEPT_SECONDS = 60 * 60 * 24 * 30
#: A shorter chunk does not tell how fast games go.
LEAST_SECONDS = 0.1


def _key(game: str, levels: tuple[str, str], digest: str) -> str:
    return f"speed:{game}:{levels[0]}:{levels[1]}:{digest}"


def in_heats(digest: str) -> str:
    """What stands for an engine where it plays heats, whose pace is another: every few games are of other decks, to be got ready first."""
    return f"{digest}:heats"


def games_per_second(game: str, levels: tuple[str, str], digest: str) -> float:
    """The last estimate for one process, or what the slower of the two levels is reckoned to take."""
    return measured_speed(game, levels, digest) or min(level.pace for level in games.get(game).engine().levels if level.slug in levels)


def measured_speed(game: str, levels: tuple[str, str], digest: str) -> float | None:
    """The last estimate for one process, None where nobody has played so yet."""
    found = cache.get(_key(game, levels, digest))
    return float(found) if found else None


def remember_chunk(game: str, levels: tuple[str, str], digest: str, played: int, seconds: float) -> float:
    """Takes in how long so many games took; the estimate as it is now. What a short chunk takes is getting two decks ready, so it shows
    only that games go at least as fast.
    """
    speed, known = played / max(seconds, 1e-6), games_per_second(game, levels, digest)
    return remember_speed(game, levels, digest, speed) if seconds >= LEAST_SECONDS or speed > known else known


def remember_speed(game: str, levels: tuple[str, str], digest: str, measured: float) -> float:
    """Takes a measurement in and answers the new estimate, half old and half new."""
    key = _key(game, levels, digest)
    known = cache.get(key)
    estimate = (float(known) + measured) / 2 if known else measured
    cache.set(key, estimate, KEPT_SECONDS)
    return estimate
