"""Export and restore of a whole deck as plain data: all versions, notes, tags and maybe cards."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction

from cards.catalogue import Catalogue, catalogue_of
from decks.deck_list import MutableSections, digest_of
from decks.lists.changes import Draft, clean_visibility
from decks.models import Deck, DeckEntry, DeckVersion
from decks.owners import Owner
from decks.services import draft_of, insert_deck
from decks.tags import set_tags
from decks.unseen_cards import draft_with_unseen, hidden_entries
from rules import games

#: The most versions in a record: the named ones, then the latest of the others.
MOST_VERSIONS = 2_000


def record_of(deck: Deck, catalogue: Catalogue) -> dict[str, Any]:
    """Return everything that is stored about the deck, ready for JSON."""
    draft = draft_of(deck, catalogue).as_json
    named = list(deck.versions.exclude(name="")[:MOST_VERSIONS])
    others = deck.versions.filter(name="")[: MOST_VERSIONS - len(named)]
    return {
        "id": str(deck.pk),
        "game": deck.game,
        "visibility": deck.visibility,
        "revision": deck.revision,
        "created_at": deck.created_at.isoformat(),
        "updated_at": deck.updated_at.isoformat(),
        "copied_from": str(deck.copied_from_id) if deck.copied_from_id else None,
        "copied_revision": deck.copied_revision,
        "draft": draft_with_unseen(deck, are_cards_kept=True) or draft,
        "opened": deck.opened,
        "tags": sorted(tag.name for tag in deck.tags.all()),
        "versions": [_version(each) for each in sorted([*named, *others], key=lambda each: each.revision)],
    }


def restore_deck(*, owner: Owner, record: Mapping[str, Any]) -> Deck | None:
    """Create the deck of a record for that owner.

    Return None if the owner has the deck already, or the site no longer has its game. The deck keeps its old key unless somebody else's
    deck has it now. Cards that the game no longer has are left out of the list; imported ones that are not shown now are in it.
    """
    if record["game"] not in {game.slug for game in games.everything()}:
        return None
    pk = UUID(record["id"])
    there = Deck.objects.filter(pk=pk).first()
    if there is not None and owner.owns(there):
        return None
    catalogue = catalogue_of(record["game"])
    draft = Draft.from_json(record["draft"], visibility=clean_visibility(record["visibility"]), catalogue=catalogue)
    origin = Deck.objects.filter(pk=record["copied_from"]).first() if record["copied_from"] else None
    revision = record["copied_revision"] if origin else None
    with transaction.atomic():
        deck = insert_deck(
            owner,
            draft,
            catalogue,
            copied_from=origin,
            copied_revision=revision,
            opened=record.get("opened"),
            pk=pk if there is None else None,
        )
        _restore_hidden(deck, record["draft"], catalogue)
        deck.versions.all().delete()
        DeckVersion.objects.bulk_create((_version_row(deck, each) for each in record["versions"]), batch_size=200)
        set_tags(deck=deck, tags=record["tags"])
        times = {name: datetime.fromisoformat(record[name]) for name in ("created_at", "updated_at")}
        Deck.objects.filter(pk=deck.pk).update(revision=record["revision"], **times)
    return deck


def _restore_hidden(deck: Deck, kept: Mapping[str, Any], catalogue: Catalogue) -> None:
    """Write the entries of cards that are not shown now, and what follows from them."""
    hidden = hidden_entries(kept, catalogue)
    if not hidden:
        return
    rows = [DeckEntry(deck=deck, section=section, card_id=key, count=count) for section, key, count in hidden]
    DeckEntry.objects.bulk_create(rows, batch_size=200)
    whole: MutableSections = {}
    for section, slug, count in deck.entries.values_list("section", "card__slug", "count"):
        whole.setdefault(section, {})[slug] = count
    Deck.objects.filter(pk=deck.pk).update(digest=digest_of(catalogue.game, whole), is_legal=False)


def _version(version: DeckVersion) -> dict[str, Any]:
    return {
        "revision": version.revision,
        "name": version.name,
        "note": version.note,
        "made_at": version.made_at.isoformat(),
        "undo_to": version.undo_to,
        "redo_to": version.redo_to,
        "draft": version.draft,
    }


def _version_row(deck: Deck, kept: Mapping[str, Any]) -> DeckVersion:
    return DeckVersion(
        deck=deck,
        revision=kept["revision"],
        name=kept["name"],
        note=kept["note"],
        made_at=datetime.fromisoformat(kept["made_at"]),
        undo_to=kept["undo_to"],
        redo_to=kept["redo_to"],
        draft=kept["draft"],
    )
