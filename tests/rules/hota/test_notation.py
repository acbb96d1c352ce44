"""Written actions: each is read and written alike, told in Chinese too, and refused with the word that can't be read."""

from __future__ import annotations

from typing import get_args

import pytest

from rules.hota.notation import Line, Verb, describe_line, read_line, write_line
from rules.kernel.telling.action_errors import InvalidActionError
from rules.wording import Text

NAMES = {"bear": Text("Bear", "熊"), "spark": Text("Spark", "电光")}
#: Each line as it is written, what it means, and how it is told in Chinese.
LINES = {
    "A announces 0": (Line(player=0, verb="announces", number=0), "A 宣布置换 0 张"),
    "B exchanges bear, spark": (Line(player=1, verb="exchanges", cards=("bear", "spark")), "B 置换熊、电光"),
    "A plays bear": (Line(player=0, verb="plays", cards=("bear",)), "A 打出熊"),
    "A casts spark": (Line(player=0, verb="casts", cards=("spark",)), "A 施放电光"),
    "A uses A3": (Line(player=0, verb="uses", place="A3"), "A 启动A3的技能"),
    "A uses A3 ability 2": (Line(player=0, verb="uses", place="A3", number=2), "A 启动A3的第2个技能"),
    "A equips A2": (Line(player=0, verb="equips", place="A2"), "A 佩带A2的装备"),
    "A attacks with A20": (Line(player=0, verb="attacks", place="A20"), "A 以A20攻击"),
    "B blocks A3 with B2": (Line(player=1, verb="blocks", place="B2", target="A3"), "B 以B2阻挡A3"),
    "A targets B4": (Line(player=0, verb="targets", target="B4"), "A 选择B4"),
    "A targets B": (Line(player=0, verb="targets", target="B"), "A 选择乙方"),
    "A targets stack 1": (Line(player=0, verb="targets", target="stack 1"), "A 选择堆叠第1项"),
    "A targets bear": (Line(player=0, verb="targets", cards=("bear",)), "A 选择熊"),
    "A chooses 2": (Line(player=0, verb="chooses", number=2), "A 选择第2项"),
    "A accepts": (Line(player=0, verb="accepts"), "A 发动"),
    "A declines": (Line(player=0, verb="declines"), "A 放弃"),
    "B discards bear, bear": (Line(player=1, verb="discards", cards=("bear", "bear")), "B 弃置熊、熊"),
    "A passes": (Line(player=0, verb="passes"), "A 让过"),
}


@pytest.mark.parametrize("written", LINES)
def test_line_is_read_written_and_told(written: str) -> None:
    line, chinese = LINES[written]
    assert read_line(written) == line
    assert write_line(line) == written
    assert describe_line(line, NAMES.__getitem__).zh == chinese


def test_every_verb_is_written() -> None:
    assert {line.verb for line, _ in LINES.values()} == set(get_args(Verb))


def test_blanks_are_forgiven() -> None:
    assert read_line("  B  blocks A3   with B2 ") == read_line("B blocks A3 with B2")
    assert read_line("B discards bear,spark") == read_line("B discards bear, spark")


@pytest.mark.parametrize(
    ("written", "word"),
    [
        ("", "A or B"),
        ("C passes", "A or B"),
        ("A", "no action"),
        ("A flies A1", "no action"),
        ("A attacks A1", "not how “attacks” is written"),
        ("A attacks with A21", "“A21” is no place"),
        ("A attacks with 1", "“1” is no place"),
        ("A uses A0", "“A0” is no place"),
        ("A uses A1 ability 0", "not how “uses” is written"),
        ("B blocks stack 1", "not how “blocks” is written"),
        ("A targets B21", "“B21” is no target"),
        ("A targets stack 17", "“stack 17” is no target"),
        ("A chooses 0", "not how “chooses” is written"),
        ("A announces many", "not how “announces” is written"),
        ("A discards x,, y", "not a list of cards"),
        ("A passes it", "not how “passes” is written"),
    ],
)
def test_line_that_cannot_be_read_is_refused(written: str, word: str) -> None:
    with pytest.raises(InvalidActionError, match=word):
        read_line(written)


def test_line_is_told_with_card_names_in_english() -> None:
    assert describe_line(read_line("A casts spark"), NAMES.__getitem__).en == "A casts Spark"
    assert describe_line(read_line("B discards bear, spark"), NAMES.__getitem__).en == "B discards Bear, Spark"
