"""Template tags about a card: its values by name, the symbols of its attributes."""

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import pgettext

from cards import stand_ins
from cards.models import Card
from cards.templatetags.wording import words
from rules import games
from rules.drawing.symbols import SYMBOLS
from rules.kernel.cards import Card as CardDefinition
from rules.kernel.cards import Choice, Field
from rules.kernel.game import Game

register = template.Library()


@register.simple_tag
def symbol(choice: Choice) -> SafeString:
    """Return the choice's drawing in its colour, if it has one; its name stands beside it."""
    path = SYMBOLS.get(choice.symbol)
    if path is None:
        return mark_safe("")
    return format_html(
        '<svg class="symbol hue-{}" viewBox="-52 -52 104 104" aria-hidden="true"><path d="{}" fill-rule="evenodd"/></svg>',
        choice.hue or "none",
        path,
    )


@register.simple_tag
def value(field: Field, definition: CardDefinition) -> SafeString:
    """Return the card's value in that field: a number, or the names of what was chosen with their symbols."""
    chosen = choices_of(field, definition)
    if chosen:
        parts = ((symbol(choice), words(choice.name)) for choice in chosen)
        return format_html_join(pgettext("between names", ", "), '<span class="value">{}{}</span>', parts)
    number = definition.values.get(field.slug)
    return format_html("{}", "" if number is None or field.form != "number" else number)


@register.simple_tag
def kind_name(game: Game, card: Card) -> str:
    return words(stand_ins.kind_name(game, card.kind))


@register.simple_tag
def rarity_name(game: Game, card: Card) -> str:
    return next((words(rarity.name) for rarity in game.rarities if rarity.slug == card.rarity), "")


@register.simple_tag
def printing(card: Card) -> str:
    """Return a printing's rarity and number, as on its face: they tell it from other printings of its name."""
    return f"{rarity_name(games.get(card.game), card)}\u00a0{card.number:03}".strip()


@register.simple_tag
def row_facts(game: Game, card: Card, has_cost: bool = False) -> SafeString:
    """Return one short line that tells cards of a list apart: kind, choices, numbers, rarity. The cost is among them only with `has_cost`,
    where nothing else shows it.
    """
    definition = card.definition
    facts = [kind_name(game, card)]
    for field in game.fields:
        if field.form == "number":
            number = definition.values.get(field.slug)
            if number is not None and (has_cost or field.slug != "cost"):
                facts.append(f"{words(field.name)} {number}")
        else:
            facts += [words(choice.name) for choice in choices_of(field, definition)]
    rarity = rarity_name(game, card)
    return format_html("{}", " · ".join([*facts, rarity] if rarity else facts))


def choices_of(field: Field, definition: CardDefinition) -> list[Choice]:
    """Return what the card has in a field of choices."""
    found = definition.values.get(field.slug)
    if field.form == "number" or found is None:
        return []
    slugs = [found] if isinstance(found, str) else found
    return [choice for choice in field.choices if choice.slug in slugs]
