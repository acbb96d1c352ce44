"""Names in narrow places: how small they have to be so that no word is broken."""

from __future__ import annotations

import re

from django import template

register = template.Library()

#: Words of fewer letters fit a card on a board as it is; longer ones than the last are set as small as that.
FIRST, LAST = 8, 14
_WORD = re.compile(r"[A-Za-z'’]+")


@register.filter
def length_class(name: str) -> str:
    """A class, after a space, by the longest word of a name, for which the stylesheet has a size; nothing for short words and Chinese."""
    longest = max((len(word) for word in _WORD.findall(name)), default=0)
    return f" has-{min(longest, LAST)}" if longest >= FIRST else ""
