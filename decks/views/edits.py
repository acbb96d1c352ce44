"""Parse the forms of the builder into changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from django.http import QueryDict
from django.utils.translation import gettext

from decks.editing.extra_changes import NoteCard, Park, SetMaybe, TypeLine, Unpark
from decks.lists.changes import (
    AddCards,
    AddCopies,
    Change,
    ChangeError,
    PutInstead,
    Rename,
    SetCount,
    SetFormat,
    SetNote,
    SetVisibility,
)
from decks.suggestions.fixes import Mend

#: A form has up to two fields for each change, and Django takes a thousand.
MOST_AT_ONCE = 450
#: The fields of a form that hold one change each.
WRITTEN: Mapping[str, Callable[[str], Change]] = {
    "name": Rename,
    "note": SetNote,
    "visibility": SetVisibility,
    "format": SetFormat,
    "line": TypeLine,
}


def changes_from(form: QueryDict) -> list[Change]:
    """Return the changes that a form asks for: each `do` and each `line` holds one for the list, the other fields are the deck's own. Raise
    ChangeError.
    """
    asked = form.getlist("do")
    if len(asked) + len(form.getlist("line")) > MOST_AT_ONCE:
        raise ChangeError("too_many_changes", gettext("Send at most %(most)d changes at once.") % {"most": MOST_AT_ONCE})
    changes: list[Change] = [_list_change(words) for words in asked]
    changes += [change(value) for name, change in WRITTEN.items() for value in form.getlist(name)]
    changes += [NoteCard(card, note) for card, note in zip(form.getlist("card"), form.getlist("card_note"), strict=False)]
    if not changes:
        raise ChangeError("nothing_asked", gettext("The form asked for nothing."))
    return changes


def fields_of(form: QueryDict) -> list[tuple[str, str]]:
    """Return what the form asked for, to be shown or sent again."""
    return [(name, value) for name in ("do", "card", "card_note", *WRITTEN) for value in form.getlist(name)]


def revision_from(form: QueryDict) -> int:
    """Return the revision that the form was made on; for one that makes no sense 0, which no deck has."""
    text = form.get("revision", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


def _list_change(words: str) -> Change:
    """Parse `add:SECTION:CARD:BY`, `set:SECTION:CARD:COUNT`, `put:SECTION:CARD`, `maybe:CARD:COUNT`, `park:SECTION:CARD`, `unpark:CARD`,
    `mend:CODE:SECTION:CARD` or `fill:SECTION:CARD=COUNT,CARD=COUNT`, which may go on with further sections.
    """
    match words.split(":"):
        case ["add", section, card, by]:
            return AddCopies(section, card, _number(by))
        case ["set", section, card, count]:
            return SetCount(section, card, _number(count))
        case ["put", section, card]:
            return PutInstead(section, card)
        case ["maybe", card, count]:
            return SetMaybe(card, _number(count))
        case ["park", section, card]:
            return Park(section, card)
        case ["unpark", card]:
            return Unpark(card)
        case ["mend", code, section, card]:
            return Mend(code, section, card)
        case ["fill", *parts] if parts and len(parts) % 2 == 0:
            return AddCards({section: _counts(cards) for section, cards in zip(parts[::2], parts[1::2], strict=True)})
    raise ChangeError("unknown_change", gettext("This page does not know that change. Reload it and try again."))


def _counts(text: str) -> dict[str, int]:
    """Read `CARD=COUNT,CARD=COUNT`."""
    pairs = (each.partition("=") for each in text.split(",")[:MOST_AT_ONCE])
    return {card: _number(count) for card, _, count in pairs}


def _number(text: str) -> int:
    try:
        return max(-1_000_000, min(int(text[:9]), 1_000_000))
    except ValueError as error:
        raise ChangeError("bad_count", gettext("“%(count)s” is not a number of copies.") % {"count": text[:40]}) from error
