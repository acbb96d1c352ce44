"""People's text in exported files shows as they wrote it, never as markup, a formula or a device name, and is imported unchanged."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from markdown_it.token import Token

from cards.catalogue import Catalogue
from decks.deck_list import DeckList
from decks.exporting import FORMATS, content_disposition, export_list
from decks.exporting.files import file_name
from decks.importing import parse_deck_text
from decks.models import Deck
from decks.notation.cells import FORMULA_MARKS, escape_cell, unescape_cell

RENDERER = MarkdownIt("commonmark").enable(["table", "strikethrough"])
#: The Markdown syntax that our export uses.
KNOWN = {"heading_open", "heading_close", "bullet_list_open", "bullet_list_close", "list_item_open", "list_item_close"} | {
    "paragraph_open",
    "paragraph_close",
    "blockquote_open",
    "blockquote_close",
    "inline",
    "text",
    "text_special",
    "softbreak",
}
MARKUP = [
    "[url=https://evil.example]x[/url]",
    "[x](https://evil.example)",
    "![x](https://evil.example/p.png)",
    "[x]: https://evil.example",
    "**bold** and __bold__ *i* _i_ ~~no~~",
    "`code` ``more``",
    "```",
    "~~~",
    "a | b | c",
    "|---|---|",
    "<script>alert(1)</script>",
    "<https://evil.example>",
    "https://evil.example/?a=b&c=d",
    "www.evil.example",
    "mail@evil.example",
    "# heading",
    "heading\n===",
    "heading\n---",
    "***",
    "- item",
    "+ item",
    "* item",
    "1. item",
    "12) item",
    "    code\n\tcode",
    "> quote\n>> more",
    "&amp; &#60; &copy;",
    "\\*not\\* \\\\ \\",
    "$x^2$ ==mark== {x}",
    "[^1] and #12",
    "ends with \\",
    "&#32; \\&#32;",
    "a  \nb",
]
PIECES = st.one_of(
    st.sampled_from(MARKUP), st.sampled_from(list("*_`[]()<>#+-=|~&!\\>: .1\t")), st.text(st.characters(codec="utf-8"), max_size=3)
)


def note_of(words: str) -> str:
    """Return the text as the site stores a note, with characters that a text file can hold."""
    plain = "".join(letter for letter in words if letter == "\n" or (letter.isprintable() and letter.isascii()) or letter == "\t")
    return "\n".join(line.rstrip() for line in plain.split("\n")).strip()


def name_of(words: str) -> str:
    return " ".join(note_of(words).split())[:80].strip() or "X"


def inline(tokens: list[Token]) -> Iterator[Token]:
    for token in tokens:
        yield token
        yield from token.children or ()


def shown(markdown: str) -> tuple[str, list[str]]:
    """Return the title and the note's lines as a Markdown renderer shows them; assert that they contain no markup."""
    tokens = RENDERER.parse(markdown)
    assert {token.type for token in inline(tokens)} <= KNOWN, markdown
    title, quoted, depth = "", [], 0
    for before, token in pairwise(tokens):
        depth += {"blockquote_open": 1, "blockquote_close": -1}.get(token.type, 0)
        if token.type == "inline":
            words = "".join("\n" if each.type == "softbreak" else each.content for each in token.children or ())
            if before.type == "heading_open" and not title:
                title = words
            elif depth:
                quoted += words.split("\n")
    return title, [" ".join(line.split()) for line in quoted if line.strip()]


def check(deck: DeckList, catalogue: Catalogue, language: str) -> None:
    file = export_list(deck, "markdown", language, catalogue=catalogue)
    title, quoted = shown(file.text)
    assert title == deck.name
    assert quoted == [" ".join(line.split()) for line in deck.note.split("\n") if line.strip()]
    report = parse_deck_text(file.content, game=deck.game)
    assert (report.name, report.note, report.sections) == (deck.name, deck.note, deck.sections)
    assert report.is_clean


