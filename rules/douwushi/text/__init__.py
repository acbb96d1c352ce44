"""Dou Wushi's rules text, made in both languages from a card's keywords and abilities, so that text and behaviour can't differ."""

from __future__ import annotations

from collections.abc import Iterable

from rules.douwushi import terms
from rules.douwushi.language.abilities import Ability
from rules.douwushi.language.conditions import Condition
from rules.douwushi.language.costs import Cost
from rules.douwushi.language.effects import Choose, Effect
from rules.douwushi.language.modifiers import Modifier
from rules.douwushi.language.moments import Moment
from rules.douwushi.text.chinese import DouWushiChinese
from rules.douwushi.text.english import DouWushiEnglish
from rules.douwushi.text.values import BEARERS
from rules.douwushi.text.walker import DouWushiWalker, walked
from rules.kernel.cards import Card
from rules.kernel.language.templates import check_templates
from rules.kernel.text.chinese import spaced
from rules.kernel.text.english import capital
from rules.wording import Text

check_templates(Condition, Cost, Effect, Modifier, Moment)
ENGLISH = {kind: DouWushiEnglish(kind) for kind in BEARERS}
CHINESE = {kind: DouWushiChinese(kind) for kind in BEARERS}


def rules_text(card: Card) -> Text:
    """The card's whole rules text: the keywords in one line, then one paragraph for each ability. Empty for a card without either."""
    return write(card.values.get("keywords", ()), card.abilities, card.kind)


def write(keywords: Iterable[str], abilities: Iterable[Ability], kind: str) -> Text:
    """The text of keywords (as slugs) and abilities on a card of a kind; paragraphs are separated by a line feed."""
    slugs = tuple(keywords)
    names = [choice.name for choice in terms.KEYWORDS if choice.slug in slugs]
    line = [Text(f"{', '.join(name.en for name in names)}.", f"{'、'.join(name.zh for name in names)}。")] if names else []
    said = [*line, *(paragraph_text(each, kind) for each in abilities)]
    return Text("\n".join(each.en for each in said), "\n".join(each.zh for each in said))


def paragraph_text(ability: Ability, kind: str) -> Text:
    """One ability as it stands on a card of a kind."""
    found = walked(ability, kind)
    return Text(ENGLISH[kind].paragraph(found), CHINESE[kind].paragraph(found))


def options_text(ability: Ability, choice: Choose, kind: str) -> tuple[Text, ...]:
    """Each of the lists of effects that an ability on a card of a kind lets its owner choose from, as a sentence."""
    told = [DouWushiWalker(ability.when, kind).effects(effects) for effects in choice.options]
    return tuple(Text(capital(ENGLISH[kind].sentences(each)), spaced(CHINESE[kind].sentences(each))) for each in told)


def modifier_text(modifier: Modifier) -> Text:
    """Return what a modifier gives a hero, as it is said of the hero: `gets +2 attack`."""
    walker = DouWushiWalker(None, "hero")
    walker.mentions.mention("self")
    found = walker.words((modifier,))
    return Text(ENGLISH["hero"].predicates(found, is_many=False), spaced(CHINESE["hero"].predicates(found)))
