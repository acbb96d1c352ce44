"""Replace links to decks of this site by the decks, where whoever pastes them may see them."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from django.utils.translation import get_language, gettext

from cards.catalogue import Catalogue, catalogue_of
from decks.deck_list import DeckList
from decks.exporting.writers import write_text
from decks.lists.changes import Draft
from decks.models import Deck, with_rows
from decks.notation.refusals import UnreadableDeckError
from decks.owners import Owner

MOST_LINKS = 50
_UUID = r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"
_LINK = re.compile(
    rf"^[^\S\n]*https?://(?P<host>[^/\s]+)/(?:api/v1/)?decks/(?P<deck>{_UUID})(?:/versions/(?P<revision>\d{{1,9}}))?(?![\w-])\S*[^\S\n]*$",
    re.MULTILINE,
)


def with_decks(text: str, *, hosts: Collection[str], owner: Owner) -> str:
    """Return the text, with each line that links to a deck of these hosts replaced by that deck's list, or by that of one's own deck's
    version. Raise UnreadableDeckError.
    """
    found = [match for match in _LINK.finditer(text) if match["host"] in hosts]
    if not found:
        return text
    if len(found) > MOST_LINKS:
        words = gettext("These are %(count)d links; %(most)d at most are followed at once.")
        raise UnreadableDeckError("too_many_links", words % {"count": len(found), "most": MOST_LINKS})
    decks = Deck.objects.visible_to(owner).filter(pk__in=[match["deck"] for match in found])
    known = {str(deck.pk): deck for deck in with_rows(decks)}
    return _LINK.sub(lambda match: _list_at(match, known, owner) if match["host"] in hosts else match[0], text)


def _list_at(link: re.Match[str], known: Mapping[str, Deck], owner: Owner) -> str:
    deck = known.get(link["deck"])
    if deck is None:
        raise _nothing_there()
    catalogue = catalogue_of(deck.game)
    listing = _version(deck, int(link["revision"]), owner, catalogue) if link["revision"] else deck.listing(catalogue)
    return write_text(listing, catalogue, get_language() or "en")


def _version(deck: Deck, revision: int, owner: Owner, catalogue: Catalogue) -> DeckList:
    """Return the list of a version, which only its owner may read."""
    version = deck.versions.filter(revision=revision).first() if owner.owns(deck) else None
    if version is None:
        raise _nothing_there()
    kept = Draft.from_json(version.draft, visibility=deck.visibility, catalogue=catalogue)
    return DeckList(deck.rules_game, kept.format, version.name or kept.name, kept.sections, kept.note)


def _nothing_there() -> UnreadableDeckError:
    return UnreadableDeckError("no_such_deck", gettext("There is no deck at this link, or you may not see it."))
