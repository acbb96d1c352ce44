"""Wording in the two languages that everything is said in."""

from __future__ import annotations

from dataclasses import dataclass


class OneLanguageError(ValueError):
    """Words are there in one language only."""


@dataclass(frozen=True, slots=True)
class Text:
    """The same words in English and in Simplified Chinese, or none in both. Raises OneLanguageError."""

    en: str
    zh: str

    def __post_init__(self) -> None:
        if bool(self.en.strip()) != bool(self.zh.strip()):
            raise OneLanguageError(f"{self!r} has words in one language only")

    def in_language(self, code: str | None) -> str:
        """The Chinese words for any `zh` language code, else the English ones."""
        return self.zh if (code or "").lower().startswith("zh") else self.en

    def __bool__(self) -> bool:
        return bool(self.en or self.zh)
