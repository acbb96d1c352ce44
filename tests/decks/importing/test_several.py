"""Several decks in one paste, whatever parts them, and in tables, workbooks and the archives of other systems."""

import io
import zipfile
from collections.abc import Mapping
from xml.sax.saxutils import escape

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from cards.catalogue import catalogue_of
from decks.exporting import export_list
from decks.importing import parse_deck_text
from decks.importing.deck_breaks import split_decks
from decks.importing.files.workbooks import is_workbook, text_of_workbook
from decks.importing.several import text_of_zip
from decks.models import Deck
from rules.kernel.game import Game

ADDRESS = "/decks/import/"
FIRST = "英雄\n1 失物婆·鹊娘\n主卡组\n3 海关鲸\n3 漏水桶"
SECOND = "英雄\n1 百爪·阿棘\n主卡组\n3 窑牛\n2 海关鲸"
SECTIONS = (
    {"hero": {"auntie-magpie": 1}, "main": {"customs-whale": 3, "leaking-bucket": 3}},
    {"hero": {"a-ji": 1}, "main": {"kiln-ox": 3, "customs-whale": 2}},
)


@pytest.mark.parametrize("between", ["\n", "\n\n---\n\n"])
@pytest.mark.parametrize("format", ["text", "markdown", "bbcode", "csv", "json", "cockatrice", "code", "link"])
@pytest.mark.parametrize("language", ["en", "zh"])
def test_our_own_files_one_below_the_other(echo: Game, format: str, between: str, language: str) -> None:
    catalogue = catalogue_of(echo)
    decks = [parse_deck_text(f"Name: {name}\n{text}", game=echo).listing for name, text in (("一", FIRST), ("二", SECOND))]
    files = [export_list(deck, format, language, catalogue=catalogue).content.decode() for deck in decks]
    pieces = split_decks(between.join(files))
    assert [parse_deck_text(piece).sections for piece in pieces] == list(SECTIONS)
    assert split_decks("\n".join(pieces)) == pieces
    if format != "code":
        assert [parse_deck_text(piece).name for piece in pieces] == ["一", "二"]


@pytest.mark.parametrize(
    ("titles", "names"),
    [
        (("【快攻】", "【控制】"), ("快攻", "控制")),
        (("### 快攻", "### 控制"), ("快攻", "控制")),
        (("# 快攻", "# 控制"), ("快攻", "控制")),
        (("=== 快攻 ===", "=== 控制 ==="), ("快攻", "控制")),
        (("快攻", "控制"), ("快攻", "控制")),
        (("", ""), ("", "")),
    ],
)
def test_a_heading_that_comes_again_begins_a_deck(echo: Game, titles: tuple[str, str], names: tuple[str, str]) -> None:
    pieces = split_decks(f"{titles[0]}\n{FIRST}\n\n{titles[1]}\n{SECOND}")
    reports = [parse_deck_text(piece) for piece in pieces]
    assert [report.sections for report in reports] == list(SECTIONS)
    assert tuple(report.name for report in reports) == names
    assert all(report.is_clean for report in reports)


def test_a_remark_stays_with_the_deck_that_it_follows(echo: Game) -> None:
    first, second = split_decks(f"【快攻】\n{FIRST}\n求指点\n\n【控制】\n{SECOND}")
    assert "求指点" in first
    assert second.startswith("【控制】")


@pytest.mark.parametrize("text", [FIRST, "随从\n3 海关鲸\n道具\n2 盘点\n随从\n1 漏水桶", "3 海关鲸\n# 换掉\n3 漏水桶"])
def test_one_deck_stays_one(echo: Game, text: str) -> None:
    assert len(split_decks(text)) == 1


def test_decks_of_a_json_list_and_in_a_fence(echo: Game) -> None:
    one = '{"game": "echo", "name": "a", "sections": {"main": {"kiln-ox": 3}}}'
    assert [parse_deck_text(piece).name for piece in split_decks(f"[{one}, {one}]")] == ["a", "a"]
    assert [parse_deck_text(piece).name for piece in split_decks(f"```json\n{one}\n```")] == ["a"]


def test_a_table_with_a_column_of_decks(echo: Game) -> None:
    table = "卡组;卡名;张数\n快攻;窑牛;3\n;海关鲸;2\n控制;漏水桶;3\n"
    reports = [parse_deck_text(piece) for piece in split_decks(table)]
    assert [(report.name, report.sections) for report in reports] == [
        ("快攻", {"main": {"kiln-ox": 3, "customs-whale": 2}}),
        ("控制", {"main": {"leaking-bucket": 3}}),
    ]


@pytest.mark.parametrize("head", ["sep=;\n", "我的套牌;\n", "名称：我的套牌\n\n"])
def test_what_stands_above_a_table(echo: Game, head: str) -> None:
    report = parse_deck_text(f"{head}卡名;张数\n窑牛;3\n海关鲸;2\n")
    assert (report.source, report.sections) == ("csv", {"main": {"kiln-ox": 3, "customs-whale": 2}})
    assert report.name == ("" if head.startswith("sep") else "我的套牌")


