"""The machine-built decks that decks out of a set's boosters are ranked among: data that `manage.py sealed_field` makes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).with_name("prepared")


@dataclass(frozen=True, slots=True)
class FieldDeck:
    """A deck of the field. `seed` opened its pool. `mean`: its score over all others, 0 to 1; `error`: the standard error of that."""

    seed: int
    colours: tuple[str, ...]
    main: Mapping[str, int]
    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class PreparedField:
    """All decks of a field, out of so many boosters each. `level` played them; `seed` is that of ranks' games, too.

    `made` says how: digests, games, and how often the machine's decks beat random ones from the same pools.
    """

    card_set: str
    boosters: int
    seed: int
    level: str
    made: Mapping[str, Any]
    decks: tuple[FieldDeck, ...]


def field_of(game: str, card_set: str) -> PreparedField | None:
    """The field of a set, None where none is prepared."""
    return _read(FOLDER / game / f"{card_set}.json")


def write_field(game: str, field: PreparedField) -> Path:
    """Replace the field of a set; return the file."""
    file = FOLDER / game / f"{field.card_set}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join(json.dumps(asdict(deck), sort_keys=True) for deck in field.decks)
    head = {"card_set": field.card_set, "boosters": field.boosters, "seed": field.seed, "level": field.level, "made": dict(field.made)}
    file.write_text(json.dumps(head, indent=1).removesuffix("\n}") + ',\n "decks": [\n' + lines + "\n]}\n", "utf-8")
    _read.cache_clear()
    return file


# A field takes 1.2 ms of CPU time to read (2026-11-25).
@cache
def _read(file: Path) -> PreparedField | None:
    if not file.exists():
        return None
    data = json.loads(file.read_text("utf-8"))
    decks = tuple(FieldDeck(**{**each, "colours": tuple(each["colours"])}) for each in data.pop("decks"))
    return PreparedField(**data, decks=decks)
