"""import_cards, and the staff page that does the same."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.management import CommandError, call_command
from django.db import IntegrityError, OperationalError, connection
from django.test import Client

from cards.imported_data import definition_of
from cards.models import Card, CardSet
from decks.models import Deck
from decks.owners import Owner
from decks.services import create_deck
from decks.views import card_import
from tests.cards.imports.imported import sorcery
from tests.rules.sorcery.made_up_cards import content_of, deck_cards, new_card, old_card

pytestmark = pytest.mark.django_db
ADDRESS = "/operations/cards/"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "cards.json"
    path.write_bytes(content_of(old_card(), new_card("Pool", "Site")))
    return path


@pytest.fixture
def staff() -> Client:
    client = Client()
    client.force_login(User.objects.create_user("olga", is_staff=True))
    return client


@pytest.fixture
def crossed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Someone else has just written a card with the number of one of the file's."""
    monkeypatch.setattr("cards.imports.services.write_cards", _raise(IntegrityError("one_card_of_a_number_a_game")))


def _raise(error: Exception) -> Callable[..., None]:
    def fail(*_: object) -> None:
        raise error

    return fail


def run(*arguments: object) -> str:
    out = io.StringIO()
    call_command("import_cards", "--game", "sorcery", *map(str, arguments), stdout=out)
    return out.getvalue()


def upload(client: Client, content: bytes, game: str = "sorcery", language: str = "en") -> tuple[int, str]:
    file = SimpleUploadedFile("cards.json", content, "application/json")
    answer = client.post(ADDRESS, {"game": game, "file": file}, headers={"accept-language": language})
    return answer.status_code, answer.content.decode()


def test_the_command_imports_and_tells(file: Path, settings: Any) -> None:
    assert run(file).splitlines() == [
        "sorcery: 2 cards imported (2 new, 0 changed)",
        "Nobody sees imported cards until DECKPROOF_IMPORTED_CARDS=1 is set.",
    ]
    settings.IMPORTED_CARDS = True
    file.write_bytes(content_of(old_card(cost=7)))
    assert run(file).splitlines() == [
        "sorcery: 1 cards imported (0 new, 1 changed)",
        "Imported before, not in this file and kept: Pool",
    ]


def test_the_report_tells_how_many_texts_are_read(file: Path) -> None:
    assert run("--report") == "sorcery: 0 imported cards, 0 of them read, 0 kept as text\n"
    assert run(file, "--report").splitlines()[-2:] == [
        "sorcery: 2 imported cards, 0 of them read, 2 kept as text",
        "First Tide: 2",
    ]
    assert json.loads(run("--report", "--json")) == {"game": "sorcery", "imported": 2, "read": 0, "kept_as_text": 2}


def test_the_command_refuses_in_words(file: Path, tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="Name a file"):
        run()
    with pytest.raises(CommandError, match="can't be read: No such file"):
        run(tmp_path / "none.json")
    with pytest.raises(CommandError, match=r"echo has no cards to import\. The games that have are sorcery"):
        call_command("import_cards", "--game", "echo", str(file))
    file.write_bytes(content_of(old_card(), old_card("Pool", "Site", rarity="Mythic")))
    with pytest.raises(CommandError, match=r"Nothing was imported\.\nCard 2, “Pool”: guardian.rarity: “Mythic” is unknown"):
        run(file)
    assert not Card.everything.exists()


def test_decks_are_judged_again(member: User, file: Path, settings: Any) -> None:
    settings.IMPORTED_CARDS = True
    file.write_bytes(content_of(*deck_cards()))
    run(file)
    spells = {f"imported-heron-of-pool-{number}": 4 for number in range(10)}
    sections = {
        "avatar": {"imported-sluice-warden": 1},
        "spellbook": spells,
        "atlas": {f"imported-pool-{number}": 4 for number in range(5)},
    }
    deck = create_deck(owner=Owner(member), game=sorcery(), name="Pools", sections=sections)
    assert deck.is_legal
    cards = deck_cards()
    cards[1]["guardian"]["rarity"] = "Unique"
    file.write_bytes(content_of(*cards))
    run(file)
    changed = Deck.objects.get(pk=deck.pk)
    assert (changed.is_legal, changed.revision, changed.entries.count()) == (False, deck.revision, 16)


def test_the_page_imports_and_tells(staff: Client) -> None:
    assert "Nothing has been imported yet." in staff.get(ADDRESS).content.decode()
    status, page = upload(staff, content_of(old_card(), old_card("Pool", "Site")))
    assert status == 200
    assert "2 cards are in the file." in page
    assert "New: 2; changed: 0." in page
    assert "<dd>2</dd>" in page
    assert Card.everything.count() == 2


def test_the_cards_are_read_before_the_transaction(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In it no one else could write with SQLite."""
    outside, opened = len(connection.savepoint_ids), []

    def define(*arguments: Any) -> dict[str, Any]:
        opened.append(len(connection.savepoint_ids) - outside)
        return definition_of(*arguments)

    monkeypatch.setattr("cards.imports.services.definition_of", define)
    run(file)
    assert opened == [0, 0]
    assert Card.everything.count() == 2


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The cards of this game were being changed at the same time, so nothing was imported. Try again in 30 seconds."),
        ("zh-hans", "同时有其他操作在更改此游戏的卡牌，因此未导入任何内容。请在 30 秒后重试。"),
    ],
)
def test_an_import_that_something_else_crosses_is_refused(crossed: None, staff: Client, file: Path, language: str, words: str) -> None:
    status, page = upload(staff, file.read_bytes(), language=language)
    assert (status, words in page) == (503, True)
    assert not CardSet.everything.exists()


def test_the_command_tells_what_kept_it_from_writing(crossed: None, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(CommandError, match="were being changed at the same time"):
        run(file)
    monkeypatch.setattr("cards.imports.services.write_cards", _raise(OperationalError("database is locked")))
    with pytest.raises(CommandError, match="Nothing was imported: database is locked"):
        run(file)


@pytest.mark.parametrize(("language", "words"), [("en", "Nothing was imported."), ("zh-hans", "未导入任何内容。")])
def test_the_page_refuses_in_the_readers_language(staff: Client, language: str, words: str) -> None:
    status, page = upload(staff, content_of(old_card("<b>Heron</b>", rarity="Mythic")), language=language)
    assert status == 422
    assert words in page
    assert "guardian.rarity" in page
    assert "<b>Heron" not in page
    assert not Card.everything.exists()


def test_the_page_refuses_what_is_no_file_of_a_game(staff: Client) -> None:
    assert upload(staff, b"")[0] == 422
    assert upload(staff, content_of(old_card()), game="echo")[0] == 422
    assert staff.post(ADDRESS).status_code == 422


def test_the_page_takes_no_more_than_a_request_can_bring(staff: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_import, "MOST_BYTES", 100)
    status, page = upload(staff, content_of(old_card()))
    assert (status, "this page takes" in page) == (422, True)


def test_only_staff_has_the_page(alice: Client, charlie: Client) -> None:
    for client in (alice, charlie):
        assert client.get(ADDRESS).status_code == 404
        assert upload(client, content_of(old_card()))[0] == 404
    assert not Card.everything.exists()
