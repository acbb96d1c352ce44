"""Scenarios: what the games' scenario files have in common: strict reading, with the line of whatever is wrong, and outcomes."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

_HEADER = re.compile(r"\s*(\[\[?)\s*([^\]]+?)\s*\]")
_AT_LINE = re.compile(r"\(at line (\d+)")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one scenario. A failed one says what was expected and what was got, and in which step (from 1)."""

    name: str
    cites: tuple[str, ...] = ()
    is_ok: bool = True
    step: int = 0
    expected: str = ""
    got: str = ""

    def __str__(self) -> str:
        return f"ok {self.name}" if self.is_ok else f"FAIL {self.name}: expected {self.expected}, got {self.got} (step {self.step})"


class ScenarioFileError(ValueError):
    """A scenario file can't be read: in which line (from 1), and why."""

    def __init__(self, source: str, line: int, reason: str) -> None:
        super().__init__(f"{source}:{line}: {reason}")
        self.source = source
        self.line = line
        self.reason = reason


class Source:
    """A file's text: finds the line of a table or of something in it."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")

    def parse(self) -> dict[str, Any]:
        text = "\n".join(self.lines) + "\n"
        try:
            return tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # also numbers too long and tables too deep for Python
            found = _AT_LINE.search(str(error))
            line = int(found.group(1)) if found else len(self.lines)
            raise ScenarioFileError(self.name, line, str(error)) from error

    def start_of(self, headers: tuple[tuple[str, int], ...]) -> tuple[int, int]:
        """The lines (from, to) of the table that the headers lead to: each the n-th of its name below the one before."""
        start, end = 0, len(self.lines)
        for name, number in headers:
            found = [at for at in range(start, end) if self._header(at) == name]
            if number >= len(found):
                break
            start = found[number]
            later = [at for at in range(start + 1, end) if self._ends(self._header(at), name)]
            end = later[0] if later else end
        return start, end

    def line_of(self, headers: tuple[tuple[str, int], ...], words: str = "") -> int:
        """The number of the line where the table begins or, within it, the first line with these words."""
        start, end = self.start_of(headers)
        if words:
            pattern = re.compile(rf"(?<![\w-]){re.escape(words)}(?![\w-])")
            for at in range(start, end):
                if pattern.search(self.lines[at]):
                    return at + 1
        return start + 1

    def _header(self, at: int) -> str:
        found = _HEADER.match(self.lines[at])
        return found.group(2).replace(" ", "") if found else ""

    @staticmethod
    def _ends(header: str, name: str) -> bool:
        return bool(header) and not header.startswith(f"{name}.")


class Table:
    """One table while it is being read; every key must be taken before `done`."""

    def __init__(self, source: Source, headers: tuple[tuple[str, int], ...], data: Mapping[str, Any], known: Collection[str]) -> None:
        self.source = source
        self.headers = headers
        self.data = data
        for key in data:
            if key not in known:
                raise self.wrong(f"“{key}” is unknown{nearest(key, known)}", key)

    def wrong(self, reason: str, words: str = "") -> ScenarioFileError:
        return ScenarioFileError(self.source.name, self.source.line_of(self.headers, words), reason)

    def text(self, key: str, default: str | None = None) -> str:
        value: str = self._plain(key, str, "a text", default)
        return value

    def flag(self, key: str, *, default: bool = False) -> bool:
        value: bool = self._plain(key, bool, "true or false", default)
        return value

    def number(self, key: str, default: int | None = None) -> int:
        value: int = self._plain(key, int, "a whole number", default)
        return value

    def choice(self, key: str, choices: Collection[str], default: str) -> str:
        value = self.text(key, default)
        if value not in choices:
            raise self.wrong(f"“{value}” is no {key}; known are {', '.join(choices)}", value)
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self.wrong(f"“{key}” has to be a list of texts", key)
        return tuple(value)

    def tables(self, key: str) -> list[Mapping[str, Any]]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            raise self.wrong(f"“{key}” has to be a list of tables", key)
        return value

    def table(self, key: str) -> Mapping[str, Any]:
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            raise self.wrong(f"“{key}” has to be a table", key)
        return value

    def _plain(self, key: str, form: type, name: str, default: Any) -> Any:
        if key not in self.data and default is not None:
            return default
        if key not in self.data:
            raise self.wrong(f"“{key}” is missing")
        value = self.data[key]
        if type(value) is not form:
            raise self.wrong(f"“{key}” has to be {name}, not {value!r}", key)
        return value


def nearest(word: str, known: Collection[str]) -> str:
    """`; did you mean ...?`, or what there is."""
    near = get_close_matches(word, known, 1, 0.5)
    if near:
        return f"; did you mean “{near[0]}”?"
    return f"; known are {', '.join(known)}" if len(known) <= 20 else ""
