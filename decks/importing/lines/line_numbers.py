"""Tell the numbers of a list's lines, `1. ...`, `2、...`, `③ ...`, from counts of copies."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

_NUMBER = re.compile(r"^\s*[-*•]?\s*(?:第?\s*[(（]?(?P<digits>[0-9０-９]{1,3})\s*[)）.．、]|(?P<circled>[①-⑳]))[.．、]?\s*(?=\S)")
#: The fewest numbers that are a numbering.
_LEAST = 3


@dataclass(frozen=True, slots=True)
class Numbering:
    """For each line of a text, how many of its letters are its number in the list; 0 for all lines of a text without numbering."""

    lengths: Sequence[int]

    @classmethod
    def of(cls, lines: Iterable[str]) -> Numbering:
        """Find numbers that go up from 1, line by line and anew below each heading. Counts of copies do not go up like that."""
        found = [_NUMBER.match(line) for line in lines]
        is_numbered = _goes_up([_value(each) for each in found if each])
        return cls([each.end() if each and is_numbered else 0 for each in found])


def _goes_up(values: Sequence[int]) -> bool:
    """Return whether the numbers begin with 1 and go up, perhaps from 1 again once there were enough."""
    run = 0
    for before, value in pairwise((0, *values)):
        if value == 1 and (not before or run >= _LEAST):
            run = 1
        elif value > before and run:
            run += 1
        else:
            return False
    return len(values) >= _LEAST


def _value(found: re.Match[str]) -> int:
    return int(found["digits"]) if found["digits"] else ord(found["circled"]) - ord("①") + 1
