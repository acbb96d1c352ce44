"""Written actions: each is read and written alike, told in Chinese too, and refused with the word that can't be read."""

from __future__ import annotations

import pytest

from rules.echo.notation import HERO, Line, describe_line, read_line, write_line
from rules.kernel.telling.action_errors import InvalidActionError
from rules.wording import Text

LINES = {
    "A keeps": Line(player=0, verb="keeps"),
    "B mulligans ember, sprout": Line(player=1, verb="mulligans", cards=("ember", "sprout")),
    "A places ember in 3": Line(player=0, verb="places", slot=3, cards=("ember",)),
    "A is ready": Line(player=0, verb="is ready"),
    "B awakens 5": Line(player=1, verb="awakens", slot=5),
    "A plays oil": Line(player=0, verb="plays", cards=("oil",)),
    "A uses 1": Line(player=0, verb="uses", slot=1),
    "A uses hero": Line(player=0, verb="uses", slot=HERO),
    "A attacks 1 -> 2": Line(player=0, verb="attacks", slot=1, target=2, side="enemy"),
    "A attacks 1 -> hero": Line(player=0, verb="attacks", slot=1, target=HERO, side="enemy"),
    "B refills 2 with ember": Line(player=1, verb="refills", slot=2, cards=("ember",)),
    "B declines": Line(player=1, verb="declines"),
    "B accepts": Line(player=1, verb="accepts"),
    "A targets own 1": Line(player=0, verb="targets", target=1, side="own"),
    "A targets enemy hero": Line(player=0, verb="targets", target=HERO, side="enemy"),
    "A targets ember": Line(player=0, verb="targets", cards=("ember",)),
    "A chooses 2": Line(player=0, verb="chooses", option=2),
    "A discards ember, ember": Line(player=0, verb="discards", cards=("ember", "ember")),
    "A is done": Line(player=0, verb="is done"),
    "A ends": Line(player=0, verb="ends"),
}


@pytest.mark.parametrize("written", LINES)
def test_line_is_read_and_written_alike(written: str) -> None:
    assert read_line(written) == LINES[written]
    assert write_line(LINES[written]) == written


def test_blanks_and_arrows_are_forgiven() -> None:
    assert read_line("  A  attacks 1→hero ") == LINES["A attacks 1 -> hero"]
    assert read_line("B mulligans ember,sprout") == LINES["B mulligans ember, sprout"]


@pytest.mark.parametrize(
    ("written", "word"),
    [
        ("", "A or B"),
        ("C keeps", "A or B"),
        ("A", "no action"),
        ("A flies 1", "no action"),
        ("A attacks 1", "not how “attacks” is written"),
        ("A attacks 6 -> 1", "“6” is no slot"),
        ("A attacks hero -> 1", "“hero” is no slot"),
        ("A awakens 0", "“0” is no slot"),
        ("A chooses 0", "not how “chooses” is written"),
        ("A discards x,, y", "not a list of cards"),
        ("A keeps it", "not how “keeps” is written"),
    ],
)
def test_line_that_cannot_be_read_is_refused(written: str, word: str) -> None:
    with pytest.raises(InvalidActionError, match=word):
        read_line(written)


def test_line_is_told_with_card_names_in_both_languages() -> None:
    names = {"ember": Text("Ember", "烬"), "sprout": Text("Sprout", "芽")}
    assert describe_line(LINES["B mulligans ember, sprout"], names.__getitem__) == Text("B mulligans Ember, Sprout", "B 置换烬、芽")
    assert describe_line(LINES["A attacks 1 -> hero"], names.__getitem__) == Text("A attacks 1 -> hero", "A 1号位攻击对方英雄")
