"""Words of the rules in the reader's language."""

from django.utils.translation import get_language, gettext, override

from rules.wording import Text


def said(words: Text) -> str:
    """Return the words in the language that is active now."""
    return words.in_language(get_language())


def in_both(message: str, **parts: Text) -> Text:
    """Return a message of the catalogues (`gettext_noop`) in both languages, to be kept and read by anybody."""

    def told(language: str) -> str:
        with override(language):
            return gettext(message) % {name: part.in_language(language) for name, part in parts.items()}

    return Text(told("en"), told("zh-hans"))
