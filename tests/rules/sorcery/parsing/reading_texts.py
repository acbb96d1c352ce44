"""Read texts of cards, and compare what they mean."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rules.kernel.published_cards import PublishedCard
from rules.sorcery.cards import read_card
from rules.sorcery.grammar import parse_text
from rules.sorcery.grammar.meanings import meaning_of
from rules.sorcery.language import read_abilities

_NAMED_IN_CHINESE = re.compile(r"\(.zh., (?:'[^']*'|\"[^\"]*\")\)")


def texts(name: str) -> list[dict[str, Any]]:
    """The texts of a file beside this one."""
    listed: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / f"{name}.toml").read_text("utf-8"))["text"]
    return listed


def card(text: str, kind: str = "minion", name: str = "Weir Heron") -> PublishedCard:
    """A card of a kind, or an artifact of a type, with the text."""
    is_artifact = kind in ("relic", "automaton", "monument")
    values: dict[str, Any] = {"artifact_type": kind} if is_artifact else {}
    values |= {"power": 2} if kind in ("minion", "avatar", "automaton") else {}
    values |= {"life": 20} if kind == "avatar" else {} if kind == "site" else {"cost": 2}
    return PublishedCard(name, "artifact" if is_artifact else kind, "ordinary", values, text)


def written(text: str, kind: str = "minion", name: str = "Weir Heron") -> str | None:
    """Return the text that the site writes for a text that it reads; None where it does not read it."""
    published = card(text, kind, name)
    said = parse_text(published)
    if said is None:
        return None
    head = {"number": 1, "slug": "weir-heron", "kind": published.kind, "name": name, "name_zh": name, "rarity": "ordinary"}
    return read_card({**head, **published.values, **said}, "test").text.en


def meant(abilities: Any, kind: str) -> list[str]:
    """Return what abilities mean, in any order, whatever tokens are called in Chinese."""
    read = read_abilities(abilities, source="test", card="test", kind=kind)
    return sorted(apart_from_chinese(meaning_of(each)) for each in read)


def apart_from_chinese(meaning: str) -> str:
    """A meaning without the Chinese names of tokens, which no English text says."""
    return _NAMED_IN_CHINESE.sub("", meaning)


def said_beside(definition: Mapping[str, Any]) -> dict[str, Any]:
    """The keywords of a definition with their numbers. Whoever writes a number may leave out its keyword."""
    found = {key: definition[key] for key in ("ranged", "movement") if key in definition}
    return found | {"keywords": sorted({*definition.get("keywords", ()), *found})}
