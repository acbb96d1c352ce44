"""The gain of following the answer of “Keep or mulligan?”, as `manage.py hand_advice --write` has measured it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path

FILE = Path(__file__).with_name("hand_advice.json")


@dataclass(frozen=True, slots=True)
class HandAdvice:
    """The answer beside a computer player's own mulligan, in hands drawn at random that `level` plays out.

    `differ`: the hands in which the two were not the same. `gain`: by how much more a hand wins on average if the answer is followed, with
    its 95 % interval `gain` ± `error`; both 0 to 1.
    """

    level: str
    hands: int
    differ: int
    gain: float
    error: float


def advice_of(game: str) -> HandAdvice | None:
    """Return what has been measured of a game; None where nothing has."""
    return _read().get(game)


def write_advice(game: str, found: HandAdvice) -> None:
    """Replace what the file says of a game, to a hundredth of a point, and keep the others."""
    known = _read() | {game: replace(found, gain=round(found.gain, 4), error=round(found.error, 4))}
    FILE.write_text(json.dumps({each: asdict(known[each]) for each in sorted(known)}, indent=1) + "\n", "utf-8")


def _read() -> dict[str, HandAdvice]:
    """Return what the file says, by game; nothing where there is no file."""
    listed = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return {game: HandAdvice(**found) for game, found in listed.items()}
