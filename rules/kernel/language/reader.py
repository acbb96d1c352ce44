"""Reads tables from TOML into the words of a card language, driven by the types of their fields alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields
from difflib import get_close_matches
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from rules.kernel.language.words import Word, key_of
from rules.wording import Text


class UnreadableError(ValueError):
    """The value at `path` is not what the language asks there."""

    def __init__(self, path: str, problem: Text) -> None:
        super().__init__(f"{path}: {problem.en}")
        self.path = path
        self.problem = problem


def read(expected: Any, value: object, path: str) -> Any:
    """`value` as `expected`: a dataclass, a union of them, a tuple of them, a Literal, int, bool or str. Raises UnreadableError."""
    if get_origin(expected) in (Union, UnionType):
        return _read_union([each for each in get_args(expected) if each is not NoneType], value, path)
    if get_origin(expected) is tuple:
        return _read_list(get_args(expected)[0], value, path)
    if get_origin(expected) is Literal:
        return _read_choice(get_args(expected), value, path)
    if expected in (int, bool, str):
        return _read_plain(expected, value, path)
    return _read_table(expected, value, path)


@cache
def hints_of(word: type) -> dict[str, Any]:
    """The resolved types of a word's fields, by Python name."""
    hints = get_type_hints(word)
    return {field.name: hints[field.name] for field in fields(word)}


def _read_plain(expected: type, value: object, path: str) -> object:
    if type(value) is not expected:
        names = {int: Text("a whole number", "整数"), bool: Text("true or false", "true 或 false"), str: Text("a text", "文本")}
        raise _unexpected(names[expected], value, path)
    return value


def _read_choice(choices: Sequence[object], value: object, path: str) -> object:
    if value in choices and isinstance(value, str):
        return value
    raise _unknown(str(value), [str(each) for each in choices], path)


def _read_list(member: Any, value: object, path: str) -> tuple[Any, ...]:
    if not isinstance(value, list | tuple):
        raise _unexpected(Text("a list", "列表"), value, path)
    if not value:
        raise UnreadableError(path, Text("the list is empty", "列表为空"))
    return tuple(read(member, each, f"{path}[{index}]") for index, each in enumerate(value))


def _read_union(members: list[Any], value: object, path: str) -> Any:
    """The one member that the value's form speaks for: a number, a name, a list, a table with a family's key or with what a table needs."""
    if len(members) == 1:
        return read(members[0], value, path)
    lists = [each for each in members if get_origin(each) is tuple]
    if lists and isinstance(value, list | tuple):
        return _read_list(get_args(lists[0])[0], value, path)
    words = [each for each in members if isinstance(each, type) and issubclass(each, Word)]
    if words:
        return _read_word(words, value, path)
    tables = [each for each in members if isinstance(each, type) and each is not int]
    names = [each for each in members if get_origin(each) is Literal]
    if tables and isinstance(value, Mapping):
        marked = [each for each in tables if (keys := _needed(each)) and keys <= set(value)]
        return _read_table((marked or [each for each in tables if not _needed(each)] or tables)[0], value, path)
    if not names and int not in members:
        raise _unexpected(Text("a table", "表"), value, path)
    return read(names[0] if names and (isinstance(value, str) or int not in members) else int, value, path)


def _needed(word: type) -> set[str]:
    """The keys that a table can't do without."""
    return {key_of(field) for field in fields(word) if field.default is MISSING and field.default_factory is MISSING}


def _read_word(words: list[type[Word]], value: object, path: str) -> Any:
    key = words[0].KEY
    if not isinstance(value, Mapping):
        raise _unexpected(Text(f"a table with “{key}”", f"带有“{key}”的表"), value, path)
    if key not in value:
        raise UnreadableError(path, Text(f"“{key}” is missing", f"缺少“{key}”"))
    known = {each.word(): each for each in words}
    name = str(value[key])
    if name not in known:
        raise _unknown(name, list(known), f"{path}.{key}")
    return _read_table(known[name], {each: value[each] for each in value if each != key}, path)


def _read_table(word: type, value: object, path: str) -> Any:
    if not isinstance(value, Mapping):
        raise _unexpected(Text("a table", "表"), value, path)
    keys = {key_of(field): field for field in fields(word)}
    for key in value:
        if key not in keys:
            raise _unknown(str(key), list(keys), f"{path}.{key}")
    for key, field in keys.items():
        if key not in value and field.default is MISSING and field.default_factory is MISSING:
            raise UnreadableError(path, Text(f"“{key}” is missing", f"缺少“{key}”"))
    hints = hints_of(word)
    return word(**{keys[key].name: read(hints[keys[key].name], each, f"{path}.{key}") for key, each in value.items()})


def _unexpected(wanted: Text, value: object, path: str) -> UnreadableError:
    return UnreadableError(path, Text(f"expected {wanted.en}, got {value!r}", f"应为{wanted.zh}，实为 {value!r}"))


def _unknown(name: str, known: list[str], path: str) -> UnreadableError:
    near = get_close_matches(name, known, 1, 0.5)
    if near:
        return UnreadableError(path, Text(f"“{name}” is unknown; did you mean “{near[0]}”?", f"未知的“{name}”，是否想写“{near[0]}”？"))
    listed = ", ".join(known)
    return UnreadableError(path, Text(f"“{name}” is unknown; known are {listed}", f"未知的“{name}”，可用的有 {listed}"))
