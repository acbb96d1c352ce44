"""Read lines as people type them in chats, where the plain reading finds no card: `1、Name×3`, `Name：3`, `三张Name`, `Name (2费) x3`."""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from cards.catalogue.names import key_of
from decks.notation.card_lines import LINES_KEPT, LONGEST, Reading
from decks.notation.vocabulary import ELSEWHERE

_MEASURE = r"(?:[张枚个只份]|cop(?:y|ies)\b)"
_DIGITS = r"[(\[【]?(?P<count>\d{1,9})[)\]】]?"
_COUNT_FIRST = re.compile(rf"^[x×*]?\s?{_DIGITS}\s?(?:[x×*]|{_MEASURE})?\s*(?:of\s+)?(?P<name>\S.*)$", re.IGNORECASE)
_COUNT_LAST = re.compile(rf"^(?P<name>.*[^\s\d])\s*(?<!\d){_DIGITS}\s?{_MEASURE}?$", re.IGNORECASE)
_SIGN_LAST = re.compile(rf"^(?P<name>.*\S)\s*(?:[×*]|(?<![a-z])x)\s?{_DIGITS}\s?{_MEASURE}?$", re.IGNORECASE)
#: A count that can't be a list's numbering: with a sign or a measure word.
_SIGNED = re.compile(rf"(?:[×*]|(?<![a-z])x)\s?\d|\d\s?(?:[x×*]|{_MEASURE})", re.IGNORECASE)
_NUMBERING = re.compile(r"^(?:第?\s?[(\[]?\d{1,3}\s?[)\].、:]|\d{1,3}(?:\s|(?=[\u3400-\u9fff])))\s*(?=\S)")
_SPEAKER = re.compile(r"^(?P<who>[^:]{1,20}):\s*(?=\S)")
_BOX = re.compile(r"^(?:[-*+•·]\s+)?(?:\[[ x]?\]\s*)?", re.IGNORECASE)
#: Words in brackets, except a card's slug; a cost.
_ASIDE = re.compile(r"\([^()]*\)|【[^【】]*】|\[(?![a-z][a-z0-9-]{2,}\])[^\[\]]*\]|\*[a-z]\*|(?<![\w.])\d{1,2}\s?费", re.IGNORECASE)
#: A set and a number after a card that has its count in front.
_PRINTING = re.compile(r"^(?P<card>\d.*\S)\s(?P<printing>\([a-z0-9]{1,6}\)\s[\w-]*\d[\w-]*)(?:\s\*[a-z]\*)?$", re.IGNORECASE)
_NUMERAL = re.compile(rf"(?P<numeral>十[一二三四五六七八九]?|[一二两三四五六七八九])(?=\s?{_MEASURE})")
_NUMERALS = {numeral: value for value, numeral in enumerate("一二三四五六七八九十", 1)} | {"两": 2}
_HAN, _LATIN = re.compile(r"[\u3400-\u9fff·]+"), re.compile(r"[^\u3400-\u9fff]+")
_LETTERS = re.compile(r"(?=.*[^\W_])\D+$")
_MEASURES = str.maketrans({"張": "张", "個": "个", "隻": "只"})
_SIGNS = _MEASURES | str.maketrans({"╳": "×", "✖": "×", "✕": "×", "х": "x", "Х": "x", "|": " ", "\u20e3": " "})
_LINK = re.compile(r"\[([^\[\]]+)\]\([^()\s]*\)")
_PAUSES = re.compile(r"\.{2,}|…+|-{2,}|—+|～+|~+")
#: What stands between cards on one line that end with their counts, or begin with them.
_ENDS = re.compile(
    rf"(?:[x×*]\s?\d{{1,3}}{_MEASURE}?|\d{{1,3}}\s?{_MEASURE}|(?<=[^\W\d_])\d{{1,3}})(?P<end>\s*[,，、;；/|]\s*|\s+|$)", re.IGNORECASE
)
_BEGINS = re.compile(rf"(?:^|[\s,，、;；/|])(?=\d{{1,3}}\s?(?:[x×*]|{_MEASURE})?\s?[^\W\d_])", re.IGNORECASE)
#: The most cards on one line that are read.
MOST_PARTS = 40
_CHATTER = re.compile(r"(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)|https?://|www\.|^@\S")


def chat_readings(line: str) -> tuple[Reading, ...]:
    """Return freer ways to read a line that names no card plainly; `left_out` is what is no part of the card."""
    return _chat_readings(" ".join(line.split())) if len(line) <= LONGEST else ()


