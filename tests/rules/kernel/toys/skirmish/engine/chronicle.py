"""A skirmish told while it goes on."""

from __future__ import annotations

from rules.kernel.chronicles.plain_chronicle import PlainChronicle
from tests.rules.kernel.toys.skirmish.actions import ACTING, NOTATION, WORDS


class Chronicle(PlainChronicle):
    """The chronicle of a skirmish."""

    acting, words = ACTING, WORDS
    read_line = staticmethod(NOTATION.read)
