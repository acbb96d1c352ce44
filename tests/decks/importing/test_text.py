"""Pasting a list of lines."""

import pytest

from decks.importing import ImportReport, LineStatus, parse_deck_text
from rules.kernel.game import Game


def read(text: str, game: Game) -> ImportReport:
    return parse_deck_text(text, game=game)


def test_plain(echo: Game) -> None:
    report = read("# 快攻\nHero\n1 A-Ji of the Hundred Claws\n\nMain deck (30)\n3 Kiln Ox\n2 Wick Sparrow\n", echo)
    assert report.sections == {"hero": {"a-ji": 1}, "main": {"kiln-ox": 3, "wick-sparrow": 2}}
    assert (report.name, report.source, report.total, report.is_clean) == ("快攻", "text", 6, True)


@pytest.mark.parametrize(
    "line",
    [
        "3 Kiln Ox",
        "3x Kiln Ox",
        "3X Kiln Ox",
        "3 x Kiln Ox",
        "3 × Kiln Ox",
        "3× Kiln Ox",
        "3xKiln Ox",
        "3*Kiln Ox",
        "(3) Kiln Ox",
        "[3x] Kiln Ox",
        "Kiln Ox x3",
        "Kiln Ox ×3",
        "Kiln Ox*3",
        "Kiln Ox 3",
        "kiln ox x 3",
        "KILN  OX x3",
        "3 kiln-ox",
        "3 窑牛",
        "3窑牛",
        "3x窑牛",
        "3张窑牛",
        "窑牛×3",
        "窑牛 3张",
        "窑牛3张",
        "３　窑牛",
        "３×　窑牛",
        "窑牛　＊３",
        "３ Ｋｉｌｎ　Ｏｘ",
        "- 3 × Kiln Ox",
        "* 3 Kiln Ox",
        "3 Kiln\u200b Ox\ufeff",
        "\u200e3 窑牛",
        "3 窯牛",
        "3 Kiln Ox [kiln-ox]",
        "3 Kiln Ox # slow",
        "3 Kiln Ox // slow",
        "+3 Kiln Ox",
    ],
)
def test_every_way_to_write_three_copies(echo: Game, line: str) -> None:
    assert read(line, echo).sections == {"main": {"kiln-ox": 3}}


@pytest.mark.parametrize("line", ["Kiln Ox", "窑牛", "kiln-ox", "- Kiln Ox", "**Kiln Ox**"])
def test_a_bare_name_is_one_copy(echo: Game, line: str) -> None:
    assert read(line, echo).sections == {"main": {"kiln-ox": 1}}


def test_the_same_card_twice_adds_up_and_says_so(echo: Game) -> None:
    report = read("2 Kiln Ox\n1 窑牛", echo)
    assert report.sections == {"main": {"kiln-ox": 3}}
    assert report.lines[1].message == "Added to the 2 copies above."


@pytest.mark.parametrize(
    "heading",
    [
        "Main deck",
        "main",
        "MAIN DECK (30)",
        "Main deck: 30",
        "## Main deck (30)",
        "主卡组",
        "主卡组：",
        "主卡组（30张）",
        "# 主卡组",
        "Deck",
    ],
)
def test_headings_of_sections(echo: Game, heading: str) -> None:
    report = read(f"{heading}\n1 A-Ji of the Hundred Claws", echo)
    assert report.lines[0].status == LineStatus.HEADING
    assert report.sections == {"main": {"a-ji": 1}}


@pytest.mark.parametrize("heading", ["Followers (20)", "随从", "Items:", "## 道具 (4)"])
def test_headings_of_kinds_leave_cards_where_they_belong(echo: Game, heading: str) -> None:
    report = read(f"{heading}\n3 Kiln Ox", echo)
    assert report.is_clean
    assert report.sections == {"main": {"kiln-ox": 3}}


