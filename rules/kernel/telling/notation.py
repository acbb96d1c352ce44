"""What the notations of all games share: who is A and who is B, how a written line is read, and lists of cards in it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeVar

from rules.kernel.telling.action_errors import InvalidActionError
from rules.wording import Text

#: The sides, as notations and files write them, and as replays and pages call them.
PLAYERS = "AB"
DECKS = (Text("Deck A", "甲方"), Text("Deck B", "乙方"))

V = TypeVar("V", bound=str)


def match_line(text: str, patterns: Sequence[tuple[V, str]]) -> tuple[int, V, dict[str, str]]:
    """The player, the verb and the parts that were found of a line, by the first pattern that fits what comes after the player.

    A verb may have several patterns; each begins with it. Raises InvalidActionError, naming the words that can't be read.
    """
    name, _, rest = " ".join(text.split()).partition(" ")
    if len(name) != 1 or name not in PLAYERS:
        raise InvalidActionError(Text(f"“{text}” does not begin with A or B", f"“{text}”应以 A 或 B 开头"))
    for verb, pattern in patterns:
        found = re.fullmatch(pattern, rest)
        if found:
            return PLAYERS.index(name), verb, {part: words for part, words in found.groupdict().items() if words}
    verbs = list(dict.fromkeys(verb for verb, _ in patterns))
    written = rest.split(" ")[0]
    if any(verb.split(" ")[0] == written for verb in verbs):
        raise InvalidActionError(Text(f"“{rest}” is not how “{written}” is written", f"“{rest}”的写法不对"))
    known = ", ".join(verbs)
    raise InvalidActionError(Text(f"“{rest}” is no action; known are {known}", f"“{rest}”不是行动，可用的有 {known}"))


def read_cards(text: str) -> tuple[str, ...]:
    """The slugs in `x, y`; none in an empty text. Raises InvalidActionError."""
    if not text:
        return ()
    cards = tuple(part.strip() for part in text.split(","))
    if any(not card or " " in card for card in cards):
        raise InvalidActionError(Text(f"“{text}” is not a list of cards (x, y)", f"“{text}”不是卡牌列表（x， y）"))
    return cards