def apart(line: str) -> tuple[str, ...]:
    """Return the line cut between its cards, at least two; nothing for a line of one card."""
    if len(line) > LONGEST:
        return ()
    tidied = _in_digits(unicodedata.normalize("NFKC", line).translate(_MEASURES))
    for parts in (
        _cut(tidied, [found.end() for found in _ENDS.finditer(tidied)]),
        _cut(tidied, [each.end() for each in _BEGINS.finditer(tidied)]),
    ):
        if 2 <= len(parts) <= MOST_PARTS:
            return parts
    return ()


def is_chatter(line: str) -> bool:
    """Return whether the line tells who wrote when, or where to look, and so is no card that was mistyped."""
    return bool(_CHATTER.search(unicodedata.normalize("NFKC", line)))


def is_counted(line: str) -> bool:
    """Return whether the line has a count of copies, so that it is no title."""
    tidied = _tidied(line[:LONGEST])
    return any(pattern.match(tidied) for pattern in (_COUNT_FIRST, _COUNT_LAST))


def title_of(line: str) -> str:
    """Return the title in a line that stands over a deck, without the marks that set it off."""
    return line.strip().strip("=-*_~#【】[]《》「」<>:： ") or line.strip()


# An import of 60 lines of chat takes 171 ms of CPU time, and 3 more without this (2026-11-25).
@lru_cache(maxsize=LINES_KEPT)
def _chat_readings(line: str) -> tuple[Reading, ...]:
    found: dict[Reading, None] = {}
    for text, left_out in _plainer(_tidied(line)):
        for match in (_COUNT_FIRST.match(text), _SIGN_LAST.match(text) or _COUNT_LAST.match(text)):
            if match:
                count, name = int(match["count"]), match["name"].strip()
                found[Reading(count, name, left_out=left_out)] = None
                found |= dict.fromkeys(_of_scripts(count, name, left_out))
    return tuple(found)


def _plainer(line: str) -> Iterator[tuple[str, str]]:
    """Yield the line, and the line without numbering, speaker and asides, each with what was left out of it."""
    texts = {line: ""}
    speaker = _SPEAKER.match(line)
    if speaker and key_of(speaker["who"]) not in ELSEWHERE:
        texts[line[speaker.end() :]] = speaker["who"].strip()
    printing = _PRINTING.match(line)
    if printing:
        texts[printing["card"]] = printing["printing"]
    for text, left_out in list(texts.items()):
        bare = _ASIDE.sub(" ", text).strip()
        if bare and bare != text:
            asides = " ".join(each.strip() for each in _ASIDE.findall(text))
            texts.setdefault(bare, f"{left_out} {asides}".strip())
    for text, left_out in list(texts.items()):
        numbering = _NUMBERING.match(text)
        if numbering and (_SIGNED.search(text, numbering.end()) or not numbering[0].strip().isdigit()):
            texts.setdefault(text[numbering.end() :], left_out)
    yield from texts.items()


def _of_scripts(count: int, name: str, left_out: str) -> Iterator[Reading]:
    """Yield the name's Chinese alone and its other letters alone: both languages side by side, or a rarity beside the name."""
    han, latin = " ".join(_HAN.findall(name)), " ".join(" ".join(_LATIN.findall(name)).split())
    if han and _LETTERS.match(latin):
        yield Reading(count, han, left_out=f"{left_out} {latin}".strip())
        yield Reading(count, latin, left_out=f"{left_out} {han}".strip())


def _tidied(line: str) -> str:
    """Return the line without pictures, boxes to tick and rows of dots, its signs and numerals as plain ones."""
    plain = unicodedata.normalize("NFKC", _LINK.sub(r"\1", html.unescape(line))).translate(_SIGNS)
    plain = "".join(" " if unicodedata.category(letter) in ("So", "Sk", "Mn") else letter for letter in plain)
    plain = _PAUSES.sub(" ", _BOX.sub("", " ".join(plain.split())))
    return " ".join(_in_digits(plain).split()).strip(" ,;，；。")


def _in_digits(line: str) -> str:
    """Return the line with digits for the Chinese numerals before measure words."""
    return _NUMERAL.sub(lambda found: str(sum(_NUMERALS[each] for each in found["numeral"])), line)


def _cut(line: str, places: list[int]) -> tuple[str, ...]:
    edges = [0, *(place for place in places if 0 < place < len(line)), len(line)]
    parts = (line[start:end].strip(" ,，、;；/|\t") for start, end in pairwise(edges))
    return tuple(part for part in parts if part)
