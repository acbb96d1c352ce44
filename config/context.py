"""What every page may show: the games, and the languages with their own names."""

from typing import Any

from django.http import HttpRequest

from rules import games


def site(request: HttpRequest) -> dict[str, Any]:
    return {"games": games.everything(), "site_languages": [("zh-hans", "中文"), ("en", "English")]}
