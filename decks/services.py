"""Create, change, copy and delete decks, change their owners, and load the shipped ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from datetime import date
from itertools import islice
from typing import Any
from uuid import UUID

from django.contrib.auth.models import User
from django.core.cache import cache
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext

from cards.catalogue import Catalogue, catalogue_of
from cards.standings import mark_stale
from decks.collections.owned_cards import merge_holdings
from decks.deck_list import DeckList, Extras, NamedVersion, Sections, digest_of
from decks.lists.changes import Change, Draft, ReplaceList, clean_format, clean_name, clean_note, clean_visibility
from decks.lists.check import check_list
from decks.models import NAME_LENGTH, Deck, DeckEntry, DeckVersion, Visibility, with_rows
from decks.owners import Guest, OwnedModel, Owner
from decks.retention.quotas import require_room_for_deck
from decks.sealed.kept_pools import with_pool_kept
from decks.tags import set_tags
from decks.unseen_cards import draft_with_unseen, require_seen
from decks.visibility.restraints import effective_visibility, effective_wish
from decks.visibility.stamps import renew_privacy_stamps
from rules import games
from rules.kernel.game import Game

#: The columns that a draft fills.
FILLED = ("name", "note", "format", "maybe", "card_notes", "digest", "is_legal")

#: By game, the date whose rules this process last rechecked the decks by.
_rechecked_on: dict[str, date] = {}


@dataclass(frozen=True, slots=True)
class UndoSteps:
    """The revisions that undo and redo lead to."""

    undo_to: int | None = None
    redo_to: int | None = None


class StaleRevisionError(Exception):
    """The deck has been changed since the revision that the change was made on; `current` is the deck as it is now."""

    def __init__(self, current: Deck) -> None:
        super().__init__(f"revision {current.revision}")
        self.current = current


def create_deck(
    *,
    owner: Owner,
    game: Game,
    name: str,
    format: str = "",
    sections: Sections | None = None,
    note: str = "",
    visibility: str = Visibility.PRIVATE,
    extras: Extras | None = None,
) -> Deck:
    """Make a deck of that owner's with its extras. Raise ChangeError."""
    catalogue = catalogue_of(game)
    draft = Draft(clean_name(name), clean_note(note), clean_visibility(visibility), clean_format(format, catalogue), {})
    draft = ReplaceList(sections or {}).apply(draft, catalogue)
    if extras is None:
        return insert_deck(owner, draft, catalogue)
    with transaction.atomic():
        draft = replace(draft, maybe=extras.maybe, card_notes=extras.card_notes)
        deck = insert_deck(owner, draft, catalogue, versions=extras.versions, opened=extras.opened)
        set_tags(deck=deck, tags=extras.tags)
    return deck


def change_deck(
    *, deck: Deck, revision: int, changes: Sequence[Change], catalogue: Catalogue | None = None, steps: UndoSteps | None = None
) -> Deck:
    """Apply all the changes to the deck, or none, and keep the resulting version. Every edit goes through here.

    Return the deck at its next revision, or at the same one when nothing differs. `steps` says where undo and redo lead from there: after a
    new edit to the version before it, and nowhere. Raise StaleRevisionError when the deck is no longer at `revision`, and ChangeError.
    """
    catalogue = catalogue or catalogue_of(deck.game)
    if deck.revision != revision:
        raise StaleRevisionError(deck)
    before = draft_of(deck, catalogue)
    after = before
    for change in changes:
        after = change.apply(after, catalogue)
    if deck.opened:
        after = with_pool_kept(before, after)
    if after == before:
        return deck
    are_cards_kept = replace(after, visibility=before.visibility) == before
    kept = draft_with_unseen(deck, are_cards_kept=are_cards_kept)
    if kept is None:
        _fill(deck, after, catalogue)
    else:
        deck.set_wished_visibility(after.visibility)
    fields = {name: getattr(deck, name) for name in FILLED}
    steps = undo_steps_from(deck) if steps is None and are_cards_kept else steps
    now = timezone.now()
    with transaction.atomic():
        rows = Deck.objects.filter(pk=deck.pk, revision=revision)
        seen = {"visibility": effective_visibility(deck.visibility), "wish": effective_wish(after.visibility, deck.wish)}
        if not rows.update(revision=revision + 1, updated_at=now, **fields, **seen):
            raise StaleRevisionError(Deck.objects.get(pk=deck.pk))
        _write_entries(deck, before.sections, after.sections, catalogue)
        _keep_version(deck, revision + 1, kept or after.as_json, steps or UndoSteps(revision))
        if {before.visibility, after.visibility} != {Visibility.PRIVATE}:
            mark_stale(deck.game)
        if after.visibility == Visibility.PRIVATE != before.visibility:
            renew_privacy_stamps(deck.game)
    changed = copy(deck)
    changed.revision, changed.updated_at = revision + 1, now
    rows_after = [(section, catalogue.rows[card].pk, count) for section, cards in after.sections.items() for card, count in cards.items()]
    changed.rows = rows_after if kept is None else None
    return changed


