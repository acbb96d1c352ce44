"""The history of a card: the differences between its row and its new definition, and how a page words them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import get_language

from cards.models import Card
from rules.kernel.cards import Card as CardDefinition
from rules.kernel.cards import Field
from rules.kernel.game import Game
from rules.wording import Text

#: The values before and after: texts in both languages, others as the definition has them.
Difference = Mapping[str, Any]
WORDS = {"name": Text("Name", "卡名"), "text": Text("Rules text", "效果"), "flavour": Text("Flavour text", "背景文字")}
KIND, RARITY = Text("Kind", "类别"), Text("Rarity", "稀有度")


@dataclass(frozen=True, slots=True)
class Line:
    """A part of a card as it was and as it is, in the reader's language; empty where there was nothing."""

    name: Text
    before: str
    after: str


def differences(game: Game, row: Card, card: CardDefinition) -> list[Difference]:
    """Return the differences between the row and the card's words, kind, rarity and the game's own fields, each by its key."""
    found: list[Difference] = []
    for key, now in (("name", card.name), ("text", card.text), ("flavour", card.flavour)):
        before = Text(getattr(row, f"{key}_en"), getattr(row, f"{key}_zh"))
        if before != now:
            found.append({"key": key, "before": [before.en, before.zh], "after": [now.en, now.zh]})
    plain: list[tuple[str, Any, Any]] = [("kind", row.kind, card.kind), ("rarity", row.rarity, card.rarity or "")]
    plain += [(field.slug, row.data.get(field.slug), card.data.get(field.slug)) for field in game.fields]
    return found + [{"key": key, "before": before, "after": now} for key, before, now in plain if before != now]


def lines(game: Game, found: list[Difference]) -> list[Line]:
    """Return the differences as a page words them, without parts that the game no longer has."""
    told = [_line(game, each["key"], each["before"], each["after"]) for each in found]
    return [line for line in told if line is not None]


def _line(game: Game, key: str, before: Any, after: Any) -> Line | None:
    if key in WORDS:
        return Line(WORDS[key], *(_say(Text(*words)) for words in (before, after)))
    if key == "kind":
        names = {kind.slug: kind.name for kind in game.kinds}
        return Line(KIND, *(_say(names.get(slug, Text(slug, slug))) for slug in (before, after)))
    if key == "rarity":
        names = {rarity.slug: rarity.name for rarity in game.rarities}
        return Line(RARITY, *(_say(names.get(slug, Text(slug, slug))) for slug in (before, after)))
    field = next((field for field in game.fields if field.slug == key), None)
    return Line(field.name, _value(field, before), _value(field, after)) if field else None


def _value(field: Field, value: Any) -> str:
    if value is None:
        return ""
    if field.form == "number":
        return str(value)
    names = {choice.slug: choice.name for choice in field.choices}
    slugs = value if isinstance(value, list) else [value]
    return (", " if _say(Text("en", "zh")) == "en" else "、").join(_say(names.get(slug, Text(str(slug), str(slug)))) for slug in slugs)


def _say(text: Text) -> str:
    return text.in_language(get_language())
