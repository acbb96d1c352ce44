"""Delete an account; delete its public decks too or leave them without an author."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.db import transaction

from accounts.services import end_sessions
from cards.standings import mark_stale
from decks.models import Deck, DeckTag, DeckVersion
from decks.owners import Owner
from matches.models import Simulation


def delete_account(*, user: User, keep_public: bool) -> None:
    """Delete the member and everything that they own.

    With `keep_public`, keep the latest version of each public deck without an owner, and the public simulations in which none of the
    member's other decks played.
    """
    games = set(Deck.objects.filter(owner=user).values_list("game", flat=True))
    with transaction.atomic():
        if keep_public:
            _disown_public(user)
        end_sessions(user=user)
        user.delete()
        for game in games:
            mark_stale(game)


def _disown_public(user: User) -> None:
    decks = Deck.objects.filter(owner=user).public()
    kept, others = set(decks.values_list("pk", flat=True)), Deck.objects.filter(owner=user).exclude(pk__in=decks)
    open_to_all = Simulation.objects.visible_to(Owner(None)).filter(owner=user, live_key="")
    simulations = open_to_all.filter(contestants__deck__in=kept).exclude(contestants__deck__in=others).distinct()
    Simulation.objects.filter(pk__in=list(simulations.values_list("pk", flat=True))).update(owner=None, owner_key="")
    DeckTag.objects.filter(deck__in=kept).delete()
    for pk, revision in list(decks.values_list("pk", "revision")):
        DeckVersion.objects.filter(deck=pk).exclude(revision=revision).delete()
        DeckVersion.objects.filter(deck=pk).update(name="", note="", undo_to=None, redo_to=None)
    Deck.objects.filter(pk__in=kept).update(owner=None, owner_key="")
