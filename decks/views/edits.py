"""Reads what the builder's forms send into changes."""

from __future__ import annotations

from collections.abc import Mapping

from django.utils.translation import gettext

from decks.changes import (
    AddCopies,
    Change,
    ChangeError,
    PutInstead,
    Rename,
    ReplaceList,
    SetCount,
    SetFormat,
    SetNote,
    SetVisibility,
)
from decks.importing import UnreadableDeckError
from decks.importing.coded import decode, read_coded
from decks.mending import Mend
from decks.pool import CardPool


def changes_from(form: Mapping[str, str], pool: CardPool) -> list[Change]:
    """The changes that a form asks for: `do` holds one for the list, the other fields are the deck's own. Raises ChangeError."""
    changes: list[Change] = []
    if "do" in form:
        changes.append(_list_change(form["do"], pool))
    if "name" in form:
        changes.append(Rename(form["name"]))
    if "note" in form:
        changes.append(SetNote(form["note"]))
    if "visibility" in form:
        changes.append(SetVisibility(form["visibility"]))
    if "format" in form:
        changes.append(SetFormat(form["format"]))
    if not changes:
        raise ChangeError("nothing_asked", gettext("The form asked for nothing."))
    return changes


def revision_from(form: Mapping[str, str]) -> int:
    """The revision that the form was made on, 0 for one that makes no sense, which no deck has."""
    text = form.get("revision", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


def _list_change(words: str, pool: CardPool) -> Change:
    """`add:SECTION:CARD:BY`, `set:SECTION:CARD:COUNT`, `put:SECTION:CARD`, `mend:CODE:SECTION:CARD` or `restore:CODE`."""
    match words.split(":"):
        case ["add", section, card, by]:
            return AddCopies(section, card, _number(by))
        case ["set", section, card, count]:
            return SetCount(section, card, _number(count))
        case ["put", section, card]:
            return PutInstead(section, card)
        case ["mend", code, section, card]:
            return Mend(code, section, card)
        case ["restore", code]:
            return _restoring(code, pool)
    raise ChangeError("unknown_change", gettext("This page does not know that change. Reload it and try again."))


def _number(text: str) -> int:
    try:
        return max(-1_000_000, min(int(text[:9]), 1_000_000))
    except ValueError as error:
        raise ChangeError("bad_count", gettext("“%(count)s” is not a number of copies.") % {"count": text[:40]}) from error


def _restoring(code: str, pool: CardPool) -> Change:
    try:
        return ReplaceList(read_coded(code, code, decode(code), pool).sections)
    except UnreadableDeckError as error:
        raise ChangeError(error.code, error.message) from error
