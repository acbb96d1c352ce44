"""Written actions: each is read and written alike, told in Chinese too, and refused with the word that can't be read."""

from __future__ import annotations

from typing import get_args

import pytest

from rules.douwushi.notation import Line, Verb, describe_line, read_line, write_line
from rules.kernel.telling.action_errors import InvalidActionError
from rules.wording import Text

NAMES = {"lei-po": Text("Lei Po", "雷破"), "spear": Text("Spear", "长矛"), "curse": Text("Curse", "咒")}
#: Each line as it is written, what it means, and how it is told in Chinese.
LINES = {
    "A starts with lei-po": (Line(player=0, verb="starts", cards=("lei-po",)), "A 以雷破首发"),
    "B deploys lei-po": (Line(player=1, verb="deploys", cards=("lei-po",)), "B 派雷破出战"),
    "A equips 2 with spear": (Line(player=0, verb="equips", place=2, cards=("spear",)), "A 为2号位装备长矛"),
    "A casts curse": (Line(player=0, verb="casts", cards=("curse",)), "A 使用咒"),
    "A attacks 1 -> 12": (Line(player=0, verb="attacks", place=1, target=12, side="enemy"), "A 1号位攻击敌方12号位"),
    "A attacks 1 -> own 2": (Line(player=0, verb="attacks", place=1, target=2, side="own"), "A 1号位攻击己方2号位"),
    "A uses 1": (Line(player=0, verb="uses", place=1), "A 1号位施放技能"),
    "A uses 1 skill 2": (Line(player=0, verb="uses", place=1, number=2), "A 1号位施放第2个技能"),
    "A uses spear of 3": (Line(player=0, verb="uses", place=3, cards=("spear",)), "A 发动3号位的长矛"),
    "A uses spear of 3 skill 1": (Line(player=0, verb="uses", place=3, cards=("spear",), number=1), "A 发动3号位的长矛的第1个效果"),
    "A guards 1 with 2": (Line(player=0, verb="guards", place=2, target=1, side="own"), "A 由2号位护卫1号位"),
    "A targets own 1": (Line(player=0, verb="targets", target=1, side="own"), "A 选择己方1号位"),
    "A targets enemy 4": (Line(player=0, verb="targets", target=4, side="enemy"), "A 选择敌方4号位"),
    "A targets spear of own 1": (Line(player=0, verb="targets", target=1, side="own", cards=("spear",)), "A 选择己方1号位的长矛"),
    "B targets spear of enemy 1": (Line(player=1, verb="targets", target=1, side="enemy", cards=("spear",)), "B 选择敌方1号位的长矛"),
    "A targets curse": (Line(player=0, verb="targets", cards=("curse",)), "A 选择咒"),
    "A pays 3": (Line(player=0, verb="pays", number=3), "A 支付 3 点 MP"),
    "A chooses 2": (Line(player=0, verb="chooses", number=2), "A 选择第2项"),
    "B accepts": (Line(player=1, verb="accepts"), "B 发动"),
    "B declines": (Line(player=1, verb="declines"), "B 放弃"),
    "A is done": (Line(player=0, verb="is done"), "A 选择完毕"),
    "A takes stack 3": (Line(player=0, verb="takes", number=3), "A 获得第3叠悬赏牌"),
    "A discards spear, spear": (Line(player=0, verb="discards", cards=("spear", "spear")), "A 弃置长矛、长矛"),
    "A ends": (Line(player=0, verb="ends"), "A 结束回合"),
}


@pytest.mark.parametrize("written", LINES)
def test_line_is_read_and_written_alike(written: str) -> None:
    line, _ = LINES[written]
    assert read_line(written) == line
    assert write_line(line) == written


@pytest.mark.parametrize("written", LINES)
def test_line_is_told_in_chinese(written: str) -> None:
    line, chinese = LINES[written]
    assert describe_line(line, NAMES.__getitem__).zh == chinese


def test_every_verb_is_written() -> None:
    assert {line.verb for line, _ in LINES.values()} == set(get_args(Verb))


def test_blanks_and_arrows_are_forgiven() -> None:
    assert read_line("  A  attacks 1→2 ") == read_line("A attacks 1 -> enemy 2") == read_line("A attacks 1 -> 2")
    assert read_line("A attacks 1->own 2") == read_line("A attacks 1 -> own 2")
    assert read_line("B discards lei-po,spear") == read_line("B discards lei-po, spear")


@pytest.mark.parametrize(
    ("written", "word"),
    [
        ("", "A or B"),
        ("C ends", "A or B"),
        ("A", "no action"),
        ("A flies 1", "no action"),
        ("A attacks 1", "not how “attacks” is written"),
        ("A attacks 13 -> 1", "“13” is no place"),
        ("A attacks hero -> 1", "“hero” is no place"),
        ("A equips 0 with spear", "“0” is no place"),
        ("A uses spear", "“spear” is no place"),
        ("A uses 1 skill 0", "not how “uses” is written"),
        ("A guards 1", "not how “guards” is written"),
        ("A targets own hero", "“hero” is no place"),
        ("A takes 1", "not how “takes” is written"),
        ("A pays 0", "not how “pays” is written"),
        ("A pays x", "not how “pays” is written"),
        ("A chooses 0", "not how “chooses” is written"),
        ("A discards x,, y", "not a list of cards"),
        ("A ends it", "not how “ends” is written"),
    ],
)
def test_line_that_cannot_be_read_is_refused(written: str, word: str) -> None:
    with pytest.raises(InvalidActionError, match=word):
        read_line(written)


def test_line_is_told_with_card_names_in_english() -> None:
    assert describe_line(read_line("A uses spear of 3"), NAMES.__getitem__).en == "A uses Spear of 3"
    assert describe_line(read_line("B discards lei-po, spear"), NAMES.__getitem__).en == "B discards Lei Po, Spear"
