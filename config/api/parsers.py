"""A JSON parser for API requests that refuses text with invalid characters and deep nesting."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext as _
from rest_framework.exceptions import ParseError
from rest_framework.parsers import JSONParser

from decks.importing.bounds.limits import checked_tree
from decks.notation.refusals import UnreadableDeckError


class TextParser(JSONParser):
    """Refuses words that neither a database nor an answer can hold: the escapes of JSON can name them."""

    def parse(self, *given: Any, **named: Any) -> Any:
        try:
            return checked_tree(super().parse(*given, **named))
        except UnreadableDeckError as refusal:
            raise ParseError(refusal.message) from refusal
        except RecursionError as error:
            raise ParseError(_("Things lie within each other too deeply here. Nothing was read.")) from error
