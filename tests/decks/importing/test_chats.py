"""Lists as people type them in chats: numbered, decorated, several cards on a line, with talk around them."""

import pytest
from django.test import Client
from django.utils import translation

from decks.importing import ImportReport, LineStatus, parse_deck_text
from decks.importing.several import as_piece
from rules.kernel.game import Game


def read(text: str, game: Game) -> ImportReport:
    return parse_deck_text(text, game=game)


CHAT = """火快攻（上分用）
张三(12345678) 2026/11/20 21:03:11
英雄：百爪·阿棘
① 窑牛×3
② 火药蟾×2 🔥
③ 窑牛啊×2
加群 12345678 https://chat.example/abc
"""


def test_plain_a_message_is_read_with_what_stands_round_it(echo: Game) -> None:
    report = read(CHAT, echo)
    assert report.name == "火快攻（上分用）"
    assert report.sections == {"hero": {"a-ji": 1}, "main": {"kiln-ox": 3, "gunpowder-toad": 2}}
    assert [(line.number, line.status) for line in report.problems] == [(6, LineStatus.UNMATCHED)]
    assert [line.number for line in report.lines if line.status == LineStatus.COMMENT] == [2, 7]


@pytest.mark.parametrize(
    "line",
    [
        *("x3 窑牛", "×3 窑牛", "X3 Kiln Ox", "*3 窑牛", "三张窑牛", "窑牛三张", "窑牛 x3张", "窯牛 3張", "窑牛 3只", "窑牛③", "窑牛 3️⃣"),
        *(
            "窑牛：3",
            "窑牛:3",
            "窑牛-3",
            "窑牛——3",
            "窑牛......3",
            "窑牛（3）",
            "窑牛【3】",
            "「窑牛」3",
            "窑牛3",
            "窑牛,3",
            "| 3 | 窑牛 |",
        ),
        *("1、窑牛 x3", "1) 窑牛×3", "①窑牛×3", "01 窑牛 x3", "1. 3 窑牛", "第1、窑牛3张", "- [x] 3 窑牛", "🔥 3 窑牛", "★3 窑牛"),
        *("窑牛 ✖️3", "窑牛╳3", "窑牛 х3", "&nbsp;3 窑牛", "3 copies of Kiln Ox", "Kiln Ox 3 copies", "3 [Kiln Ox](https://a.example/x)"),
        *("3 窑牛 Kiln Ox", "3 Kiln Ox（窑牛）", "窑牛(Kiln Ox)x3", "3 窑牛 / Kiln Ox"),
    ],
)
def test_more_ways_to_write_three_copies(echo: Game, line: str) -> None:
    report = read(f"2 Wick Sparrow\n{line}", echo)
    assert report.sections == {"main": {"wick-sparrow": 2, "kiln-ox": 3}}
    assert report.is_clean
    assert not report.lines[1].message


@pytest.mark.parametrize(
    ("line", "left_out"),
    [
        ("窑牛 x3（2费 3/4）", "(2费 3/4)"),
        ("3x (2) 窑牛", "(2)"),
        ("2费 窑牛 x3", "2费"),
        ("SR 窑牛 x3", "SR"),
        ("3 Kiln Ox (FL) 12", "(FL) 12"),
        ("3 Kiln Ox *F*", "*F*"),
        ("张三：3 窑牛", "张三"),
    ],
)
def test_what_is_no_part_of_the_card_is_told(echo: Game, line: str, left_out: str) -> None:
    report = read(f"2 Wick Sparrow\n{line}", echo)
    assert report.sections == {"main": {"wick-sparrow": 2, "kiln-ox": 3}}
    assert report.lines[1].message == f"Left out: “{left_out}”."


@pytest.mark.parametrize("line", ["3 窑牛 2", "3 窑牛 [a-ji]", "3 窑牛 火药蟾", "SB: 3 窑牛", "3 / 2 窑牛", "窑牛啊 x3"])
def test_what_may_mean_anything_is_asked(echo: Game, line: str) -> None:
    report = read(f"2 Wick Sparrow\n{line}", echo)
    assert report.sections == {"main": {"wick-sparrow": 2}}
    assert len(report.problems) == 1


@pytest.mark.parametrize("mark", [".", "、", ") ", "．"])
def test_numbers_of_lines_are_no_counts(echo: Game, mark: str) -> None:
    names = ("窑牛", "火药蟾 2张", "海关鲸", "漏水桶")
    report = read("\n".join(f"{number}{mark}{name}" for number, name in enumerate(names, 1)), echo)
    assert report.sections == {"main": {"kiln-ox": 1, "gunpowder-toad": 2, "customs-whale": 1, "leaking-bucket": 1}}


