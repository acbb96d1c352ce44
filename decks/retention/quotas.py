"""Storage quotas: how many decks, versions and bytes one person may keep. At a quota new ones are refused and nothing is deleted."""

from __future__ import annotations

from dataclasses import dataclass

from django.conf import settings
from django.utils.translation import gettext

from decks.lists.changes import ChangeError
from decks.models import Deck, DeckVersion
from decks.owners import Owner

#: Estimated bytes of a version with its indexes, and of a deck with its cards (measured by tests.matches.retention.year).
VERSION_BYTES, DECK_BYTES = 1_000, 5_000
MEGABYTE = 1_000_000


@dataclass(frozen=True, slots=True)
class Quota:
    """The quota of one person: numbers of decks and simulations, megabytes, and whether an account would raise it."""

    decks: int
    simulations: int
    megabytes: int
    is_guests: bool

    @classmethod
    def of(cls, owner: Owner) -> Quota:
        if owner.is_anonymous:
            return cls(settings.MAX_GUEST_DECKS, settings.MAX_GUEST_SIMULATIONS, settings.MAX_GUEST_SAVED_MEGABYTES, True)
        return cls(settings.MAX_DECKS, settings.MAX_SIMULATIONS, settings.MAX_SAVED_MEGABYTES, False)

    def refusal(self, most: int, *, guests: str, members: str) -> str:
        """Return the sentence for guests or for members, with the number for its `%(most)s`."""
        return (guests if self.is_guests else members) % {"most": f"{most:,}"}


def decks_bytes(owner: Owner) -> int:
    """Estimate the bytes that a person's decks take with their versions."""
    decks = Deck.objects.owned_by(owner)
    return DECK_BYTES * decks.count() + VERSION_BYTES * DeckVersion.objects.filter(deck__in=decks).count()


def require_room_for_deck(owner: Owner) -> None:
    """Raise ChangeError if a person keeps as many decks, or as many bytes in them, as the quota allows."""
    quota = Quota.of(owner)
    if Deck.objects.owned_by(owner).count() >= quota.decks:
        guests = gettext("Without an account you can keep %(most)s decks. Delete one first, or sign up to keep more.")
        members = gettext("You can keep %(most)s decks. Delete one first: a ZIP of all your decks, taken before, has it still.")
        raise ChangeError("too_many_decks", quota.refusal(quota.decks, guests=guests, members=members))
    if decks_bytes(owner) >= quota.megabytes * MEGABYTE:
        message = gettext("Your decks and their versions take all of the %(most)d MB that you have. Delete decks that you no longer need.")
        raise ChangeError("no_room", message % {"most": quota.megabytes})


def require_room_for_name(version: DeckVersion) -> None:
    """Raise ChangeError if a deck has as many named versions as the settings allow."""
    if not version.name and version.deck.versions.exclude(name="").count() >= settings.MAX_NAMED_VERSIONS:
        message = gettext("A deck keeps %(most)d named versions. Take the name of an older one away first.")
        raise ChangeError("too_many_named", message % {"most": settings.MAX_NAMED_VERSIONS})