def draft_of(deck: Deck, catalogue: Catalogue) -> Draft:
    """Return the deck as a draft to change: of its list what people see, of the rest all that is stored."""
    sections = deck.sections(catalogue)
    return Draft(deck.name, deck.note, deck.wanted_visibility, deck.rules_format, sections, dict(deck.maybe), dict(deck.card_notes))


def copy_deck(*, deck: Deck, owner: Owner) -> Deck:
    """Create a private copy of a deck for an owner who may see it. Raise ChangeError."""
    catalogue = catalogue_of(deck.game)
    words = gettext("%(name)s (copy)") % {"name": deck.title}
    name = words if len(words) <= NAME_LENGTH else deck.title
    draft = replace(draft_of(deck, catalogue), name=name, note=deck.description, visibility=Visibility.PRIVATE)
    require_seen(deck)
    return insert_deck(owner, draft, catalogue, copied_from=deck, copied_revision=deck.revision, opened=deck.opened)


def delete_deck(*, deck: Deck, revision: int) -> None:
    """Delete the deck as it was seen. Raise StaleRevisionError when it has been changed since."""
    with transaction.atomic():
        current = Deck.objects.select_for_update().get(pk=deck.pk)
        if current.revision != revision:
            raise StaleRevisionError(current)
        current.delete()
        mark_stale(deck.game)
        renew_privacy_stamps(deck.game)


def claim_things(*, guest: Owner, user: User) -> int:
    """Give everything that a browser owned before its owner signed in to the member; return how many decks there were."""
    if guest.user is not None or not guest.key:
        return 0
    claimed = 0
    with transaction.atomic():
        merge_holdings(guest=guest, user=user)
        Guest.objects.filter(key=guest.key).delete()
        for model in OwnedModel.__subclasses__():
            rows = model._default_manager.filter(guest.filter).update(owner=user, owner_key="")
            claimed += rows if model is Deck else 0
        Deck.objects.owned_by(Owner(user)).exclude(wish="").settle()
    return claimed


def load_precon(*, slug: str, listing: DeckList, name_zh: str, note_zh: str) -> Deck:
    """Create or renew a shipped deck: public, without an owner. Raise the revision when something differs."""
    catalogue = catalogue_of(listing.game)
    draft = Draft(listing.name, listing.note, Visibility.PUBLIC, listing.format, listing.sections)
    deck = Deck.objects.precons().filter(game=listing.game.slug, slug=slug).first()
    deck = deck or Deck(game=listing.game.slug, slug=slug, is_precon=True, revision=0)
    before = draft_of(deck, catalogue) if deck.revision else None
    if before == draft and (deck.name_zh, deck.note_zh) == (name_zh, note_zh):
        return deck
    _fill(deck, draft, catalogue)
    deck.name_zh, deck.note_zh, deck.revision = name_zh, note_zh, deck.revision + 1
    with transaction.atomic():
        deck.save()
        _write_entries(deck, before.sections if before else {}, draft.sections, catalogue)
        mark_stale(deck.game)
    return deck


def recheck_decks(*, game: Game, as_of: date | None = None) -> int:
    """Recheck every deck of the game, after new cards or a new day's ban list; return how many changed."""
    catalogue = catalogue_of(game)
    turned = []
    decks = Deck.objects.filter(game=game.slug).iterator(chunk_size=500)
    while some := with_rows(islice(decks, 500)):
        for deck in some:
            report = check_list(game=game, format=deck.rules_format, sections=deck.sections(catalogue), as_of=as_of, catalogue=catalogue)
            is_legal = report.legal and not deck.unseen
            if deck.is_legal != is_legal:
                deck.is_legal = is_legal
                turned.append(deck)
    Deck.objects.bulk_update(turned, ["is_legal"], batch_size=500)
    return len(turned)


