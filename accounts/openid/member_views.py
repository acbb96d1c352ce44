"""The page on which members see their linked provider account and unlink it."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext
from django.views.decorators.http import require_GET, require_POST

from accounts.openid.decorators import require_provider, shown_name
from accounts.openid.models import Identity
from accounts.openid.registration import Registration
from accounts.openid.services import can_sign_in_otherwise, unlink_identity


@require_provider
@require_GET
@login_required
def openid(request: HttpRequest, registration: Registration) -> HttpResponse:
    """Show whether the member is linked."""
    user = request.user
    assert isinstance(user, User)
    context = {
        "identity": Identity.objects.filter(user=user, issuer=registration.issuer).first(),
        "can_unlink": can_sign_in_otherwise(user=user, registration=registration),
        "only": registration.is_only,
        "name": shown_name(registration),
    }
    return render(request, "accounts/openid.html", context)


@require_provider
@require_POST
@login_required
def unlink(request: HttpRequest, registration: Registration) -> HttpResponse:
    """Unlink the member, unless they could not sign in any more."""
    assert isinstance(request.user, User)
    name = {"name": shown_name(registration)}
    if unlink_identity(user=request.user, registration=registration):
        messages.success(request, gettext("%(name)s does not let you in any more.") % name)
    else:
        messages.error(request, gettext("%(name)s is the only way in that you have, so it stays.") % name)
    return redirect("openid")
