"""The pictures of previews: the deck as one picture, the figures of a simulation, the end of a game, a card."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from uuid import UUID

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils import translation
from django.utils.cache import get_conditional_response
from django.utils.translation import gettext
from django.views.decorators.http import require_safe

from cards.catalogue import catalogue_of
from cards.pictures import rasters
from cards.pictures.kept_files import KeptFiles
from cards.pictures.renderer import render_png
from config.sharing.open_things import open_card, open_deck, open_pairing, open_simulation, recorded_game
from config.sharing.previews import end_of, title_of
from decks.exporting import TooManyCardsError
from decks.exporting.pictured.picture import write_title
from decks.exporting.requested_files import Making
from limits.ledger import paying
from limits.payers import Payer
from limits.process_pool import PROCESS_POOL, StillWorkingError
from limits.refusals import RefusedError
from matches.figures.pictures import picture_of
from matches.figures.summaries import summarise
from matches.models import Matchup, Simulation
from matches.registry.declaration import Found
from matches.registry.kinds import kind_of
from rules.kernel.game import Game

LANGUAGES = {"en": "en", "zh": "zh-hans"}
ZOOM = {"figure": 2.0, "game": 1.0}
MOST_BYTES = 200_000_000
RETRY_AFTER_SECONDS = 5


@require_safe
def deck(request: HttpRequest, pk: UUID, language: str) -> HttpResponse:
    """The deck as one picture; its head alone while the cards are being drawn, and where there are too many."""
    row = open_deck(pk)
    catalogue, payer = catalogue_of(row.game), Payer.of_request(request)
    with translation.override(_known(language)):
        making = Making(row.listing(catalogue), catalogue, "picture", settings.SITE_URL)
        try:
            if not making.missing_pictures(payer):
                return _answer(request, making.etag, "image/png", lambda: making.file(payer).content)
        except (StillWorkingError, RefusedError, TooManyCardsError):
            pass
        with paying(payer):
            return HttpResponse(write_title(making.writing), content_type="image/png", headers={"Cache-Control": "private, no-store"})


@require_safe
def simulation(request: HttpRequest, simulation: UUID, language: str) -> HttpResponse:
    """The figure that stands for the simulation, with `pairing` for one cell of a matrix."""
    row = open_simulation(simulation)
    pairing = request.GET.get("pairing", "")
    index = int(pairing) if kind_of(row).has_cells and pairing.isdecimal() and len(pairing) < 7 else None
    if index is not None:
        open_pairing(row, index)
    with translation.override(_known(language)):
        return _drawn(request, figure_of(row, "", index) or _words(title_of(row), gettext("No game has been played yet.")), "figure")


@require_safe
def game(request: HttpRequest, simulation: UUID, number: int, language: str) -> HttpResponse:
    """The decks that met in a game, and the game's end where that is known."""
    row = open_simulation(simulation)
    replay = recorded_game(row, number)
    matchup = row.matchup_of(number)
    with translation.override(_known(language)):
        context = {"decks": matchup.names, "number": number, "winner": replay.winner if replay else None}
        context |= {"end": end_of(replay) if replay else "", "game": row.rules, "is_known": replay is not None}
        return _drawn(request, render_to_string("sharing/game.svg", context), "game")


@require_safe
def card(request: HttpRequest, game: Game, slug: str, language: str) -> HttpResponse:
    row = open_card(game, slug)
    _known(language)

    def drawn() -> bytes:
        rasters.draw_missing([row], language, Payer.of_request(request))
        content = rasters.raster(row, language)
        if content is None:
            raise StillWorkingError
        return content

    return _answer(request, f"{row.picture_version}-{language}", "image/jpeg", drawn)


def figure_of(row: Simulation, figure: str = "", pairing: int | None = None) -> str:
    """A figure of a simulation as SVG; without a name the one that stands for it, empty before the first game.

    Raises Http404 for a figure that it does not have, or not yet.
    """
    standing = kind_of(row).preview_picture if pairing is None else "rates"
    try:
        return picture_of(row, figure or standing, pairing).picture
    except LookupError as error:
        if figure:
            raise Http404 from error
        return ""


def figures_in(row: Simulation, matchup: Matchup | None = None) -> Found:
    """The figures of a simulation, or of one pairing of it."""
    return summarise(row, only=[matchup]) if matchup else kind_of(row).summarise(row)


def _words(heading: str, line: str) -> str:
    return render_to_string("sharing/words.svg", {"heading": heading, "line": line})


def _known(language: str) -> str:
    """The language's code. Raises Http404."""
    if language not in LANGUAGES:
        raise Http404
    return LANGUAGES[language]


def _drawn(request: HttpRequest, svg: str, shape: str) -> HttpResponse:
    """A drawing as PNG: made once, in a process of its own."""
    key = hashlib.sha256(f"{shape} {svg}".encode()).hexdigest()[:32]
    files = KeptFiles(Path(settings.VAR_DIR) / "cache" / "previews", MOST_BYTES)

    def make() -> bytes:
        content = files.get(f"{key}.png")
        if content is None:
            content = PROCESS_POOL.run(f"preview {key}", Payer.of_request(request), lambda: render_png(svg, ZOOM[shape]))
            with suppress(OSError):
                files.put(f"{key}.png", content)
        return content

    return _answer(request, key, "image/png", make)


def _answer(request: HttpRequest, version: str, content_type: str, make: Callable[[], bytes]) -> HttpResponse:
    """The picture, or that it is not drawn yet. Browsers ask again each time whether it may still be shown."""
    etag = f'"{version}"'
    known = get_conditional_response(request, etag=etag)
    if known is not None:
        return known
    try:
        return HttpResponse(make(), content_type=content_type, headers={"ETag": etag})
    except StillWorkingError:
        words = gettext("The pictures are being drawn. Try again in a few seconds.")
        headers = {"Retry-After": str(RETRY_AFTER_SECONDS), "Cache-Control": "no-store"}
        return HttpResponse(words, status=503, content_type="text/plain; charset=utf-8", headers=headers)
