"""Words of the rules in the reader's language."""

from collections.abc import Callable

from django.utils.translation import get_language, gettext, override

from rules.wording import Text


def said(words: Text) -> str:
    """Return the words in the language that is active now."""
    return words.in_language(get_language())


def in_both(message: str, **parts: Text) -> Text:
    """Return a message of the catalogues (`gettext_noop`) in both languages, to be kept and read by anybody."""
    return told_in_both(lambda: gettext(message) % {name: said(part) for name, part in parts.items()})


def told_in_both(tell: Callable[[], str]) -> Text:
    """Return the words that a function returns in either language, to be kept and read by anybody."""

    def told(language: str) -> str:
        with override(language):
            return tell()

    return Text(told("en"), told("zh-hans"))
