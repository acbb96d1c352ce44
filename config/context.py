"""The values that every page may show: the games, the languages with their own names, the reader's theme, whether cards are imported."""

from typing import Any

from django.conf import settings
from django.http import HttpRequest

from config.appearance import theme_of
from rules import games


def site(request: HttpRequest) -> dict[str, Any]:
    languages = [("zh-hans", "中文"), ("en", "English")]
    shown = {"theme": theme_of(request), "has_imported_cards": settings.IMPORTED_CARDS}
    return {"games": games.everything(), "site_languages": languages, **shown}
