"""Download all data of a member as a zip, and import such a zip."""

from __future__ import annotations

from collections.abc import Iterator

from django.contrib import messages
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language, gettext

from accounts.archive.manifest import MAX_BYTES, ArchiveError
from accounts.archive.reader import import_archive
from accounts.archive.writer import export_archive
from accounts.password_attempts import charge_cpu_time
from accounts.views.form_responses import REFUSED
from accounts.views.member_pages import member_of, member_page
from decks.exporting import content_disposition
from limits.ledger import paying, require_budget
from limits.payers import Payer


@member_page("GET", "HEAD")
def download(request: HttpRequest) -> StreamingHttpResponse:
    """Stream the zip while it is written, and charge the member."""
    user = member_of(request)
    require_budget(Payer.of_member(user.pk))
    headers = {
        "Content-Disposition": content_disposition(gettext("Everything of mine") + ".zip"),
        "Content-Encoding": "identity",
        "X-Accel-Buffering": "no",
    }
    return StreamingHttpResponse(_charge_pieces(user, get_language() or "en"), content_type="application/zip", headers=headers)


def _charge_pieces(user: User, language: str) -> Iterator[bytes]:
    """Yield the pieces and charge for the time to write each of them, not for the time that a slow client takes."""
    pieces = export_archive(user, language)
    while True:
        with charge_cpu_time(Payer.of_member(user.pk)):
            piece = next(pieces, None)
        if piece is None:
            return
        yield piece


@member_page()
def everything(request: HttpRequest) -> HttpResponse:
    """Show the link to the zip and the form that imports one."""
    if request.method != "POST":
        return render(request, "accounts/everything.html", _limits())
    file = request.FILES.get("file")
    user = member_of(request)
    try:
        if file is None or file.file is None:
            raise ArchiveError(gettext("Choose the zip file first."))
        with paying(Payer.of_member(user.pk)):
            imported = import_archive(user=user, file=file.file)
    except ArchiveError as refusal:
        return render(request, "accounts/everything.html", _limits() | {"refusal": refusal}, status=REFUSED)
    words = gettext("Taken in: %(decks)d decks, %(cards)d kinds of cards, %(searches)d searches. Decks that were there already: %(left)d.")
    values = {"decks": imported.decks, "cards": imported.cards, "searches": imported.searches, "left": imported.left}
    messages.success(request, words % values)
    return redirect("decks:mine")


def _limits() -> dict[str, object]:
    return {"most_megabytes": MAX_BYTES // 1_000_000}
