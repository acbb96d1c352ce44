"""The format that the games' scenario files have in common: strict reading, with the line of whatever is wrong, and outcomes."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from rules.kernel.language import misspellings
from rules.wording import Text

_HEADER = re.compile(r"\s*(\[\[?)\s*([^\]]+?)\s*\]")
_AT_LINE = re.compile(r"\(at line (\d+)")
_AT_COLUMN = re.compile(r"\(at line \d+, column (\d+)\)")
#: The beginnings of the complaints of Python's TOML reader, and what they mean.
PROBLEMS = {
    "Expected '='": "键后面缺少“=”",
    "Expected ']'": "表名后面缺少“]”",
    "Expected newline": "这里应当换行",
    "Unclosed array": "列表没有写完，缺少“]”",
    "Unclosed inline table": "表没有写完，缺少“}”",
    "Unterminated string": "文本没有写完，缺少引号",
    "Illegal character": "文本中有不允许的字符，可能缺少引号",
    "Found invalid character": "有不允许的字符",
    "Unescaped": "文本中的反斜杠须写成两个",
    "Invalid hex value": "转义字符写法不对",
    "Escaped character": "转义字符写法不对",
    "Invalid initial character": "键的写法不对",
    "Invalid statement": "这一行看不懂",
    "Invalid value": "这个值看不懂，文本须加引号",
    "Invalid date": "日期写法不对",
    "Cannot declare": "同一个表写了两次",
    "Cannot overwrite": "同一个键写了两次",
    "Duplicate inline table key": "同一个键写了两次",
    "Cannot redefine": "同一个表写了两次",
    "Cannot mutate": "写好的表不能再添加内容",
}


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of one scenario. A failed one holds what was expected and what was got, and in which step (from 1)."""

    name: str
    cites: tuple[str, ...] = ()
    is_ok: bool = True
    step: int = 0
    expected: str = ""
    got: str = ""

    def __str__(self) -> str:
        return f"ok {self.name}" if self.is_ok else f"FAIL {self.name}: expected {self.expected}, got {self.got} (step {self.step})"


class ScenarioFileError(ValueError):
    """A scenario file can't be read: the line (from 1), and why."""

    def __init__(self, source: str, line: int, reason: Text) -> None:
        super().__init__(f"{source}:{line}: {reason.en}")
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
            raise ScenarioFileError(self.name, line, Text(str(error), _chinese(str(error)))) from error

    def start_of(self, headers: tuple[tuple[str, int], ...]) -> tuple[int, int]:
        """Return the lines (from, to) of the table that the headers lead to: each the n-th of its name below the one before."""
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
        """Return the number of the line where the table begins or, within it, the first line with these words."""
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
                near = nearest(key, known)
                raise self.wrong(Text(f"“{key}” is unknown{near.en}", f"没有“{key}”这一项{near.zh}"), key)

    def wrong(self, reason: Text, words: str = "") -> ScenarioFileError:
        return ScenarioFileError(self.source.name, self.source.line_of(self.headers, words), reason)

    def text(self, key: str, default: str | None = None) -> str:
        value: str = self._plain(key, str, Text("a text", "文本"), default)
        return value

    def flag(self, key: str, *, default: bool = False) -> bool:
        value: bool = self._plain(key, bool, Text("true or false", " true 或 false"), default)
        return value

    def number(self, key: str, default: int | None = None) -> int:
        value: int = self._plain(key, int, Text("a whole number", "整数"), default)
        return value

    def choice(self, key: str, choices: Collection[str], default: str) -> str:
        value = self.text(key, default)
        if value not in choices:
            known = ", ".join(choices)
            raise self.wrong(Text(f"“{value}” is no {key}; known are {known}", f"“{key}”不能是“{value}”，可以是：{known}"), value)
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self.wrong(Text(f"“{key}” has to be a list of texts", f"“{key}”须为文本列表"), key)
        return tuple(value)

    def numbers(self, key: str) -> tuple[int, ...]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(type(each) is int for each in value):
            raise self.wrong(Text(f"“{key}” has to be a list of whole numbers", f"“{key}”须为整数列表"), key)
        return tuple(value)

    def tables(self, key: str) -> list[Mapping[str, Any]]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            raise self.wrong(Text(f"“{key}” has to be a list of tables", f"“{key}”须为表的列表"), key)
        return value

    def table(self, key: str) -> Mapping[str, Any]:
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            raise self.wrong(Text(f"“{key}” has to be a table", f"“{key}”须为表"), key)
        return value

    def _plain(self, key: str, form: type, name: Text, default: Any) -> Any:
        if key not in self.data and default is not None:
            return default
        if key not in self.data:
            raise self.wrong(Text(f"“{key}” is missing", f"缺少“{key}”"))
        value = self.data[key]
        if type(value) is not form:
            raise self.wrong(Text(f"“{key}” has to be {name.en}, not {value!r}", f"“{key}”须为{name.zh}，不能是 {value!r}"), key)
        return value


def nearest(word: str, known: Collection[str]) -> Text:
    """Return `; did you mean ...?`, or the known words."""
    if near := misspellings.nearest(word, known):
        return Text(f"; did you mean “{near}”?", f"，是不是“{near}”？")
    return Text(f"; known are {', '.join(known)}", f"，可用的有：{', '.join(known)}") if len(known) <= 20 else Text("", "")


def _chinese(problem: str) -> str:
    """Return the complaint of Python's TOML reader in Chinese; its words in brackets where they are not known."""
    found = next((said for words, said in PROBLEMS.items() if problem.startswith(words)), f"不是合法的 TOML（{problem}）")
    column = _AT_COLUMN.search(problem)
    return f"{found}（第{column.group(1)}列）" if column else found
