"""Sets the reader's language, and takes along what the page's form holds."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.http.response import HttpResponseRedirectBase
from django.views.i18n import set_language

#: Fields of the form that are no reader's words.
OWN_FIELDS = {"csrfmiddlewaretoken", "language", "next"}


class HttpResponseRepeat(HttpResponseRedirectBase):
    """A redirect that keeps the method and the fields, files among them."""

    status_code = 307


def switch_language(request: HttpRequest) -> HttpResponse:
    """Set the language and go on to `next`.

    A page whose form only reads what is pasted sends that form here, with `next` in the address: where something was pasted, the browser
    then sends it on to `next`, which reads it again in the new language.
    """
    response: HttpResponse = set_language(request)
    if request.method != "POST" or "next" not in request.GET or not isinstance(response, HttpResponseRedirect) or not _is_filled(request):
        return response
    repeated = HttpResponseRepeat(response.url)
    repeated.cookies = response.cookies
    return repeated


def _is_filled(request: HttpRequest) -> bool:
    words = (request.POST.get(name, "") for name in request.POST.keys() - OWN_FIELDS)
    return bool(request.FILES) or any(each.strip() for each in words)
