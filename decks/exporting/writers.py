"""Write a deck list as text, Markdown, BBCode, CSV, JSON or code; each reads back as the same deck."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping
from typing import Any

from cards.catalogue import Catalogue
from cards.stand_ins import kind_name
from decks.deck_list import DeckList, Extras
from decks.notation import markdown, vocabulary
from decks.notation.card_lines import readings
from decks.notation.cells import escape_cell
from decks.notation.deck_code import CodedDeck, write_code
from decks.notation.headings import LineReader, Other, counted
from decks.notation.own_json import FORMAT_VERSION, MARK
from rules.wording import Text


def write_text(deck: DeckList, catalogue: Catalogue, language: str) -> str:
    """Return labels, the note as quotation, then each section under a heading with its size: `3 Name` lines."""
    lines = [_label(thing, value, language) for thing, value in _labels(deck, language)]
    if deck.note:
        lines += ["", *_quoted(deck.note)]
    for section, cards in deck.sections.items():
        lines += ["", _heading(deck, section, language)]
        lines += [f"{count} {card_words(catalogue, slug, language)}" for slug, count in cards.items()]
    return "\n".join(lines) + "\n"


def write_markdown(deck: DeckList, catalogue: Catalogue, language: str) -> str:
    """Return Markdown: the name as title, the note as quotation, and a list under a heading for each section; people's text is escaped."""
    is_plain = isinstance(read := LineReader(deck.game, deck.format).read(f"# {deck.name}"), Other) and read.words == deck.name
    labels = [_label(thing, markdown.escape(value), language) for thing, value in _labels(deck, language)]
    lines = [f"# {markdown.escape(deck.name)}", "", *(f"- {label}" for label in labels[1 if is_plain else 0 :])]
    if deck.note:
        lines += ["", *_quoted("\n".join(map(markdown.escape_line, deck.note.split("\n"))))]
    for section, cards in deck.sections.items():
        lines += ["", f"## {markdown.escape(_heading(deck, section, language))}", ""]
        lines += [f"- {count} × {markdown.escape(card_words(catalogue, slug, language))}" for slug, count in cards.items()]
    return "\n".join(lines) + "\n"


def write_bbcode(deck: DeckList, catalogue: Catalogue, language: str) -> str:
    """Return BBCode for forums: the name in bold, the note as quotation, a list for each section; the name's and note's brackets are
    replaced.
    """
    labels = [f"[b]{_label(thing, without_tags(value), language)}[/b]" for thing, value in _labels(deck, language)]
    lines = list(labels)
    if deck.note:
        lines += ["", "[quote]", *(without_tags(line) for line in _quoted(deck.note)), "[/quote]"]
    for section, cards in deck.sections.items():
        lines += ["", f"[b]{_heading(deck, section, language)}[/b]", "[list]"]
        lines += [f"[*]{count} × {card_words(catalogue, slug, language)}" for slug, count in cards.items()]
        lines += ["[/list]"]
    return "\n".join(lines) + "\n"


def write_csv(deck: DeckList, catalogue: Catalogue, language: str) -> str:
    """Return a table with one row a card; the deck, its game and format stand in every row."""
    columns = (
        vocabulary.DECK,
        vocabulary.GAME,
        vocabulary.FORMAT,
        vocabulary.SECTION,
        vocabulary.COUNT,
        vocabulary.CARD,
        vocabulary.SLUG,
        vocabulary.NUMBER,
        vocabulary.KIND,
        vocabulary.RARITY,
    )
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow([_said(column, language) for column in columns])
    head = [deck.name, _said(deck.game.name, language), _said(deck.format.name, language)]
    for section, cards in deck.sections.items():
        for slug, count in cards.items():
            card = catalogue.definitions[slug]
            kind = _said(kind_name(deck.game, card.kind), language)
            words = [_said(card.name, language), slug]
            row = [*head, _section_name(deck, section, language), str(count), *words, str(card.number), kind, card.rarity or ""]
            writer.writerow([escape_cell(value) for value in row])
    return out.getvalue()


def write_json(deck: DeckList, catalogue: Catalogue, language: str) -> str:
    """Return JSON with slugs and permanent numbers for programs and names in both languages for people; the same in every language."""

    def written(cards: Mapping[str, int]) -> list[dict[str, Any]]:
        named = [(slug, count, catalogue.definitions[slug]) for slug, count in cards.items()]
        return [
            {"card": slug, "count": count, "number": card.number, "name": card.name.en, "name_zh": card.name.zh}
            for slug, count, card in named
        ]

    sections = {section: written(cards) for section, cards in deck.sections.items()}
    head = {"game": deck.game.slug, "format": deck.format.slug, "name": deck.name, "note": deck.note}
    data = {MARK: FORMAT_VERSION, **head, "sections": sections}
    if deck.extras:
        extras = {"maybe": written(deck.extras.maybe), **_extras_as_json(deck.extras)}
        data |= {part: value for part, value in extras.items() if value}
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def _extras_as_json(extras: Extras) -> dict[str, Any]:
    versions = [
        {"name": each.name, "note": each.note, "made_at": each.made_at.isoformat(), "is_current": each.is_current, "deck": each.draft}
        for each in extras.versions
    ]
    return {"card_notes": dict(extras.card_notes), "tags": list(extras.tags), "opened": dict(extras.opened), "versions": versions}


def write_deck_code(deck: DeckList, catalogue: Catalogue, language: str = "") -> str:
    """Return the code alone. Cards in sections that the format does not have are no part of it."""
    sections = tuple(
        {catalogue.definitions[slug].number: count for slug, count in deck.sections.get(section.slug, {}).items()}
        for section in deck.format.sections
    )
    return write_code(CodedDeck(deck.game.number, deck.game.formats.index(deck.format), sections))


def card_words(catalogue: Catalogue, slug: str, language: str) -> str:
    """Return the card's name, with the slug in brackets where the name alone would not read back as this card."""
    name = _said(catalogue.definitions[slug].name, language)
    fits = {found for way in readings(f"1 {name}") for found in catalogue.names.find(way.name)}
    return name if fits == {slug} else f"{name} [{slug}]"


def _quoted(note: str) -> list[str]:
    return [f"> {line}".rstrip() for line in note.split("\n")]


def without_tags(words: str) -> str:
    """Return the text without anything that a forum would read as a tag."""
    return words.replace("[", "(").replace("]", ")")


def _labels(deck: DeckList, language: str) -> list[tuple[Text, str]]:
    game, format = _said(deck.game.name, language), _said(deck.format.name, language)
    return [(vocabulary.NAME, deck.name), (vocabulary.GAME, game), (vocabulary.FORMAT, format)]


def _label(thing: Text, value: str, language: str) -> str:
    return Text(f"{thing.en}: {value}", f"{thing.zh}：{value}").in_language(language)


def _heading(deck: DeckList, section: str, language: str) -> str:
    name, size = _section_name(deck, section, language), sum(deck.sections[section].values())
    return counted(Text(name, name), size).in_language(language)


def _section_name(deck: DeckList, slug: str, language: str) -> str:
    try:
        return _said(deck.format.section(slug).name, language)
    except KeyError:
        return slug


def _said(words: Text, language: str) -> str:
    return words.in_language(language)
