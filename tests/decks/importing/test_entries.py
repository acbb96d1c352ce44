"""Zips with too many entries are refused before they are read; long lists are parsed in the process pool; refused text stays on the
page.
"""

import io
import struct
import time
import zipfile
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from cards.catalogue import Catalogue
from decks.importing import UnreadableDeckError
from decks.importing.bounds.processes import dump, is_short, load
from decks.importing.bounds.zip_directories import MOST_ENTRIES, check_directory
from decks.importing.parser import parse_deck_text
from limits.ledger import charge, spent
from limits.payers import Payer
from limits.process_pool import PROCESS_POOL
from rules.kernel.game import Game

GUEST = Payer.of_address("127.0.0.1")


def packed(entries: int, comment: bytes = b"") -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for number in range(entries):
            archive.writestr(f"{number}", b"")
        archive.comment = comment
    return out.getvalue()


def with_entry_count(content: bytes, entries: int) -> bytes:
    """Return the same archive with this number of entries in its end record."""
    end = content.rfind(b"PK\x05\x06")
    return content[: end + 8] + struct.pack("<HH", entries, entries) + content[end + 12 :]


@pytest.fixture(scope="module")
def many() -> bytes:
    return packed(60_000)


def test_zip_of_sixty_thousand_entries_is_refused(many: bytes, echo: Game, client: Client) -> None:
    begun = time.thread_time()
    for content in (many, with_entry_count(many, 1), many[:-2] + b"\x05\x00PK\x05\x06x"):
        with pytest.raises(UnreadableDeckError) as refused:
            check_directory(content)
        assert refused.value.code == "too_many_entries"
    assert time.thread_time() - begun < 1.0
    response = client.post("/decks/import/", {"file": SimpleUploadedFile("d.zip", many)})
    assert response.status_code == 422
    assert "more than 2000 entries" in response.content.decode()


def test_zip64_directory_is_read(many: bytes) -> None:
    end = many.rfind(b"PK\x05\x06")
    size, offset = struct.unpack_from("<II", many, end + 12)
    record = b"PK\x06\x06" + struct.pack("<QHHIIQQQQ", 44, 45, 45, 0, 0, 1, 1, size, offset)
    locator = b"PK\x06\x07" + struct.pack("<IQI", 0, end, 1)
    hidden = many[:end] + record + locator + b"PK\x05\x06" + struct.pack("<HHHHIIH", 0, 0, 1, 1, 0, 0, 0)
    with zipfile.ZipFile(io.BytesIO(hidden)) as archive:
        assert len(archive.infolist()) == 60_000
    with pytest.raises(UnreadableDeckError):
        check_directory(hidden)


@pytest.mark.parametrize("content", [packed(MOST_ENTRIES), packed(3, b"PK\x05\x06 a comment"), packed(0), b"PK\x03\x04", b"PK\x05\x06" * 9])
def test_non_archives_pass(content: bytes) -> None:
    check_directory(content)


def test_report_survives_pickling(echo: Game, catalogue: Catalogue) -> None:
    report = parse_deck_text("Name: Oxen\n3 Kiln Ox\n1 Kiln Oxx\n2 nothing at all", game=echo)
    again = load(dump(report))
    assert again == report
    assert (again.game, again.format) == (echo, report.format)
    assert again.lines[1].card is catalogue.rows["kiln-ox"]
    error = load(dump(UnreadableDeckError("code", "words", echo, (echo,))))
    assert (error.code, error.message, error.game, error.candidates) == ("code", "words", echo, (echo,))


def test_long_list_is_parsed_in_the_process_pool_and_charged(echo: Game, client: Client) -> None:
    text = "Name: Long\n" + "3 Kiln Oxx of no card at all\n" * 900
    assert not is_short(text)
    response = client.post("/echo/decks/import/", {"text": text})
    assert response.status_code == 200
    assert "no card at all" in response.content.decode()
    assert spent(GUEST) > 0


@pytest.mark.parametrize("address", ["/decks/import/", "/echo/decks/import/"])
def test_refused_text_stays_on_the_page(echo: Game, client: Client, address: str, settings: Any) -> None:
    text = "Name: Long\n" + "3 Kiln Ox\n" * 900
    with PROCESS_POOL.waiting_slot(GUEST):
        response = client.post(address, {"text": text})
    assert (response.status_code, response["Retry-After"]) == (429, "5")
    assert "1 thing that you asked for is still being made" in response.content.decode()
    assert response.content.decode().count("3 Kiln Ox") == 900
    charge(GUEST, GUEST.budget)
    response = client.post(address, {"text": "1 Kiln Ox"})
    assert response.status_code == 429
    assert "1 Kiln Ox" in response.content.decode()


def test_api_refusal_is_json(echo: Game, client: Client) -> None:
    asked = {"game": "echo", "text": "3 Kiln Ox\n" * 900}
    with PROCESS_POOL.waiting_slot(GUEST):
        response = client.post("/api/v1/decks/validate", asked, content_type="application/json")
    assert (response.status_code, response.json()["code"], response["Retry-After"]) == (429, "too_many_open", "5")
