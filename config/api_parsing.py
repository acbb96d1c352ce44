"""Reads what programs send to the API: JSON whose words are text."""

from __future__ import annotations

from typing import Any

from rest_framework.exceptions import ParseError
from rest_framework.parsers import JSONParser

from decks.importing.limits import checked_tree
from decks.importing.report import UnreadableDeckError


class TextParser(JSONParser):
    """Refuses words that neither a database nor an answer can hold: the escapes of JSON can name them."""

    def parse(self, *given: Any, **named: Any) -> Any:
        try:
            return checked_tree(super().parse(*given, **named))
        except UnreadableDeckError as refusal:
            raise ParseError(refusal.message) from refusal