def recheck_daily() -> int:
    """Recheck the legality of all decks once a day, since bans begin and end on dates; return how many changed.

    Later calls on the same day cost nothing; without a working cache each process remembers the day itself. A failed day is tried again.
    """
    turned, day = 0, timezone.now().date()
    for game in games.everything():
        key = f"rechecked:{game.slug}:{day}"
        if _rechecked_on.get(game.slug) != day and not cache.get(key):
            turned += recheck_decks(game=game)
            cache.set(key, 1, timeout=2 * 24 * 60 * 60)
        _rechecked_on[game.slug] = day
    return turned


def undo_steps_from(deck: Deck) -> UndoSteps:
    """Return where undo and redo lead from the deck as it is."""
    version = deck.versions.filter(revision=deck.revision).only("undo_to", "redo_to").first()
    return UndoSteps(version.undo_to, version.redo_to) if version else UndoSteps()


def insert_deck(
    owner: Owner,
    draft: Draft,
    catalogue: Catalogue,
    *,
    copied_from: Deck | None = None,
    copied_revision: int | None = None,
    versions: Sequence[NamedVersion] = (),
    opened: Mapping[str, Any] | None = None,
    pk: UUID | None = None,
) -> Deck:
    """Create a deck of this owner from a draft and its earlier versions; `pk` is the key of a restored deck, `opened` says where its pool
    came from.

    Raise ChangeError if the owner's quota is used up.
    """
    require_room_for_deck(owner)
    key = "" if owner.user else owner.key
    deck = Deck(owner=owner.user, owner_key=key, game=catalogue.game.slug, copied_from=copied_from, copied_revision=copied_revision)
    deck.pk = pk or deck.pk
    deck.opened = dict(opened or {})
    _fill(deck, draft, catalogue)
    before = [version for version in versions if not version.is_current]
    deck.revision = len(before) + 1
    with transaction.atomic():
        deck.save(force_insert=True)
        _write_entries(deck, {}, draft.sections, catalogue)
        for revision, version in enumerate(before, 1):
            _keep_named(deck, revision, version)
        _keep_version(deck, deck.revision, draft.as_json, UndoSteps(len(before) or None))
        for version in versions[len(before) :]:
            deck.versions.filter(revision=deck.revision).update(name=version.name, note=version.note, made_at=version.made_at)
        if draft.visibility != Visibility.PRIVATE:
            mark_stale(deck.game)
    return deck


def _keep_version(deck: Deck, revision: int, draft: Mapping[str, Any], steps: UndoSteps) -> None:
    DeckVersion.objects.create(deck=deck, revision=revision, draft=draft, undo_to=steps.undo_to, redo_to=steps.redo_to)


def _keep_named(deck: Deck, revision: int, version: NamedVersion) -> None:
    steps = {"undo_to": revision - 1 or None, "redo_to": None}
    words = {"name": version.name, "note": version.note, "made_at": version.made_at}
    DeckVersion.objects.create(deck=deck, revision=revision, draft=dict(version.draft), **words, **steps)


def _fill(deck: Deck, draft: Draft, catalogue: Catalogue) -> None:
    deck.name, deck.note, deck.format = draft.name, draft.note, draft.format.slug
    deck.set_wished_visibility(draft.visibility)
    deck.maybe, deck.card_notes = dict(draft.maybe), dict(draft.card_notes)
    deck.digest = digest_of(catalogue.game, draft.sections)
    deck.is_legal = check_list(game=catalogue.game, format=draft.format, sections=draft.sections, catalogue=catalogue).legal


def _write_entries(deck: Deck, before: Sections, after: Sections, catalogue: Catalogue) -> None:
    """Write only what differs: one query to delete, one to insert or change."""
    old = {(section, card): count for section, cards in before.items() for card, count in cards.items()}
    new = {(section, card): count for section, cards in after.items() for card, count in cards.items()}
    for section in {section for section, card in old.keys() - new.keys()}:
        gone = [catalogue.rows[card].pk for place, card in old.keys() - new.keys() if place == section]
        deck.entries.filter(section=section, card__in=gone).delete()
    rows = [
        DeckEntry(deck=deck, section=section, card=catalogue.rows[card], count=count)
        for (section, card), count in new.items()
        if old.get((section, card)) != count
    ]
    if rows:
        DeckEntry.objects.bulk_create(
            rows, update_conflicts=True, unique_fields=["deck", "section", "card"], update_fields=["count"], batch_size=200
        )
