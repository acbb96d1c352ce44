"""Write sets and cards back as the TOML files that they are loaded from."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from cards.loading.definition_files import SET_FILE
from cards.models import CardSet

FIRST = ("number", "slug", "code", "kind", "name", "name_zh", "rarity", "released")
LAST = ("text", "text_zh", "flavour", "flavour_zh")
MAX_LINE = 140


def export_set(card_set: CardSet, folder: Path) -> int:
    """Write the set into `folder/<set>/`, which is created; return how many cards it holds."""
    place = folder / card_set.slug
    place.mkdir(parents=True, exist_ok=True)
    head = {
        "slug": card_set.slug,
        "code": card_set.code,
        "name": card_set.name_en,
        "name_zh": card_set.name_zh,
        "released": card_set.released,
    }
    (place / SET_FILE).write_text(toml(head), encoding="utf-8")
    cards = list(card_set.cards.all())
    for card in cards:
        (place / f"{card.slug}.toml").write_text(toml(card.data), encoding="utf-8")
    return len(cards)


def toml(data: Mapping[str, Any]) -> str:
    """Return the data as a TOML file: plain values in a fixed order, then lists of tables."""
    tables = {key for key, value in data.items() if _is_tables(value)}
    plain = [key for key in data if key not in tables]
    order = [key for key in FIRST if key in plain]
    order += [key for key in plain if key not in FIRST and key not in LAST]
    order += [key for key in LAST if key in plain]
    lines = [f"{key} = {_value(data[key])}" for key in order]
    for key in (key for key in data if key in tables):
        for table in data[key]:
            lines += ["", f"[[{key}]]", *(_assignment(name, value) for name, value in table.items())]
    return "\n".join(lines) + "\n"


def _is_tables(value: object) -> bool:
    return isinstance(value, Sequence) and bool(value) and all(isinstance(each, Mapping) for each in value)


def _assignment(name: str, value: object) -> str:
    """Return the assignment on one line; a long list of tables has a line each."""
    line = f"{name} = {_value(value)}"
    if len(line) <= MAX_LINE or not _is_tables(value):
        return line
    assert isinstance(value, Sequence)
    return "\n".join([f"{name} = [", *(f"    {_value(each)}," for each in value), "]"])


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, int | float | date):
        return str(value)
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {_value(each)}" for name, each in value.items()) + " }" if value else "{}"
    if isinstance(value, Sequence):
        return "[" + ", ".join(map(_value, value)) + "]"
    raise TypeError(f"TOML has no {type(value).__name__}")


def _string(value: str) -> str:
    """Return a basic string; TOML and JSON escape alike, but for DEL, which JSON leaves as it is."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