def test_a_table_without_a_header(echo: Game) -> None:
    assert parse_deck_text("窑牛,3\n海关鲸,2\n", game=echo).sections == {"main": {"kiln-ox": 3, "customs-whale": 2}}


def test_an_archive_of_windows(echo: Game, charlie: Client) -> None:
    """Its names are in the machine's language; decks without a name are called as their files."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("AAAABBBB.txt", FIRST.encode("gbk"))
        archive.writestr("decks/CCCCDDDD.txt", SECOND.encode("gbk"))
        archive.writestr("EEEEFFFF.txt", "无关的话".encode("gbk"))
    content = out.getvalue()
    for old, new in ((b"AAAABBBB", "火焰快攻"), (b"CCCCDDDD", "水系控制"), (b"EEEEFFFF", "闲聊记录")):
        content = content.replace(old, new.encode("gbk"))
    page = charlie.post(ADDRESS, {"file": SimpleUploadedFile("a.zip", content)})
    assert [piece.name for piece in page.context["read"]] == ["火焰快攻", "水系控制"]
    assert "闲聊记录.txt" in page.content.decode()


def test_a_file_of_an_archive_may_have_several_decks(echo: Game) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("both.txt", f"{FIRST}\n\n{SECOND}")
    assert [parse_deck_text(piece).sections for piece in split_decks(text_of_zip(out.getvalue()))] == list(SECTIONS)


def workbook(sheets: Mapping[str, list[list[str | int]]]) -> bytes:
    """As Excel writes it: words in a table of their own, numbers in their cells."""
    words = sorted({cell for rows in sheets.values() for row in rows for cell in row if isinstance(cell, str)})

    def cell(row: int, column: int, value: str | int) -> str:
        address = f"{chr(ord('A') + column)}{row}"
        return (
            f'<c r="{address}"><v>{value}</v></c>' if isinstance(value, int) else f'<c r="{address}" t="s"><v>{words.index(value)}</v></c>'
        )

    space = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
    links = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
    named = "".join(f'<sheet name="{name}" sheetId="{place}" r:id="rId{place}"/>' for place, name in enumerate(sheets, 1))
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("xl/workbook.xml", f"<workbook {space} {links}><sheets>{named}</sheets></workbook>")
        made.writestr("xl/sharedStrings.xml", f"<sst {space}>{''.join(f'<si><t>{escape(each)}</t></si>' for each in words)}</sst>")
        for place, rows in enumerate(sheets.values(), 1):
            filled = "".join(
                f'<row r="{row}">{"".join(cell(row, column, value) for column, value in enumerate(cells) if value != "")}</row>'
                for row, cells in enumerate(rows, 1)
            )
            made.writestr(f"xl/worksheets/sheet{place}.xml", f"<worksheet {space}><sheetData>{filled}</sheetData></worksheet>")
    return out.getvalue()


TABLE: list[list[str | int]] = [["卡名", "费用", "张数"], ["窑牛", "", 3], ["海关鲸", 5, 2]]


def test_a_workbook_with_one_sheet(echo: Game, charlie: Client) -> None:
    content = workbook({"Sheet1": TABLE, "Sheet2": []})
    for address in (ADDRESS, "/echo/decks/import/"):
        page = charlie.post(address, {"file": SimpleUploadedFile("a.xlsx", content)})
        assert page.status_code == 200
    assert page.context["report"].sections == {"main": {"kiln-ox": 3, "customs-whale": 2}}


def test_a_workbook_with_a_deck_on_each_sheet(echo: Game, charlie: Client) -> None:
    plain: list[list[str | int]] = [["英雄：百爪·阿棘"], ["窑牛", 3]]
    content = workbook({"快攻": TABLE, "控制": plain})
    charlie.post(ADDRESS, {"file": SimpleUploadedFile("a.xlsx", content), "create": "1"})
    made = {deck.name: deck.sections(catalogue_of(echo)) for deck in Deck.objects.all()}
    assert made == {"快攻": {"main": {"kiln-ox": 3, "customs-whale": 2}}, "控制": {"hero": {"a-ji": 1}, "main": {"kiln-ox": 3}}}


@pytest.mark.parametrize(
    "content",
    [
        workbook({"a": TABLE}).replace(b"sheet1.xml", b"sheet9.xml"),
        workbook({"a": []}),
        workbook({"a": TABLE})[:200],
        workbook({"a": [["x" * 3_000_000]]}),
    ],
    ids=["no sheet", "empty", "cut short", "too large"],
)
def test_bad_workbooks_are_refused_in_words(echo: Game, charlie: Client, content: bytes) -> None:
    page = charlie.post(ADDRESS, {"file": SimpleUploadedFile("a.xlsx", content)})
    assert page.status_code == 422
    assert page.context["refusal"]


def test_what_is_a_workbook() -> None:
    assert is_workbook(workbook({"a": TABLE}))
    assert not is_workbook(b"PK\x03\x04")
    assert text_of_workbook(workbook({"a": TABLE})) == "卡名\t费用\t张数\n窑牛\t\t3\n海关鲸\t5\t2\n"
