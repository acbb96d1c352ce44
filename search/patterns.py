"""Regular expressions (RE2) whose time is proportional to the text, whatever they are."""

from __future__ import annotations

from typing import Any

import re2
from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from search.traditional_chinese import fold_traditional

MOST_MEMORY = 1 << 21
"""Bytes that one expression may take while it searches."""
MOST_STEPS = 3000
"""The most steps of a compiled expression: what it costs a character at worst."""
#: Seconds of processor time that the regular expressions of one search may take together.
PATTERN_SECONDS = 0.5
#: The beginnings of RE2's messages, and what they mean.
REASONS: dict[str, Promise] = {
    "missing ]": _("a bracket is not closed"),
    "missing )": _("a parenthesis is not closed"),
    "unexpected )": _("a parenthesis is closed that was never opened"),
    "no argument for repetition operator": _("there is nothing to repeat"),
    "bad repetition operator": _("there are too many signs for repeating"),
    "invalid repetition size": _("it repeats too often"),
    "invalid escape sequence": _("there is no such sign after the backslash"),
    "invalid perl operator": _("looking ahead or behind is not possible here"),
    "invalid character class": _("there is no such class of characters"),
    "trailing": _("it ends in a backslash"),
    "pattern too large": _("it is too large"),
}


class PatternError(ValueError):
    """An expression can't be used; the message says why, in the reader's language."""


def compiled(pattern: str) -> Any:
    """Return the expression, for UTF-8 bytes: capitals match small letters, `^` and `$` match at lines. Raise PatternError."""
    try:
        return _compiled(fold_traditional(pattern))
    except re2.error as error:
        said = error.args[0].decode(errors="replace") if error.args and isinstance(error.args[0], bytes) else str(error)
        reason = next((words for start, words in REASONS.items() if said.startswith(start)), _("it can't be read"))
        raise PatternError(str(reason)) from error


def _compiled(pattern: str) -> Any:
    options = re2.Options()
    options.case_sensitive = False
    options.never_capture = True
    options.log_errors = False
    options.max_mem = MOST_MEMORY
    found = re2.compile(f"(?m:{pattern})".encode(), options)
    if found.programsize > MOST_STEPS:
        raise PatternError(gettext("it is too large"))
    return found
