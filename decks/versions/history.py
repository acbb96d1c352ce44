"""The history of a deck: undo, redo, named versions, branches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from django.utils.translation import gettext

from cards.catalogue import catalogue_of
from decks.lists.changes import BringBack, Change, ChangeError, Draft, ReplaceList, SetFormat, clean_name, clean_note
from decks.models import NAME_LENGTH, Deck, DeckVersion, Visibility
from decks.owners import Owner
from decks.retention.quotas import require_room_for_name
from decks.sealed.kept_pools import with_pool_kept
from decks.services import StaleRevisionError, UndoSteps, change_deck, insert_deck, undo_steps_from
from decks.unseen_cards import require_version_seen


def undo(*, deck: Deck, revision: int) -> Deck:
    """Restore the deck before its last edit that is not undone yet. Raise StaleRevisionError, and ChangeError when there is none."""
    target = _version_on(deck, revision, undo_steps_from(deck).undo_to)
    if target is None:
        raise ChangeError("nothing_to_undo", gettext("There is nothing to undo."))
    return _bring_back(deck, target, UndoSteps(target.undo_to, revision))


def redo(*, deck: Deck, revision: int) -> Deck:
    """Restore the deck before the last undo, if nothing else was done since. Raise StaleRevisionError and ChangeError."""
    target = _version_on(deck, revision, undo_steps_from(deck).redo_to)
    if target is None:
        raise ChangeError("nothing_to_redo", gettext("There is nothing to do again."))
    return _bring_back(deck, target, UndoSteps(revision, target.redo_to))


def restore_version(*, deck: Deck, revision: int, version: DeckVersion) -> Deck:
    """Restore the deck at that version, as an edit like any other. Raise StaleRevisionError and ChangeError."""
    if deck.revision != revision:
        raise StaleRevisionError(deck)
    return _bring_back(deck, version, UndoSteps(revision))


def take_list_over(*, deck: Deck, revision: int, draft: Draft) -> Deck:
    """Give the deck the list of another state of a deck, as an edit like any other. Raise StaleRevisionError and ChangeError."""
    return change_deck(deck=deck, revision=revision, changes=[SetFormat(draft.format.slug), ReplaceList(draft.sections)])


def name_version(*, version: DeckVersion, name: str, note: str = "") -> None:
    """Give a version a name; an empty name removes it. Raise ChangeError, also where there is none to remove."""
    if not (name.strip() or version.name):
        raise ChangeError("no_name", gettext("Type a name for the version first."))
    if name.strip():
        require_room_for_name(version)
    version.name = clean_name(name) if name.strip() else ""
    version.note = clean_note(note) if version.name else ""
    version.save(update_fields=["name", "note"])


def branch_deck(*, version: DeckVersion, owner: Owner, changes: Sequence[Change] = ()) -> Deck:
    """Create a deck that goes on from a version of another, with some changes. Raise ChangeError."""
    origin = version.deck
    catalogue = catalogue_of(origin.game)
    require_version_seen(version.draft, catalogue)
    draft = Draft.from_json(version.draft, visibility=Visibility.PRIVATE, catalogue=catalogue)
    words = gettext("%(name)s (branch)") % {"name": draft.name}
    draft = replace(draft, name=words if len(words) <= NAME_LENGTH else draft.name)
    changed = draft
    for change in changes:
        changed = change.apply(changed, catalogue)
    draft = with_pool_kept(draft, changed) if origin.opened else changed
    return insert_deck(
        owner,
        replace(draft, visibility=Visibility.PRIVATE),
        catalogue,
        copied_from=origin,
        copied_revision=version.revision,
        opened=origin.opened,
    )


def _version_on(deck: Deck, revision: int, wanted: int | None) -> DeckVersion | None:
    if deck.revision != revision:
        raise StaleRevisionError(deck)
    return deck.versions.filter(revision=wanted).first() if wanted else None


def _bring_back(deck: Deck, version: DeckVersion, steps: UndoSteps) -> Deck:
    catalogue = catalogue_of(deck.game)
    require_version_seen(version.draft, catalogue)
    kept = Draft.from_json(version.draft, visibility=deck.visibility, catalogue=catalogue)
    return change_deck(deck=deck, revision=deck.revision, changes=[BringBack(kept)], catalogue=catalogue, steps=steps)
