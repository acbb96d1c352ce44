"""All that can be written in a game's card language, and how much of it some cards use: words, their fields, and closed values of those."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import MISSING, Field, fields, is_dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args, get_origin

from rules.kernel.language.reader import hints_of

C = TypeVar("C")
RULES = Path(__file__).parents[1]
#: The folders of scenarios whose cards have all words, where that is not the folder of words alone.
FOLDERS = {"sorcery": ("rulebook", "words")}


def word_folders(game: str) -> list[Path]:
    """The folders of a game's scenarios that bring along cards with every word."""
    return [RULES / game / "scenarios" / name for name in FOLDERS.get(game, ("words",))]


def named(word: type) -> str:
    return f"{word.__module__.rsplit('.', 1)[-1]}.{word.__name__}"


def owner_of(word: type, field: str) -> type:
    """The class of the game that declares a field, or takes it from the words of all games: filters are shared by all that have them."""
    return next(each for each in reversed(word.__mro__) if is_own(each) and field in (known.name for known in fields(each)))


def is_own(word: type) -> bool:
    """Return whether a class is a part of a game's language."""
    return is_dataclass(word) and not word.__module__.startswith("rules.kernel.")


def values_of(hint: Any, names: Iterable[Any]) -> Iterator[str]:
    """The closed values of a field, but for lists of mere names."""
    if hint in names:
        return
    if get_origin(hint) is Literal:
        yield from get_args(hint)
    else:
        for part in get_args(hint):
            yield from values_of(part, names)


def language(words: Iterable[type], names: Iterable[Any] = ()) -> set[str]:
    """All that can be written: `effects.Damage`, `effects.Damage.side`, `effects.Damage.side = enemy`."""
    known = set()
    for word in words:
        known.add(named(word))
        hints = hints_of(word)
        for field in fields(word):
            name = f"{named(owner_of(word, field.name))}.{field.name}"
            known |= {name} | {f"{name} = {value}" for value in values_of(hints[field.name], names)}
    return known


def used_in(value: Any) -> Iterator[str]:
    """Yield what a card's ability, or a part of it, uses of the language; a field left at its default is not used, its value is."""
    if isinstance(value, tuple):
        for part in value:
            yield from used_in(part)
    elif is_dataclass(value):
        yield named(type(value))
        for field in fields(value):
            part = getattr(value, field.name)
            name = f"{named(owner_of(type(value), field.name))}.{field.name}"
            if is_said(field, part):
                yield name
            for each in part if isinstance(part, tuple) else (part,):
                if isinstance(each, str):
                    yield f"{name} = {each}"
            yield from used_in(part)


def is_said(field: Field[Any], part: Any) -> bool:
    return field.default is MISSING or part != field.default or field.name == "pick"


def cards_in(folder: Path) -> Iterator[dict[str, Any]]:
    """The cards that the scenario files of a folder bring along."""
    for path in sorted(folder.glob("*.toml")):
        yield from tomllib.loads(path.read_text("utf-8"))["cards"]


def covering(uses: Iterable[tuple[C, AbstractSet[str]]], words: AbstractSet[str]) -> list[C]:
    """Some of the things that use words, between them all words: each time the one that adds most. Fails where nothing uses a word."""
    listed, left, found = list(uses), set(words), []
    while left:
        best, used = max(listed, key=lambda each: len(left & each[1]))
        assert left & used, f"nothing uses {', '.join(sorted(left))}"
        found.append(best)
        left -= used
    return found


def idle_cards(folder: Path) -> dict[str, list[str]]:
    """By file, the cards that it brings along and no scenario of it names."""
    idle = {}
    for path in sorted(folder.glob("*.toml")):
        text = path.read_text("utf-8")
        scenarios = text.split("[[scenario]]", 1)[1]
        listed = [card["slug"] for card in tomllib.loads(text)["cards"] if card["slug"] not in scenarios]
        idle |= {path.name: listed} if listed else {}
    return idle
