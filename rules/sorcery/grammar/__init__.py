"""Sorcery's rules texts read: what an English text says as abilities, where it can be read exactly.

It stands beside `text`, which writes: both are made of the same templates and tables, and neither knows of the other's grammar.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from rules.kernel.published_cards import PublishedCard


def parse_text(card: PublishedCard) -> Mapping[str, Any] | None:
    """The keywords and abilities that a card's text says, as its definition has them; None where not all of it is read exactly.

    The grammar is made when the first text is read: pages and games do without it.
    """
    said: Mapping[str, Any] | None = import_module("rules.sorcery.grammar.card_texts").parse_text(card)
    return said
