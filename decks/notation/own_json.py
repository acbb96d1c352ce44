"""The mark of this site's own JSON, and the versions of it that are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext

from decks.notation.refusals import UnreadableDeckError

#: The field for the version of our JSON, and the newest version that is read.
MARK, FORMAT_VERSION = "deckproof", 1


def check_version(data: Mapping[str, Any]) -> None:
    """Raise UnreadableDeckError for a file of an unknown version."""
    stated = data.get(MARK, FORMAT_VERSION)
    if type(stated) is not int or not 1 <= stated <= FORMAT_VERSION:
        words = gettext("This file says that it is of version %(stated)s of our JSON; here version %(known)d is read. Nothing was read.")
        raise UnreadableDeckError("unknown_version", words % {"stated": str(stated)[:20], "known": FORMAT_VERSION})
