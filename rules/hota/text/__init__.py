"""HotA's rules text, made in both languages from a card's fields and abilities, so that text and behaviour can't differ."""

from __future__ import annotations

from rules.hota import terms
from rules.hota.language.abilities import Ability
from rules.hota.language.conditions import Condition
from rules.hota.language.costs import Cost
from rules.hota.language.effects import Choose, Effect
from rules.hota.language.modifiers import Modifier
from rules.hota.language.moments import Moment
from rules.hota.language.replaced import Replaced
from rules.hota.text.chinese import HotaChinese
from rules.hota.text.english import HotaEnglish
from rules.hota.text.values import BEARERS, NO_ATTRIBUTE, RAISED
from rules.hota.text.walker import HotaWalker, walked
from rules.kernel.cards import Card
from rules.kernel.language.phrases import series
from rules.kernel.language.templates import check_templates
from rules.kernel.text.chinese import spaced
from rules.kernel.text.english import capital
from rules.wording import Text

check_templates(Condition, Cost, Effect, Modifier, Moment, Replaced)
ENGLISH = {kind: HotaEnglish(kind) for kind in BEARERS}
CHINESE = {kind: HotaChinese(kind) for kind in BEARERS}


def rules_text(card: Card) -> Text:
    """The card's whole rules text, in lines: its keywords, that it has no attribute, and one paragraph for each ability."""
    attributes, keywords = tuple(card.values.get("attribute", ())), tuple(card.values.get("keywords", ()))
    if card.kind == "attribute":
        return _attribute_line(attributes)
    lines = [_keywords_line(keywords)] if keywords else []
    if not attributes:
        lines.append(Text(NO_ATTRIBUTE.en.format(card.name.en), NO_ATTRIBUTE.zh.format(card.name.zh)))
    lines += [paragraph_text(ability, card.kind) for ability in card.abilities]
    return Text("\n".join(line.en for line in lines), "\n".join(line.zh for line in lines))


def _attribute_line(attributes: tuple[str, ...]) -> Text:
    """Return the text of an attribute card (H-3)."""
    names = [choice.name for choice in terms.ATTRIBUTES if choice.slug in attributes]
    en = series([*(f"your {name.en.lower()}" for name in names), "your mana cap"])
    return Text(capital(RAISED.en.format(en)), spaced(RAISED.zh.format("、".join(name.zh for name in names))))


def _keywords_line(keywords: tuple[str, ...]) -> Text:
    names = [choice.name for choice in terms.KEYWORDS if choice.slug in keywords]
    return Text(capital(", ".join(name.en.lower() for name in names)) + ".", "，".join(name.zh for name in names) + "。")


def paragraph_text(ability: Ability, kind: str) -> Text:
    """One ability as it stands on a card of a kind."""
    found = walked(ability)
    return Text(ENGLISH[kind].paragraph(found), CHINESE[kind].paragraph(found))


def options_text(ability: Ability, choice: Choose, kind: str) -> tuple[Text, ...]:
    """Each of the lists of effects that an ability on a card of a kind lets its controller choose from, as a sentence."""
    told = [HotaWalker(ability.when).effects(effects) for effects in choice.options]
    return tuple(Text(capital(ENGLISH[kind].sentences(each)), spaced(CHINESE[kind].sentences(each))) for each in told)
