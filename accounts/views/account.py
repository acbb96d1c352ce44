"""The account page, and the pages that change name, language, password, e-mail address and recovery codes."""

from __future__ import annotations

from django.conf import settings
from django.contrib import messages
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language, gettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from accounts import tasks
from accounts.emails import find_account_to_confirm
from accounts.forms.account import ConfirmedForm, EmailForm, LanguageForm, NameForm, PasswordForm
from accounts.password_attempts import charge_cpu_time, remember_browser
from accounts.recovery_codes import HOW_MANY, make_codes
from accounts.services import account_of, change_password, list_sign_ins, rename_member, replace_codes, save_account_field
from accounts.views.authentication import set_language
from accounts.views.form_responses import answer_form
from accounts.views.member_pages import member_of, member_page, post_data
from limits.payers import Payer


@member_page("GET", "HEAD")
def account(request: HttpRequest) -> HttpResponse:
    """Show the account page."""
    user = member_of(request)
    kept = account_of(user)
    context = {
        "kept": kept,
        "codes": user.recovery_codes.filter(used_at=None).count(),
        "sessions": len(list_sign_ins(user)),
        "tokens": user.api_tokens.valid().count(),
        "has_password": user.has_usable_password(),
    }
    return render(request, "accounts/account.html", context)


@member_page()
def name(request: HttpRequest) -> HttpResponse:
    """Change the name."""
    user = member_of(request)
    form = NameForm(request, post_data(request), initial={"name": user.get_username()})
    if form.is_valid():
        try:
            rename_member(user=user, name=form.cleaned_data["name"])
        except ValidationError as error:
            form.add_error("name", error)
        else:
            messages.success(request, gettext("Your name is %(name)s now.") % {"name": user.get_username()})
            response = redirect("account")
            remember_browser(request, response, user)
            return response
    return answer_form(request, "accounts/name.html", form)


@member_page()
def language(request: HttpRequest) -> HttpResponse:
    """Change the language."""
    kept = account_of(member_of(request))
    form = LanguageForm(request, post_data(request), initial={"language": kept.language})
    if form.is_valid():
        kept.language = form.cleaned_data["language"]
        save_account_field(kept, "language")
        response = redirect("account")
        set_language(response, kept.language)
        return response
    return answer_form(request, "accounts/language.html", form)


@member_page()
def password(request: HttpRequest) -> HttpResponse:
    """Change the password."""
    user = member_of(request)
    form = PasswordForm(request, post_data(request))
    if form.is_valid():
        with charge_cpu_time(Payer.of_member(user.pk)):
            change_password(user=user, password=form.cleaned_data["password1"], request=request)
        messages.success(request, gettext("Your password is changed. All other browsers are signed out, and your API tokens are gone."))
        return redirect("account")
    return answer_form(request, "accounts/password.html", form)


@member_page()
def email(request: HttpRequest) -> HttpResponse:
    """Change or remove the e-mail address, and send a confirmation link to a new one."""
    user = member_of(request)
    kept = account_of(user)
    form = EmailForm(request, post_data(request), initial={"email": kept.waiting_email or user.email})
    if form.is_valid():
        address = form.cleaned_data["email"]
        kept.waiting_email = address if address != user.email else ""
        save_account_field(kept, "waiting_email")
        if not address:
            user.email = ""
            user.save(update_fields=["email"])
        if kept.waiting_email:
            tasks.send_confirmation.delay(user.pk, get_language() or "en")
            messages.success(request, gettext("A mail is on its way to %(email)s. Open the link in it.") % {"email": address})
        return redirect("account")
    return answer_form(request, "accounts/email.html", form, {"kept": kept})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def confirm_email(request: HttpRequest, token: str) -> HttpResponse:
    """Confirm on POST only, because mail programs open links by themselves."""
    kept = find_account_to_confirm(token)
    if kept is None:
        return render(request, "accounts/spent_link.html", status=404)
    if request.method == "POST":
        kept.user.email, kept.waiting_email = kept.waiting_email, ""
        kept.user.save(update_fields=["email"])
        save_account_field(kept, "waiting_email")
        messages.success(request, gettext("Your e-mail is confirmed."))
        return redirect("account")
    return render(request, "accounts/confirm_email.html", {"kept": kept})


@member_page()
def codes(request: HttpRequest) -> HttpResponse:
    """Make new recovery codes. Only the response that makes them shows them."""
    user = member_of(request)
    form = ConfirmedForm(request, post_data(request))
    if form.is_valid():
        made = make_codes()
        replace_codes(user=user, codes=made)
        return render(request, "accounts/codes_made.html", {"codes": made})
    left = user.recovery_codes.filter(used_at=None).count()
    return answer_form(request, "accounts/codes.html", form, {"left": left, "how_many": HOW_MANY})


@require_safe
def privacy(request: HttpRequest) -> HttpResponse:
    """Show what the site stores and for how long."""
    context = {
        "session_days": settings.SESSION_COOKIE_AGE // 86_400,
        "sends_mail": settings.SENDS_MAIL,
        "guest_days": settings.GUEST_DECK_DAYS,
        "simulation_days": settings.GUEST_SIMULATION_DAYS,
        "provider": settings.OPENID.name_in(get_language() or "") if settings.OPENID else "",
    }
    return render(request, "accounts/privacy.html", context)
