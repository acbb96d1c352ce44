"""The violations of a deck check, each with its sentence and the smallest change that mends it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date

from rules.reports import Change, Code, Fix, NamedChange, Violation
from rules.wording import Text


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


def section_too_small(
    section: str, name: Text, count: int, least: int, is_exact: bool, kind: str, coming: Sequence[NamedChange] = (), later: int = 0
) -> Violation:
    """`kind` is the only kind that the section takes, or empty. Other fixes move `coming` into it; `later` more are missing after all."""
    asked = Text("exactly", "必须恰好") if is_exact else Text("at least", "至少需要")
    problem = Text(f"{name.en}: {_cards(count)}, {asked.en} {least} needed.", f"{name.zh}：{count} 张，{asked.zh} {least} 张。")
    fix = _add(section, least - count, kind, coming, later)
    return Violation(Code.SECTION_TOO_SMALL, section, (), least, count, problem, fix)


def section_too_large(
    section: str,
    name: Text,
    count: int,
    most: int,
    is_exact: bool,
    held: Sequence[str],
    leaving: Sequence[NamedChange] = (),
    later: int = 0,
) -> Violation:
    """`held` are the slugs in the section; the fix names the card where there is but one. Other fixes take `leaving` out of it; `later`
    are missing after all."""
    asked = Text("exactly", "必须恰好") if is_exact else Text("at most", "最多")
    problem = Text(f"{name.en}: {_cards(count)}, {asked.en} {most} allowed.", f"{name.zh}：{count} 张，{asked.zh} {most} 张。")
    fix = _take_out(section, count - most, held[0] if len(held) == 1 else "", leaving, later)
    return Violation(Code.SECTION_TOO_LARGE, section, tuple(held), most, count, problem, fix)


def deck_too_small(count: int, least: int, section: str, later: int = 0) -> Violation:
    """`later` more are missing once the other fixes have taken copies out."""
    problem = Text(f"The deck has {_cards(count)}, at least {least} needed.", f"卡组共 {count} 张，至少需要 {least} 张。")
    return Violation(Code.DECK_TOO_SMALL, "", (), least, count, problem, _add(section, least - count, "", later=later))


def deck_too_large(count: int, most: int, section: str, leaving: Sequence[NamedChange] = ()) -> Violation:
    """`leaving` is what other fixes take out of the deck."""
    problem = Text(f"The deck has {_cards(count)}, at most {most} allowed.", f"卡组共 {count} 张，最多 {most} 张。")
    fix = _take_out(section, count - most, "", leaving)
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
        return Text(f"{section_name.en}: {name.en} is not on the fixed list.", f"{section_name.zh}：固定卡表中没有「{name.zh}」。")
    return Text(
        f"{section_name.en}: {_copies(count)} of {name.en}, the fixed list has {asked}.",
        f"{section_name.zh}：「{name.zh}」有 {count} 张，固定卡表为 {asked} 张。",
    )


def _surplus(code: Code, copies: Sequence[tuple[str, str, int]], count: int, most: int, problem: Text) -> Violation:
    sections = {section for section, _, _ in copies}
    section = sections.pop() if len(sections) == 1 else ""
    cards = tuple(sorted({slug for _, slug, _ in copies}))
    return Violation(code, section, cards, most, count, problem, _remove(copies, count - most))


def _remove(copies: Iterable[tuple[str, str, int]], surplus: int) -> Fix:
    """Take `surplus` copies out, in the order given; a card may come more than once."""
    taken: dict[tuple[str, str], int] = {}
    left = surplus
    for section, slug, held in copies:
        count = min(held, left)
        if count > 0:
            taken[section, slug] = taken.get((section, slug), 0) + count
            left -= count
    changes = tuple(Change("remove", section, count, slug) for (section, slug), count in taken.items())
    return Fix(changes, _remove_text(surplus))


def _take_out(section: str, surplus: int, card: str, leaving: Sequence[NamedChange], later: int = 0) -> Fix:
    """Take `surplus` cards out of a section: first what another fix takes out too, then `card`, or any card where it is empty."""
    if card or not leaving:
        return Fix((Change("remove", section, surplus, card),), _with_later(_remove_text(surplus), later))
    changes = [change for change, _ in leaving]
    left = surplus - sum(change.count for change in changes)
    if left:
        changes.append(Change("remove", section, left))
    first = _listed(leaving)
    text = Text(f"Remove {surplus}, first {first.en}.", f"移除 {surplus} 张，先移除{first.zh}。")
    return Fix(tuple(changes), _with_later(text, later))


def _add(section: str, count: int, kind: str, coming: Sequence[NamedChange] = (), later: int = 0) -> Fix:
    """Add `count` cards, first those that another fix moves there."""
    changes = [change for change, _ in coming]
    left = count - sum(change.count for change in changes)
    if left:
        changes.append(Change("add", section, left, kind=kind))
    text = Text(f"Add {count}.", f"添加 {count} 张。")
    if coming:
        first = _listed(coming)
        text = Text(f"Add {count}, first {first.en} from elsewhere.", f"添加 {count} 张，先从其他分区移入{first.zh}。")
    return Fix(tuple(changes), _with_later(text, later, are_some_missing=True))


def _with_later(text: Text, later: int, *, are_some_missing: bool = False) -> Text:
    """Add how many cards, or how many more, are missing once the other fixes have been carried out, if any."""
    if not later:
        return text
    count, still = (f"{later} more", "还会缺") if are_some_missing else (str(later), "会缺")
    return Text(f"{text.en} With the other fixes, {count} will be missing.", f"{text.zh}按其他建议修改后，{still} {later} 张。")


def _listed(changes: Sequence[NamedChange]) -> Text:
    """The cards of the changes with their counts, as part of a sentence."""
    parts_en = [f"{change.count} of {name.en}" for change, name in changes]
    parts_zh = [f"{_quoted(name.zh)}{change.count} 张" for change, name in changes]
    return Text(", ".join(parts_en), "、".join(parts_zh))


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
