"""Sorcery's rules text, made in both languages from a card's fields and abilities, so that text and behaviour can't differ."""

from __future__ import annotations

from rules.kernel.cards import Card
from rules.kernel.language.templates import check_templates
from rules.kernel.text.chinese import spaced
from rules.kernel.text.english import capital
from rules.sorcery import terms
from rules.sorcery.language.abilities import Ability
from rules.sorcery.language.conditions import Condition
from rules.sorcery.language.costs import Cost
from rules.sorcery.language.effects import Choose, Effect
from rules.sorcery.language.modifiers import Modifier
from rules.sorcery.language.moments import Moment
from rules.sorcery.language.replaced import Replaced
from rules.sorcery.text.chinese import SorceryChinese
from rules.sorcery.text.english import SorceryEnglish
from rules.sorcery.text.values import AVATAR, BEARERS
from rules.sorcery.text.walker import SorceryWalker, walked
from rules.wording import Text

check_templates(Condition, Cost, Effect, Modifier, Moment, Replaced)
ENGLISH = {kind: SorceryEnglish(kind) for kind in BEARERS}
CHINESE = {kind: SorceryChinese(kind) for kind in BEARERS}


def rules_text(card: Card) -> Text:
    """The card's whole rules text, in lines: its keywords, what every avatar can do, and one paragraph for each ability."""
    keywords = (*card.values.get("keywords", ()), *(key for key in ("ranged", "movement") if key in card.values))
    lines = [_keywords_line(keywords, card)] if keywords else []
    lines += [AVATAR] if card.kind == "avatar" else []
    kind = kind_of(card)
    lines += [paragraph_text(ability, kind) for ability in card.abilities]
    return Text("\n".join(line.en for line in lines), "\n".join(line.zh for line in lines))


def kind_of(card: Card) -> str:
    """The kind of card as texts tell them apart: of an artifact its type."""
    return str(card.values.get("artifact_type", card.kind))


def _keywords_line(keywords: tuple[str, ...], card: Card) -> Text:
    """The keywords in the order of the rules, with their numbers: `Airborne, movement +1.`"""
    numbers = {"ranged": f" {card.values.get('ranged')}", "movement": f" +{card.values.get('movement')}"}
    said = [(choice.name, numbers.get(choice.slug, "")) for choice in terms.KEYWORDS if choice.slug in keywords]
    en, zh = ", ".join(f"{name.en.lower()}{number}" for name, number in said), "，".join(f"{name.zh}{number}" for name, number in said)
    return Text(f"{capital(en)}.", f"{zh}。")


def paragraph_text(ability: Ability, kind: str) -> Text:
    """One ability as it stands on a card of a kind."""
    found = walked(ability)
    return Text(ENGLISH[kind].paragraph(found), CHINESE[kind].paragraph(found))


def options_text(ability: Ability, choice: Choose, kind: str) -> tuple[Text, ...]:
    """Each of the lists of effects that an ability on a card of a kind lets its controller choose from, as a sentence."""
    told = [SorceryWalker(ability.when).effects(effects) for effects in choice.options]
    return tuple(Text(capital(ENGLISH[kind].sentences(each)), spaced(CHINESE[kind].sentences(each))) for each in told)
