"""Card sheets for tabletop simulators: signed URLs, one sheet for a set of cards, and a bounded cache."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.management import call_command
from django.test import Client
from PIL import Image

from cards.catalogue import Catalogue
from cards.pictures import rasters
from cards.pictures.kept_files import KeptFiles
from cards.pictures.renderer import BACKGROUND
from decks.exporting.output import Writing
from decks.exporting.pictured import sheets
from decks.models import Deck
from decks.owners import Owner
from decks.services import create_deck
from decks.views import export
from limits.ledger import charge
from limits.payers import Payer
from rules.kernel.game import Game


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch, settings: Any, tmp_path: Path) -> None:
    """Draw cards as plain colours, with small cells."""
    settings.VAR_DIR = tmp_path

    def picture(card: Any, language: str) -> bytes:
        out = io.BytesIO()
        Image.new("RGB", (9, 12), (card.number * 40 % 256, 0, 0)).save(out, "PNG")
        return out.getvalue()

    monkeypatch.setattr(rasters, "raster", picture)
    monkeypatch.setattr(rasters, "draw_missing", lambda *_, **__: 0)
    monkeypatch.setattr(sheets, "CELL", (9, 12))


def taken(client: Client, deck: Deck) -> dict[str, Any]:
    saved: dict[str, Any] = json.loads(client.get(f"/decks/{deck.pk}/export/tabletop/").content)
    return saved


def face_of(saved: dict[str, Any]) -> str:
    return str(saved["ObjectStates"][0]["CustomDeck"]["1"]["FaceURL"]).removeprefix(settings.SITE_URL)


def test_signed_url_is_served_to_everybody(alice: Client, charlie: Client, deck: Deck) -> None:
    address = face_of(taken(alice, deck))
    response = charlie.get(address)
    assert (response.status_code, response["Content-Type"]) == (200, "image/jpeg")


@pytest.mark.parametrize("changed", ["2-1", "1", "1-2-3"])
def test_unsigned_url_is_refused(alice: Client, charlie: Client, deck: Deck, changed: str, tmp_path: Path) -> None:
    signature = face_of(taken(alice, deck)).partition("s=")[2]
    before = len(list((tmp_path / "cache" / "sheets").iterdir()))
    for address in (f"/echo/sheets/{changed}.en.jpg", f"/echo/sheets/{changed}.en.jpg?s={signature}", f"/echo/sheets/{changed}.en.jpg?s=é"):
        response = charlie.get(address)
        assert response.status_code == 403
        assert "Export the deck again" in response.content.decode()
    assert len(list((tmp_path / "cache" / "sheets").iterdir())) == before


def test_decks_with_the_same_cards_share_a_sheet(alice: Client, deck: Deck, catalogue: Catalogue, echo: Game) -> None:
    """The deck file names each card's place on the sheet, which follows the card numbers."""
    slugs = [slug for slug, card in catalogue.definitions.items() if card.kind == "follower"][:5]
    faces = []
    for chosen in (slugs, slugs[::-1]):
        sections = {"hero": {"a-ji": 1}, "main": dict.fromkeys(chosen, 1)}
        made = create_deck(owner=Owner(deck.owner), game=echo, name=chosen[0], sections=sections)
        saved = taken(alice, made)
        faces.append(face_of(saved))
        numbers = [int(each) for each in faces[-1].rpartition("/")[2].partition(".")[0].split("-")]
        assert numbers == sorted(numbers)
        cards = saved["ObjectStates"][0]["ContainedObjects"]
        placed = {each["GMNotes"].partition("/")[2]: each["CardID"] - 100 for each in cards}
        assert placed == {slug: numbers.index(catalogue.rows[slug].number) for slug in slugs}
    assert faces[0] == faces[1]


def test_cards_beyond_a_sheet_go_on_the_next(catalogue: Catalogue) -> None:
    cards = list(catalogue.rows.values())[:90][::-1]
    placed = sheets.in_sheets(cards)
    assert [len(each) for each in placed] == [70, 20]
    assert [card.number for each in placed for card in each] == sorted(card.number for card in cards)


def test_old_unsigned_urls_of_shipped_decks_are_served(all_games: tuple[Game, ...], catalogue: Catalogue, charlie: Client) -> None:
    """Their URLs have no signature, and list the cards in the deck's order."""
    call_command("load_decks", verbosity=0)
    deck = Deck.objects.precons().filter(game="echo").first()
    assert deck is not None
    cards = Writing(deck.listing(catalogue), catalogue, "en").pictured()[: sheets.MOST]
    response = charlie.get(f"/echo/sheets/{sheets.numbers_of(cards)}.en.jpg?v=old")
    assert response.status_code == 200
    sheet = Image.open(io.BytesIO(response.content)).convert("RGB")
    reds = [sheet.getpixel((place % 10 * 9 + 4, place // 10 * 12 + 6))[0] for place in range(len(cards))]
    assert all(abs(red - card.number * 40 % 256) < 40 for red, card in zip(reds, cards, strict=True)), BACKGROUND


def test_cached_sheet_is_free(alice: Client, charlie: Client, deck: Deck) -> None:
    address = face_of(taken(alice, deck))
    nobody = Payer.of_address("127.0.0.1")
    charge(nobody, nobody.budget)
    assert charlie.get(address).status_code == 200
    KeptFiles(sheets._files().folder, 1).prune()
    refused = charlie.get(address)
    assert refused.status_code == 503
    assert int(refused["Retry-After"]) > 60
    assert "minutes of computing" in refused.content.decode()


def test_cache_is_bounded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    files = KeptFiles(tmp_path / "kept", 1_000_000)
    for number in range(60):
        files.put(f"{number}.jpg", b"x" * 50_000)
    assert sum(path.stat().st_size for path in files.folder.iterdir()) <= 1_000_000
    assert files.get("59.jpg")
    assert files.get("0.jpg") is None


def test_large_zip_is_made_in_the_process_pool(alice: Client, deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = alice.get("/decks/all.zip").content
    monkeypatch.setattr(export, "MOST_ENTRIES_IN_REQUEST", 0)
    assert alice.get("/decks/all.zip").content == plain
