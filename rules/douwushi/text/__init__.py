"""Dou Wushi's rules text, made in both languages from a card's keywords and abilities, so that text and behaviour can't differ."""

from __future__ import annotations

from collections.abc import Iterable

from rules.douwushi.language.abilities import Ability
from rules.douwushi.text import chinese, english
from rules.kernel.cards import Card
from rules.wording import Text


def rules_text(card: Card) -> Text:
    """The card's whole rules text: the keywords in one line, then one paragraph for each ability. Empty for a card without either."""
    return write(card.values.get("keywords", ()), card.abilities, card.kind)


def write(keywords: Iterable[str], abilities: Iterable[Ability], kind: str) -> Text:
    """The text of keywords (as slugs) and abilities on a card of a kind; paragraphs are separated by a line feed."""
    known, listed = tuple(keywords), tuple(abilities)
    en = [english.keywords_line(known)] if known else []
    zh = [chinese.keywords_line(known)] if known else []
    return Text(
        "\n".join(en + [english.paragraph(each, kind) for each in listed]),
        "\n".join(zh + [chinese.paragraph(each, kind) for each in listed]),
    )
