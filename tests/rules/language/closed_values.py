"""The table of all fields with closed values in the page about a card language, made from the dataclasses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import MISSING, fields
from typing import Any

from rules.kernel.language.reader import hints_of
from rules.kernel.language.words import Word, key_of
from tests.rules.language.word_coverage import owner_of, values_of

BEGIN, END = "<!-- values -->\n", "<!-- end values -->"


def value_rows(words: Iterable[type], forms: dict[Any, str]) -> Iterator[str]:
    """A row for each field that a word declares: its values where they are closed, and its form, with its default.

    Fields of a filter stand with the filter.
    """
    seen = set()
    for word in words:
        hints = hints_of(word)
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
    """Return a field's default as it is written; empty for a field that must be there or asks nothing."""
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


def word_rows(family: type[Word], filters: dict[str, Any]) -> Iterator[str]:
    """A row for each word of a family: its fields with their defaults, those of a filter by its name, and what the word means."""
    for word in family.words():
        yield f"| `{word.word()}` | {', '.join(_fields_of(word, filters)) or '-'} | {' '.join((word.__doc__ or '').split())} |"


def _fields_of(word: Any, filters: dict[str, Any]) -> Iterator[str]:
    named = {field.name: name for name, part in filters.items() if issubclass(word, part) for field in fields(part)}
    for field in fields(word):
        if field.name in named:
            continue
        if field.default is MISSING:
            yield f"`{key_of(field)}`"
        elif field.default is None or field.default == ():
            yield f"`{key_of(field)}` (optional)"
        else:
            default = f'"{field.default}"' if isinstance(field.default, str) else str(field.default).lower()
            yield f"`{key_of(field)}` = {default}"
    yield from dict.fromkeys(named.values())


def page_with_words(text: str, section: str, rows: Iterable[str]) -> str:
    """The text of a page with the rows in the table of a section."""
    before, rest = text.split(f"\n## {section}\n", 1)
    head = "| Word | Fields | Meaning |\n|---|---|---|\n"
    opening, table = rest.split(head, 1)
    _, after = table.split("\n\n", 1)
    return f"{before}\n## {section}\n{opening}{head}" + "\n".join(rows) + f"\n\n{after}"


def page_with(text: str, rows: Iterable[str]) -> str:
    """The text of a page with the rows between its marks."""
    before, rest = text.split(BEGIN, 1)
    _, after = rest.split(END, 1)
    head = "| Of | Field | Values | Default |\n|---|---|---|---|\n"
    return before + BEGIN + head + "\n".join(rows) + "\n" + END + after
