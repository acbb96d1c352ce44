"""The margins within which a stronger player's win rates lie of a level's, as `manage.py agreement --write` has measured them."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

FILE = Path(__file__).with_name("player_margins.json")


@dataclass(frozen=True, slots=True)
class PlayerMargin:
    """For 95 of 100 cases of a kind the judge's win rate is at most so far from the level's: 0 to 1, None for what was not measured.

    `matchup`: two shipped decks; `field`: a shipped deck over all others; `unseen`: two decks that no player was tuned on; `edit`: by how
    much more an edited deck wins than the one that it was made of.
    """

    matchup: float
    field: float
    unseen: float | None = None
    edit: float | None = None


def margin_of(game: str, levels: tuple[str, str]) -> PlayerMargin | None:
    """Return the margin of a figure by the level that played both sides; None where it has not been measured."""
    first, second = levels
    return read_margins(FILE).get((game, first)) if first == second else None


def read_margins(file: Path) -> dict[tuple[str, str], PlayerMargin]:
    """Return what the file says, by game and level; nothing where there is no file."""
    listed = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return {(game, level): PlayerMargin(**margin) for game, levels in listed.items() for level, margin in levels.items()}


def write_margin(game: str, level: str, margin: PlayerMargin, file: Path = FILE) -> None:
    """Replace the margin of a level, and keep the others."""
    known = read_margins(file) | {(game, level): margin}
    games = sorted({each for each, _ in known})
    listed = {each: {slug: _told(known[name, slug]) for name, slug in sorted(known) if name == each} for each in games}
    file.write_text(json.dumps(listed, indent=1) + "\n", "utf-8")


def _told(margin: PlayerMargin) -> dict[str, float]:
    return {name: value for name, value in asdict(margin).items() if value is not None}
