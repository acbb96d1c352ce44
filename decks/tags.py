"""Tags: a person's own words on their decks, by which they find them and choose opponents."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from django.db import transaction
from django.utils.translation import gettext, ngettext

from decks.models import Deck, DeckTag
from decks.owners import Owner

MOST_TAGS = 10
TAG_LENGTH = DeckTag._meta.get_field("name").max_length or 0
_BETWEEN = re.compile(r"[,，、;；\n]")


class TagError(ValueError):
    """The tags can't be kept; the message is in the reader's language."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


def read_tags(text: str) -> list[str]:
    """Return the tags in a line, each once whatever its case. Raise TagError."""
    found: dict[str, str] = {}
    for part in _BETWEEN.split(text.replace("\0", "")):
        name = " ".join(part.split())
        if name:
            found.setdefault(name.casefold(), name)
    long = next((name for name in found.values() if len(name) > TAG_LENGTH), None)
    if long:
        message = gettext("The tag “%(tag)s…” is too long: %(most)d characters at most.")
        raise TagError(message % {"tag": long[:TAG_LENGTH], "most": TAG_LENGTH})
    if len(found) > MOST_TAGS:
        message = ngettext(
            "A deck has at most %(most)d tags: take %(count)d away.", "A deck has at most %(most)d tags: take %(count)d away.", len(found)
        )
        raise TagError(message % {"most": MOST_TAGS, "count": len(found) - MOST_TAGS})
    return list(found.values())


def set_tags(*, deck: Deck, tags: Sequence[str]) -> None:
    """Give the deck these tags and no others."""
    with transaction.atomic():
        deck.tags.exclude(name__in=tags).delete()
        DeckTag.objects.bulk_create((DeckTag(deck=deck, name=name) for name in tags), ignore_conflicts=True)


def tags_of(owner: Owner, decks: Iterable[Deck] | None = None) -> list[str]:
    """Return the tags that an owner uses, in order; `decks`: on these alone."""
    rows = DeckTag.objects.filter(deck__in=Deck.objects.owned_by(owner))
    if decks is not None:
        rows = rows.filter(deck__in=list(decks))
    return sorted(set(rows.values_list("name", flat=True)), key=str.casefold)
