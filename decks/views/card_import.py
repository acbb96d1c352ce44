"""The staff page on which the cards of a published game are imported from a file."""

from __future__ import annotations

from functools import partial
from typing import Any

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from cards.imports.card_files import read_card_file
from cards.imports.refusals import CardFileError
from cards.imports.services import imported_cards
from decks.loading.card_imports import import_and_recheck, importing_games
from decks.owners import Owner
from decks.views.bulk_import import retry_later
from decks.wording import said
from limits.process_pool import PROCESS_POOL
from limits.refusals import RefusedError
from rules.kernel.game import Game
from rules.wording import Text

#: A request can't bring more; `manage.py import_cards` reads larger files.
MOST_BYTES = 10_000_000


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def import_cards(request: HttpRequest) -> HttpResponse:
    """Show what is imported and a form for a file; with a file, show the result. Answer 404 to others than staff."""
    owner = Owner.of_request(request)
    if not owner.is_staff:
        raise Http404
    context: dict[str, Any] = {"problems": []}
    if request.method == "POST":
        try:
            context |= _import(request)
        except CardFileError as error:
            context["problems"] = [said(problem) for problem in error.problems]
        except RefusedError as refused:
            context["problems"] = [refused.message]
            return retry_later(_page(request, context), refused)
    return _page(request, context)


def _import(request: HttpRequest) -> dict[str, Any]:
    """Read the file in a child process, and keep its cards. Raise CardFileError and RefusedError."""
    game, content = _chosen(request), _content(request)
    if game is None or not content:
        return {"problems": [gettext("Choose a game and a file of its cards.")]}
    file = PROCESS_POOL.run_and_wait(Owner.of_request(request).payer, partial(read_card_file, game, content))
    return {"outcome": import_and_recheck(game=game, file=file), "game": game}


def _chosen(request: HttpRequest) -> Game | None:
    return next((game for game in importing_games() if game.slug == request.POST.get("game")), None)


def _content(request: HttpRequest) -> bytes:
    """Return the uploaded file; empty for none. Raise CardFileError."""
    file = request.FILES.get("file")
    if file is not None and (file.size or 0) > MOST_BYTES:
        size, most = round((file.size or 0) / 1_000_000, 1), MOST_BYTES // 1_000_000
        told = Text(
            f"The file has {size} MB; this page takes {most} MB at most, and the command import_cards 50.",
            f"文件有 {size} MB；此页面最多接受 {most} MB，命令 import_cards 最多 50 MB。",
        )
        raise CardFileError(told)
    return file.read() if file else b""


def _page(request: HttpRequest, context: dict[str, Any]) -> HttpResponse:
    shelves = [(game, imported_cards(game)) for game in importing_games()]
    here = {"shelves": shelves, "is_on": settings.IMPORTED_CARDS, "most": MOST_BYTES // 1_000_000}
    return render(request, "decks/import_cards.html", {**context, **here}, status=422 if context["problems"] else 200)
