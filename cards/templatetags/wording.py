"""Words of the rules in the reader's language."""

from django import template
from django.utils.translation import get_language

from rules.wording import Text

register = template.Library()


@register.filter
def words(thing: Text | str) -> str:
    """Return the text in the reader's language; a plain string stays as it is."""
    return thing.in_language(get_language()) if isinstance(thing, Text) else thing


@register.filter
def html_language(code: str) -> str:
    """Return the code as HTML writes it: zh-hans is zh-Hans."""
    return "zh-Hans" if code.lower().startswith("zh") else code
