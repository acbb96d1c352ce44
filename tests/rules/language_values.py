"""The table of all fields with closed values in the page about a card language, made from the dataclasses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any, get_type_hints

from rules.kernel.language.words import Word, key_of
from tests.rules.word_coverage import owner_of, values_of

BEGIN, END = "<!-- values -->\n", "<!-- end values -->"


def value_rows(words: Iterable[type], forms: dict[Any, str]) -> Iterator[str]:
    """A row for each field that a word declares: its values where they are closed, and its form, with its default.

    Fields of a filter stand with the filter.
    """
    seen = set()
    for word in words:
        hints: dict[str, Any] = get_type_hints(word)
        for field in fields(word):
            owner = owner_of(word, field.name)
            if (owner, field.name) in seen:
                continue
            seen.add((owner, field.name))
            values = list(dict.fromkeys(values_of(hints[field.name], ())))
            kinds = [form for kind, form in forms.items() if kind in _parts(hints[field.name])]
            listed = [*(f"`{value}`" for value in values), *kinds]
            if values or kinds:
                yield f"| {name_of(owner)} | `{key_of(field)}` | {', '.join(listed)} | {default_of(field.default)} |"


def default_of(value: Any) -> str:
    """What a field is by itself: nothing for one that must be there or asks nothing."""
    if value is MISSING or value is None or value == () or not isinstance(value, bool | int | str):
        return ""
    return f"`{str(value).lower()}`"


def name_of(word: type) -> str:
    """A word as it is written, with its family; the name of anything else."""
    return f"{word.KEY} `{word.word()}`" if issubclass(word, Word) and hasattr(word, "KEY") else word.__name__


def _parts(hint: Any) -> set[Any]:
    found = {hint}
    for part in getattr(hint, "__args__", ()):
        found |= _parts(part)
    return found


def page_with(page: Path, rows: Iterable[str]) -> str:
    """The page with the rows between its marks."""
    before, rest = page.read_text("utf-8").split(BEGIN, 1)
    _, after = rest.split(END, 1)
    head = "| Of | Field | Values | Default |\n|---|---|---|---|\n"
    return before + BEGIN + head + "\n".join(rows) + "\n" + END + after
