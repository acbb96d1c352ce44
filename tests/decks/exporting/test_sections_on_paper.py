"""Sheets, pictures and print-and-play files have every section of every game's formats, with its name, its cards and their counts."""

from __future__ import annotations

import copy
import io
from collections import Counter
from collections.abc import Iterator

import pytest
from django.utils import translation
from fpdf import FPDF
from PIL import Image, ImageDraw

from cards.catalogue import Catalogue, catalogue_of
from cards.pictures import rasters
from decks.deck_list import DeckList
from decks.exporting.output import Writing
from decks.exporting.pictured import picture, proxies, tournament
from rules.kernel.game import Game
from tests.decks.exporting.filled_sections import filled


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the words written on paper and pictures, and the texts of the pictures placed there, in this order."""
    said: list[str] = []
    text, image, draw = FPDF.text, FPDF.image, ImageDraw.ImageDraw.text
    monkeypatch.setattr(FPDF, "text", lambda self, x, y, words="": (said.append(words), text(self, x, y, words))[1])
    monkeypatch.setattr(FPDF, "image", lambda self, *each, **named: (said.append(named["alt_text"]), image(self, *each, **named))[1])
    monkeypatch.setattr(
        ImageDraw.ImageDraw, "text", lambda self, place, words, **named: (said.append(words), draw(self, place, words, **named))[1]
    )
    drawn = io.BytesIO()
    Image.new("RGB", (18, 25)).save(drawn, "JPEG")
    monkeypatch.setattr(rasters, "raster", lambda card, language: drawn.getvalue())
    return said


def writings(games: tuple[Game, ...]) -> Iterator[tuple[DeckList, Writing]]:
    for game in games:
        for format in game.formats:
            deck = filled(game, format)
            yield deck, Writing(deck, catalogue_of(game), "en", "https://cards.example")


def headings(writing: Writing) -> list[tuple[str, int]]:
    sections = [section for section in writing.deck.format.sections if not section.is_pool]
    return [(section.name.en, sum(writing.deck.sections[section.slug].values())) for section in sections]


def test_the_tournament_sheet(all_games: tuple[Game, ...], words: list[str]) -> None:
    for deck, writing in writings(all_games):
        words.clear()
        tournament.write_a4(writing)
        assert [each for each in words if each in {f"{name} ({size})" for name, size in headings(writing)}] == [
            f"{name} ({size})" for name, size in headings(writing)
        ], (deck.game.slug, deck.format.slug)
        names = Counter(card.name_en for _, card, _ in writing.played())
        assert Counter(each for each in words if each in names) >= names


def test_the_tournament_sheet_tells_cards_of_one_name_apart(catalogue: Catalogue, words: list[str]) -> None:
    """By their rarity, in either language; a card whose name is its own has no mark."""
    sections = {"hero": {"wuyi": 1, "wuyi-eighth-night": 1}, "main": {"dock-otter": 2, "dock-otter-lantern-night": 1, "kiln-ox": 1}}
    deck = DeckList(catalogue.game, catalogue.game.format(), "Namesakes", sections, "")
    for language, otter in (("en", "Dock Otter"), ("zh-hans", "码头獭")):
        words.clear()
        tournament.write_a4(Writing(deck, catalogue, language))
        rows = words[words.index("2") :]
        assert rows[:6] == ["2", "N", otter, "1", "SR", otter], language
        assert [each for each in words if each in ("UR", "SR", "SSR", "N", "R")] == ["UR", "SR", "N", "SR"]


def test_cards_of_one_name_and_rarity_are_told_apart_by_set_and_number(catalogue: Catalogue) -> None:
    twins = [copy.copy(catalogue.rows[slug]) for slug in ("dock-otter", "dock-otter-lantern-night")]
    for twin in twins:
        twin.rarity = "N"
    among = Catalogue(catalogue.game, (), {twin.slug: twin for twin in twins}, catalogue.sets)
    writing = Writing(DeckList(catalogue.game, catalogue.game.format(), "", {}, ""), among, "en")
    marks = [writing.namesake_mark(twin) for twin in twins]
    assert marks == [f"N {twin.set.code} {twin.number}" for twin in twins]
    assert marks[0] != marks[1]


def test_the_picture(all_games: tuple[Game, ...], words: list[str]) -> None:
    for deck, writing in writings(all_games):
        words.clear()
        picture.write_picture(writing)
        found = [each for each in words if " · " in each and not each.startswith(deck.game.name.en)]
        assert found == [f"{name} · {size}" for name, size in headings(writing)], (deck.game.slug, deck.format.slug)
        assert sum(int(each[1:]) for each in words if each.startswith("×")) == sum(
            count for _, _, count in writing.played() if count > 1
        ), (deck.game.slug, deck.format.slug)


def test_print_and_play(all_games: tuple[Game, ...], words: list[str]) -> None:
    for deck, writing in writings(all_games):
        words.clear()
        with translation.override("en"):
            proxies.write_a4(writing)
        copies = [card.name_en for _, card, count in writing.played() for _ in range(count)]
        assert [each for each in words if each in copies] == copies, (deck.game.slug, deck.format.slug)
