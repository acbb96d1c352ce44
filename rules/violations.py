"""What a deck check answers: violations, each with its sentence and the smallest change that mends it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
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


@dataclass(frozen=True, slots=True)
class Fix:
    """The smallest change that mends a violation, as data and in words."""

    changes: tuple[Change, ...]
    text: Text

    @property
    def names_cards(self) -> bool:
        """Whether it can be applied as it stands, without choosing a card."""
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
        """What is wrong and what mends it."""
        return Text(f"{self.problem.en} {self.fix.text.en}", f"{self.problem.zh}{self.fix.text.zh}")


@dataclass(frozen=True, slots=True)
class Report:
    """The answer of a deck check: legal when nothing is violated."""

    violations: tuple[Violation, ...] = ()

    @property
    def legal(self) -> bool:
        return not self.violations


def apply_fix(deck: Mapping[str, Mapping[str, int]], fix: Fix) -> dict[str, dict[str, int]]:
    """The deck after a fix; the deck given is left alone. Steps that leave the card open do nothing: the choice is a person's."""
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


def unknown_section(section: str, lines: Mapping[str, int]) -> Violation:
    count = sum(copies for copies in lines.values() if copies > 0)
    removals = tuple(Change("remove", section, max(copies, 0), slug) for slug, copies in sorted(lines.items()))
    problem = Text(f"This format has no section “{section}”.", f"此赛制没有“{section}”这一分区。")
    fix = Fix(removals, Text(f"Take out its {_cards(count)}.", f"移除其中的 {count} 张。"))
    return Violation(Code.UNKNOWN_SECTION, section, tuple(sorted(lines)), 0, count, problem, fix)


def unknown_card(section: str, slug: str, copies: int) -> Violation:
    problem = Text(f"“{slug}” is not a card of this game.", f"本游戏没有“{slug}”这张卡。")
    return Violation(Code.UNKNOWN_CARD, section, (slug,), 0, copies, problem, _remove([(section, slug, copies)], copies))


def other_game_card(section: str, slug: str, copies: int, game: Text) -> Violation:
    problem = Text(f"“{slug}” is a card of {game.en}, another game.", f"“{slug}”是另一个游戏《{game.zh}》的卡。")
    return Violation(Code.OTHER_GAME_CARD, section, (slug,), 0, copies, problem, _remove([(section, slug, copies)], copies))


def bad_count(section: str, section_name: Text, slug: str, name: Text | None, copies: int) -> Violation:
    called = name or Text(f"“{slug}”", f"“{slug}”")
    problem = Text(
        f"{section_name.en}: {copies} copies of {called.en}; a count is 1 or more.",
        f"{section_name.zh}：{_quoted(called.zh)}的数量为 {copies}，数量至少为 1。",
    )
    fix = Fix((Change("remove", section, 0, slug),), Text("Take out the line.", "删去这一行。"))
    return Violation(Code.BAD_COUNT, section, (slug,), 1, copies, problem, fix)


def wrong_kind(section: str, section_name: Text, slug: str, name: Text, copies: int, target: str, target_name: Text) -> Violation:
    """`target` is the section to move it to, empty to remove it."""
    problem = Text(f"{name.en} may not be in this section: {section_name.en}.", f"「{name.zh}」不能放在{section_name.zh}。")
    fix = _remove([(section, slug, copies)], copies)
    if target:
        move = Change("move", section, copies, slug, to=target)
        fix = Fix((move,), Text(f"Move {copies} to: {target_name.en}.", f"将 {copies} 张移到{target_name.zh}。"))
    return Violation(Code.WRONG_KIND, section, (slug,), 0, copies, problem, fix)


def section_too_small(section: str, name: Text, count: int, least: int, is_exact: bool, kind: str) -> Violation:
    """`kind` is the only kind that the section takes, or empty."""
    asked = Text("exactly", "必须恰好") if is_exact else Text("at least", "至少需要")
    problem = Text(f"{name.en}: {_cards(count)}, {asked.en} {least} needed.", f"{name.zh}：{count} 张，{asked.zh} {least} 张。")
    fix = _add(section, least - count, kind)
    return Violation(Code.SECTION_TOO_SMALL, section, (), least, count, problem, fix)


def section_too_large(section: str, name: Text, count: int, most: int, is_exact: bool, held: Sequence[str]) -> Violation:
    """`held` are the slugs in the section; the fix names the card where there is but one."""
    asked = Text("exactly", "必须恰好") if is_exact else Text("at most", "最多")
    problem = Text(f"{name.en}: {_cards(count)}, {asked.en} {most} allowed.", f"{name.zh}：{count} 张，{asked.zh} {most} 张。")
    change = Change("remove", section, count - most, held[0] if len(held) == 1 else "")
    return Violation(Code.SECTION_TOO_LARGE, section, tuple(held), most, count, problem, Fix((change,), _remove_text(count - most)))


