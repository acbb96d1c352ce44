"""An auction told while it goes on."""

from __future__ import annotations

from rules.kernel.chronicles.plain_chronicle import PlainChronicle
from tests.rules.kernel.toys.auction.actions import ACTING, NOTATION, WORDS


class Chronicle(PlainChronicle):
    """The chronicle of an auction."""

    acting, words = ACTING, WORDS
    read_line = staticmethod(NOTATION.read)
