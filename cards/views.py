"""The pages of cards, and their pictures."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils.cache import get_conditional_response, patch_cache_control, patch_vary_headers
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_safe

from cards.card_page import About
from cards.drawing_versions import drawing_version
from cards.models import Card
from cards.pictures import card_pictures
from cards.pictures.drawn_ahead import picture as picture_of
from cards.requests.htmx import is_htmx
from cards.search.results import Browsing
from rules.kernel.game import Game

YEAR = 60 * 60 * 24 * 365


@require_safe
def browse(request: HttpRequest, game: Game) -> HttpResponse:
    """Return the cards that the address asks for; to htmx only what changes."""
    browsing = Browsing(game, request.GET)
    context = {"game": game, "browsing": browsing}
    if not is_htmx(request):
        return vary(render(request, "cards/browse.html", context))
    response = render(request, "cards/_browse_update.html", context)
    response["HX-Push-Url"] = request.path + browsing.ask.address().removesuffix("?")
    return vary(response)


@require_safe
def detail(request: HttpRequest, game: Game, slug: str) -> HttpResponse:
    """Return the page of a card; to scripts its words alone, to be shown over a list."""
    card = get_object_or_404(Card.objects.of_game(game).select_related("set", "standing"), slug=slug)
    template = "cards/_quick.html" if is_htmx(request) else "cards/detail.html"
    return vary(render(request, template, {"game": game, "card": card, "about": About(card, game)}))


@require_safe
def rulebook(request: HttpRequest, game: Game) -> HttpResponse:
    """Return the complete rules of the game, where they are written down."""
    if not game.rulebook:
        raise Http404
    return render(request, "cards/rules.html", {"game": game, "rulebook": game.rulebook})


@gzip_page
@require_safe
def picture(request: HttpRequest, game: Game, slug: str, language: str) -> HttpResponse:
    """Return the card's picture. Asked for by its version it may be kept for ever, else for some minutes."""
    if language not in card_pictures.LANGUAGES:
        raise Http404
    card = get_object_or_404(Card.objects.of_game(game), slug=slug)
    version = card.picture_version
    etag = f'"{version}-{language}"'
    response = get_conditional_response(request, etag=etag)
    if response is None:
        response = HttpResponse(picture_of(card, language), content_type="image/svg+xml; charset=utf-8", headers={"ETag": etag})
    if request.GET.get("v") == version:
        patch_cache_control(response, public=True, max_age=YEAR, immutable=True)
    else:
        patch_cache_control(response, public=True, max_age=300)
    return response


@gzip_page
@require_safe
def back(request: HttpRequest, game: Game, language: str) -> HttpResponse:
    """Return the back of the game's cards."""
    if language not in card_pictures.LANGUAGES:
        raise Http404
    version = drawing_version(game.slug)
    etag = f'"{version}-{language}"'
    response = get_conditional_response(request, etag=etag)
    if response is None:
        drawn = card_pictures.draw_back(game.slug, language, version)
        response = HttpResponse(drawn, content_type="image/svg+xml; charset=utf-8", headers={"ETag": etag})
    patch_cache_control(response, public=True, max_age=3600)
    return response


def vary(response: HttpResponse) -> HttpResponse:
    """Make sure that the browser does not show the part in place of the page."""
    patch_vary_headers(response, ("HX-Request",))
    return response
