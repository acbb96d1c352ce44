"""oEmbed 1.0 (oembed.com): tells programs how to show one of the site's pages within their own."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.utils.html import format_html
from django.utils.translation import gettext
from django.views.decorators.http import require_safe

from config.sharing.open_things import preview_at
from config.sharing.previews import Preview, Size, absolute

#: The smallest frame in which anything can be read.
LEAST = Size(200, 150)
LARGEST = 100_000


@require_safe
def oembed(request: HttpRequest) -> HttpResponse:
    """`url` is the page's whole address; `maxwidth` and `maxheight` are pixels; JSON is the only `format`."""
    if request.GET.get("format", "json") != "json":
        return _refusal(501, gettext("This site answers in JSON alone."))
    if not request.GET.get("url"):
        return _refusal(400, gettext("Give the address of a page as url."))
    try:
        most = Size(_pixels(request, "maxwidth"), _pixels(request, "maxheight"))
    except ValueError:
        return _refusal(400, gettext("maxwidth and maxheight are whole numbers of pixels."))
    try:
        preview = preview_at(request.GET["url"])
    except Http404:
        return _refusal(404, gettext("Nothing that can be shown is at this address."))
    return JsonResponse(answer_for(preview, most), json_dumps_params={"ensure_ascii": False})


def answer_for(preview: Preview, most: Size) -> dict[str, Any]:
    """The answer of the protocol, its frame or picture no larger than `most`."""
    answer: dict[str, Any] = {
        "version": "1.0",
        "title": preview.title,
        "provider_name": gettext("Deckproof"),
        "provider_url": absolute("/"),
        "cache_age": 3600,
    }
    if preview.author:
        answer["author_name"] = preview.author
    picture, size = preview.picture_address, preview.picture_size
    fits = size is not None and size.width <= most.width and size.height <= most.height
    if picture and fits and not preview.is_photo:
        assert size is not None
        answer |= {"thumbnail_url": picture, "thumbnail_width": size.width, "thumbnail_height": size.height}
    if preview.embed_size and most.width >= LEAST.width and most.height >= LEAST.height:
        frame = Size(min(preview.embed_size.width, most.width), min(preview.embed_size.height, most.height))
        return answer | {"type": "rich", "html": frame_of(preview, frame), "width": frame.width, "height": frame.height}
    if preview.is_photo and fits:
        assert size is not None
        return answer | {"type": "photo", "url": picture, "width": size.width, "height": size.height}
    return answer | {"type": "link"}


def frame_of(preview: Preview, size: Size | None = None) -> str:
    """The HTML that shows the embed on another site."""
    size = size or preview.embed_size
    assert size is not None
    frame = '<iframe src="{}" width="{}" height="{}" title="{}" loading="lazy" frameborder="0"></iframe>'
    return format_html(frame, preview.embed_address, size.width, size.height, preview.title)


def _pixels(request: HttpRequest, name: str) -> int:
    """Raises ValueError."""
    given = request.GET.get(name, "")
    if not given:
        return LARGEST
    if not given.isascii() or not given.isdigit() or len(given) > 6 or not int(given):
        raise ValueError(name)
    return int(given)


def _refusal(status: int, words: str) -> HttpResponse:
    return JsonResponse({"detail": words}, status=status, json_dumps_params={"ensure_ascii": False})