def deck_too_small(count: int, least: int, section: str) -> Violation:
    problem = Text(f"The deck has {_cards(count)}, at least {least} needed.", f"卡组共 {count} 张，至少需要 {least} 张。")
    return Violation(Code.DECK_TOO_SMALL, "", (), least, count, problem, _add(section, least - count, ""))


def deck_too_large(count: int, most: int, section: str) -> Violation:
    problem = Text(f"The deck has {_cards(count)}, at most {most} allowed.", f"卡组共 {count} 张，最多 {most} 张。")
    fix = Fix((Change("remove", section, count - most),), _remove_text(count - most))
    return Violation(Code.DECK_TOO_LARGE, "", (), most, count, problem, fix)


def too_many_copies(name: Text, copies: Sequence[tuple[str, str, int]], count: int, most: int, subject: Text) -> Violation:
    """`copies` are (section, card, copies) in the order in which they are taken out; the same in the next two."""
    problem = Text(
        f"{count} copies of {name.en}: {subject.en} may be in a deck {_times(most)}.",
        f"「{name.zh}」有 {count} 张：{subject.zh}在一套卡组中最多 {most} 张。",
    )
    return _surplus(Code.TOO_MANY_COPIES, copies, count, most, problem)


def restricted(name: Text, copies: Sequence[tuple[str, str, int]], count: int, most: int, since: date) -> Violation:
    if most == 0:
        problem = Text(f"{name.en} is banned since {since}.", f"「{name.zh}」自 {since} 起被禁止使用。")
        return _surplus(Code.BANNED, copies, count, most, problem)
    problem = Text(
        f"{count} copies of {name.en}: since {since} it may be in a deck {_times(most)}.",
        f"「{name.zh}」有 {count} 张：自 {since} 起限用 {most} 张。",
    )
    return _surplus(Code.RESTRICTED, copies, count, most, problem)


def not_in_pool(name: Text, copies: Sequence[tuple[str, str, int]], count: int, most: int) -> Violation:
    held = Text(f"{most} in the pool", f"卡池中有 {most} 张") if most else Text("none in the pool", "卡池中没有")
    problem = Text(f"{_copies(count)} of {name.en}, {held.en}.", f"「{name.zh}」用了 {count} 张，{held.zh}。")
    return _surplus(Code.NOT_IN_POOL, copies, count, most, problem)


def pool_missing() -> Violation:
    problem = Text("This format is played from a pool of cards, and none is stated.", "此赛制须从卡池中组牌，但未给出卡池。")
    return Violation(Code.POOL_MISSING, "", (), 0, 0, problem, Fix((), Text("State the pool.", "请给出卡池。")))


def fixed_list_missing(section: str, section_name: Text, slug: str, name: Text, count: int, asked: int) -> Violation:
    problem = _against_list(section_name, name, count, asked)
    fix = Fix((Change("add", section, asked - count, slug),), Text(f"Add {asked - count}.", f"添加 {asked - count} 张。"))
    return Violation(Code.FIXED_LIST_MISSING, section, (slug,), asked, count, problem, fix)


def fixed_list_surplus(section: str, section_name: Text, slug: str, name: Text, count: int, asked: int) -> Violation:
    problem = _against_list(section_name, name, count, asked)
    return _surplus(Code.FIXED_LIST_SURPLUS, [(section, slug, count)], count, asked, problem)


def _against_list(section_name: Text, name: Text, count: int, asked: int) -> Text:
    if asked == 0:
        return Text(f"{section_name.en}: {name.en} is not on the fixed list.", f"{section_name.zh}：固定牌表中没有「{name.zh}」。")
    return Text(
        f"{section_name.en}: {_copies(count)} of {name.en}, the fixed list has {asked}.",
        f"{section_name.zh}：「{name.zh}」有 {count} 张，固定牌表为 {asked} 张。",
    )


def _surplus(code: Code, copies: Sequence[tuple[str, str, int]], count: int, most: int, problem: Text) -> Violation:
    sections = {section for section, _, _ in copies}
    section = sections.pop() if len(sections) == 1 else ""
    cards = tuple(sorted({slug for _, slug, _ in copies}))
    return Violation(code, section, cards, most, count, problem, _remove(copies, count - most))


def _remove(copies: Iterable[tuple[str, str, int]], surplus: int) -> Fix:
    """Take `surplus` copies out, in the order given."""
    changes: list[Change] = []
    left = surplus
    for section, slug, held in copies:
        taken = min(held, left)
        if taken > 0:
            changes.append(Change("remove", section, taken, slug))
            left -= taken
    return Fix(tuple(changes), _remove_text(surplus))


def _add(section: str, count: int, kind: str) -> Fix:
    return Fix((Change("add", section, count, kind=kind),), Text(f"Add {count}.", f"添加 {count} 张。"))


def _remove_text(count: int) -> Text:
    return Text(f"Remove {count}.", f"移除 {count} 张。")


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _copies(count: int) -> str:
    return "1 copy" if count == 1 else f"{count} copies"


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")


def _quoted(name: str) -> str:
    return name if name.startswith("“") else f"「{name}」"
