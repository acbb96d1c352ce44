"""Read the elements of a JSON file's array one after the other, without reading the file as a whole.

Python can take twenty times as much memory as the JSON has bytes: `[[],[],...]` of 50 MB would take a gigabyte. Here each element is
measured before it is read.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from cards.imports.refusals import CardFileError
from rules.wording import Text

#: The most bytes of a file, letters of one element of its array, and levels of lists and objects in it.
MOST_BYTES = 50_000_000
MOST_LETTERS, MOST_LEVELS = 500_000, 12
_NO_CARD = Text("only objects, one a card, may stand in the list, parted by commas", "列表中只能是以逗号分隔的对象，每张卡牌一个")
#: A whole string, a bracket, or the quotation mark of a string that does not end.
_TOKEN = re.compile(r'"(?:[^"\\]++|\\.)*+"|[\[\]{}]|"', re.DOTALL)


def elements_of(content: bytes) -> Iterator[Any]:
    """Yield the elements of the file's array. Raise CardFileError for a file that is too large, cut off or no JSON array."""
    text = _text_of(content)
    start, depth, end = 0, 0, 0
    for token in _TOKEN.finditer(text):
        word = token.group()
        if word == '"':
            break
        if depth > 1 and token.end() - start > MOST_LETTERS:
            raise CardFileError(_at(text, start, Text("this entry is too long for a card", "此项过长，不是卡牌")))
        if word in "[{":
            if depth == 0 and (word != "[" or text[: token.start()].strip()):
                raise _no_array()
            if depth == 1:
                _require_comma(text, end, token.start(), is_first=start == 0)
                start = token.start()
            depth += 1
            if depth > MOST_LEVELS:
                raise CardFileError(_at(text, token.start(), Text("is too deep for a card", "层次过深，不是卡牌")))
        elif word in "]}":
            depth -= 1
            if depth == 1:
                end = token.end()
                yield _element(text, start, end)
            elif depth <= 0:
                _require_end(text, token.end(), end, token.start(), is_array=word == "]" and depth == 0)
                return
    if depth == 0:
        raise _no_array()
    raise CardFileError(
        Text("The file is cut off: its list of cards has no end. Download it again.", "文件不完整：卡牌列表没有结尾。请重新下载。")
    )


def _text_of(content: bytes) -> str:
    if len(content) > MOST_BYTES:
        size, most = round(len(content) / 1_000_000, 1), MOST_BYTES // 1_000_000
        raise CardFileError(Text(f"The file has {size} MB; {most} MB at most are read.", f"文件有 {size} MB，最多读取 {most} MB。"))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CardFileError(Text("The file is no text in UTF-8.", "文件不是 UTF-8 文本。")) from error


def _element(text: str, start: int, end: int) -> Any:
    try:
        return json.loads(text[start:end])
    except (ValueError, RecursionError) as error:
        place = start + error.pos if isinstance(error, json.JSONDecodeError) else start
        raise CardFileError(_at(text, place, Text("this is no JSON", "不是合法的 JSON"))) from error


def _require_comma(text: str, end: int, start: int, *, is_first: bool) -> None:
    """Require a comma, and nothing else, between two elements."""
    between = text[end:start].strip() if not is_first else text[text.index("[") + 1 : start].strip()
    if between != ("" if is_first else ","):
        raise CardFileError(_at(text, end, _NO_CARD))


def _require_end(text: str, after: int, end: int, before: int, *, is_array: bool) -> None:
    """Require that nothing stands after the array, nor after its last element."""
    left = text[end:before] if end else text[text.index("[") + 1 : before]
    if not is_array or left.strip() or text[after:].strip():
        raise CardFileError(_at(text, before, _NO_CARD))


def _no_array() -> CardFileError:
    return CardFileError(
        Text("The file is no list of cards: it has to be a JSON array of objects.", "文件不是卡牌列表：应为由对象组成的 JSON 数组。")
    )


def _at(text: str, place: int, problem: Text) -> Text:
    line, column = text.count("\n", 0, place) + 1, place - text.rfind("\n", 0, place)
    return Text(f"Line {line}, column {column}: {problem.en}.", f"第 {line} 行第 {column} 列：{problem.zh}。")
