"""The pages for signing up and signing in. Decks that the guest made before become the member's."""

from __future__ import annotations

from django.conf import settings
from django.contrib import messages
from django.contrib.auth.forms import AuthenticationForm
from django.contrib.auth.models import User
from django.contrib.auth.views import LoginView
from django.core.exceptions import ValidationError
from django.db import transaction
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, resolve_url
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import get_language, gettext, ngettext
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from accounts.forms.sign_in import SignInForm, SignUpForm
from accounts.models import Account
from accounts.password_attempts import remember_browser
from accounts.services import sign_in
from accounts.views.form_responses import answer_form


@sensitive_post_parameters()
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def signup(request: HttpRequest) -> HttpResponse:
    """Create a member and sign them in."""
    if request.user.is_authenticated:
        return redirect("decks:mine")
    form = SignUpForm(request, request.POST if request.method == "POST" else None)
    response = _sign_up(request, form) if request.method == "POST" and form.is_valid() else None
    if response is not None:
        user = request.user
        assert isinstance(user, User)
        if not user.recovery_codes.exists():
            words = gettext("You have no recovery codes yet: make some under your account, in case the password gets lost.")
            messages.warning(request, words)
        return response
    context = {"form": form, "next": request.POST.get("next") or request.GET.get("next", "")}
    return answer_form(request, "accounts/signup.html", form, context, status=200)


def _sign_up(request: HttpRequest, form: SignUpForm) -> HttpResponse | None:
    """Create the member and sign the browser in, in one transaction. Return None if the name is taken."""
    with transaction.atomic():
        user = _create_member(form)
        if user is None:
            return None
        response = redirect(_next(request))
        _sign_in(request, response, user)
    return response


def _create_member(form: SignUpForm) -> User | None:
    try:
        return form.create(get_language() or "")
    except ValidationError as error:
        form.add_error("username", error)
        return None


class _Login(LoginView):
    template_name = "accounts/login.html"
    redirect_authenticated_user = True
    authentication_form = SignInForm

    def get_redirect_url(self, request: HttpRequest | None = None) -> str:
        """Return the page to go to next, but never this one: it would redirect to itself."""
        target: str = super().get_redirect_url()
        return "" if target.partition("?")[0] == self.request.path else target

    def form_valid(self, form: AuthenticationForm) -> HttpResponseRedirect:
        user = form.get_user()
        assert isinstance(user, User)
        response = HttpResponseRedirect(self.get_success_url())
        _sign_in(self.request, response, user)
        return response

    def form_invalid(self, form: AuthenticationForm) -> HttpResponse:
        return answer_form(self.request, self.template_name, form, self.get_context_data(form=form), status=200)


login = _Login.as_view()


def _sign_in(request: HttpRequest, response: HttpResponse, user: User) -> None:
    """Sign the browser in and set the member's language."""
    decks = sign_in(request=request, user=user)
    remember_browser(request, response, user)
    set_language(response, Account.objects.get(user=user).language)
    if decks:
        words = ngettext("%(count)d deck that you made before is now yours.", "%(count)d decks that you made before are now yours.", decks)
        messages.success(request, words % {"count": decks})


def set_language(response: HttpResponse, language: str) -> None:
    """Set the language cookie, unless the language is empty."""
    if language:
        secure, same = settings.LANGUAGE_COOKIE_SECURE, settings.LANGUAGE_COOKIE_SAMESITE
        response.set_cookie(settings.LANGUAGE_COOKIE_NAME, language, secure=secure, samesite=same)  # type: ignore[arg-type]


def _next(request: HttpRequest) -> str:
    """Return the page that the form names, if it is on this site, else the list of decks."""
    target = request.POST.get("next", "")
    if url_has_allowed_host_and_scheme(target, allowed_hosts={request.get_host()}, require_https=request.is_secure()):
        return target
    return resolve_url("decks:mine")
