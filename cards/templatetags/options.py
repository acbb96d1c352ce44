"""The boxes of a filter, written without a template for each: a page of cards has dozens, and each search changes them all."""

from collections.abc import Sequence

from django import template
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from cards.search.facets import Facet
from cards.search.results import Option
from cards.templatetags.cards import symbol
from cards.templatetags.wording import words

register = template.Library()


@register.simple_tag
def option_boxes(facet: Facet, options: Sequence[Option]) -> SafeString:
    """Return the values to choose from, each with how many cards it would leave; those that leave none are marked so."""
    return mark_safe("\n".join(_box(escape(facet.param), option) for option in options))


def _box(name: str, option: Option) -> str:
    choice, value = option.choice, escape(option.choice.slug)
    label = "option" if option.count or option.is_chosen else "option is-vain"
    checked = " checked" if option.is_chosen else ""
    box = f'<input type="checkbox" id="option-{name}-{value}" name="{name}" value="{value}"{checked}>'
    said = f'<span>{escape(words(choice.name))}</span> <small class="count">{option.count}</small>'
    return f'<label class="{label}">{box}{symbol(choice)}{said}</label>'