@pytest.mark.parametrize("words", MARKUP)
def test_markdown_shows_markup_characters(deck: Deck, catalogue: Catalogue, words: str) -> None:
    check(replace(deck.listing(catalogue), name=name_of(words), note=note_of(f"one\n{words}\nthree\n\n{words}")), catalogue, "en")


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], deadline=None)
@given(name=st.lists(PIECES, max_size=4), note=st.lists(PIECES, max_size=12), language=st.sampled_from(["en", "zh-hans"]))
def test_markdown_shows_any_text(deck: Deck, catalogue: Catalogue, name: list[str], note: list[str], language: str) -> None:
    check(replace(deck.listing(catalogue), name=name_of("".join(name)), note=note_of("".join(note))), catalogue, language)


@pytest.mark.parametrize("words", ["3 Kiln Ox", "a\\*b", "\\", "# x \\_"])
def test_backslashes_in_other_texts_are_kept(deck: Deck, catalogue: Catalogue, words: str) -> None:
    text = export_list(replace(deck.listing(catalogue), name=words, note=words), "text", "en", catalogue=catalogue)
    report = parse_deck_text(text.content)
    assert (report.name, report.note) == (words, words)


@pytest.mark.parametrize("words", MARKUP)
def test_forum_text_has_only_our_tags(deck: Deck, catalogue: Catalogue, words: str) -> None:
    listing = replace(deck.listing(catalogue), name=name_of(words), note=note_of(words))
    text = export_list(listing, "bbcode", "en", catalogue=catalogue).text
    assert set(re.findall(r"\[[^\]]*\]?", text)) <= {"[b]", "[/b]", "[quote]", "[/quote]", "[list]", "[/list]", "[*]"}
    report = parse_deck_text(text)
    assert report.sections == listing.sections
    assert report.is_clean


@pytest.mark.parametrize("mark", FORMULA_MARKS)
def test_no_cell_is_a_formula(deck: Deck, catalogue: Catalogue, mark: str) -> None:
    listing = replace(deck.listing(catalogue), name=f"{mark.strip() or '='}1+1")
    text = export_list(listing, "csv", "en", catalogue=catalogue).text
    cells = [cell for row in csv.reader(io.StringIO(text)) for cell in row]
    assert [cell for cell in cells if cell.startswith(FORMULA_MARKS)] == []
    assert parse_deck_text(text).name == listing.name


@given(st.text())
def test_cells_round_trip(words: str) -> None:
    assert unescape_cell(escape_cell(words)) == words
    assert not escape_cell(words).startswith(FORMULA_MARKS)


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("gnp.\u202egpj.exe", "gnp.gpj.exe.txt"),
        ("\u200b\u2066", "deck.txt"),
        ("CON", "CON-deck.txt"),
        ("aux.x", "aux.x-deck.txt"),
        ("Contest", "Contest.txt"),
        ("\x85a\u2028b", "a-b.txt"),
        ("~", "deck.txt"),
        ("x" * 79 + " .y", "x" * 79 + ".txt"),
    ],
)
def test_file_names(name: str, file: str) -> None:
    assert file_name(name, "txt") == file
    assert content_disposition(file).isascii()


unhurried = settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], deadline=None)
names = st.text(st.characters(codec="utf-8"), min_size=1, max_size=40)
notes = st.text(st.characters(codec="utf-8"), max_size=60)


@settings(unhurried, max_examples=40)
@given(name=names, note=notes)
def test_any_text_in_any_format_that_is_read_again(deck: Deck, catalogue: Catalogue, name: str, note: str) -> None:
    assert_exported(deck, catalogue, name, note, is_read_again=True)


@settings(unhurried, max_examples=4)
@given(name=names, note=notes)
def test_any_text_on_paper(deck: Deck, catalogue: Catalogue, name: str, note: str) -> None:
    assert_exported(deck, catalogue, name, note, is_read_again=False)


def assert_exported(deck: Deck, catalogue: Catalogue, name: str, note: str, *, is_read_again: bool) -> None:
    """Every format of the kind makes a file with a harmless name."""
    listing = replace(deck.listing(catalogue), name=name, note=note)
    for format in FORMATS.values():
        if not format.needs_pictures and (format.lost is not None) == is_read_again:
            file = export_list(listing, format.slug, "en", catalogue=catalogue, site="https://cards.example")
            assert not re.search(r'[\\/:*?"<>|\x00-\x1f\u202a-\u202e]', file.name)
            assert content_disposition(file.name).isprintable()
