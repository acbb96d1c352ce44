"""The pages to report things, to appeal, to dismiss notices, and to moderate."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.contrib.auth.models import User
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext, ngettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from decks.owners import Owner
from limits.throttles import seconds_to_wait
from moderation import services
from moderation.cases import Case, case_of, open_cases
from moderation.forms import AppealForm, DeedForm, ReportForm
from moderation.models import Action, Deed, Notice
from moderation.reportable_things import ReportableThing, find_own_thing, find_thing
from moderation.services import ModerationError

PER_PAGE = 100


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def report(request: HttpRequest, kind: str, thing: str) -> HttpResponse:
    """Show the form that reports a thing, for members and guests. Create the report on POST."""
    owner = Owner.of_request(request)
    found = _find_or_404(find_thing, kind, thing, owner)
    form = ReportForm(request.POST if request.method == "POST" else None)
    context: dict[str, Any] = {"thing": found, "form": form}
    try:
        services.require_reportable(found, owner)
        if request.method != "POST":
            return render(request, "moderation/report.html", context)
        if not form.is_valid():
            return render(request, "moderation/report.html", context, status=422)
        wait = seconds_to_wait(request, "report")
        if wait:
            minutes = -(-wait // 60)
            words = ngettext("Try again in %(count)d minute.", "Try again in %(count)d minutes.", minutes) % {"count": minutes}
            answer = render(request, "moderation/report.html", context | {"wait": words}, status=429)
            answer["Retry-After"] = str(wait)
            return answer
        services.report_thing(thing=found, owner=owner, reason=form.cleaned_data["reason"], words=form.cleaned_data["words"])
    except ModerationError as refusal:
        return render(request, "moderation/report.html", context | {"refusal": refusal}, status=409)
    messages.success(request, gettext("Thank you. Whoever runs the site will look at it."))
    return redirect(found.address)


@require_POST
def appeal(request: HttpRequest, kind: str, thing: str) -> HttpResponse:
    """Create the owner's appeal against a take-down."""
    owner = Owner.of_request(request)
    found = _find_or_404(find_own_thing, kind, thing, owner)
    form = AppealForm(request.POST)
    words = form.cleaned_data["words"] if form.is_valid() else request.POST.get("words", "")[:500]
    try:
        services.appeal(thing=found, owner=owner, words=words)
    except ModerationError as refusal:
        raise Http404 from refusal
    messages.success(request, gettext("You have asked for another look. Whoever runs the site will decide."))
    return redirect(found.address)


@require_POST
def put_away(request: HttpRequest, notice: int) -> HttpResponse:
    """Dismiss a notice of the reader's."""
    row = get_object_or_404(Notice.objects.unread_by(Owner.of_request(request)), pk=notice)
    services.dismiss_notice(notice=row)
    target = request.POST.get("next", "")
    if url_has_allowed_host_and_scheme(target, allowed_hosts={request.get_host()}, require_https=request.is_secure()):
        return redirect(target)
    return redirect("decks:mine")


@never_cache
@require_safe
def queue(request: HttpRequest) -> HttpResponse:
    """Show the open cases."""
    staff = _require_staff(request)
    return render(request, "moderation/queue.html", {"cases": open_cases(staff)})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def case(request: HttpRequest, kind: str, thing: str) -> HttpResponse:
    """Show one case. On POST, carry out a deed."""
    staff = _require_staff(request)
    try:
        found = case_of(kind, thing, staff)
    except LookupError as error:
        raise Http404 from error
    form = DeedForm(request.POST if request.method == "POST" else None)
    refusal = ""
    if request.method == "POST":
        try:
            if not form.is_valid() or form.cleaned_data["deed"] not in set(found.deeds):
                raise ModerationError("no_deed", gettext("This can't be done any more. Look at the case as it is now."))
            assert staff.user is not None
            _carry_out(Deed(form.cleaned_data["deed"]), found, staff.user, form.cleaned_data["why"])
        except ModerationError as error:
            refusal = error.message
        else:
            messages.success(request, gettext("Done, and written down."))
            return redirect("moderation:case", kind, thing)
    context = {"case": found, "refusal": refusal, "typed": request.POST}
    return render(request, "moderation/case.html", context, status=422 if refusal else 200)


def _carry_out(deed: Deed, found: Case, staff: User, why: str) -> None:
    if deed == Deed.DISMISS or found.thing is None:
        services.dismiss(kind=found.kind, key=found.key, title=found.title, thing=found.thing, staff=staff, why=why)
        return
    deeds: dict[Deed, Callable[..., None]] = {
        Deed.TAKE_DOWN: services.take_down,
        Deed.RESTORE: services.restore,
        Deed.WARN: services.warn,
        Deed.CLOSE: services.close_account,
        Deed.REOPEN: services.reopen_account,
    }
    deeds[deed](thing=found.thing, staff=staff, why=why)


@never_cache
@require_safe
def log(request: HttpRequest) -> HttpResponse:
    """Show the log of deeds, the latest first."""
    _require_staff(request)
    return render(request, "moderation/log.html", {"page": Paginator(Action.objects.all(), PER_PAGE).get_page(request.GET.get("page"))})


def _require_staff(request: HttpRequest) -> Owner:
    """Return the staff member who asks. Raise Http404 for everybody else."""
    owner = Owner.of_request(request)
    if not owner.is_staff:
        raise Http404
    return owner


def _find_or_404(find: Any, kind: str, ref: str, owner: Owner) -> ReportableThing:
    try:
        found: ReportableThing = find(kind, ref, owner)
    except LookupError as error:
        raise Http404 from error
    return found
