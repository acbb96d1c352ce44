"""A card with one change that a player could read on it: a part left out, or a number raised or lowered by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rules.kernel.cards import Card
from rules.kernel.language.definitions import DefinitionError

Read = Callable[[Mapping[str, Any], str], Card]


def changes(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """The value with one part left out, or one number raised or lowered by one, and what was done."""
    if isinstance(value, list):
        for index, each in enumerate(value):
            yield f"without {path}[{index}]", [*value[:index], *value[index + 1 :]]
            yield from ((said, [*value[:index], other, *value[index + 1 :]]) for said, other in changes(each, f"{path}[{index}]"))
    elif isinstance(value, dict):
        for key, each in value.items():
            yield f"without {path}.{key}", {other: part for other, part in value.items() if other != key}
            yield from ((said, {**value, key: other}) for said, other in changes(each, f"{path}.{key}"))
    elif type(value) is int:
        yield from ((f"{path} = {other}", other) for other in (value - 1, value + 1))


def changed_cards(card: Card, read: Read, shown: tuple[str, ...], more: Mapping[str, tuple[Any, ...]]) -> Iterator[tuple[str, Card]]:
    """The card with each change to what is `shown` of it, and with each of the other values of a field (`more`) that it has."""
    data = dict(card.data)
    parts = [(said, {**data, key: other}) for key in shown if key in data for said, other in changes(data[key], key)]
    parts += [(f"{key} = {other}", {**data, key: other}) for key, others in more.items() if key in data for other in others]
    for said, other in parts:
        try:
            changed = read(other, card.slug)
        except DefinitionError:
            continue
        if (changed.text, changed.values) != (card.text, card.values):
            yield f"{card.slug} {said}", changed
