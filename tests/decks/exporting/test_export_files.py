"""The exports of a deck from its page: files with pictures, the QR code, sheets for the table, everything as a zip."""

import io
import json
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.test import Client
from PIL import Image

from cards.catalogue import Catalogue
from cards.pictures import rasters
from decks.exporting import FORMATS
from decks.exporting.pictured import proxies, sheets
from decks.importing import parse_deck_text
from decks.models import Deck
from decks.owners import Owner
from decks.services import create_deck
from limits.process_pool import PROCESS_POOL
from rules.kernel.game import Game
from tests.assertions.languages import leftovers


@pytest.fixture(autouse=True)
def _small_pictures(monkeypatch: pytest.MonkeyPatch, settings, tmp_path: Path) -> Iterator[None]:
    """Draw pictures at a sixteenth of the pixels, and leave no jobs in the process pool."""
    settings.VAR_DIR = tmp_path
    monkeypatch.setattr(rasters, "WIDTH", 63)
    monkeypatch.setattr(rasters, "HEIGHT", 88)
    yield
    PROCESS_POOL._jobs.clear()


def export(client: Client, deck: Deck, format: str, language: str = "en"):
    return client.get(f"/decks/{deck.pk}/export/{format}/", headers={"accept-language": language})


def test_plain_every_format_comes_and_is_known_again(alice: Client, deck: Deck) -> None:
    for format in FORMATS.values():
        response = export(alice, deck, format.slug)
        assert response.status_code == 200, format.slug
        assert response["Content-Type"] == format.content_type
        assert f'filename="Oxen.{format.extension}"' in response["Content-Disposition"]
        again = alice.get(f"/decks/{deck.pk}/export/{format.slug}/", headers={"if-none-match": response["ETag"], "accept-language": "en"})
        assert again.status_code == 304, format.slug


def test_charlie_is_refused(charlie: Client, bob: Client, deck: Deck) -> None:
    for path in ("export/print-a4/", "export/picture/", "qr.svg"):
        assert charlie.get(f"/decks/{deck.pk}/{path}").status_code == 404
        assert bob.get(f"/decks/{deck.pk}/{path}").status_code == 404
    with zipfile.ZipFile(io.BytesIO(charlie.get("/decks/all.zip").content)) as archive:
        assert archive.namelist() == []


@pytest.mark.parametrize(("paper", "points"), [("a4", (595.28, 841.89)), ("letter", (612.0, 792.0))])
def test_cards_are_printed_at_their_true_size(alice: Client, deck: Deck, paper: str, points: tuple[float, float]) -> None:
    """63 x 88 mm are 178.58 x 249.45 points; three copies on one page, and Chinese letters in an embedded font."""
    content = export(alice, deck, f"print-{paper}", "zh-hans").content
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", content)
    assert box
    assert (float(box[1]), float(box[2])) == pytest.approx(points, abs=0.02)
    assert b"/PrintScaling /None" in content
    assert b"/FontFile2" in content
    assert content.count(b"/Subtype /Image") == 2
    assert (proxies.CARD_WIDTH * proxies.ACROSS, proxies.CARD_HEIGHT * proxies.DOWN) == (189, 264)


def test_page_shows_drawing_progress(alice: Client, deck: Deck, settings: Any) -> None:
    settings.POOL_PROCESSES, settings.POOL_PATIENCE = 0, 0.0
    for language, code in (("en", "en"), ("zh-hans", "zh")):
        for format in ("picture", "tournament-a4"):
            response = export(alice, deck, format, language)
            assert response.status_code == 202
            assert response["Refresh"] == "1"
            assert not leftovers(response.content.decode(), code, names=("Oxen", "alice"))
    address = f"/echo/sheets/1-2.en.jpg?s={sheets.signature_of(deck.rules_game, '1-2', 'en')}"
    assert (alice.get(address).status_code, alice.get(address)["Retry-After"]) == (503, "5")


def test_too_many_cards_are_refused_in_words(alice: Client, deck: Deck, catalogue: Catalogue, echo: Game) -> None:
    slugs = [slug for slug, card in catalogue.definitions.items() if card.kind == "follower"][:4]
    deck = create_deck(owner=_owner(deck), game=echo, name="Heap", sections={"main": dict.fromkeys(slugs, 99)})
    for format in ("print-a4", "tabletop"):
        response = export(alice, deck, format)
        assert response.status_code == 422
        assert "300 are possible" in response.content.decode()


def test_the_picture_shows_every_card(alice: Client, deck: Deck) -> None:
    picture = Image.open(io.BytesIO(export(alice, deck, "picture").content))
    assert picture.format == "PNG"
    assert picture.size[0] > 1000


def test_the_table_gets_its_sheets(alice: Client, charlie: Client, deck: Deck) -> None:
    saved = json.loads(export(alice, deck, "tabletop").content)
    sheet = saved["ObjectStates"][0]["CustomDeck"]["1"]
    numbers = [each["CardID"] for each in saved["ObjectStates"][1:]]
    assert [state["Name"] for state in saved["ObjectStates"]] == ["DeckCustom", "Card"]
    assert numbers == [100]
    assert saved["ObjectStates"][0]["DeckIDs"] == [101, 101]
    assert sheet["FaceURL"].startswith(f"{settings.SITE_URL}/echo/sheets/")
    for address in (sheet["FaceURL"], sheet["BackURL"]):
        response = charlie.get(address.removeprefix(settings.SITE_URL))
        assert response.status_code == 200
        assert "immutable" in response["Cache-Control"]
        assert Image.open(io.BytesIO(response.content)).format == "JPEG"
    whole = Image.open(io.BytesIO(charlie.get(sheet["FaceURL"].removeprefix(settings.SITE_URL)).content))
    assert whole.size == (378 * sheet["NumWidth"], 528 * sheet["NumHeight"])


@pytest.mark.parametrize("numbers", ["0", "999999", "x", "1-", "01", "-".join(["1"] * 71), "1--2", "٣"])
def test_sheets_of_nothing(echo: Game, charlie: Client, numbers: str) -> None:
    assert charlie.get(f"/echo/sheets/{numbers}.en.jpg").status_code == 404
    assert charlie.get("/echo/sheets/1.fr.jpg").status_code == 404


def test_the_link_holds_the_deck(alice: Client, deck: Deck, catalogue: Catalogue) -> None:
    link = export(alice, deck, "link").content.decode()
    report = parse_deck_text(link)
    assert (report.name, report.sections) == ("Oxen", deck.sections(catalogue))
    drawn = alice.get(f"/decks/{deck.pk}/qr.svg").content
    assert b"<svg" in drawn


def test_the_zip_holds_everything(alice: Client, deck: Deck, catalogue: Catalogue, echo: Game) -> None:
    create_deck(owner=_owner(deck), game=echo, name="oxen", sections={}, note="empty")
    response = alice.get("/decks/all.zip")
    with zipfile.ZipFile(io.BytesIO(response.content)) as archive:
        names = archive.namelist()
        files = {name: archive.read(name) for name in names}
    assert sorted(names) == ["echo/Oxen.json", "echo/oxen (2).json", "echo/text/Oxen.txt", "echo/text/oxen (2).txt"]
    assert parse_deck_text(files["echo/Oxen.json"]).sections == deck.sections(catalogue)
    assert parse_deck_text(files["echo/oxen (2).json"]).note == "empty"


def _owner(deck: Deck) -> Owner:
    return Owner(deck.owner)
