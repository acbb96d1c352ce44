"""Reads a folder of card definitions, `<set>/set.toml` and `<set>/<slug>.toml`, and gathers all that is wrong with them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from rules.kernel.cards import Card
from rules.kernel.definitions import DefinitionError
from rules.kernel.game import Game
from rules.wording import Text

DEFINITIONS = Path(__file__).parent / "definitions"
SET_FILE = "set.toml"
SET_KEYS = {"slug", "name", "name_zh", "released", "code"}


class DefinitionsError(ValueError):
    """Definitions can't be read. `problems` says everything that is wrong, a sentence each."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class SetDefinition:
    """A set as its file describes it."""

    slug: str
    code: str
    name: Text
    released: date


@dataclass(slots=True)
class Shelf:
    """The sets of one game, and each card with its set's slug."""

    game: Game
    sets: list[SetDefinition] = field(default_factory=list)
    cards: list[tuple[str, Card]] = field(default_factory=list)


def read_shelf(game: Game, folder: Path) -> Shelf:
    """Every set and card in the game's folder. Raises DefinitionsError with all that is wrong, not with the first thing only."""
    shelf = Shelf(game)
    problems: list[str] = []
    for set_file in sorted(folder.glob(f"*/{SET_FILE}")):
        try:
            read = _read_set(set_file, folder)
        except ValueError as error:
            problems.append(str(error))
            continue
        shelf.sets.append(read)
        for path in sorted(set(set_file.parent.glob("*.toml")) - {set_file}):
            try:
                shelf.cards.append((read.slug, game.read_card(_read_toml(path, folder), _source(path, folder))))
            except ValueError as error:
                problems.append(str(error))
    problems += _lost_files(folder)
    problems += _shared(shelf)
    if problems:
        raise DefinitionsError(problems)
    return shelf


def _read_set(path: Path, folder: Path) -> SetDefinition:
    data, source, slug = _read_toml(path, folder), _source(path, folder), path.parent.name

    def wrong(field: str, en: str, zh: str) -> DefinitionError:
        return DefinitionError(source, slug, field, Text(en, zh))

    for key in sorted(SET_KEYS - data.keys()):
        raise wrong(key, "is missing", "缺少此字段")
    for key in sorted(data.keys() - SET_KEYS):
        raise wrong(key, f"is unknown; known are {', '.join(sorted(SET_KEYS))}", f"未知，可用的有 {', '.join(sorted(SET_KEYS))}")
    if data["slug"] != slug:
        raise wrong("slug", f"“{data['slug']}” is not the folder's name", f"“{data['slug']}”与文件夹名不一致")
    for key in ("name", "name_zh"):
        if not isinstance(data[key], str) or not data[key].strip():
            raise wrong(key, f"expected words, got {data[key]!r}", f"应为文字，实为 {data[key]!r}")
    if not isinstance(data["code"], str) or not re.fullmatch("[A-Z0-9]{1,8}", data["code"]):
        raise wrong("code", "is 1 to 8 of the letters A-Z and digits", "应为 1 至 8 个大写字母或数字")
    if type(data["released"]) is not date:
        raise wrong("released", "is a date, such as 2025-03-20", "应为日期，例如 2025-03-20")
    return SetDefinition(slug, data["code"], Text(data["name"].strip(), data["name_zh"].strip()), data["released"])


def _read_toml(path: Path, folder: Path) -> Mapping[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{_source(path, folder)}: is no TOML file: {error}") from error


def _source(path: Path, folder: Path) -> str:
    return f"{folder.name}/{path.relative_to(folder).as_posix()}"


def _lost_files(folder: Path) -> Iterator[str]:
    """Cards in a folder that no set file makes a set."""
    for each in sorted(path for path in folder.glob("*") if path.is_dir() and not (path / SET_FILE).exists()):
        if any(each.glob("*.toml")):
            yield f"{_source(each, folder)}: holds cards but no {SET_FILE}"


def _shared(shelf: Shelf) -> Iterator[str]:
    """Slugs and numbers, of which every card in the game has its own."""
    slugs: dict[str, str] = {}
    numbers: dict[int, str] = {}
    for set_slug, card in shelf.cards:
        place = f"{shelf.game.slug}/{set_slug}/{card.slug}.toml"
        if card.slug in slugs:
            yield f"{place}: {card.slug}: slug: is taken by {slugs[card.slug]}"
        if card.number in numbers:
            yield f"{place}: {card.slug}: number: {card.number} is taken by {numbers[card.number]}"
        slugs.setdefault(card.slug, place)
        numbers.setdefault(card.number, place)
