"""The two states of decks that somebody compares, as an address or a form names them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from uuid import UUID

from django.urls import reverse
from django.utils.translation import gettext

from cards.catalogue import Catalogue, catalogue_of
from decks.deck_list import DeckList
from decks.figures.overview import Overview, overview_of
from decks.lists.changes import Draft
from decks.models import Deck, DeckVersion
from decks.owners import Owner
from decks.services import draft_of

_REF = re.compile(r"([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})(?:/versions/(\d{1,9})|@(\d{1,9}))?", re.IGNORECASE)


class SideError(LookupError):
    """No deck answers to the reference; the message says so in the reader's language."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


@dataclass(frozen=True)
class Side:
    """A deck as it is, or one of its versions."""

    deck: Deck
    version: DeckVersion | None

    @property
    def ref(self) -> str:
        return f"{self.deck.pk}@{self.version.revision}" if self.version else str(self.deck.pk)

    @property
    def name(self) -> str:
        if self.version is None:
            return self.deck.title
        return gettext("%(deck)s, %(version)s") % {"deck": self.deck.title, "version": self.called}

    @property
    def called(self) -> str:
        """The version's name, or its number; empty for the deck as it is."""
        if self.version is None:
            return ""
        return self.version.name or gettext("version %(revision)d") % {"revision": self.version.revision}

    @property
    def address(self) -> str:
        if self.version:
            return reverse("decks:version", args=[self.deck.pk, self.version.revision])
        return self.deck.get_absolute_url()

    @cached_property
    def catalogue(self) -> Catalogue:
        return catalogue_of(self.deck.game)

    @cached_property
    def draft(self) -> Draft:
        if self.version:
            return Draft.from_json(self.version.draft, visibility=self.deck.visibility, catalogue=self.catalogue)
        return draft_of(self.deck, self.catalogue)

    @cached_property
    def listing(self) -> DeckList:
        draft = self.draft
        return DeckList(self.catalogue.game, draft.format, draft.name, draft.sections, draft.note)

    @cached_property
    def overview(self) -> Overview:
        return overview_of(self.listing, self.catalogue)


def side_called(ref: str, owner: Owner) -> Side:
    """Return the deck with that id or address, or with `@12` one of its versions, which only its owner may see. Raise SideError."""
    found = _REF.search(ref)
    if found is None:
        raise SideError(gettext("“%(ref)s” is no deck's address. Paste the address of a deck's page.") % {"ref": ref[:60]})
    deck = Deck.objects.visible_to(owner).select_related("owner").filter(pk=UUID(found[1])).first()
    if deck is None:
        raise SideError(gettext("There is no such deck, or it is private to somebody else."))
    revision = found[2] or found[3]
    if not revision:
        return Side(deck, None)
    version = deck.versions.filter(revision=int(revision)).first() if owner.owns(deck) else None
    if version is None:
        raise SideError(gettext("There is no such version of “%(deck)s”, or its versions are not yours to see.") % {"deck": deck.title})
    return Side(deck, version)
