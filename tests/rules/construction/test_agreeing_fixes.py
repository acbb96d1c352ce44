"""Fixes agree with each other: what one takes out, another one takes out too, and no two undo each other."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.construction import Change, Code, CopyLimit, Section, Size, apply_fix
from rules.wording import Text

SOLDIERS = ("soldier-1", "soldier-2", "soldier-3", "soldier-4")
quick = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


def test_a_section_that_is_too_large_first_loses_the_surplus_of_a_name(judge, deck):
    deck["main"] = {"soldier-1": 3, "soldier-2": 3, "soldier-3": 3, "soldier-4": 1, "lamp": 5}
    too_large, copies = judge(deck).violations
    assert (too_large.code, copies.code) == (Code.SECTION_TOO_LARGE, Code.TOO_MANY_COPIES)
    assert too_large.fix.changes == (Change("remove", "main", 2, "lamp"), Change("remove", "main", 3))
    assert too_large.fix.text == Text("Remove 5, first 2 of Lamp.", "移除 5 张，先移除「Lamp字」2 张。")
    assert copies.fix.changes == (Change("remove", "main", 2, "lamp"),)


def test_a_section_that_is_too_small_tells_what_the_others_will_leave_missing(judge, deck):
    deck["main"] = {"soldier-1": 2, "soldier-2": 2, "lamp": 5}
    too_small, copies = judge(deck).violations
    assert (too_small.code, copies.code) == (Code.SECTION_TOO_SMALL, Code.TOO_MANY_COPIES)
    assert too_small.fix.changes == (Change("add", "main", 1),)
    assert too_small.fix.text.en == "Add 1. With the other fixes, 2 more will be missing."
    assert too_small.fix.text.zh == "添加 1 张。按其他建议修改后，还会缺 2 张。"
    assert copies.fix.changes == (Change("remove", "main", 2, "lamp"),)


def test_a_section_that_is_too_large_tells_what_the_others_will_leave_missing(judge, deck):
    deck["main"] = {"soldier-1": 3, "soldier-2": 3, "lamp": 5}
    too_large, copies = judge(deck).violations
    assert (too_large.code, copies.code) == (Code.SECTION_TOO_LARGE, Code.TOO_MANY_COPIES)
    assert too_large.fix.text.en == "Remove 1, first 1 of Lamp. With the other fixes, 1 will be missing."


def test_what_comes_from_elsewhere_fills_what_others_leave(judge, deck):
    deck["hero"], deck["main"] = {}, {**deck["main"], "elder": 1}
    texts = [violation.fix.text.en for violation in judge(deck).violations]
    assert "Add 1, first 1 of Elder from elsewhere." in texts
    assert not any("missing" in text for text in texts)


def test_an_unknown_card_is_the_first_to_leave(judge, deck):
    deck["main"] |= {"no-such-card": 2}
    too_large = next(each for each in judge(deck).violations if each.code == Code.SECTION_TOO_LARGE)
    assert too_large.fix.changes == (Change("remove", "main", 2, "no-such-card"),)
    assert too_large.fix.text.zh == "移除 2 张，先移除“no-such-card”2 张。"


def test_a_card_in_the_wrong_section_fills_the_gap_in_its_own(judge, deck):
    deck["hero"], deck["main"] = {}, {**deck["main"], "elder": 1}
    missing = next(each for each in judge(deck).violations if each.code == Code.SECTION_TOO_SMALL)
    move = Change("move", "main", 1, "elder", to="hero")
    assert missing.fix.changes == (move,)
    assert missing.fix.text.en == "Add 1, first 1 of Elder from elsewhere."
    assert judge(apply_fix(deck, missing.fix)).legal


def test_the_narrower_limit_says_which_printings_leave(judge, deck):
    deck["main"] = {"ember-king": 2, "ember-king-plain": 4, "soldier-1": 3, "soldier-2": 1}
    rare, name = (each for each in judge(deck).violations if each.code == Code.TOO_MANY_COPIES)
    assert rare.fix.changes == (Change("remove", "main", 1, "ember-king"),)
    assert name.fix.changes == (Change("remove", "main", 1, "ember-king"), Change("remove", "main", 2, "ember-king-plain"))


def test_copies_leave_the_section_that_holds_too_many(judge, format):
    side = Section("sideboard", Text("Sideboard", "备牌"), size=Size(0, 3))
    both = replace(format, sections=(*format.sections, side), copies=(CopyLimit(3),))
    main = {"soldier-1": 3, "soldier-2": 3, "soldier-3": 3, "soldier-4": 2}
    report = judge({"hero": {"elder": 1}, "main": main, "sideboard": {"soldier-1": 1}}, format=both)
    assert {each.code: each.fix.changes for each in report.violations} == {
        Code.SECTION_TOO_LARGE: (Change("remove", "main", 1, "soldier-1"),),
        Code.TOO_MANY_COPIES: (Change("remove", "main", 1, "soldier-1"),),
    }


@quick
@given(main=st.dictionaries(st.sampled_from([*SOLDIERS, "lamp", "ember-king", "ember-king-plain"]), st.integers(1, 6)), data=st.data())
def test_the_fixes_in_any_order_change_the_fewest_cards(judge, cards, main, data):
    deck, changed = {"hero": {"elder": 1}, "main": main}, 0
    for _ in range(20):
        report = judge(deck)
        if report.legal:
            break
        fix = data.draw(st.sampled_from(report.violations)).fix
        for change in fix.changes:
            chosen = [change] if change.card else choose(change, deck, cards, data)
            for each in chosen:
                deck = apply_fix(deck, replace(fix, changes=(each,)))
                changed += each.count
    assert report.legal
    assert changed == fewest_changes(main, cards)


def choose(change, deck, cards, data):
    """Single copies that a person may choose: any that is there to go, any that fits to come."""
    lines = deck["main"]
    names = Counter()
    for slug, copies in lines.items():
        names[cards[slug].name_group] += copies
    for _ in range(change.count):
        if change.action == "remove":
            slug = data.draw(st.sampled_from(sorted(slug for slug, copies in lines.items() if copies > 0)))
            lines = {**lines, slug: lines[slug] - 1}
        else:
            slug = data.draw(st.sampled_from([slug for slug in (*SOLDIERS, "lamp") if names[cards[slug].name_group] < 3]))
            lines = {**lines, slug: lines.get(slug, 0) + 1}
            names[cards[slug].name_group] += 1
        yield Change(change.action, change.section, 1, slug)


def fewest_changes(main, cards):
    """Count the fewest changes: what the limits on copies take out, and what is then missing or too much of ten cards."""
    names, rare = Counter(), Counter()
    for slug, copies in main.items():
        names[cards[slug].name_group] += copies
        rare[cards[slug].name_group] += copies * (cards[slug].rarity == "UR")
    out = 0
    for name, copies in names.items():
        too_rare = max(rare[name] - 1, 0)
        out += too_rare + max(copies - too_rare - 3, 0)
    return out + abs(sum(names.values()) - out - 10)
