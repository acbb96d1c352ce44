"""Pages that save searches of cards, show, rename and delete them."""

from __future__ import annotations

from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods, require_POST

from decks.models import SavedSearch
from decks.owners import Owner
from decks.search.saved_searches import SavedSearchError, rename_search, save_search
from rules.kernel.game import Game


@require_POST
def save(request: HttpRequest, game: Game) -> HttpResponse:
    """Save the search that is sent along, under its name."""
    address = request.POST.get("search", "")
    try:
        search = save_search(owner=Owner.of_writer(request), game=game, name=request.POST.get("name", ""), address=address)
    except SavedSearchError as error:
        messages.error(request, error.message)
        return redirect(reverse("cards:browse", args=[game]) + (address if address.startswith("?") else ""))
    messages.success(request, gettext("The search is saved as “%(name)s”.") % {"name": search.name})
    return redirect(search.address)


@require_http_methods(["GET", "HEAD", "POST"])
def search(request: HttpRequest, game: Game, search: UUID) -> HttpResponse:
    """Show a saved search at its stable address, to everybody who has it; a POST of its owner's renames it."""
    if request.method != "POST":
        return redirect(get_object_or_404(SavedSearch, pk=search, game=game.slug).address)
    owner = Owner.of_request(request)
    row = _own(owner, game, search)
    try:
        rename_search(search=row, owner=owner, game=game, name=request.POST.get("name", ""))
    except SavedSearchError as error:
        messages.error(request, error.message)
    else:
        messages.success(request, gettext("The search is now called “%(name)s”.") % {"name": row.name})
    return redirect(row.address)


@require_POST
def delete(request: HttpRequest, game: Game, search: UUID) -> HttpResponse:
    row = _own(Owner.of_request(request), game, search)
    row.delete()
    messages.success(request, gettext("The saved search “%(name)s” is deleted.") % {"name": row.name})
    return redirect(row.address)


def _own(owner: Owner, game: Game, search: UUID) -> SavedSearch:
    return get_object_or_404(SavedSearch.objects.filter(owner.filter), pk=search, game=game.slug)
