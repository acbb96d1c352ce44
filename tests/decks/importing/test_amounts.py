"""An import that is too large is refused in words that say how much is possible; a possible one is quick, whatever it says."""

from __future__ import annotations

import io
import json
import zipfile

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils.translation import override

from cards.models import Card
from cards.services import mark_changed
from decks.importing import UnreadableDeckError, parse_deck_text
from decks.importing.lines.resolution import Patience
from decks.importing.several import MOST_LINES, text_of_zip
from rules.kernel.game import Game
from tests.assertions.quickness import Quickness

ADDRESSES = ("/decks/import/", "/echo/decks/import/")
DECKS = 280


def rubbish(decks: int) -> list[str]:
    """As many lines as one import takes, no two alike, none of them a card."""
    lines = MOST_LINES // decks - 2
    return ["\n".join(f"3 rubb{(deck + line) * 7919 % 9973}ish {line * 31337 % 99991}" for line in range(lines)) for deck in range(decks)]


def zipped(texts: list[str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as made:
        for number, text in enumerate(texts):
            made.writestr(f"{number}.txt", text)
    return out.getvalue()


@pytest.mark.parametrize("address", ADDRESSES)
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"3 Kiln Ox\n" * 150_000, "This file is 1500 kB; a text has 1000 kB at most, a zip 10000 kB."),
        (b"x" + "窑牛\n".encode() * 150_000, "This file is 1050 kB"),
        (b"PK\x03\x04" + b"x" * 10_000_000, "This file is 10000 kB"),
        (zipped(["3 Kiln Ox\n" * 1_000] * 13), "The texts of this archive have more than 12000 lines."),
    ],
)
def test_a_file_that_is_too_large(echo: Game, charlie: Client, address: str, content: bytes, said: str) -> None:
    answer = charlie.post(address, {"file": SimpleUploadedFile("decks.txt", content)})
    assert answer.status_code == 422
    assert said in answer.content.decode()
    assert "<textarea" in answer.content.decode()


@pytest.mark.parametrize("address", ADDRESSES)
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("3 Kiln Ox\n" * 121_000, "This is 1210 kB; several decks have 1200 kB at most."),
        ("3 Kiln Ox\n" * 12_001, "These are 12002 lines; several decks have 12000 at most."),
    ],
)
def test_a_text_that_is_too_large(echo: Game, charlie: Client, address: str, text: str, said: str) -> None:
    answer = charlie.post(address, {"text": text})
    assert answer.status_code == 422
    assert said in answer.content.decode()


def test_what_does_not_even_fit_into_a_request(charlie: Client, db: None) -> None:
    answer = charlie.post(ADDRESSES[0], {"text": "3 Kiln Ox\n" * 160_000})
    assert answer.status_code == 400
    assert "1.5 MB of text" in answer.content.decode()
    with override("zh-hans"):
        chinese = charlie.post(ADDRESSES[0], {"text": "3 Kiln Ox\n" * 160_000}, headers={"accept-language": "zh-CN"})
    assert "1.5 MB" in chinese.content.decode()


def test_an_archive_with_a_file_that_has_no_name(echo: Game) -> None:
    content = zipped(["3 Kiln Ox"]).replace(b"0.txt", b"\0.txt")
    with pytest.raises(UnreadableDeckError) as refusal:
        text_of_zip(content)
    assert refusal.value.code == "empty_zip"


@pytest.mark.slow
def test_rubbish_of_every_kind_is_quick(all_games: tuple[Game, ...], charlie: Client) -> None:
    """It once took a minute: each line was compared with all names of each game. The bound is for a machine busy with other things."""
    quickness = Quickness(6.0)
    texts = rubbish(DECKS)
    pasted = "\n".join(f"Name: x{number}\n{text}" for number, text in enumerate(texts))
    quickness.ask("pasted", lambda: charlie.post(ADDRESSES[0], {"text": pasted}))
    quickness.ask("zipped", lambda: text_of_zip(zipped(texts)))
    quickness.ask("near", lambda: charlie.post(ADDRESSES[1], {"text": "\n".join(f"3 Kiln O{line}" for line in range(990))}))


def test_many_decks_are_read_with_as_few_queries_as_two(all_games: tuple[Game, ...], charlie: Client, same_charges: None) -> None:
    def queries(decks: int) -> int:
        with CaptureQueriesContext(connection) as captured:
            text = "\n".join(f"Name: x{number}\n3 Kiln Ox\n1 nobody" for number in range(decks))
            assert charlie.post(ADDRESSES[0], {"text": text}).status_code == 200
        return len(captured)

    queries(2)
    assert queries(30) == queries(2) <= 12


def test_cards_that_change_are_read_again(echo: Game) -> None:
    """Cards that are kept for one request are read again for the next."""
    assert parse_deck_text("3 Kiln Cow", game=echo).total == 0
    Card.objects.filter(slug="kiln-ox").update(name_en="Kiln Cow")
    mark_changed(echo)
    assert parse_deck_text("3 Kiln Cow", game=echo).total == 3


def test_patience_ends(echo: Game) -> None:
    """Once patience has ended, cards are still read; only near names are missing."""
    text = "3 Kiln Ox\n1 Kiln Oxx"
    assert parse_deck_text(text, game=echo).problems[0].choices
    impatient = parse_deck_text(text, game=echo, patience=Patience(0))
    assert (impatient.total, impatient.problems[0].choices) == (3, ())
    patience = Patience()
    parse_deck_text(text, game=echo, patience=patience)
    assert patience.seconds < Patience().seconds


def test_cards_that_are_not_there_are_told_once(echo: Game) -> None:
    deck = {"name": "n", "format": "standard", "sections": {"main": {"nobody": 1}}}
    versions = [{"name": f"v{number}", "made_at": "2026-01-01", "deck": deck} for number in range(3)]
    report = parse_deck_text(json.dumps({"game": "echo", "sections": {}, "versions": versions}))
    assert len(report.problems) == 1


def test_too_many_cards_that_are_not_there(echo: Game) -> None:
    maybe, notes = {f"nobody-{number}": 1 for number in range(250)}, {f"none-{number}": "x" for number in range(250)}
    with pytest.raises(UnreadableDeckError) as refusal:
        parse_deck_text(json.dumps({"game": "echo", "sections": {}, "maybe": maybe, "card_notes": notes}))
    assert refusal.value.code == "too_many_entries"


def test_sections_that_are_not_there_are_told_once(echo: Game) -> None:
    sections = {f"attic {number}": {"kiln-ox": 1} for number in range(5)}
    deck = {"name": "n", "format": "standard", "sections": sections}
    versions = [{"name": f"v{number}", "made_at": "2026-01-01", "deck": deck} for number in range(200)]
    report = parse_deck_text(json.dumps({"game": "echo", "sections": {}, "versions": versions}))
    assert [line.text for line in report.problems] == list(sections)
