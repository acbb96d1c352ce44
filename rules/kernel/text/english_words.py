"""English numerals and pronouns, and what happened in a turn, in the words of games that say “the enemy”."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.kernel.text.english import an, between

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
WHOSE = {"own": "your", "enemy": "the enemy’s"}
HAVE = {"own": "you have", "enemy": "the enemy has", "any": "the players together have"}


def numeral(number: int) -> str:
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)


def as_object(said: str) -> str:
    return "them" if said == "they" else said


def possessive(said: str) -> str:
    """`its`, `this creature’s`."""
    return {"it": "its", "them": "their"}.get(said, f"{said}’" if said.endswith("s") else f"{said}’s")


def how_many(least: int | None, most: int | None) -> str:
    """`two or more`, `no`, `exactly two`; nothing for "a"."""
    if (least, most) == (1, None):
        return ""
    if most is not None and most <= 0:
        return "no"
    if least is not None and least == most:
        return f"exactly {numeral(least)}"
    return " ".join(numeral(int(word)) if word.isdigit() else word for word in between(least, most, "fewer").split())


def some(count: int, named: str, *, up_to: bool = False, other: bool = False) -> str:
    """So many of what is named: `a card`, `up to two other creatures`, `another minion`."""
    if up_to or count > 1:
        return f"{'up to ' if up_to else ''}{numeral(count)} {'other ' if other else ''}{named}"
    return f"another {named}" if other else an(named)


@dataclass(frozen=True, slots=True)
class Deeds:
    """The words for what happens in a turn, as it is counted.

    attackers: of a side those whose attacks are counted, with “have”. done: of what is counted one, several, and the participle.
    measured: what is measured, and the participle. dead: of a side one of those that died, in the plural or not.
    """

    attackers: Mapping[str, str]
    done: Mapping[str, tuple[str, str, str]]
    measured: Mapping[str, tuple[str, str]]
    dead: Callable[[str, bool], str]

    def counted(self, of: Any, *, is_many: bool) -> str:
        """Return what is counted, as it stands after "for each" or "the number of"."""
        match of.this_turn:
            case "attacks":
                return f"{'attacks' if is_many else 'attack'} that {self.attackers[of.side]} made this turn"
            case "died":
                return f"{self.dead(of.side, is_many)} that died this turn"
            case deed:
                one, many, done = self.done[deed]
                return f"{many if is_many else one} that {HAVE[of.side]} {done} this turn"

    def measure(self, of: Any) -> str:
        """Return what is measured: `the life that you have gained this turn`."""
        thing, done = self.measured[of.this_turn]
        return f"the {thing} that {HAVE[of.side]} {done} this turn"

    def happened(self, of: Any, least: int | None, most: int | None) -> str:
        """Return the condition that so much happened: `you have drawn two or more cards this turn`."""
        number = how_many(least, most)
        is_many = bool(number) and (least, most) != (1, 1)
        if of.this_turn in self.measured:
            measure, done = self.measured[of.this_turn]
            bounds = f"exactly {least}" if least == most else between(least, most)
            much = "any" if (least, most) == (1, None) else "no" if most == 0 else bounds
            return f"{HAVE[of.side]} {done} {much} {measure} this turn"
        if of.this_turn == "died":
            named = self.dead(of.side, is_many)
            return f"{f'{number} {named}' if number else an(named)} {'have' if is_many else 'has'} died this turn"
        if of.this_turn == "attacks":
            return f"{self.attackers[of.side]} made {number or 'an'} {'attacks' if is_many else 'attack'} this turn"
        one, many, done = self.done[of.this_turn]
        return f"{HAVE[of.side]} {done} {f'{number} {many if is_many else one}' if number else an(one)} this turn"
