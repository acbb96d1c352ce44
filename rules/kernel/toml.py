"""Write TOML: values as scenario files hold them. Python reads the format but does not write it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def write_value(value: Any) -> str:
    """Return a text, number, flag, list or table in one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        inner = ", ".join(f"{write_key(key)} = {write_value(each)}" for key, each in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    assert isinstance(value, Sequence), value
    return f"[{', '.join(write_value(each) for each in value)}]"


def write_key(key: str) -> str:
    return key if _BARE.fullmatch(key) else write_value(key)


def write_table(header: str, values: Mapping[str, Any]) -> str:
    """Return a table with its header, each value in a line of its own."""
    return "\n".join([header, *(f"{write_key(key)} = {write_value(value)}" for key, value in values.items()), ""])
