"""Reads a scenario file: its own cards, and each scenario's position and steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.echo.cards import FIELDS, SHAPE
from rules.echo.notation import PLAYERS, read_line
from rules.echo.positions import NEUTRAL_HERO, SLOTS, Position, Side, Slot
from rules.echo.scenario.expectations import read_expectations
from rules.kernel.actions import InvalidActionError
from rules.kernel.cards import Card
from rules.kernel.definitions import DefinitionError
from rules.kernel.scenarios import ScenarioFileError, Source, Table, nearest

GAME = "echo"
PHASES = ("draw", "energy", "main", "end", "mulligan", "setup")
CARDS = 60
ATTACK = 9999
SIDE_KEYS = ("hero", "life", "energy", "slots", "hand", "deck", "display", "graveyard")
SLOT_KEYS = ("card", "state", "attack", "woke_this_turn", "attacked")

#: Cards that exist in one file only: as definitions, but a faction is optional and a hero may be without attribute.
INLINE_SHAPE = replace(SHAPE, fields=tuple(replace(each, is_required=each.slug in ("cost", "attack")) for each in FIELDS))


@dataclass(frozen=True, slots=True)
class Step:
    """What is tried and what is done in one step, and what must hold after it."""

    do: tuple[str, ...]
    legal: tuple[str, ...]
    illegal: tuple[str, ...]
    then: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario: where it begins and its steps. `cites` names clauses of the source and rulings, `name_zh` is for readers."""

    name: str
    cites: tuple[str, ...]
    position: Position
    steps: tuple[Step, ...]
    name_zh: str = ""


def read_scenarios(text: str, source: str, shipped: Mapping[str, Card]) -> list[Scenario]:
    """The scenarios of a file. Cards are the file's own, then the shipped ones by slug. Raises ScenarioFileError."""
    file = Source(source, text)
    table = Table(file, (), file.parse(), ("game", "cards", "scenario"))
    if table.text("game") != GAME:
        raise table.wrong(f"these are scenarios of “{GAME}”, not of “{table.text('game')}”", "game")
    cards = dict(shipped)
    own: set[str] = set()
    for index, data in enumerate(table.tables("cards")):
        card = _read_card(file, index, data)
        if card.slug in own:
            raise ScenarioFileError(source, file.line_of((("cards", index),), card.slug), f"the card “{card.slug}” is there twice")
        own.add(card.slug)
        cards[card.slug] = card
    if not table.tables("scenario"):
        raise table.wrong("there is no [[scenario]]")
    return [_read_scenario(file, index, data, cards) for index, data in enumerate(table.tables("scenario"))]


def _read_card(file: Source, index: int, data: Mapping[str, Any]) -> Card:
    headers = (("cards", index),)
    whole = {"number": index + 1, "name_zh": data.get("name", ""), **data}
    if whole.get("kind") == "hero":
        whole.setdefault("life", NEUTRAL_HERO.values["life"])
    try:
        card = INLINE_SHAPE.read_card(whole, f"{file.name}, [[cards]]")
    except DefinitionError as error:
        key = error.field.split(".")[-1].split("[")[0]
        card_name = str(data.get("slug", f"card {index + 1}"))
        raise ScenarioFileError(file.name, file.line_of(headers, key), f"{card_name}: {error.field}: {error.problem.en}") from error
    if card.kind == "follower" and "attribute" not in card.values:
        raise ScenarioFileError(file.name, file.line_of(headers), f"{card.slug}: “attribute” is missing")
    return card


def _read_scenario(file: Source, index: int, data: Mapping[str, Any], cards: Mapping[str, Card]) -> Scenario:
    headers = (("scenario", index),)
    known = ("name", "name_zh", "cites", "first", "turn", "active", "phase", "seed", "A", "B", "step")
    table = Table(file, headers, data, known)
    phase = table.choice("phase", PHASES, "main")
    has_begun = phase not in ("mulligan", "setup")
    turn = table.number("turn", 5 if has_begun else 0)
    if not (1 <= turn <= 100 if has_begun else 0 <= turn <= 1):
        raise table.wrong("a turn is a number from 1 to 100; in mulligan and setup it is 0", "turn")
    first = PLAYERS.index(table.choice("first", PLAYERS, "A"))
    sides = (_read_side(table, "A", cards), _read_side(table, "B", cards))
    held = sum(len(side.cards()) for side in sides)
    if held > CARDS:
        raise table.wrong(f"both sides together have at most {CARDS} cards beside their heroes, not {held}")
    position = Position(
        sides=sides,
        first=first,
        active=PLAYERS.index(table.choice("active", PLAYERS, "A" if has_begun else PLAYERS[first])),
        turn=turn,
        phase=phase,  # type: ignore[arg-type]
        seed=table.number("seed", 0),
    )
    steps = [_read_step(table, number, step, cards) for number, step in enumerate(table.tables("step"))]
    name = table.text("name")
    if not name.strip():
        raise table.wrong("“name” is empty", "name")
    return Scenario(name, table.texts("cites"), position, tuple(steps))


