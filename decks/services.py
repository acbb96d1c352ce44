"""Making, changing, copying and deleting decks; whose they become; the decks that are shipped."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from django.contrib.auth.models import User
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext

from decks.changes import Change, Draft, ReplaceList, clean_format, clean_name, clean_note, clean_visibility
from decks.checking import check_list
from decks.lists import DeckList, Sections, digest_of
from decks.models import NAME_LENGTH, Deck, DeckEntry, Visibility
from decks.owners import OwnedModel, Owner
from decks.pool import CardPool, pool_of
from rules.kernel.game import Game


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
    copied_from: Deck | None = None,
) -> Deck:
    """A new deck of that owner's. Raises ChangeError."""
    pool = pool_of(game)
    draft = Draft(clean_name(name), clean_note(note), clean_visibility(visibility), clean_format(format, pool), {})
    draft = ReplaceList(sections or {}).apply(draft, pool)
    deck = Deck(owner=owner.user, owner_key="" if owner.user else owner.key, game=game.slug, copied_from=copied_from)
    _fill(deck, draft, pool)
    with transaction.atomic():
        deck.save(force_insert=True)
        _write_entries(deck, {}, draft.sections, pool)
    return deck


def change_deck(*, deck: Deck, revision: int, changes: Sequence[Change], pool: CardPool | None = None) -> Deck:
    """The one door for edits: applies all the changes to the deck, or none.

    Answers the deck at its next revision; at the same one when nothing differs. Raises StaleRevisionError when the deck is no longer at
    `revision`, and ChangeError.
    """
    pool = pool or pool_of(deck.game)
    if deck.revision != revision:
        raise StaleRevisionError(deck)
    before = draft_of(deck, pool)
    after = before
    for change in changes:
        after = change.apply(after, pool)
    if after == before:
        return deck
    _fill(deck, after, pool)
    fields = {name: getattr(deck, name) for name in ("name", "note", "visibility", "format", "digest", "is_legal")}
    with transaction.atomic():
        rows = Deck.objects.filter(pk=deck.pk, revision=revision)
        if not rows.update(revision=revision + 1, updated_at=timezone.now(), **fields):
            raise StaleRevisionError(Deck.objects.get(pk=deck.pk))
        _write_entries(deck, before.sections, after.sections, pool)
    return Deck.objects.get(pk=deck.pk)


def draft_of(deck: Deck, pool: CardPool) -> Draft:
    return Draft(deck.name, deck.note, deck.visibility, deck.rules_format, deck.sections(pool))


def copy_deck(*, deck: Deck, owner: Owner) -> Deck:
    """A private copy of a deck, for whoever may see it."""
    name = gettext("%(name)s (copy)") % {"name": deck.title}
    return create_deck(
        owner=owner,
        game=deck.rules_game,
        name=name if len(name) <= NAME_LENGTH else deck.title,
        format=deck.format,
        sections=deck.sections(pool_of(deck.game)),
        note=deck.description,
        copied_from=deck,
    )


def delete_deck(*, deck: Deck, revision: int) -> None:
    """Deletes the deck as it was seen. Raises StaleRevisionError when it has been changed since."""
    with transaction.atomic():
        current = Deck.objects.select_for_update().get(pk=deck.pk)
        if current.revision != revision:
            raise StaleRevisionError(current)
        current.delete()


def claim_things(*, guest: Owner, user: User) -> int:
    """Makes everything that a browser owned before its owner signed in the member's; answers how many decks there were."""
    if guest.user is not None or not guest.key:
        return 0
    claimed = 0
    with transaction.atomic():
        for model in OwnedModel.__subclasses__():
            rows = model._default_manager.filter(guest.filter).update(owner=user, owner_key="")
            claimed += rows if model is Deck else 0
    return claimed


def load_precon(*, slug: str, listing: DeckList, name_zh: str, note_zh: str) -> Deck:
    """Creates or renews a shipped deck: public, of nobody's. The revision rises when something differs."""
    pool = pool_of(listing.game)
    draft = Draft(listing.name, listing.note, Visibility.PUBLIC, listing.format, listing.sections)
    deck = Deck.objects.precons().filter(game=listing.game.slug, slug=slug).first()
    deck = deck or Deck(game=listing.game.slug, slug=slug, is_precon=True, revision=0)
    before = draft_of(deck, pool) if deck.revision else None
    if before == draft and (deck.name_zh, deck.note_zh) == (name_zh, note_zh):
        return deck
    _fill(deck, draft, pool)
    deck.name_zh, deck.note_zh, deck.revision = name_zh, note_zh, deck.revision + 1
    with transaction.atomic():
        deck.save()
        _write_entries(deck, before.sections if before else {}, draft.sections, pool)
    return deck


def recheck_decks(*, game: Game, as_of: date | None = None) -> int:
    """Judges every deck of the game again, after new cards or a new day's ban list; answers how many turned over."""
    pool = pool_of(game)
    turned = []
    for deck in Deck.objects.filter(game=game.slug).prefetch_related("entries").iterator(chunk_size=500):
        report = check_list(game=game, format=deck.rules_format, sections=deck.sections(pool), as_of=as_of, pool=pool)
        if deck.is_legal != report.legal:
            deck.is_legal = report.legal
            turned.append(deck)
    Deck.objects.bulk_update(turned, ["is_legal"], batch_size=500)
    return len(turned)


def _fill(deck: Deck, draft: Draft, pool: CardPool) -> None:
    deck.name, deck.note, deck.visibility, deck.format = draft.name, draft.note, draft.visibility, draft.format.slug
    deck.digest = digest_of(pool.game, draft.sections)
    deck.is_legal = check_list(game=pool.game, format=draft.format, sections=draft.sections, pool=pool).legal


def _write_entries(deck: Deck, before: Sections, after: Sections, pool: CardPool) -> None:
    """Writes only what differs: one query for what goes, one for what comes or changes."""
    old = {(section, card): count for section, cards in before.items() for card, count in cards.items()}
    new = {(section, card): count for section, cards in after.items() for card, count in cards.items()}
    for section in {section for section, card in old.keys() - new.keys()}:
        gone = [pool.rows[card].pk for place, card in old.keys() - new.keys() if place == section]
        deck.entries.filter(section=section, card__in=gone).delete()
    rows = [
        DeckEntry(deck=deck, section=section, card=pool.rows[card], count=count)
        for (section, card), count in new.items()
        if old.get((section, card)) != count
    ]
    if rows:
        DeckEntry.objects.bulk_create(
            rows, update_conflicts=True, unique_fields=["deck", "section", "card"], update_fields=["count"], batch_size=200
        )
