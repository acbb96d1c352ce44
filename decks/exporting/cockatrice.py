"""Write a deck for Cockatrice: its XML, with `main` for the deck that is drawn from and `side` for all the rest.

Each card also names its section here, in an attribute that Cockatrice ignores; if that is gone, the reader sorts the cards of `side` by
kind.
"""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from cards.catalogue import Catalogue
from decks.deck_list import DeckList
from decks.notation import vocabulary
from rules.construction import Format
from rules.wording import Text

MAIN, SIDE = "main", "side"
#: Characters that XML can't hold, not even escaped.
_UNSAYABLE = dict.fromkeys((*range(9), 11, 12, *range(14, 32), 65534, 65535))


def write_cockatrice(deck: DeckList, catalogue: Catalogue, language: str) -> str:
    """Return the `.cod` file; game, format and note stand in its comments."""
    main = main_section(deck.format)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<cockatrice_deck version="1">',
        f"    <deckname>{_said(deck.name)}</deckname>",
        f"    <comments>{_said(_comments(deck, language))}</comments>",
    ]
    for zone in (MAIN, SIDE):
        sections = [section for section in deck.sections if (section == main) == (zone == MAIN)]
        if sections:
            lines.append(f'    <zone name="{zone}">')
            lines += [
                _card(catalogue, section, slug, count, language) for section in sections for slug, count in deck.sections[section].items()
            ]
            lines.append("    </zone>")
    return "\n".join([*lines, "</cockatrice_deck>", ""])


def main_section(format: Format) -> str:
    """Return the section that is drawn from: the largest by its bounds, the last among equals."""
    sections = format.deck_sections
    return max(enumerate(sections), key=lambda each: (each[1].bounds.least != 1, each[1].bounds.least, each[0]))[1].slug


def _card(catalogue: Catalogue, section: str, slug: str, count: int, language: str) -> str:
    row = catalogue.rows[slug]
    name = quoteattr(catalogue.definitions[slug].name.in_language(language))
    printing = f'setShortName={quoteattr(row.set.code)} collectorNumber="{row.number}"'
    return f'        <card number="{count}" name={name} {printing} section={quoteattr(section)}/>'


def _comments(deck: DeckList, language: str) -> str:
    labels = ((vocabulary.GAME, deck.game.name), (vocabulary.FORMAT, deck.format.name))
    head = [Text(f"{thing.en}: {value.en}", f"{thing.zh}：{value.zh}").in_language(language) for thing, value in labels]
    return "\n".join([*head, *(["", deck.note] if deck.note else [])])


def _said(words: str) -> str:
    return escape(words.translate(_UNSAYABLE))