def _read_side(scenario: Table, name: str, cards: Mapping[str, Card]) -> Side:
    headers = (*scenario.headers, (f"scenario.{name}", 0))
    table = Table(scenario.source, headers, scenario.table(name), SIDE_KEYS)
    hero = _card(table, table.text("hero"), cards) if "hero" in table.data else NEUTRAL_HERO
    if hero.kind != "hero":
        raise table.wrong(f"“{hero.slug}” is no hero", hero.slug)
    slots = table.data.get("slots", [])
    if not isinstance(slots, list) or len(slots) > SLOTS:
        raise table.wrong(f"“slots” has to be a list of at most {SLOTS}", "slots")
    read = [_read_slot(table, each, cards) for each in slots]
    zones = {zone: tuple(_zone_card(table, slug, cards) for slug in table.texts(zone)) for zone in ("hand", "deck", "display", "graveyard")}
    life = table.number("life", hero.values["life"])
    energy = table.number("energy", 5)
    if energy < 0 or not -9999 <= life <= 9999 or energy > 999:
        raise table.wrong("life or energy is out of bounds", "energy" if energy < 0 or energy > 999 else "life")
    return Side(hero=hero, life=life, energy=energy, slots=tuple(read + [None] * (SLOTS - len(read))), **zones)


def _read_slot(side: Table, value: object, cards: Mapping[str, Card]) -> Slot | None:
    if isinstance(value, str):
        words = value.split()
        if not words:
            return None
        if len(words) > 2 or (len(words) == 2 and words[1] not in ("awake", "asleep")):
            raise side.wrong(f"“{value}” is not a slot (“slug awake” or “slug asleep”)", value)
        return Slot(card=_follower(side, words[0], cards), is_awake=words[1:] == ["awake"])
    if not isinstance(value, dict):
        raise side.wrong(f"a slot is a text or a table, not {value!r}", "slots")
    if not value:
        return None
    table = Table(side.source, side.headers, value, SLOT_KEYS)
    if abs(table.number("attack", 0)) > ATTACK:
        raise table.wrong("“attack” is out of bounds", "attack")
    return Slot(
        card=_follower(table, table.text("card"), cards),
        is_awake=table.choice("state", ("awake", "asleep"), "asleep") == "awake",
        attack=table.number("attack") if "attack" in value else None,
        woke_this_turn=table.flag("woke_this_turn"),
        attacked=table.flag("attacked"),
    )


def _follower(table: Table, slug: str, cards: Mapping[str, Card]) -> Card:
    card = _card(table, slug, cards)
    if card.kind != "follower":
        raise table.wrong(f"“{slug}” is no follower", slug)
    return card


def _zone_card(table: Table, slug: str, cards: Mapping[str, Card]) -> Card:
    card = _card(table, slug, cards)
    if card.kind == "hero":
        raise table.wrong(f"“{slug}” is a hero", slug)
    return card


def _card(table: Table, slug: str, cards: Mapping[str, Card]) -> Card:
    if slug not in cards:
        raise table.wrong(f"the card “{slug}” is unknown{nearest(slug, cards)}", slug)
    return cards[slug]


def _read_step(scenario: Table, index: int, data: Mapping[str, Any], cards: Mapping[str, Card]) -> Step:
    headers = (*scenario.headers, ("scenario.step", index))
    table = Table(scenario.source, headers, data, ("do", "legal", "illegal", "then"))
    step = Step(table.texts("do"), table.texts("legal"), table.texts("illegal"), read_expectations(table))
    for line in step.do + step.legal:
        _check_line(table, line, cards)
    for key, value in step.then.items():
        for slug in _slugs(key, value):
            _card(table, slug, cards)
    return step


def _check_line(table: Table, line: str, cards: Mapping[str, Card]) -> None:
    """Refuse unknown cards. Words that make no action are the engine's to refuse when the line's turn comes."""
    try:
        action = read_line(line)
    except InvalidActionError:
        return
    for slug in action.cards:
        _card(table, slug, cards)


def _slugs(key: str, value: Any) -> list[str]:
    """The cards that an expectation names."""
    if isinstance(value, list) and key != "events" and not key.endswith("keywords"):
        return list(value)
    if ".slot." in key and isinstance(value, str) and value:
        return [value.split()[0]]
    return []
