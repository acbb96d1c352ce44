"""The parts of a parsed search, before its keys and values are resolved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Saying:
    """Something that was typed: a word, a phrase in quotes, or a regular expression between slashes, each without its marks.

    Its text is empty where something is missing, as after the last `or`.
    """

    text: str
    form: Literal["word", "phrase", "pattern"] = "word"

    @property
    def written(self) -> str:
        """As it is typed."""
        return {"word": self.text, "phrase": f'"{self.text}"', "pattern": f"/{self.text}/"}[self.form]


@dataclass(frozen=True, slots=True)
class Bare:
    """Words without a key, of which any one will do."""

    sayings: tuple[Saying, ...]


@dataclass(frozen=True, slots=True)
class Exact:
    """A whole name: `!"ember fox"`."""

    saying: Saying


@dataclass(frozen=True, slots=True)
class Keyed:
    """A key, the sign after it and the values, of which any one will do: `cost>=3`, `rarity:SR|UR`."""

    key: str
    sign: str
    sayings: tuple[Saying, ...]

    @property
    def written(self) -> str:
        """As it is typed."""
        return f"{self.key}{self.sign}{'|'.join(saying.written for saying in self.sayings)}"


@dataclass(frozen=True, slots=True)
class Negated:
    """A part that must not hold."""

    part: Part


@dataclass(frozen=True, slots=True)
class Together:
    """All of several parts, or with `is_either` any one of them."""

    parts: tuple[Part, ...]
    is_either: bool = False


Part = Bare | Exact | Keyed | Negated | Together
