"""The report of a deck check, as data: violations with their codes, and the changes that mend them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from rules.wording import Text


class Code(StrEnum):
    """The stable codes of violations."""

    UNKNOWN_SECTION = "unknown_section"  #: the format has no such section
    UNKNOWN_CARD = "unknown_card"  #: no card of the game is called so
    OTHER_GAME_CARD = "other_game_card"  #: the card belongs to another game
    BAD_COUNT = "bad_count"  #: a count below 1
    WRONG_KIND = "wrong_kind"  #: the section does not take cards of that kind
    SECTION_TOO_SMALL = "section_too_small"  #: fewer cards than the section needs
    SECTION_TOO_LARGE = "section_too_large"  #: more cards than the section takes
    DECK_TOO_SMALL = "deck_too_small"  #: fewer cards than all sections together need
    DECK_TOO_LARGE = "deck_too_large"  #: more cards than all sections together may hold
    TOO_MANY_COPIES = "too_many_copies"  #: more of one name than the format allows
    BANNED = "banned"  #: on the ban list that day
    RESTRICTED = "restricted"  #: more than the restriction list allows that day
    POOL_MISSING = "pool_missing"  #: the format needs a pool and none is stated
    NOT_IN_POOL = "not_in_pool"  #: more of one name than the pool holds
    FIXED_LIST_MISSING = "fixed_list_missing"  #: fewer of a card than the fixed list has
    FIXED_LIST_SURPLUS = "fixed_list_surplus"  #: more of a card than the fixed list has


@dataclass(frozen=True, slots=True)
class Change:
    """One step of a fix: add, remove or move `count` copies.

    `card` is a slug, or empty where any card will do; `kind` then names the kind to add if only one fits. `to` is the section that a move
    ends in. Removing 0 copies takes out a line whose count is below 1.
    """

    action: Literal["add", "remove", "move"]
    section: str
    count: int
    card: str = ""
    kind: str = ""
    to: str = ""


#: A change with the name of its card.
NamedChange = tuple[Change, Text]


@dataclass(frozen=True, slots=True)
class Fix:
    """The smallest change that mends a violation, as data and in words."""

    changes: tuple[Change, ...]
    text: Text

    @property
    def names_cards(self) -> bool:
        """True if the fix can be applied as it stands, without choosing a card."""
        return bool(self.changes) and all(change.card for change in self.changes)


@dataclass(frozen=True, slots=True)
class Violation:
    """One rule that a deck breaks.

    `section` is empty where the whole deck is meant. `cards` are slugs. `limit` is what the rule allows (or asks for) and `count` what the
    deck has. `problem` says what is wrong.
    """

    code: Code
    section: str
    cards: tuple[str, ...]
    limit: int
    count: int
    problem: Text
    fix: Fix

    @property
    def text(self) -> Text:
        """The problem and its fix, in words."""
        return Text(f"{self.problem.en} {self.fix.text.en}", f"{self.problem.zh}{self.fix.text.zh}")


@dataclass(frozen=True, slots=True)
class Report:
    """The answer of a deck check: legal when nothing is violated."""

    violations: tuple[Violation, ...] = ()

    @property
    def legal(self) -> bool:
        return not self.violations

    @property
    def lacks_only_cards(self) -> bool:
        """True if there are violations and adding cards mends them all."""
        fixes = [violation.fix.changes for violation in self.violations]
        return bool(fixes) and all(changes and all(change.action == "add" for change in changes) for changes in fixes)


def apply_fix(deck: Mapping[str, Mapping[str, int]], fix: Fix) -> dict[str, dict[str, int]]:
    """Return the deck after a fix; the deck given is left alone. Steps that leave the card open do nothing: a person chooses it."""
    mended = {section: dict(lines) for section, lines in deck.items()}
    for change in fix.changes:
        if not change.card:
            continue
        added = change.count
        if change.action in ("remove", "move"):
            lines = mended.get(change.section, {})
            held = lines.pop(change.card, 0)
            added = min(change.count, max(held, 0))
            if held > change.count:
                lines[change.card] = held - change.count
        if change.action in ("add", "move") and added > 0:
            lines = mended.setdefault(change.to or change.section, {})
            lines[change.card] = max(lines.get(change.card, 0), 0) + added
    return mended
