"""Words in a box: measured widths, lines broken as each script asks, sizes that shrink before anything is cut off."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rules.drawing.svg import escape, tag

SERIF: Final = "'Source Han Serif SC','Noto Serif SC','Noto Serif CJK SC','Songti SC',SimSun,Georgia,serif"
SANS: Final = "'PingFang SC','Noto Sans SC','Noto Sans CJK SC','Microsoft YaHei',system-ui,sans-serif"
LATIN_SERIF: Final = "Georgia,'Noto Serif','Times New Roman',serif"
LATIN_SANS: Final = "system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
ELLIPSIS: Final = "…"
_NEVER_FIRST: Final = frozenset("，。、；：！？）」』】》〉”’…—%,.;:!?)]}·")
_NEVER_LAST: Final = frozenset("（「『【《〈“‘([{")
#: An apostrophe belongs to its word.
_WORDS: Final = re.compile(r"\s+|(?:[^\s⺀-〿぀-ヿ㐀-鿿豈-﫿＀-￯‐-‧]|(?<=[A-Za-z])’)+|.", re.DOTALL)
_OPENING: Final = re.compile(r"\s?[(（][^)）]*[)）]\s?[:：]|\s?[:：]")
#: Widths in units of the size, no less than those of the widest faces that a system may set for `sans-serif`.
_WIDTHS: Final = {
    **dict.fromkeys("ijl'|", 0.3),
    **dict.fromkeys(" .,:;!()[]/ft-·", 0.4),
    **dict.fromkeys('rcs1"', 0.52),
    **dict.fromkeys("mwMW@%&—+−", 0.98),
}


def serif_for(language: str) -> str:
    """The faces for headings in a language: Latin faces first for English, so that its quotes and dashes keep their width."""
    return SERIF if language.startswith("zh") else LATIN_SERIF


def sans_for(language: str) -> str:
    """The faces for running text in a language."""
    return SANS if language.startswith("zh") else LATIN_SANS


@dataclass(frozen=True, slots=True)
class Lines:
    """Broken text: the lines, their size and the step from one baseline to the next."""

    lines: tuple[str, ...]
    size: float
    leading: float
    is_cut: bool = False

    @property
    def height(self) -> float:
        return self.leading * len(self.lines)

    def width(self, *, is_bold: bool = False) -> float:
        """The widest line's width."""
        return max(measure(line, self.size, is_bold=is_bold) for line in self.lines)


def is_wide(character: str) -> bool:
    """Return whether the character takes a whole square, as Han and full-width ones do."""
    return ord(character) >= 0x2E80 or character in "—…‘’“”"


def measure(text: str, size: float, *, is_bold: bool = False) -> float:
    """A width that the text keeps within, whichever font of the stack is found."""
    units = 0.0
    for character in text:
        if is_wide(character):
            units += 1.0
        else:
            units += _WIDTHS.get(character) or (0.74 if character.isupper() else 0.62)
    return units * size * (1.05 if is_bold else 1.0)


def _pieces(text: str, width: float, size: float, *, is_bold: bool) -> Iterator[str]:
    for piece in _WORDS.findall(text):
        if measure(piece, size, is_bold=is_bold) <= width:
            yield piece
        else:
            yield from piece


