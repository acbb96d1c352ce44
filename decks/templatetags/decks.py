"""What pages about decks say of cards and violations."""

from collections.abc import Mapping

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from cards.models import Card
from cards.templatetags.cards import choices_of, symbol
from cards.templatetags.wording import words
from decks.mending import mend_of
from decks.models import SavedSearch
from decks.owners import Owner
from decks.saved_searches import searches_of
from rules import games
from rules.construction import Violation
from rules.kernel.cards import Kind
from rules.kernel.game import Game

register = template.Library()


@register.simple_tag
def mend_value(violation: Violation) -> str:
    """What the button that mends it sends."""
    mend = mend_of(violation)
    return f"mend:{mend.code}:{mend.section}:{mend.card}"


@register.simple_tag(takes_context=True)
def saved_searches(context: template.Context, game: Game) -> list[SavedSearch]:
    """What the reader has saved of the game's searches."""
    return searches_of(Owner.of_request(context["request"]), game)


@register.filter
def kinds_to_add(violation: Violation, game: Game) -> list[Kind]:
    """The kinds of cards that would mend it, where any card of a kind will do."""
    slugs = {change.kind for change in violation.fix.changes if change.action == "add" and change.kind and not change.card}
    return [kind for kind in game.kinds if kind.slug in slugs]


@register.filter
def at(values: Mapping[str, object], key: str) -> object:
    """What a mapping holds there, nothing where it holds none."""
    return values.get(key, "")


@register.simple_tag
def card_symbols(card: Card) -> SafeString:
    """The drawings of what the card is, of those of its choices that have one."""
    definition = card.definition
    fields = games.get(card.game).fields
    drawn = ((symbol(choice),) for field in fields for choice in choices_of(field, definition) if choice.symbol and choice.hue)
    return format_html_join("", "{}", drawn)


@register.simple_tag
def both_names(card: Card) -> SafeString:
    """The card's name in the reader's language, then in the other one, marked as such."""
    is_chinese = (get_language() or "").startswith("zh")
    other, code = (card.name_en, "en") if is_chinese else (card.name_zh, "zh-Hans")
    return format_html('{} <span lang="{}">{}</span>', card.name, code, other)


@register.simple_tag
def row_facts(game: Game, card: Card) -> SafeString:
    """One short line that tells cards of a list apart: kind, what was chosen for it, its numbers but the cost, its rarity."""
    definition = card.definition
    facts = [words(game.kind(card.kind).name)]
    for field in game.fields:
        if field.form == "number":
            number = definition.values.get(field.slug)
            if number is not None and field.slug != "cost":
                facts.append(f"{words(field.name)} {number}")
        else:
            facts += [words(choice.name) for choice in choices_of(field, definition)]
    rarity = next((words(each.name) for each in game.rarities if each.slug == card.rarity), "")
    return format_html("{}", " · ".join([*facts, rarity] if rarity else facts))
