"""Pages that compare any two decks of a game, or versions of one's own."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_POST, require_safe

from decks.lists.changes import ChangeError
from decks.lists.differences import difference
from decks.models import Deck
from decks.owners import Owner
from decks.services import StaleRevisionError
from decks.versions.compared_states import Side, SideError, side_called
from decks.versions.history import take_list_over
from decks.versions.offered_versions import offered_versions
from decks.views.access import own_deck
from decks.views.edits import revision_from

#: The most of one's own decks that the form offers.
OFFERED = 100


@require_safe
def differences(request: HttpRequest) -> HttpResponse:
    """Compare the decks named by `a` and `b`; a pasted `link` stands for `b`; with `all`, show the cards that both hold, too."""
    owner = Owner.of_request(request)
    problems: list[str] = []
    first = _side(request.GET.get("a", ""), owner, problems)
    second = _side(request.GET.get("link", "").strip() or request.GET.get("b", ""), owner, problems)
    if first and second and first.deck.game != second.deck.game:
        problems.append(gettext("These decks are for different games. Choose two of one game."))
        second = None
    either = first or second
    game = either.deck.rules_game if either else None
    mine = Deck.objects.owned_by(owner).order_by("-updated_at")
    context: dict[str, Any] = {
        "game": game,
        "first": first,
        "second": second,
        "problems": problems,
        "mine": (mine.filter(game=game.slug) if game else mine)[:OFFERED],
        "shipped": Deck.objects.precons().filter(game=game.slug).order_by("pk") if game else (),
        "offers": offered_versions((first, second), owner),
        "shows_all": request.GET.get("all") == "1",
    }
    if first and second:
        context["sides"] = (first, second)
        context["can_take_over"] = not first.version and owner.owns(first.deck) and first.draft.sections != second.draft.sections
        context["difference"] = difference(first.draft, second.draft, first.catalogue, shows_all=context["shows_all"])
    return render(request, "decks/differences.html", context, status=422 if problems else 200)


@require_POST
def take_over(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Give one's own deck the list of another deck or version: the list of a branch goes back to where it came from."""
    deck, owner = own_deck(request, pk), Owner.of_request(request)
    try:
        other = side_called(request.POST.get("from", ""), owner)
        if other.deck.game != deck.game:
            raise SideError(gettext("These decks are for different games. Choose two of one game."))
        take_list_over(deck=deck, revision=revision_from(request.POST), draft=other.draft)
    except (SideError, ChangeError) as refusal:
        messages.error(request, refusal.message)
    except StaleRevisionError:
        messages.warning(request, gettext("The deck has been changed since this page was opened. Look again before you replace its list."))
        return redirect(f"{reverse('decks:differences')}?a={pk}&b={other.ref}")
    else:
        words = gettext("“%(deck)s” has the list of “%(other)s” now. Undo brings the old one back.")
        messages.success(request, words % {"deck": deck.title, "other": other.name})
    return redirect("decks:edit", pk=pk)


def _side(ref: str, owner: Owner, problems: list[str]) -> Side | None:
    if not ref:
        return None
    try:
        return side_called(ref, owner)
    except SideError as refusal:
        problems.append(refusal.message)
        return None