def wrap(text: str, width: float, size: float, *, is_bold: bool = False) -> list[str]:
    """The text in lines no wider than `width`: Latin by word, Han by character, punctuation kept to its word."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for piece in _pieces(paragraph, width, size, is_bold=is_bold):
            if measure((line + piece).rstrip(), size, is_bold=is_bold) <= width:
                line += piece
                continue
            line, carried = _break(line, piece)
            lines.append(line.rstrip())
            line = (carried + piece).lstrip()
        lines.append(line.rstrip())
    return [line for line in lines if line] or [""]


def _break(line: str, piece: str) -> tuple[str, str]:
    """Return the line to end before `piece`, and what goes along to the next line because it must not part from its neighbour."""
    place = len(line)
    first = piece
    while place > 1 and (first[:1] in _NEVER_FIRST or line[place - 1] in _NEVER_LAST):
        place -= 1
        while place > 1 and not is_wide(line[place]) and not is_wide(line[place - 1]) and " " not in line[place - 1 : place + 1]:
            place -= 1
        first = line[place]
    return (line[:place], line[place:]) if place > len(line) // 2 else (line, "")


def fit(
    text: str, width: float, height: float, *, largest: float, smallest: float, leading: float, most: int = 99, is_bold: bool = False
) -> Lines:
    """The text at the largest size at which it keeps inside the box, cut with an ellipsis only when the smallest is too large."""
    size = largest
    while True:
        lines = wrap(text, width, size, is_bold=is_bold)
        if len(lines) <= most and len(lines) * size * leading <= height + 0.01:
            size = _with_fewer_lines(text, width, size, smallest, is_bold=is_bold)
            return Lines(tuple(balanced(text, width, size, is_bold=is_bold)), size, size * leading)
        if size <= smallest:
            break
        size = max(smallest, size - 0.5)
    room = max(1, min(most, int(height / (size * leading))))
    last = lines[room - 1]
    while last and measure(last + ELLIPSIS, size, is_bold=is_bold) > width:
        last = last[:-1]
    return Lines((*lines[: room - 1], last.rstrip() + ELLIPSIS), size, size * leading, is_cut=True)


def _with_fewer_lines(text: str, width: float, size: float, smallest: float, *, is_bold: bool) -> float:
    """A size a little smaller where that saves a line, else the same: better than a line of one word."""
    count = len(wrap(text, width, size, is_bold=is_bold))
    trial = size
    while trial > max(smallest, size * 0.88):
        trial -= 0.5
        if len(wrap(text, width, trial, is_bold=is_bold)) < count:
            return trial
    return size


def balanced(text: str, width: float, size: float, *, is_bold: bool = False) -> list[str]:
    """The text in as few lines as the width allows, about equally long, so that no line is left with a word or two."""
    lines = wrap(text, width, size, is_bold=is_bold)
    low, high = width / 2, width
    while high - low > size / 2:
        middle = (low + high) / 2
        if len(wrap(text, middle, size, is_bold=is_bold)) > len(lines):
            low = middle
        else:
            high = middle
    return wrap(text, high, size, is_bold=is_bold)


def name_lines(text: str, width: float, height: float, *, largest: float) -> Lines:
    """A name in one line where it can shrink to three quarters, in two where it can't."""
    one = fit(text, width, height, largest=largest, smallest=largest * 0.72, leading=1.15, most=1, is_bold=True)
    return (
        one
        if not one.is_cut
        else fit(text, width, height, largest=largest * 0.72, smallest=largest * 0.4, leading=1.1, most=2, is_bold=True)
    )


def set_lines(block: Lines, x: float, top: float, *, leads: Sequence[str] = (), **attributes: str | float | None) -> str:
    """A text element, its first line's box starting at `top`. Words of `leads` that open a line are set bold."""
    spans = []
    for place, words in enumerate(block.lines):
        y = top + block.leading * place + block.leading / 2 + block.size * 0.36
        spans.append(tag("tspan", _with_lead(words, leads), x=x, y=y))
    return tag("text", *spans, font_size=block.size, **attributes)


def _with_lead(words: str, leads: Sequence[str]) -> str:
    for lead in leads:
        if lead and words.startswith(lead) and not _is_longer(words, lead):
            opening = _OPENING.match(words, len(lead))
            end = opening.end() if opening else len(lead)
            return tag("tspan", escape(words[:end]), font_weight="700") + escape(words[end:])
    return escape(words)


def _is_longer(words: str, lead: str) -> bool:
    """Return whether the words open with a longer word than the lead: `Equipment`, of which `Equip` is the beginning."""
    return lead.isascii() and words[len(lead) : len(lead) + 1].isalpha()
