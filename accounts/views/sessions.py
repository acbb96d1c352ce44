"""The page that lists a member's sessions and ends them."""

from __future__ import annotations

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import ngettext

from accounts.services import end_sessions, list_sign_ins
from accounts.user_agents import describe_device
from accounts.views.member_pages import member_of, member_page


@member_page()
def sessions(request: HttpRequest) -> HttpResponse:
    """List the signed-in browsers. On POST, sign out the one with the number `end`, or all others."""
    user = member_of(request)
    if request.method == "POST":
        end = request.POST.get("end", "")
        if end == "others":
            ended = end_sessions(user=user, keep=request.session)
        elif end.isascii() and end.isdigit() and len(end) < 16:
            ended = end_sessions(user=user, only=int(end))
            if not ended:
                raise Http404
        else:
            return redirect("sessions")
        messages.success(
            request, ngettext("%(count)d browser is signed out.", "%(count)d browsers are signed out.", ended) % {"count": ended}
        )
        return redirect("sessions")
    rows = [(each, describe_device(each.browser, each.system)) for each in list_sign_ins(user)]
    return render(request, "accounts/sessions.html", {"rows": rows, "here": request.session.session_key})
