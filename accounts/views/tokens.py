"""The pages that list, make and revoke a member's API tokens."""

from __future__ import annotations

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext

from accounts.forms.account import TokenForm
from accounts.services import create_token
from accounts.views.form_responses import answer_form
from accounts.views.member_pages import member_of, member_page, post_data


@member_page()
def tokens(request: HttpRequest) -> HttpResponse:
    """List the tokens and make a new one. Only the response that makes it shows it."""
    user = member_of(request)
    form = TokenForm(request, post_data(request))
    if form.is_valid():
        name = form.cleaned_data["name"]
        made = create_token(user=user, name=name, days=form.cleaned_data["days"] or None)
        return render(request, "accounts/token_made.html", {"token": made, "name": name})
    return answer_form(request, "accounts/tokens.html", form, {"tokens": user.api_tokens.all()})


@member_page("POST")
def revoke(request: HttpRequest, token: int) -> HttpResponse:
    """Delete one of the member's tokens."""
    gone, _ = member_of(request).api_tokens.filter(pk=token).delete()
    if not gone:
        raise Http404
    messages.success(request, gettext("The token is revoked."))
    return redirect("tokens")