@pytest.mark.parametrize("counts", [(3, 2, 3, 1), (1, 1, 3, 3), (1, 2, 1, 3), (1, 2, 2, 3)])
def test_counts_with_a_dot_are_counts(echo: Game, counts: tuple[int, ...]) -> None:
    slugs = {"kiln-ox": "窑牛", "gunpowder-toad": "火药蟾", "customs-whale": "海关鲸", "leaking-bucket": "漏水桶"}
    report = read("\n".join(f"{count}.{name}" for count, name in zip(counts, slugs.values(), strict=True)), echo)
    assert report.sections == {"main": dict(zip(slugs, counts, strict=True))}


def test_a_numbered_list_of_which_a_line_was_taken_out(echo: Game) -> None:
    assert read("1.窑牛\n2.火药蟾\n4.海关鲸", echo).sections == {"main": {"kiln-ox": 1, "gunpowder-toad": 1, "customs-whale": 1}}


@pytest.mark.parametrize(
    "line",
    [
        "窑牛x3、火药蟾x2",
        "窑牛*3 火药蟾*2",
        "窑牛×3，火药蟾×2。",
        "窑牛3 火药蟾2",
        "3窑牛 2火药蟾",
        "3 Kiln Ox, 2 Gunpowder Toad",
        "卡组：窑牛3 火药蟾2",
        "主卡组：窑牛x3、火药蟾x2",
    ],
)
def test_several_cards_on_a_line(echo: Game, line: str) -> None:
    assert read(line, echo).sections == {"main": {"kiln-ox": 3, "gunpowder-toad": 2}}


@pytest.mark.parametrize(
    ("line", "place", "corrected"),
    [
        ("窑牛x3、火药蟾啊x2，海关鲸x1", "2.2", "窑牛x3\n2 Gunpowder Toad\n海关鲸x1"),
        ("主卡组：窑牛x3、火药蟾啊x2，海关鲸x1", "2.2", "主卡组\n窑牛x3\n2 Gunpowder Toad\n海关鲸x1"),
        ("三张窑牛、两張火药蟾啊，一只海关鲸", "2.2", "3张窑牛\n2 Gunpowder Toad\n1只海关鲸"),
    ],
)
def test_one_of_several_cards_is_corrected(echo: Game, charlie: Client, line: str, place: str, corrected: str) -> None:
    text = f"英雄：百爪·阿棘\n{line}"
    page = charlie.post("/echo/decks/import/", {"text": text})
    assert f'value="{place}:gunpowder-toad"' in page.content.decode()
    page = charlie.post("/echo/decks/import/", {"text": text, "use": f"{place}:gunpowder-toad"})
    assert page.context["text"].split("\n", 1)[1] == corrected
    assert page.context["report"].sections == {"hero": {"a-ji": 1}, "main": {"kiln-ox": 3, "gunpowder-toad": 2, "customs-whale": 1}}
    assert page.context["report"].is_clean


def test_of_two_cards_on_a_line_the_known_one_is_read(echo: Game, charlie: Client) -> None:
    page = charlie.post("/echo/decks/import/", {"text": "主卡组：3 窑牛, 2 火药蟾啊", "use": "1.2:gunpowder-toad"})
    assert page.context["report"].sections == {"main": {"kiln-ox": 3, "gunpowder-toad": 2}}


def test_a_corrected_line_keeps_its_number(echo: Game, charlie: Client) -> None:
    page = charlie.post("/echo/decks/import/", {"text": "1. 窑牛\n2. 火药蟾啊\n3. 海关鲸\n", "use": "2:gunpowder-toad"})
    assert page.context["report"].sections == {"main": {"kiln-ox": 1, "gunpowder-toad": 1, "customs-whale": 1}}


def test_a_misspelt_first_line_is_no_name(echo: Game) -> None:
    report = read("百爪阿刺\n3 窑牛", echo)
    assert (report.name, report.problems[0].choices[0].slug) == ("", "a-ji")


@pytest.mark.parametrize("heading", ["Sideboard", "备牌", "Maybeboard (3)"])
def test_what_is_not_for_the_deck_goes_to_the_maybe_board(echo: Game, heading: str) -> None:
    report = read(f"2 Wick Sparrow\n\n{heading}\n1 Kiln Ox\n2 Kiln Ox\nMain deck\n1 Kiln Ox", echo)
    assert not report.problems
    assert "go to the maybe-board" in report.remarked[0].message
    assert report.sections == {"main": {"wick-sparrow": 2, "kiln-ox": 1}}
    assert report.extras is not None
    assert report.extras.maybe == {"kiln-ox": 3}
    for language in ("en", "zh-hans"):
        with translation.override(language):
            again = read(as_piece(report, ""), echo)
        assert (again.sections, again.extras, again.problems) == (report.sections, report.extras, ())
