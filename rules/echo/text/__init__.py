"""Echo's rules text, made in both languages from a card's keywords and abilities, so that text and behaviour can't differ."""

from __future__ import annotations

from collections.abc import Iterable

from rules.echo import terms
from rules.echo.language.abilities import Ability
from rules.echo.language.conditions import Condition
from rules.echo.language.costs import Cost
from rules.echo.language.effects import Choose, Effect
from rules.echo.language.modifiers import Modifier
from rules.echo.language.moments import Moment
from rules.echo.language.replaced import Replaced
from rules.echo.text.chinese import EchoChinese
from rules.echo.text.english import EchoEnglish
from rules.echo.text.walker import EchoWalker, walked
from rules.kernel.cards import Card
from rules.kernel.language.templates import check_templates
from rules.kernel.text.english import capital
from rules.wording import Text

check_templates(Condition, Cost, Effect, Modifier, Moment, Replaced)
ENGLISH, CHINESE = EchoEnglish(), EchoChinese()


def rules_text(card: Card) -> Text:
    """The card's whole rules text: the keywords in one line, then one paragraph for each ability. Empty for a card without either."""
    return write(card.values.get("keywords", ()), card.abilities)


def write(keywords: Iterable[str], abilities: Iterable[Ability]) -> Text:
    """The text of keywords (as slugs) and abilities; paragraphs are separated by a line feed."""
    names = [terms.name_of(terms.KEYWORDS, each) for each in keywords]
    line = [Text(", ".join(name.en for name in names).capitalize(), "、".join(name.zh for name in names))] if names else []
    said = [*line, *map(paragraph_text, abilities)]
    return Text("\n".join(each.en for each in said), "\n".join(each.zh for each in said))


def paragraph_text(ability: Ability) -> Text:
    """One ability as it stands on a card."""
    found = walked(ability)
    return Text(ENGLISH.paragraph(found), CHINESE.paragraph(found))


def options_text(ability: Ability, choice: Choose) -> tuple[Text, ...]:
    """Each of the lists of effects that an ability lets its owner choose from, as a sentence."""
    told = [EchoWalker(ability.trigger).effects(effects) for effects in choice.options]
    return tuple(Text(capital(ENGLISH.sentences(each)), CHINESE.sentences(each)) for each in told)
