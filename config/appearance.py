"""Remembers whether a reader wants the site light or dark."""

from django.http import HttpRequest, HttpResponse, HttpResponseBadRequest, HttpResponseRedirect
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext
from django.views.decorators.http import require_POST

COOKIE = "theme"
THEMES = ("light", "dark")


def theme_of(request: HttpRequest) -> str:
    """The reader's choice; empty follows the system."""
    theme = request.COOKIES.get(COOKIE, "")
    return theme if theme in THEMES else ""


@require_POST
def set_theme(request: HttpRequest) -> HttpResponse:
    theme, following = request.POST.get("theme", ""), request.POST.get("next", "")
    if theme not in THEMES:
        return HttpResponseBadRequest(gettext("The appearance is either light or dark."))
    if not url_has_allowed_host_and_scheme(following, {request.get_host()}, require_https=request.is_secure()):
        following = "/"
    response = HttpResponseRedirect(following)
    response.set_cookie(COOKIE, theme, max_age=60 * 60 * 24 * 365, samesite="Lax", secure=request.is_secure(), httponly=True)
    return response
