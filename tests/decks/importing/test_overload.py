"""Several decks that would take too long, or that no page can write, are refused or read in words, never an error."""

import io
import sys
import time
import zipfile
from collections.abc import Mapping

import pytest
from django.test import Client

from cards.catalogue import catalogue_of
from decks.collections.collection_files import read_collection
from decks.importing import UnreadableDeckError
from decks.importing.deck_breaks import split_decks
from decks.importing.files.workbooks import text_of_workbook
from decks.importing.several import MOST_DECKS, text_of_zip
from rules.kernel.game import Game

ADDRESS = "/decks/import/"


def packed(files: Mapping[str, str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return out.getvalue()


def workbook(sheet: str, *, sheets: int = 1, shared: str = "<sst/>") -> bytes:
    named = "".join(f'<sheet name="{number}"/>' for number in range(sheets))
    parts = {"xl/workbook.xml": f"<workbook>{named}</workbook>", "xl/sharedStrings.xml": shared}
    return packed(parts | {f"xl/worksheets/sheet{number + 1}.xml": f"<worksheet>{sheet}</worksheet>" for number in range(sheets)})


@pytest.mark.parametrize("opened", ["<cockatrice_deck>", "<?xml", "<?xml ?>\n"])
def test_files_that_never_end_are_read_quickly(opened: str) -> None:
    text = opened * (1_000_000 // len(opened))
    started = time.process_time()
    assert "\n".join(split_decks(text)).strip() == text.strip()
    assert time.process_time() - started < 10  # minutes, where each beginning is looked for to the end


@pytest.mark.parametrize("text", ["a," + "b" * 200_000, '\n\n\na\t"' + "b" * 200_000])
def test_a_line_too_long_for_a_table(echo: Game, charlie: Client, text: str) -> None:
    page = charlie.post(ADDRESS, {"text": text})
    assert (page.status_code, len(page.context["pieces"])) == (422, 1)
    assert page.context["pieces"][0].refusal
    assert read_collection(text, catalogue_of(echo)).counts == {}


def test_half_a_character_in_one_of_several_decks(echo: Game, charlie: Client) -> None:
    text = '[{"name": "\\ud800", "sections": {"main": {"kiln-ox": 1}}}, {"game": "echo", "sections": {"main": {"kiln-ox": 2}}}]'
    page = charlie.post(ADDRESS, {"text": text})
    assert page.status_code == 200
    bad, good = page.context["pieces"]
    assert bad.refusal
    assert good.report.sections == {"main": {"kiln-ox": 2}}


def test_json_that_is_about_as_deep_as_can_be_read() -> None:
    for depth in range(sys.getrecursionlimit()):
        assert len(split_decks('[{"sections": ' + "[" * depth + "]" * depth + "}]")) == 1


@pytest.mark.parametrize("file", ["Name: a\n" * (MOST_DECKS + 1), "[" + ",".join(['{"sections": {}}'] * (MOST_DECKS + 1)) + "]"])
def test_more_decks_in_a_file_of_an_archive_than_are_read(echo: Game, file: str) -> None:
    name = "a.json" if file.startswith("[") else "a.txt"
    text = text_of_zip(packed({name: file, f"b{name[1:]}": '{"game": "echo", "sections": {"main": {"kiln-ox": 1}}}'}))
    assert [str(MOST_DECKS + 1) in part for part in split_decks(text)] == [True, False]


def test_more_decks_in_an_archive_than_are_read(echo: Game) -> None:
    with pytest.raises(UnreadableDeckError) as refusal:
        text_of_zip(packed({f"{number}.txt": "Name: a\n1 Kiln Ox\n" * (MOST_DECKS // 2) for number in range(3)}))
    assert refusal.value.code == "too_many_decks"


@pytest.mark.parametrize(
    "content",
    [
        workbook("<row>" + "<c><v>1</v></c>" * 20_000 + "</row>", sheets=20),
        workbook("<row><c t='s'><v>0</v></c></row>" * 1_000, shared=f"<sst><si><t>{'a ' * 100_000}</t></si></sst>"),
        workbook("<row>" + "<c t='s'><v>0</v></c>" * 90 + "</row>", sheets=40, shared=f"<sst><si><t>{'a' * 1_999}</t></si></sst>"),
    ],
    ids=["large sheets", "one long text in many cells", "one text on many sheets"],
)
def test_workbooks_that_unpack_to_too_much(content: bytes) -> None:
    with pytest.raises(UnreadableDeckError) as refusal:
        text_of_workbook(content)
    assert refusal.value.code == "too_large"
