"""The pages of a sign-in with OpenID Connect: to the provider, back, and the first page of a newcomer."""

from __future__ import annotations

from django.conf import settings
from django.contrib import messages
from django.contrib.auth.models import User
from django.contrib.auth.views import LogoutView
from django.forms import BaseForm
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render, resolve_url
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme, urlencode
from django.utils.translation import get_language, gettext, ngettext
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_GET, require_http_methods

from accounts.openid import authorization_flow as flow
from accounts.openid.decorators import require_provider, shown_name
from accounts.openid.errors import Fault, OpenIDError
from accounts.openid.forms import LinkForm, NameForm, PasswordForm, attempts_as_openid_errors
from accounts.openid.provider import provider_of
from accounts.openid.registration import Registration
from accounts.openid.services import create_linked_member, find_member, link_identity, suggest_name
from accounts.password_attempts import count_own_password
from accounts.services import sign_in
from limits.throttles import seconds_to_wait

#: Session key: the member signed in by the provider.
OPENED = "openid_opened"


@require_provider
@require_GET
def start(request: HttpRequest, registration: Registration) -> HttpResponse:
    """Redirect to the provider."""
    wait = seconds_to_wait(request, "openid")
    if wait:
        raise OpenIDError(Fault.TOO_OFTEN, "begun", wait=wait)
    address = flow.start_flow(
        session=request.session,
        registration=registration,
        provider=provider_of(registration.issuer),
        return_to=_return_to(request),
        next=local_page(request, request.GET.get("next", "")),
        language=get_language() or "en",
    )
    return HttpResponseRedirect(address)


@require_provider
@require_GET
def back(request: HttpRequest, registration: Registration) -> HttpResponse:
    """Handle the return from the provider: sign the member in, or lead a newcomer to the welcome page."""
    provider = provider_of(registration.issuer)
    pending, access = flow.finish_flow(
        session=request.session,
        registration=registration,
        provider=provider,
        return_to=_return_to(request),
        query=request.GET,
    )
    member = find_member(person=pending.person)
    if member is None:
        flow.save_pending(session=request.session, provider=provider, pending=pending, access=access)
        return redirect("openid_welcome")
    if request.user.is_authenticated and request.user != member:
        raise OpenIDError(Fault.TAKEN, f"member {request.user.pk} came with the identity of member {member.pk}")
    return _sign_in(request, member, pending.next)


@require_provider
@sensitive_post_parameters()
@require_http_methods(["GET", "HEAD", "POST"])
def welcome(request: HttpRequest, registration: Registration) -> HttpResponse:
    """Let a newcomer choose a name or link an existing account; let a signed-in member confirm the link."""
    pending = flow.load_pending(request.session, registration)
    if pending is None:
        raise OpenIDError(Fault.STALE, "nobody has arrived")
    data = request.POST if request.method == "POST" else None
    if isinstance(request.user, User):
        return _confirm(request, registration, pending, request.user, data)
    does = request.POST.get("do", "")
    new = NameForm(data if does == "create" else None, initial={"username": suggest_name(pending.person.names)}, auto_id="new_%s")
    old = LinkForm(request, data if does == "link" else None, auto_id="old_%s")
    if does == "create" and registration.makes_accounts and new.is_valid():
        member = create_linked_member(person=pending.person, name=new.cleaned_data["username"])
        if member is not None:
            return _sign_in(request, member, pending.next)
        new.add_error("username", gettext("Somebody has taken this name just now. Choose another one."))
    if does == "link" and old.is_valid():
        member = old.get_user()
        assert isinstance(member, User)
        link_identity(user=member, person=pending.person)
        return _sign_in(request, member, pending.next)
    context = {"new": new if registration.makes_accounts else None, "old": old, "name": shown_name(registration)}
    return render(request, "accounts/openid_welcome.html", context)


def _confirm(request: HttpRequest, registration: Registration, pending: flow.PendingSignIn, user: User, data: object) -> HttpResponse:
    form: BaseForm | None = PasswordForm(user, data) if user.has_usable_password() else None
    if request.method == "POST":
        if form is not None:
            with attempts_as_openid_errors():
                count_own_password(user)
        if form is None or form.is_valid():
            link_identity(user=user, person=pending.person)
            flow.clear_flow(request.session)
            messages.success(request, gettext("From now on you can sign in with %(name)s.") % {"name": shown_name(registration)})
            return redirect("openid")
    context = {"form": form, "name": shown_name(registration), "names": pending.person.names[:1]}
    return render(request, "accounts/openid_confirm.html", context)


@require_provider
@require_GET
def signed_out(request: HttpRequest, registration: Registration) -> HttpResponse:
    """Offer to sign out at the provider too, after a sign-out here."""
    try:
        address = provider_of(registration.issuer).metadata.end_session
    except OpenIDError:
        address = ""
    if address:
        asked = {"client_id": registration.client_id, "post_logout_redirect_uri": request.build_absolute_uri(reverse("home"))}
        address += f"{'&' if '?' in address else '?'}{urlencode(asked)}"
    return render(request, "accounts/openid_signed_out.html", {"name": shown_name(registration), "address": address})


class SignOut(LogoutView):
    """Sign out. Members who signed in by the provider see the page that offers to sign out there."""

    http_method_names = ["post", "options"]

    def post(self, request: HttpRequest, *arguments: object, **named: object) -> HttpResponse:
        by_provider = settings.OPENID is not None and bool(request.session.get(OPENED))
        response = super().post(request, *arguments, **named)
        return redirect("openid_signed_out") if by_provider else response


def local_page(request: HttpRequest, target: str) -> str:
    """Return the target if it is on this site, else the default page."""
    if url_has_allowed_host_and_scheme(target, allowed_hosts={request.get_host()}, require_https=request.is_secure()):
        return target
    return resolve_url(settings.LOGIN_REDIRECT_URL)


def _sign_in(request: HttpRequest, user: User, next: str) -> HttpResponse:
    """Sign the browser in under a new session key and give the guest's decks to the member. Raise OpenIDError if the account is closed."""
    if not user.is_active:
        raise OpenIDError(Fault.CLOSED, f"member {user.pk} is closed")
    flow.clear_flow(request.session)
    decks = sign_in(request=request, user=user)
    request.session[OPENED] = True
    if decks:
        words = ngettext("%(count)d deck that you made before is now yours.", "%(count)d decks that you made before are now yours.", decks)
        messages.success(request, words % {"count": decks})
    return redirect(local_page(request, next))


def _return_to(request: HttpRequest) -> str:
    return request.build_absolute_uri(reverse("openid_return"))
