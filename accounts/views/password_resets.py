"""Reset a lost password by a mail or a recovery code, without telling whether a name exists."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language, gettext
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from accounts import tasks
from accounts.emails import find_user_to_reset
from accounts.forms.password_resets import RecoveryForm, ResetForm, ResetPasswordForm
from accounts.password_attempts import charge_address, log_failure
from accounts.services import change_password, recover_password
from accounts.views.form_responses import answer_form
from accounts.views.member_pages import post_data


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def reset(request: HttpRequest) -> HttpResponse:
    """Send a reset link, if the name or address exists."""
    form = ResetForm(request, post_data(request))
    if form.is_valid():
        tasks.send_resets.delay(form.cleaned_data["name"], get_language() or "en")
        return render(request, "accounts/reset_sent.html")
    return answer_form(request, "accounts/reset.html", form)


@sensitive_post_parameters()
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def reset_password(request: HttpRequest, uid: str, token: str) -> HttpResponse:
    """Set a new password by the link in a mail."""
    user = find_user_to_reset(uid, token)
    if user is None:
        return render(request, "accounts/spent_link.html", status=404)
    form = ResetPasswordForm(user, post_data(request))
    if form.is_valid():
        with charge_address(request):
            change_password(user=user, password=form.cleaned_data["password1"])
        return _done(request)
    return answer_form(request, "accounts/reset_password.html", form, {"name": user.get_username()})


@sensitive_post_parameters()
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def recover(request: HttpRequest) -> HttpResponse:
    """Set a new password by a recovery code."""
    form = RecoveryForm(request, post_data(request))
    if form.is_valid():
        name, given = form.cleaned_data["name"], form.cleaned_data
        with charge_address(request):
            is_done = recover_password(name=name, code=given["code"], password=given["password1"])
        if is_done:
            return _done(request)
        log_failure(request, "recovery code", name)
        form.add_error(None, gettext("The name or the code is wrong, or the code has been used."))
    return answer_form(request, "accounts/recover.html", form)


def _done(request: HttpRequest) -> HttpResponse:
    messages.success(request, gettext("Your new password is set: sign in with it. All browsers are signed out, and API tokens are gone."))
    return redirect("login")
