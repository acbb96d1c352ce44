"""Dated rulings on single cards, read from `definitions/<game>/rulings.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path

from cards.loading.definition_files import DEFINITIONS
from rules.wording import Text

RULINGS_FILE = "rulings.toml"


@dataclass(frozen=True, slots=True)
class CardRuling:
    """A ruling on the name of a card. `clause` is the number of the clause or ruling that it follows from, empty where there is none."""

    name_group: str
    day: date
    text: Text
    clause: str


# 0.4 to 0.6 ms of CPU time, and a page of the API asks 50 times (2026-11-25).
@cache
def rulings_of(game: str) -> dict[str, list[CardRuling]]:
    """Return the rulings of the game with that slug by name group, the latest first."""
    found: dict[str, list[CardRuling]] = {}
    for ruling in read_rulings(DEFINITIONS / game / RULINGS_FILE):
        found.setdefault(ruling.name_group, []).append(ruling)
    for rulings in found.values():
        rulings.sort(key=lambda ruling: ruling.day, reverse=True)
    return found


def read_rulings(path: Path) -> list[CardRuling]:
    """Return every ruling of a file; none where there is no file."""
    if not path.exists():
        return []
    listed = tomllib.loads(path.read_text(encoding="utf-8"))["rulings"]
    return [
        CardRuling(" ".join(each["card"].casefold().split()), each["day"], Text(each["text"], each["text_zh"]), each.get("clause", ""))
        for each in listed
    ]
