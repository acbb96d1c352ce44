"""Echo's rules text, made in both languages from a card's keywords and abilities, so that text and behaviour can't differ."""

from __future__ import annotations

from collections.abc import Iterable

from rules.echo.language.abilities import Ability
from rules.echo.text import chinese, english
from rules.kernel.cards import Card
from rules.wording import Text


def rules_text(card: Card) -> Text:
    """The card's whole rules text: the keywords in one line, then one paragraph for each ability. Empty for a card without either."""
    return write(card.values.get("keywords", ()), card.abilities)


def write(keywords: Iterable[str], abilities: Iterable[Ability]) -> Text:
    """The text of keywords (as slugs) and abilities; paragraphs are separated by a line feed."""
    known, listed = tuple(keywords), tuple(abilities)
    en = [english.keywords_line(known)] if known else []
    zh = [chinese.keywords_line(known)] if known else []
    return Text("\n".join(en + [english.paragraph(each) for each in listed]), "\n".join(zh + [chinese.paragraph(each) for each in listed]))
