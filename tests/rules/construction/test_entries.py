"""Lines that can't stand: unknown sections and cards, other games' cards, wrong kinds, counts below one."""

from __future__ import annotations

import pytest

from rules.construction import Change, Code
from rules.wording import Text


def test_an_unknown_section(judge, deck):
    (violation,) = judge({**deck, "sideboard": {"soldier-4": 2}}).violations
    assert (violation.code, violation.section, violation.cards) == (Code.UNKNOWN_SECTION, "sideboard", ("soldier-4",))
    assert violation.text.en == "This format has no section “sideboard”. Take out its 2 cards."
    assert violation.fix.changes == (Change("remove", "sideboard", 2, "soldier-4"),)


def test_an_empty_unknown_section_is_harmless(judge, deck):
    assert judge({**deck, "sideboard": {}}).legal


def test_an_unknown_card(judge, deck):
    deck["main"] |= {"soldier-3": 2, "soldeir-3": 1}
    (violation,) = judge(deck).violations
    assert (violation.code, violation.section, violation.cards) == (Code.UNKNOWN_CARD, "main", ("soldeir-3",))
    assert violation.text == Text("“soldeir-3” is not a card of this game. Remove 1.", "本游戏没有“soldeir-3”这张卡。移除 1 张。")


def test_a_card_of_another_game(judge, deck):
    deck["main"] |= {"soldier-3": 2, "chess-rook": 1}
    (violation,) = judge(deck, other_games={"chess-rook": Text("Chess", "国际象棋")}).violations
    assert (violation.code, violation.cards) == (Code.OTHER_GAME_CARD, ("chess-rook",))
    assert violation.text.en == "“chess-rook” is a card of Chess, another game. Remove 1."


def test_a_hero_in_the_main_deck_moves_to_the_free_place(judge, deck, codes):
    deck["main"]["rival"] = 1
    del deck["hero"]
    report = judge(deck)
    assert codes(report) == [Code.WRONG_KIND, Code.SECTION_TOO_SMALL, Code.SECTION_TOO_LARGE]
    assert report.violations[0].text.en == "Rival may not be in this section: Main deck. Move 1 to: Hero."
    assert report.violations[0].fix.changes == (Change("move", "main", 1, "rival", to="hero"),)


def test_a_hero_in_the_main_deck_is_removed_when_there_is_one(judge, deck):
    deck["main"] |= {"soldier-3": 2, "rival": 1}
    (violation,) = judge(deck).violations
    assert violation.code == Code.WRONG_KIND
    assert violation.fix.changes == (Change("remove", "main", 1, "rival"),)


def test_two_strays_do_not_move_to_one_place(judge, deck):
    deck["hero"] = {}
    deck["main"] = {"elder": 1, "rival": 1, "soldier-1": 3, "soldier-2": 3, "soldier-3": 2}
    actions = [violation.fix.changes[0].action for violation in judge(deck).violations if violation.code == Code.WRONG_KIND]
    assert actions == ["move", "remove"]


@pytest.mark.parametrize("count", [0, -1, -1_000_000])
def test_a_count_below_one(judge, deck, count):
    deck["main"]["soldier-4"] = count
    (violation,) = judge(deck).violations
    assert (violation.code, violation.cards, violation.limit, violation.count) == (Code.BAD_COUNT, ("soldier-4",), 1, count)
    assert violation.fix.changes == (Change("remove", "main", 0, "soldier-4"),)


def test_a_huge_count_is_only_too_many(judge, deck, codes):
    deck["main"]["soldier-4"] = 10**12
    assert codes(judge(deck)) == [Code.SECTION_TOO_LARGE, Code.TOO_MANY_COPIES]
