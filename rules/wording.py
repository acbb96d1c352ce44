"""Wording in the two languages that everything is said in."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Text:
    """The same words in English and in Simplified Chinese."""

    en: str
    zh: str

    def in_language(self, code: str | None) -> str:
        """The Chinese words for any `zh` language code, else the English ones."""
        return self.zh if (code or "").lower().startswith("zh") else self.en

    def __bool__(self) -> bool:
        return bool(self.en or self.zh)