@pytest.mark.parametrize("line", ["英雄：百爪·阿棘", "Hero: A-Ji of the Hundred Claws", "Hero: 1x a-ji"])
def test_a_heading_and_its_card_on_one_line(echo: Game, line: str) -> None:
    assert read(f"{line}\n2 Kiln Ox", echo).sections == {"hero": {"a-ji": 1}, "main": {"kiln-ox": 2}}


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Name: Slow Oxen!\n1 Kiln Ox", "Slow Oxen!"),
        ("名称：慢牛（改）\n1 Kiln Ox", "慢牛（改）"),
        ("卡组：慢牛\n1 Kiln Ox", "慢牛"),
        ("// Slow Oxen\n1 Kiln Ox", "Slow Oxen"),
        ("# first\n# second\n1 Kiln Ox", "first"),
        ("# first\nName: second\n1 Kiln Ox", "second"),
        ("1 Kiln Ox\n# a comment", ""),
    ],
)
def test_the_name(echo: Game, text: str, name: str) -> None:
    assert read(text, echo).name == name


def test_what_matches_no_card_comes_back_with_its_number_and_near_names(echo: Game) -> None:
    report = read("3 Kiln Ox\n\n2 Kiln Oxx\n火药蟾蜍", echo)
    assert [(line.number, line.text, line.status) for line in report.problems] == [
        (3, "2 Kiln Oxx", LineStatus.UNMATCHED),
        (4, "火药蟾蜍", LineStatus.UNMATCHED),
    ]
    assert report.problems[0].choices[0].slug == "kiln-ox"
    assert report.problems[1].choices[0].slug == "gunpowder-toad"
    assert report.sections == {"main": {"kiln-ox": 3}}


@pytest.mark.parametrize("line", ["123", "???", "。。。！"])
def test_a_line_without_a_name_can_t_be_read(echo: Game, line: str) -> None:
    [problem] = read(f"1 Kiln Ox\n{line}", echo).problems
    assert (problem.number, problem.status) == (2, LineStatus.UNREADABLE)


@pytest.mark.parametrize("count", ["0", "-1", "100", "99999999999999999999"])
def test_counts_that_no_deck_has(echo: Game, count: str) -> None:
    [problem] = read(f"{count} Kiln Ox", echo).problems
    assert problem.status == LineStatus.UNREADABLE
    assert problem.message == "A count goes from 1 to 99. This line was left out."
    assert read(f"Kiln Ox x{count}", echo).sections == {}


def test_lines_that_together_are_too_many(echo: Game) -> None:
    report = read("60 Kiln Ox\n60 Kiln Ox", echo)
    assert report.sections == {"main": {"kiln-ox": 60}}
    assert [line.number for line in report.problems] == [2]


def test_two_printings_of_a_name_take_the_first_and_show_the_choice(echo: Game) -> None:
    report = read("2 Dock Otter", echo)
    [line] = report.chosen
    assert line.card is not None
    assert (line.card.slug, [card.slug for card in line.choices]) == ("dock-otter", ["dock-otter", "dock-otter-lantern-night"])
    assert report.is_clean
    assert read("2 Dock Otter [dock-otter-lantern-night]", echo).sections == {"main": {"dock-otter-lantern-night": 2}}


def test_a_slug_in_brackets_that_is_another_card_is_not_guessed(echo: Game) -> None:
    assert read("2 Dock Otter [kiln-ox]", echo).sections == {}


def test_two_heroes_are_taken_as_they_are(echo: Game) -> None:
    assert read("a-ji\nhuo-ling\nKiln Ox", echo).sections["hero"] == {"a-ji": 1, "huo-ling": 1}


def test_a_section_that_the_format_lacks_is_told(echo: Game) -> None:
    report = read("Extras:\n2 Kiln Ox", echo)
    assert "no section “Extras”" in report.problems[0].message
    assert report.sections == {"main": {"kiln-ox": 2}}


def test_rulers_quotes_and_comments_are_left_out(echo: Game) -> None:
    report = read("# name\n-----\n> a note\n# 3 Wick Sparrow\n; 3 Wick Sparrow\n3 Kiln Ox\n=====", echo)
    assert report.is_clean
    assert report.sections == {"main": {"kiln-ox": 3}}


def test_another_games_card_says_which_game(all_games: tuple[Game, ...]) -> None:
    [problem] = read("3 Gust Courier", all_games[0]).problems
    assert problem.message == "This is a card of Sorcery: Contested Realm, not of Echo."
    assert problem.game is not None
    assert problem.game.slug == "sorcery"


def test_messages_are_in_the_readers_language(all_games: tuple[Game, ...]) -> None:
    from django.utils.translation import override

    with override("zh-hans"):
        [problem] = read("3 Gust Courier", all_games[0]).problems
    assert problem.message == "这是巫道：竞逐领域的牌，不是回响的。"
