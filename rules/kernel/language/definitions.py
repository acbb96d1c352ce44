"""Read card definitions: check one against its game's kinds, rarities and fields, and tell what is wrong so that its author can mend it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any

from rules.kernel.cards import ABILITIES, IMPORTED, Card, Choice, Field, Kind
from rules.kernel.language.faults import Fault, Faults, UnreadableError, unreadable
from rules.kernel.language.misspellings import nearest, unknown
from rules.wording import Text

_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_FRAME = ("number", "slug", "kind", "name", "name_zh", "flavour", "flavour_zh")


#: The largest number that a card can have: loading needs room above it.
LARGEST = 999_999_999


class DefinitionError(UnreadableError):
    """A definition can't be read: `source` (a file) and `card` (a slug) tell where, `faults` everything that is wrong."""

    def __init__(self, source: str, card: str, *faults: Fault) -> None:
        super().__init__(*faults, source=f"{source}: {card}")
        self.source = source
        self.card = card


@dataclass(frozen=True, slots=True)
class Language:
    """A game's card language: `read(abilities, source, slug, kind)` reads the words, `write(card)` makes the rules text of a read card."""

    read: Callable[[Any, str, str, str], tuple[Any, ...]]
    write: Callable[[Card], Text]


@dataclass(frozen=True, slots=True)
class Shape:
    """The shape of a game's definitions. Without `rarities` cards have none; without a `language` their text is written by hand.

    An imported card has its text, in English alone, under `imported`; its abilities only where a parser has read them, and it may lack any
    field.
    """

    kinds: tuple[Kind, ...]
    rarities: tuple[Choice, ...]
    fields: tuple[Field, ...]
    language: Language | None = None

    def read_card(self, data: Mapping[str, Any], source: str) -> Card:
        """Return the card that a definition describes. Raise DefinitionError with everything that is wrong.

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
        imported = data.get(IMPORTED)
        self.imported: Mapping[str, Any] | None = imported if isinstance(imported, Mapping) else None

    def card(self) -> Card:
        faults = Faults()
        faults.attempt(self._check_slug)
        kind = faults.attempt(self._choice, "kind", [kind.slug for kind in self.shape.kinds]) or ""
        misspelt = self._check_keys(kind, faults)
        number = faults.attempt(self._number, "number", 1, LARGEST)
        name = faults.attempt(self._text, "name", is_required=True)
        rarity = faults.attempt(self._choice, "rarity", [each.slug for each in self.shape.rarities]) if self.shape.rarities else None
        values = self._values(kind, faults)
        language = self.shape.language
        said = language.write if language and self.imported is None else faults.attempt(self._text, "text")
        flavour = faults.attempt(self._text, "flavour")
        abilities = self._abilities(kind, faults)
        told = [fault for fault in faults.found if fault != _missing(fault.path) or fault.path not in misspelt]
        if told:
            raise DefinitionError(self.source, self.slug, *told)
        assert number is not None
        assert name is not None
        assert said is not None
        assert flavour is not None
        return Card(self.slug, number, kind, name, rarity, values, said, flavour, abilities, self.data)

    def _abilities(self, kind: str, faults: Faults) -> tuple[Any, ...]:
        """Return the words of the card language; none where the kind, which decides what they may be, is unknown."""
        if self.shape.language is None or not kind:
            return ()
        return faults.attempt(self.shape.language.read, self.data.get(ABILITIES, []), self.source, self.slug, kind) or ()

    def _check_slug(self) -> None:
        slug = self._needed("slug")
        if not isinstance(slug, str) or not _SLUG.fullmatch(slug):
            raise self._wrong(
                "slug", f"{slug!r} is not a slug (a-z, 0-9 and single hyphens)", f"{slug!r} 不是合法的标识（a-z、0-9、单个连字符）"
            )
        path = PurePath(self.source)
        if path.suffix == ".toml" and path.stem != slug:
            raise self._wrong("slug", f"“{slug}” is not the file's name, “{path.stem}”", f"“{slug}”与文件名“{path.stem}”不一致")

    def _check_keys(self, kind: str, faults: Faults) -> set[str | None]:
        """Note keys that no card of this kind has, or no card at all where the kind is unknown; return the keys that were most likely
        meant.
        """
        known = [*_FRAME]
        known += ["rarity"] if self.shape.rarities else []
        known += [ABILITIES] if self.shape.language else []
        known += [IMPORTED] if self.imported is not None else [] if self.shape.language else ["text", "text_zh"]
        elsewhere = {field.slug for field in self.shape.fields if kind and not _has(field, kind)}
        known += [field.slug for field in self.shape.fields if field.slug not in elsewhere]
        strange = [key for key in self.data if key not in known]
        for key in strange:
            if key in elsewhere:
                problem = Text(f"a card of the kind “{kind}” has no “{key}”", f"“{kind}”类卡牌没有“{key}”字段")
            else:
                problem = unknown(key, known)
            faults.found.append(Fault(key, problem))
        return {nearest(key, known) for key in strange if key not in elsewhere}

    def _values(self, kind: str, faults: Faults) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for field in self.shape.fields:
            if kind and not _has(field, kind):
                continue
            if field.slug in self.data:
                values[field.slug] = faults.attempt(self._value, field)
            elif kind and field.is_required and self.imported is None:
                faults.found.append(_missing(field.slug))
        return values

    def _value(self, field: Field) -> int | str | tuple[str, ...]:
        choices = [choice.slug for choice in field.choices]
        if field.form == "number":
            return self._number(field.slug, field.minimum, field.maximum)
        if field.form == "choice":
            return self._choice(field.slug, choices)
        chosen = self.data[field.slug]
        if not isinstance(chosen, list | tuple):
            raise self._wrong(field.slug, f"expected a list, got {chosen!r}", f"应为列表，实为 {chosen!r}")
        if strange := [Fault(field.slug, unknown(str(each), choices)) for each in chosen if each not in choices]:
            raise UnreadableError(*strange)
        if len(set(chosen)) < len(chosen):
            raise self._wrong(field.slug, "a value is listed twice", "列表中有重复的值")
        return tuple(chosen)

    def _number(self, key: str, minimum: int, maximum: int) -> int:
        value = self._needed(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong(key, f"expected a whole number, got {value!r}", f"应为整数，实为 {value!r}")
        if value < minimum:
            raise self._wrong(key, f"{value} is less than {minimum}", f"{value} 小于下限 {minimum}")
        if value > maximum:
            raise self._wrong(key, f"{value} is more than {maximum}", f"{value} 大于上限 {maximum}")
        return value

    def _choice(self, key: str, choices: Collection[str]) -> str:
        value = self._needed(key)
        if not isinstance(value, str) or value not in choices:
            raise unreadable(key, unknown(str(value), choices))
        return value

    def _text(self, key: str, *, is_required: bool = False) -> Text:
        """Return the words under `key` and their Chinese under `key_zh`: both or, where they may be absent, neither. An imported card's are
        English in both.
        """
        if self.imported is not None and not is_required:
            words = self.imported.get(key, "")
            return Text(words, words) if isinstance(words, str) else Text("", "")
        said = []
        for each in (key, f"{key}_zh"):
            value = self._needed(each) if is_required else self.data.get(each, "")
            if not isinstance(value, str) or (is_required and not value.strip()):
                raise self._wrong(each, f"expected words, got {value!r}", f"应为文字，实为 {value!r}")
            said.append(value.strip())
        if bool(said[0]) != bool(said[1]):
            missing = f"{key}_zh" if said[0] else key
            raise self._wrong(missing, "the words are there in one language only", "只有一种语言的文字")
        return Text(said[0], said[1])

    def _needed(self, key: str) -> Any:
        if key not in self.data:
            raise UnreadableError(_missing(key))
        return self.data[key]

    def _wrong(self, key: str, en: str, zh: str) -> UnreadableError:
        return unreadable(key, Text(en, zh))


def _missing(key: str) -> Fault:
    return Fault(key, Text("is missing", "缺少此字段"))


def _has(field: Field, kind: str) -> bool:
    return not field.kinds or kind in field.kinds
