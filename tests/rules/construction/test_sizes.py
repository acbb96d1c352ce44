"""The sizes of sections and of the whole deck are checked."""

from __future__ import annotations

from dataclasses import replace

from rules.construction import Change, Code, Section, Size, section_counts, total_count
from rules.wording import Text


def test_an_exact_deck_is_legal(judge, deck):
    assert judge(deck).legal
    assert judge(deck).violations == ()


def test_one_short(judge, deck):
    deck["main"]["soldier-3"] = 2
    (violation,) = judge(deck).violations
    assert (violation.code, violation.section, violation.cards) == (Code.SECTION_TOO_SMALL, "main", ())
    assert (violation.limit, violation.count) == (10, 9)
    assert violation.text == Text("Main deck: 9 cards, exactly 10 needed. Add 1.", "主卡组：9 张，必须恰好 10 张。添加 1 张。")
    assert violation.fix.changes == (Change("add", "main", 1),)


def test_one_over(judge, deck):
    deck["main"]["soldier-4"] = 1
    (violation,) = judge(deck).violations
    assert (violation.code, violation.section, violation.limit, violation.count) == (Code.SECTION_TOO_LARGE, "main", 10, 11)
    assert violation.cards == ("ember-king", "soldier-1", "soldier-2", "soldier-3", "soldier-4")
    assert violation.fix.changes == (Change("remove", "main", 1),)
    assert not violation.fix.names_cards


def test_no_hero(judge, deck):
    del deck["hero"]
    (violation,) = judge(deck).violations
    assert violation.code == Code.SECTION_TOO_SMALL
    assert violation.text.en == "Hero: 0 cards, exactly 1 needed. Add 1."
    assert violation.fix.changes == (Change("add", "hero", 1, kind="hero"),)


def test_two_heroes(judge, deck):
    deck["hero"]["rival"] = 1
    (violation,) = judge(deck).violations
    assert (violation.code, violation.section, violation.cards) == (Code.SECTION_TOO_LARGE, "hero", ("elder", "rival"))


def test_one_hero_twice_names_the_card_to_remove(judge, deck):
    deck["hero"]["elder"] = 2
    (violation,) = judge(deck).violations
    assert violation.fix.changes == (Change("remove", "hero", 1, "elder"),)
    assert violation.fix.names_cards


def test_the_empty_deck(judge, codes):
    assert codes(judge({})) == [Code.SECTION_TOO_SMALL, Code.SECTION_TOO_SMALL]


def test_a_minimum_has_no_upper_bound(judge, deck, format):
    main = Section("main", Text("Main deck", "主卡组"), size=Size(least=10))
    loose = replace(format, sections=(format.sections[0], main), copies=())
    deck["main"]["soldier-4"] = 500
    assert judge(deck, format=loose).legal
    (violation,) = judge({"hero": {"elder": 1}, "main": {"soldier-1": 9}}, format=loose).violations
    assert violation.text.en == "Main deck: 9 cards, at least 10 needed. Add 1."


def test_a_total_over_sections(judge, deck, format):
    main = Section("main", Text("Main deck", "主卡组"), kinds=("follower", "item"))
    total = replace(format, sections=(format.sections[0], main), total=Size(11, 12))
    assert judge(deck, format=total).legal
    deck["main"]["soldier-3"] = 2
    (short,) = judge(deck, format=total).violations
    assert (short.code, short.section, short.limit, short.count) == (Code.DECK_TOO_SMALL, "", 11, 10)
    assert short.fix.changes == (Change("add", "main", 1),)
    deck["main"] |= {"soldier-3": 3, "soldier-4": 2}
    (over,) = judge(deck, format=total).violations
    assert (over.code, over.limit, over.count) == (Code.DECK_TOO_LARGE, 12, 13)
    assert over.text == Text("The deck has 13 cards, at most 12 allowed. Remove 1.", "卡组共 13 张，最多 12 张。移除 1 张。")


def test_counts_tell_how_full_the_deck_is(format, deck):
    deck["main"]["soldier-1"] = 1
    hero, main = section_counts(format, deck)
    assert (hero.count, hero.missing, hero.surplus) == (1, 0, 0)
    assert (main.count, main.least, main.most, main.missing, main.surplus) == (8, 10, 10, 2, 0)
    total = total_count(format, deck)
    assert (total.count, total.least, total.most, total.missing) == (9, 11, 11, 2)
