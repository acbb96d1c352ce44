"""What every page may show: the games, the languages with their own names, the reader's appearance."""

from typing import Any

from django.http import HttpRequest

from config.appearance import theme_of
from rules import games


def site(request: HttpRequest) -> dict[str, Any]:
    return {"games": games.everything(), "site_languages": [("zh-hans", "中文"), ("en", "English")], "theme": theme_of(request)}
