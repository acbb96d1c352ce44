"""Read tables from TOML into the words of a card language, by the types of their fields alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from functools import cache, partial
from types import NoneType, SimpleNamespace, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from rules.kernel.language.faults import Fault, Faults, UnreadableError, unreadable
from rules.kernel.language.misspellings import nearest, unknown
from rules.kernel.language.words import Word, key_of, keys_of
from rules.wording import OneLanguageError, Text

#: The largest number, up or down, that is read: no game's records could hold the results of larger ones.
BOUND = 9999

T = TypeVar("T")


def read(expected: Any, value: object, path: str) -> Any:
    """Return `value` as `expected`: a dataclass, a family of words, a union of them, a tuple of them, a Literal, int, bool or str.

    Raise UnreadableError with everything that is wrong in it.
    """
    if get_origin(expected) in (Union, UnionType):
        return _read_union([each for each in get_args(expected) if each is not NoneType], value, path)
    if get_origin(expected) is tuple:
        return read_list(partial(read, get_args(expected)[0]), value, path)
    if get_origin(expected) is Literal:
        return _read_choice(get_args(expected), value, path)
    if expected in (int, bool, str):
        return _read_plain(expected, value, path)
    if issubclass(expected, Word) and expected.is_family():
        return _read_word(expected, value, path)
    return _read_table(expected, value, path)


def read_list(read_one: Callable[[object, str], T], value: object, path: str) -> tuple[T, ...]:
    """Return the list of what `read_one(value, path)` reads, at least one. Raise UnreadableError with what is wrong with any of them."""
    if not isinstance(value, list | tuple):
        raise _unexpected(Text("a list", "列表"), value, path)
    if not value:
        raise unreadable(path, Text("the list is empty", "列表为空"))
    faults = Faults()
    members = [faults.attempt(read_one, each, f"{path}[{index}]") for index, each in enumerate(value)]
    faults.settle()
    return tuple(member for member in members if member is not None)


@cache
def hints_of(word: type) -> dict[str, Any]:
    """Return the resolved types of a word's fields, by Python name."""
    return get_type_hints(SimpleNamespace(__annotations__=marked_hints_of(word)))


@cache
def marked_hints_of(word: type) -> dict[str, Any]:
    """Return the same types with their declarations (`Annotated`)."""
    hints, given = get_type_hints(word, include_extras=True), _given(word)
    return {each.name: _resolved(hints[each.name], given) for each in fields(word)}


def kinds_in(expected: Any) -> tuple[type, ...]:
    """Return every dataclass that a value of a type can have in it, each once."""
    found: dict[type, None] = {}
    left = [expected]
    while left:
        each = left.pop(0)
        if isinstance(each, type) and issubclass(each, Word) and each.is_family():
            left += each.words()
        elif isinstance(each, type) and is_dataclass(each):
            left += hints_of(each).values() if each not in found else ()
            found[each] = None
        else:
            left += get_args(each)
    return tuple(found)


def _given(word: type) -> dict[Any, Any]:
    """Return the types that a word gives to the type variables of the shared words that it takes."""
    found: dict[Any, Any] = {}
    for base in (base for each in word.__mro__ for base in vars(each).get("__orig_bases__", ())):
        if variables := getattr(get_origin(base), "__parameters__", ()):
            found |= zip(variables, get_args(base), strict=True)
    return found


def _resolved(hint: Any, given: dict[Any, Any]) -> Any:
    """Return a type with its variables replaced."""
    variables = getattr(hint, "__parameters__", ())
    return given[hint] if isinstance(hint, TypeVar) else hint[tuple(given[each] for each in variables)] if variables else hint


def _read_plain(expected: type, value: object, path: str) -> object:
    if type(value) is not expected:
        names = {int: Text("a whole number", "整数"), bool: Text("true or false", "true 或 false"), str: Text("a text", "文本")}
        raise _unexpected(names[expected], value, path)
    if isinstance(value, int) and abs(value) > BOUND:
        raise unreadable(path, Text(f"{value} is too large; numbers go up to {BOUND}", f"{value} 过大，数值不能超过 {BOUND}"))
    return value


def _read_choice(choices: Sequence[object], value: object, path: str) -> object:
    if value in choices and isinstance(value, str):
        return value
    raise unreadable(path, unknown(str(value), [str(each) for each in choices]))


def _read_union(members: list[Any], value: object, path: str) -> Any:
    """Read the value as the one member that its form fits: a number, a name, a list, a table with a family's key or with a table's required
    keys.
    """
    if len(members) == 1:
        return read(members[0], value, path)
    lists = [each for each in members if get_origin(each) is tuple]
    if lists and isinstance(value, list | tuple):
        return read_list(partial(read, get_args(lists[0])[0]), value, path)
    tables = [each for each in members if isinstance(each, type) and each is not int]
    names = [each for each in members if get_origin(each) is Literal]
    if tables and isinstance(value, Mapping):
        marked = [each for each in tables if (keys := _needed(each)) and all(key in value for key in keys)]
        return _read_table((marked or [each for each in tables if not _needed(each)] or tables)[0], value, path)
    if not names and int not in members:
        raise _unexpected(Text("a table", "表"), value, path)
    return read(names[0] if names and (isinstance(value, str) or int not in members) else int, value, path)


@cache
def _names_of(word: type) -> dict[str, str]:
    """Return the Python name of each key that a table may have."""
    return {key: name for name, key in keys_of(word).items()}


@cache
def _needed(word: type) -> tuple[str, ...]:
    """Return the keys that a table must have, in the order of their fields."""
    return tuple(key_of(field) for field in fields(word) if field.default is MISSING and field.default_factory is MISSING)


def _read_word(family: type[Word], value: object, path: str) -> Any:
    key = family.KEY
    if not isinstance(value, Mapping):
        raise _unexpected(Text(f"a table with “{key}”", f"带有“{key}”的表"), value, path)
    if key not in value:
        raise _missing(key, path)
    name = str(value[key])
    word = family.called(name)
    if word is None:
        raise unreadable(f"{path}.{key}", unknown(name, family.names()))
    return _read_table(word, {each: value[each] for each in value if each != key}, path)


def _read_table(word: type, value: object, path: str) -> Any:
    if not isinstance(value, Mapping):
        raise _unexpected(Text("a table", "表"), value, path)
    names, hints, faults = _names_of(word), hints_of(word), Faults()
    strange = [str(key) for key in value if key not in names]
    faults.found += [Fault(f"{path}.{key}", unknown(key, list(names))) for key in strange]
    misspelt = {nearest(key, list(names)) for key in strange}
    absent = [key for key in _needed(word) if key not in value and key not in misspelt]
    faults.found += [_missing(key, path).faults[0] for key in absent]
    read_as = {names[key]: faults.attempt(read, hints[names[key]], each, f"{path}.{key}") for key, each in value.items() if key in names}
    faults.settle()
    try:
        return word(**read_as)
    except OneLanguageError as error:
        raise unreadable(path, Text("the words are there in one language only", "只有一种语言的文字")) from error


def _missing(key: str, path: str) -> UnreadableError:
    return unreadable(path, Text(f"“{key}” is missing", f"缺少“{key}”"))


def _unexpected(wanted: Text, value: object, path: str) -> UnreadableError:
    return unreadable(path, Text(f"expected {wanted.en}, got {value!r}", f"应为{wanted.zh}，实为 {value!r}"))
