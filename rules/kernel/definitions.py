"""Reading card definitions: checks one against its game's kinds, rarities and fields; says what is wrong so that its author can mend it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from pathlib import PurePath
from typing import Any

from rules.kernel.cards import Card, Choice, Field, Kind
from rules.wording import Text

_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_FRAME = ("number", "slug", "kind", "name", "name_zh", "flavour", "flavour_zh")


class DefinitionError(ValueError):
    """A definition can't be read: `source` (a file) and `card` (a slug) say where, `field` is the path in it, `problem` what is wrong."""

    def __init__(self, source: str, card: str, field: str, problem: Text) -> None:
        super().__init__(f"{source}: {card}: {field}: {problem.en}")
        self.source = source
        self.card = card
        self.field = field
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Language:
    """A game's card language: `read(abilities, source, slug, kind)` reads the words, `write(card)` makes the rules text of a read card."""

    read: Callable[[Any, str, str, str], tuple[Any, ...]]
    write: Callable[[Card], Text]


@dataclass(frozen=True, slots=True)
class Shape:
    """What a game's definitions may hold. Without `rarities` cards have none; without a `language` their text is written by hand."""

    kinds: tuple[Kind, ...]
    rarities: tuple[Choice, ...]
    fields: tuple[Field, ...]
    language: Language | None = None

    def read_card(self, data: Mapping[str, Any], source: str) -> Card:
        """The card that a definition describes. Raises DefinitionError at the first thing that is wrong.

        `source` is named in errors; when it is a TOML file, the slug must be its name.
        """
        return _Reading(self, data, source).card()


class _Reading:
    """One definition while it is being read."""

    def __init__(self, shape: Shape, data: Mapping[str, Any], source: str) -> None:
        self.shape = shape
        self.data = data
        self.source = source
        slug = data.get("slug")
        self.slug = slug if isinstance(slug, str) else PurePath(source).stem

    def card(self) -> Card:
        self._check_slug()
        kind = self._choice("kind", [kind.slug for kind in self.shape.kinds])
        self._check_keys(kind)
        card = Card(
            slug=self.slug,
            number=self._number("number", 1),
            kind=kind,
            name=self._text("name", is_required=True),
            rarity=self._choice("rarity", [each.slug for each in self.shape.rarities]) if self.shape.rarities else None,
            values=self._values(kind),
            text=Text("", "") if self.shape.language else self._text("text"),
            flavour=self._text("flavour"),
            data=self.data,
        )
        language = self.shape.language
        if language is None:
            return card
        card = replace(card, abilities=language.read(self.data.get("abilities", []), self.source, self.slug, kind))
        return replace(card, text=language.write(card))

    def _check_slug(self) -> None:
        slug = self._needed("slug")
        if not isinstance(slug, str) or not _SLUG.fullmatch(slug):
            raise self._wrong(
                "slug", f"{slug!r} is not a slug (a-z, 0-9 and single hyphens)", f"{slug!r} 不是合法的标识（a-z、0-9、单个连字符）"
            )
        path = PurePath(self.source)
        if path.suffix == ".toml" and path.stem != slug:
            raise self._wrong("slug", f"“{slug}” is not the file's name, “{path.stem}”", f"“{slug}”与文件名“{path.stem}”不一致")

    def _check_keys(self, kind: str) -> None:
        """Refuse keys that no card of this kind has."""
        known = [*_FRAME]
        known += ["rarity"] if self.shape.rarities else []
        known += ["abilities"] if self.shape.language else ["text", "text_zh"]
        elsewhere = {field.slug for field in self.shape.fields if not _has(field, kind)}
        known += [field.slug for field in self.shape.fields if field.slug not in elsewhere]
        for key in self.data:
            if key in elsewhere:
                raise self._wrong(key, f"a card of the kind “{kind}” has no “{key}”", f"“{kind}”类卡牌没有“{key}”字段")
            if key not in known:
                raise self._unknown(key, key, known)

    def _values(self, kind: str) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for field in self.shape.fields:
            if not _has(field, kind):
                continue
            if field.slug in self.data:
                values[field.slug] = self._value(field)
            elif field.is_required:
                raise self._missing(field.slug)
        return values

    def _value(self, field: Field) -> int | str | tuple[str, ...]:
        choices = [choice.slug for choice in field.choices]
        if field.form == "number":
            return self._number(field.slug, field.minimum)
        if field.form == "choice":
            return self._choice(field.slug, choices)
        chosen = self.data[field.slug]
        if not isinstance(chosen, list | tuple):
            raise self._wrong(field.slug, f"expected a list, got {chosen!r}", f"应为列表，实为 {chosen!r}")
        for each in chosen:
            if each not in choices:
                raise self._unknown(field.slug, each, choices)
        if len(set(chosen)) < len(chosen):
            raise self._wrong(field.slug, "a value is listed twice", "列表中有重复的值")
        return tuple(chosen)

    def _number(self, key: str, minimum: int) -> int:
        value = self._needed(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong(key, f"expected a whole number, got {value!r}", f"应为整数，实为 {value!r}")
        if value < minimum:
            raise self._wrong(key, f"{value} is less than {minimum}", f"{value} 小于下限 {minimum}")
        return value

    def _choice(self, key: str, choices: Collection[str]) -> str:
        value = self._needed(key)
        if not isinstance(value, str) or value not in choices:
            raise self._unknown(key, value, choices)
        return value

    def _text(self, key: str, *, is_required: bool = False) -> Text:
        """The words under `key` and their Chinese under `key_zh`: both or, where they may be absent, neither."""
        words = []
        for each in (key, f"{key}_zh"):
            value = self._needed(each) if is_required else self.data.get(each, "")
            if not isinstance(value, str) or (is_required and not value.strip()):
                raise self._wrong(each, f"expected words, got {value!r}", f"应为文字，实为 {value!r}")
            words.append(value.strip())
        if bool(words[0]) != bool(words[1]):
            missing = f"{key}_zh" if words[0] else key
            raise self._wrong(missing, "the words are there in one language only", "只有一种语言的文字")
        return Text(words[0], words[1])

    def _needed(self, key: str) -> Any:
        if key not in self.data:
            raise self._missing(key)
        return self.data[key]

    def _missing(self, key: str) -> DefinitionError:
        return self._wrong(key, "is missing", "缺少此字段")

    def _unknown(self, key: str, value: object, choices: Collection[str]) -> DefinitionError:
        near = get_close_matches(str(value), choices, 1, 0.5)
        if near:
            return self._wrong(key, f"“{value}” is unknown; did you mean “{near[0]}”?", f"未知的“{value}”，是否想写“{near[0]}”？")
        listed = ", ".join(choices)
        return self._wrong(key, f"“{value}” is unknown; known are {listed}", f"未知的“{value}”，可用的有 {listed}")

    def _wrong(self, key: str, en: str, zh: str) -> DefinitionError:
        return DefinitionError(self.source, self.slug, key, Text(en, zh))


def _has(field: Field, kind: str) -> bool:
    return not field.kinds or kind in field.kinds
