"""Read where a file says that its pool came from, and open those boosters again to check it."""

from __future__ import annotations

from typing import Any

from cards.catalogue import Catalogue
from decks.deck_list import Sections
from decks.lists.changes import ChangeError
from decks.notation.refusals import UnreadableDeckError
from decks.sealed.opened_boosters import Opened, check_origin, pool_section
from rules.construction import Format


def read_origin(data: Any) -> dict[str, Any]:
    """Return Opened.as_json, empty where the file says nothing. Raise UnreadableDeckError."""
    try:
        found = Opened.from_json(data)
    except ChangeError as error:
        raise UnreadableDeckError(error.code, error.message) from error
    return found.as_json if found else {}


def require_true_origin(data: Any, format: Format, sections: Sections, catalogue: Catalogue) -> None:
    """Raise UnreadableDeckError if the stated boosters hold other cards than the stated pool."""
    origin = Opened.from_json(data)
    if origin is None:
        return
    try:
        pool = sections.get(pool_section(format), {})
        check_origin(catalogue, origin, pool)
    except ChangeError as error:
        raise UnreadableDeckError(error.code, error.message) from error
