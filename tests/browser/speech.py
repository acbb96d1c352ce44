"""The words of the site, in the language in which a test reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from django.utils.translation import gettext, ngettext, override

from rules.wording import Text

#: For what goes alike in both languages. That pages speak one language, and fit in it, is looked at in `access`.
in_chinese = pytest.mark.parametrize("language", ["zh-CN"], indirect=True)
in_english = pytest.mark.parametrize("language", ["en-GB"], indirect=True)


class Speech:
    """Gives the words on the page for a message of the site's sources."""

    def __init__(self, language: str) -> None:
        self.language = "zh" if language.startswith("zh") else "en"
        self._code = {"zh": "zh-hans", "en": "en"}[self.language]

    def __call__(self, message: str, **holes: object) -> str:
        with override(self._code):
            return gettext(message) % holes if holes else gettext(message)

    def count(self, one: str, many: str, number: int, **holes: object) -> str:
        with override(self._code):
            return ngettext(one, many, number) % holes

    def name(self, thing: Mapping[str, Any] | Text) -> str:
        """The name of a thing of the rules, or of one that the API told of."""
        if isinstance(thing, Text):
            return thing.in_language(self.language)
        return str(thing["name_zh" if self.language == "zh" else "name"])
