"""Read a folder of card definitions, `<set>/set.toml` and `<set>/<slug>.toml`, and collect all that is wrong with them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from rules.kernel.cards import Card
from rules.kernel.game import Game
from rules.kernel.language.definitions import DefinitionError
from rules.kernel.language.faults import Fault
from rules.wording import Text

DEFINITIONS = Path(__file__).parents[1] / "definitions"
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
    """Return every set and card in the game's folder. Raise DefinitionsError with all that is wrong, not only the first problem."""
    shelf = Shelf(game)
    problems: list[str] = []
    for set_file in sorted(folder.glob(f"*/{SET_FILE}")):
        try:
            shelf.sets.append(_read_set(set_file, folder))
        except ValueError as error:
            problems += _sentences(error)
        for path in sorted(set(set_file.parent.glob("*.toml")) - {set_file}):
            try:
                shelf.cards.append((set_file.parent.name, game.read_card(_read_toml(path, folder), _source(path, folder))))
            except ValueError as error:
                problems += _sentences(error)
    problems += _lost_files(folder)
    problems += _shared(shelf)
    if problems:
        raise DefinitionsError(problems)
    return shelf


def _sentences(error: ValueError) -> list[str]:
    return error.sentences if isinstance(error, DefinitionError) else [str(error)]


def _read_set(path: Path, folder: Path) -> SetDefinition:
    data, source, slug = _read_toml(path, folder), _source(path, folder), path.parent.name

    faults: list[Fault] = []

    def note(is_wrong: bool, key: str, en: str, zh: str) -> None:
        if is_wrong and key in data:
            faults.append(Fault(key, Text(en, zh)))

    faults += [Fault(key, Text("is missing", "缺少此字段")) for key in sorted(SET_KEYS - data.keys())]
    for key in sorted(data.keys() - SET_KEYS):
        note(True, key, f"is unknown; known are {', '.join(sorted(SET_KEYS))}", f"未知，可用的有 {', '.join(sorted(SET_KEYS))}")
    note(data.get("slug") != slug, "slug", f"“{data.get('slug')}” is not the folder's name", f"“{data.get('slug')}”与文件夹名不一致")
    for key in ("name", "name_zh"):
        said = data.get(key)
        note(not isinstance(said, str) or not said.strip(), key, f"expected words, got {said!r}", f"应为文字，实为 {said!r}")
    is_code = isinstance(data.get("code"), str) and re.fullmatch("[A-Z0-9]{1,8}", data["code"])
    note(not is_code, "code", "is 1 to 8 of the letters A-Z and digits", "应为 1 至 8 个大写字母或数字")
    note(type(data.get("released")) is not date, "released", "is a date, such as 2025-03-20", "应为日期，例如 2025-03-20")
    if faults:
        raise DefinitionError(source, slug, *faults)
    return SetDefinition(slug, data["code"], Text(data["name"].strip(), data["name_zh"].strip()), data["released"])


def _read_toml(path: Path, folder: Path) -> Mapping[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{_source(path, folder)}: is no TOML file: {error}") from error


def _source(path: Path, folder: Path) -> str:
    return f"{folder.name}/{path.relative_to(folder).as_posix()}"


def _lost_files(folder: Path) -> Iterator[str]:
    """Yield a problem for each folder with cards and without a set file."""
    for each in sorted(path for path in folder.glob("*") if path.is_dir() and not (path / SET_FILE).exists()):
        if any(each.glob("*.toml")):
            yield f"{_source(each, folder)}: holds cards but no {SET_FILE}"


def _shared(shelf: Shelf) -> Iterator[str]:
    """Yield a problem for each slug and number that several files use. It names all of them: only their authors know which of them is
    wrong.
    """
    slugs: dict[str, list[str]] = {}
    numbers: dict[int, list[str]] = {}
    for set_slug, card in shelf.cards:
        place = f"{shelf.game.slug}/{set_slug}/{card.slug}.toml"
        slugs.setdefault(card.slug, []).append(place)
        numbers.setdefault(card.number, []).append(place)
    for slug, places in slugs.items():
        if len(places) > 1:
            yield f"{_listed(places)}: slug: “{slug}” stands in {len(places)} files"
    free = max(numbers, default=0) + 1
    for number, places in numbers.items():
        if len(places) > 1:
            yield f"{_listed(places)}: number: {number} stands in {len(places)} files; the next free number is {free}"


def _listed(places: list[str]) -> str:
    return f"{', '.join(places[:-1])} and {places[-1]}"
