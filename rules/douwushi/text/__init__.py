"""Dou Wushi's rules text, made in both languages from a card's keywords and abilities, so that text and behaviour can't differ."""

from __future__ import annotations

from collections.abc import Iterable

from rules.douwushi.language.abilities import Ability
from rules.douwushi.language.effects import Choose, Effect
from rules.douwushi.text import chinese, chinese_clauses, english, english_clauses
from rules.douwushi.text.grammar import Mentions
from rules.kernel.cards import Card
from rules.kernel.language.templates import check_templates
from rules.wording import Text

check_templates(Effect)


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


def paragraph_text(ability: Ability, kind: str) -> Text:
    """One ability as it stands on a card of a kind."""
    return Text(english.paragraph(ability, kind), chinese.paragraph(ability, kind))


def options_text(ability: Ability, choice: Choose, kind: str) -> tuple[Text, ...]:
    """Each of the lists of effects that an ability on a card of a kind lets its owner choose from, as a sentence."""
    told = []
    for effects in choice.options:
        en = english_clauses.sentences(effects, Mentions(ability, kind))
        told.append(Text(f"{en[0].upper()}{en[1:]}", chinese.spaced(chinese_clauses.sentences(effects, Mentions(ability, kind)))))
    return tuple(told)
