"""Find the known word that an unknown one is most likely a misspelling of; none where none is near."""

from __future__ import annotations

from collections.abc import Collection

from rules.wording import Text

#: The letters from which on a beginning of a known word is near, too: “bea” for “beast”.
LEAST_BEGUN = 3


def nearest(word: str, known: Collection[str]) -> str | None:
    """Return the known word with the fewest mistakes, in capitals or not: one, or one for every three letters. The first of several."""
    typed = word.casefold()
    found = [(_mistakes(typed, each.casefold()), each) for each in known]
    near = [(count, each) for count, each in found if count <= max(1, max(len(typed), len(each)) // 3) < len(typed)]
    if near:
        return min(near, key=lambda pair: pair[0])[1]
    begun = [each for each in known if len(typed) >= LEAST_BEGUN and each.casefold().startswith(typed)]
    return begun[0] if len(begun) == 1 else None


def unknown(word: str, known: Collection[str]) -> Text:
    """Return the sentence that a word is unknown, with the nearest one, or all there are."""
    if near := nearest(word, known):
        return Text(f"“{word}” is unknown; did you mean “{near}”?", f"未知的“{word}”，是否想写“{near}”？")
    listed = ", ".join(known)
    return Text(f"“{word}” is unknown; known are {listed}", f"未知的“{word}”，可用的有 {listed}")


def _mistakes(typed: str, meant: str) -> int:
    """Return how many letters were left out, put in, changed, or swapped with the next one (the optimal string alignment distance)."""
    before: list[int] = []
    above = list(range(len(meant) + 1))
    for row, letter in enumerate(typed, start=1):
        here = [row]
        for column, other in enumerate(meant, start=1):
            cost = min(above[column] + 1, here[-1] + 1, above[column - 1] + (letter != other))
            if row > 1 and column > 1 and letter == meant[column - 2] and typed[row - 2] == other:
                cost = min(cost, before[column - 2] + 1)
            here.append(cost)
        before, above = above, here
    return above[-1]
