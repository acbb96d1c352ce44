"""The public page of a member: the decks that they made public."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from decks.models import Deck
from decks.search.results import PER_PAGE, deck_rows
from rules import games


@require_safe
def author(request: HttpRequest, name: str) -> HttpResponse:
    """Show the decks that are listed for everyone, and nothing else of that person; without such decks only oneself has the page."""
    member = User.objects.filter(username=name, is_active=True).first()
    if member is None:
        raise Http404
    decks = Deck.objects.public().filter(owner=member, is_precon=False)
    is_self = request.user == member
    if not is_self and not decks.exists():
        raise Http404
    game = next((each for each in games.everything() if each.slug == request.GET.get("game")), None)
    shown = (decks.filter(game=game.slug) if game else decks).with_totals().order_by("-updated_at", "pk")
    page = Paginator(shown, PER_PAGE).get_page(request.GET.get("page"))
    played = set(decks.order_by().values_list("game", flat=True).distinct())
    context = {
        "game": game,
        "author": member,
        "page": page,
        "rows": deck_rows(list(page.object_list)),
        "played": [each for each in games.everything() if each.slug in played],
        "is_self": is_self,
    }
    return render(request, "decks/author.html", context)
