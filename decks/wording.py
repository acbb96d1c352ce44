"""Words of the rules in the language of whoever reads."""

from django.utils.translation import get_language

from rules.wording import Text


def said(words: Text) -> str:
    """The words in the language that is active now."""
    return words.in_language(get_language())
