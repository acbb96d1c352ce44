"""Signing up and in; decks made before then become the member's."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth import login as log_in
from django.contrib.auth.forms import AuthenticationForm, UserCreationForm
from django.contrib.auth.models import User
from django.contrib.auth.views import LoginView
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render, resolve_url
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import ngettext
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from decks.owners import SESSION_NAME, Owner
from decks.services import claim_things


@sensitive_post_parameters()
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def signup(request: HttpRequest) -> HttpResponse:
    if request.user.is_authenticated:
        return redirect("decks:mine")
    form: UserCreationForm[User] = UserCreationForm(request.POST if request.method == "POST" else None)
    if request.method == "POST" and form.is_valid():
        guest = Owner.of_request(request)
        user = form.save()
        log_in(request, user)
        _claim(request, guest, user)
        return redirect(_next(request))
    return render(request, "accounts/signup.html", {"form": form, "next": request.POST.get("next") or request.GET.get("next", "")})


class _Login(LoginView):
    template_name = "accounts/login.html"
    redirect_authenticated_user = True

    def form_valid(self, form: AuthenticationForm) -> HttpResponseRedirect:
        guest = Owner.of_request(self.request)
        response = super().form_valid(form)
        user = form.get_user()
        assert isinstance(user, User)
        _claim(self.request, guest, user)
        assert isinstance(response, HttpResponseRedirect)
        return response


login = _Login.as_view()


def _claim(request: HttpRequest, guest: Owner, user: User) -> None:
    decks = claim_things(guest=guest, user=user)
    request.session.pop(SESSION_NAME, None)
    if decks:
        words = ngettext("%(count)d deck that you made before is now yours.", "%(count)d decks that you made before are now yours.", decks)
        messages.success(request, words % {"count": decks})


def _next(request: HttpRequest) -> str:
    """Where to go on: the page that sent here, if it is one of this site's."""
    target = request.POST.get("next", "")
    if url_has_allowed_host_and_scheme(target, allowed_hosts={request.get_host()}, require_https=request.is_secure()):
        return target
    return resolve_url("decks:mine")
