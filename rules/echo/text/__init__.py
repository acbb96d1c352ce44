"""Echo's rules text, made in both languages from a card's keywords and abilities, so that text and behaviour can't differ."""

from __future__ import annotations

from collections.abc import Iterable

from rules.echo.language.abilities import Ability
from rules.echo.language.effects import Choose, Effect
from rules.echo.text import chinese, chinese_clauses, english, english_clauses
from rules.echo.text.grammar import Mentions
from rules.kernel.cards import Card
from rules.kernel.language.templates import check_templates
from rules.wording import Text

check_templates(Effect)


def rules_text(card: Card) -> Text:
    """The card's whole rules text: the keywords in one line, then one paragraph for each ability. Empty for a card without either."""
    return write(card.values.get("keywords", ()), card.abilities)


def write(keywords: Iterable[str], abilities: Iterable[Ability]) -> Text:
    """The text of keywords (as slugs) and abilities; paragraphs are separated by a line feed."""
    known, listed = tuple(keywords), tuple(abilities)
    en = [english.keywords_line(known)] if known else []
    zh = [chinese.keywords_line(known)] if known else []
    return Text("\n".join(en + [english.paragraph(each) for each in listed]), "\n".join(zh + [chinese.paragraph(each) for each in listed]))


def paragraph_text(ability: Ability) -> Text:
    """One ability as it stands on a card."""
    return Text(english.paragraph(ability), chinese.paragraph(ability))


def options_text(ability: Ability, choice: Choose) -> tuple[Text, ...]:
    """Each of the lists of effects that an ability lets its owner choose from, as a sentence."""
    told = []
    for effects in choice.options:
        en = english_clauses.sentences(effects, Mentions(ability))
        told.append(Text(f"{en[0].upper()}{en[1:]}", chinese_clauses.sentences(effects, Mentions(ability))))
    return tuple(told)
