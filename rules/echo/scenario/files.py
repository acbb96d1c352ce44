"""Reads a scenario file: its own cards, and each scenario's position and steps."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, get_args

from rules.echo.cards import FIELDS, SHAPE
from rules.echo.language.vocabulary import Event
from rules.echo.notation import read_line
from rules.echo.positions import MARKS, NEUTRAL_HERO, SLOTS, Position, Side, Slot
from rules.echo.scenario.expectations import read_expectations
from rules.kernel.actions import InvalidActionError
from rules.kernel.cards import Card
from rules.kernel.definitions import DefinitionError
from rules.kernel.notation import PLAYERS
from rules.kernel.scenarios import ScenarioFileError, Source, Table, nearest
from rules.wording import Text

GAME = "echo"
PHASES = ("draw", "energy", "main", "end", "mulligan", "setup")
CARDS = 60
ATTACK = 9999
COUNT = 255
CHANCE = re.compile(r"[0-9a-f]{16}")
ZONES = ("hand", "deck", "display", "graveyard")
SIDE_NUMBERS = ("energy_cap", "energy_cap_once", "skipped_draws")
SIDE_KEYS = (
    "hero", "life", "energy", "slots", "hand", "deck", "display", "graveyard", "shown", "deck_known", "deck_shown", "hero_skill_used",
    "hero_used", "this_turn", *SIDE_NUMBERS,
)  # fmt: skip
SLOT_FLAGS = ("woke_this_turn", "attacked", "attacks_again", "reattacked", "skill_used", "regenerated", "extra_attack")
SLOT_KEYWORDS = ("gained", "lost", "gained_this_turn", "lost_this_turn", "gained_next_turn", "lost_next_turn")
SLOT_NUMBERS = ("attack", "attack_this_turn", "attack_next_turn")
SLOT_KEYS = ("card", "state", *SLOT_NUMBERS, *SLOT_FLAGS, "used", *SLOT_KEYWORDS, "seen")

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
    named = table.text("game")
    if named != GAME:
        raise table.wrong(Text(f"these are scenarios of “{GAME}”, not of “{named}”", f"这里要的是“{GAME}”的场景，不是“{named}”的"), "game")
    cards = dict(shipped)
    own: set[str] = set()
    for index, data in enumerate(table.tables("cards")):
        card = _read_card(file, index, data)
        if card.slug in own:
            raise ScenarioFileError(
                source,
                file.line_of((("cards", index),), card.slug),
                Text(f"the card “{card.slug}” is there twice", f"卡牌“{card.slug}”写了两次"),
            )
        own.add(card.slug)
        cards[card.slug] = card
    if not table.tables("scenario"):
        raise table.wrong(Text("there is no [[scenario]]", "没有 [[scenario]]"))
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
        raise ScenarioFileError(
            file.name,
            file.line_of(headers, key),
            Text(f"{card_name}: {error.field}: {error.problem.en}", f"{card_name}：{error.field}：{error.problem.zh}"),
        ) from error
    if card.kind == "follower" and "attribute" not in card.values:
        raise ScenarioFileError(
            file.name, file.line_of(headers), Text(f"{card.slug}: “attribute” is missing", f"{card.slug}：缺少“attribute”")
        )
    return card


def _read_scenario(file: Source, index: int, data: Mapping[str, Any], cards: Mapping[str, Card]) -> Scenario:
    headers = (("scenario", index),)
    known = ("name", "name_zh", "cites", "first", "turn", "active", "phase", "seed", "chance", "A", "B", "step")
    table = Table(file, headers, data, known)
    phase = table.choice("phase", PHASES, "main")
    has_begun = phase not in ("mulligan", "setup")
    turn = table.number("turn", 5 if has_begun else 0)
    if not (1 <= turn <= 100 if has_begun else 0 <= turn <= 1):
        raise table.wrong(
            Text("a turn is a number from 1 to 100; in mulligan and setup it is 0", "回合须为1至100，置换和准备时为0"), "turn"
        )
    first = PLAYERS.index(table.choice("first", PLAYERS, "A"))
    sides = (_read_side(table, "A", cards), _read_side(table, "B", cards))
    held = sum(len(side.cards()) for side in sides)
    if held > CARDS:
        raise table.wrong(
            Text(
                f"both sides together have at most {CARDS} cards beside their heroes, not {held}",
                f"英雄之外，双方合计最多{CARDS}张卡，不能是{held}张",
            )
        )
    position = Position(
        sides=sides,
        first=first,
        active=PLAYERS.index(table.choice("active", PLAYERS, "A" if has_begun else PLAYERS[first])),
        turn=turn,
        phase=phase,  # type: ignore[arg-type]
        seed=table.number("seed", 0),
        chance=_read_chance(table),
    )
    steps = [_read_step(table, number, step, cards) for number, step in enumerate(table.tables("step"))]
    name = table.text("name")
    if not name.strip():
        raise table.wrong(Text("“name” is empty", "“name”是空的"), "name")
    return Scenario(name, table.texts("cites"), position, tuple(steps), table.text("name_zh", ""))


def _read_chance(scenario: Table) -> tuple[int, int] | None:
    states = scenario.texts("chance")
    if not states:
        return None
    if len(states) != 2 or not all(CHANCE.fullmatch(state) for state in states):
        raise scenario.wrong(
            Text("“chance” has to be two texts of 16 hexadecimal digits each", "“chance”须为两个16位十六进制的文本"), "chance"
        )
    return int(states[0], 16), int(states[1], 16)


def _read_side(scenario: Table, name: str, cards: Mapping[str, Card]) -> Side:
    headers = (*scenario.headers, (f"scenario.{name}", 0))
    table = Table(scenario.source, headers, scenario.table(name), SIDE_KEYS)
    hero = _card(table, table.text("hero"), cards) if "hero" in table.data else NEUTRAL_HERO
    if hero.kind != "hero":
        raise table.wrong(Text(f"“{hero.slug}” is no hero", f"“{hero.slug}”不是英雄"), hero.slug)
    slots = table.data.get("slots", [])
    if not isinstance(slots, list) or len(slots) > SLOTS:
        raise table.wrong(Text(f"“slots” has to be a list of at most {SLOTS}", f"“slots”须为列表，最多{SLOTS}项"), "slots")
    read = [_read_slot(table, each, cards) for each in slots]
    zones: dict[str, Any] = {name: tuple(_zone_card(table, slug, cards) for slug in table.texts(name)) for name in ZONES}
    numbers: dict[str, Any] = {name: table.number(name, 0) for name in SIDE_NUMBERS}
    life = table.number("life", hero.values["life"])
    energy = table.number("energy", 5)
    if energy < 0 or not -9999 <= life <= 9999 or energy > 999:
        raise table.wrong(
            Text("life or energy is out of bounds", "生命值或能量超出范围"), "energy" if energy < 0 or energy > 999 else "life"
        )
    return Side(
        hero=hero,
        life=life,
        energy=energy,
        slots=tuple(read + [None] * (SLOTS - len(read))),
        shown=_read_places(table, "shown", zones["hand"]),
        deck_known=_read_places(table, "deck_known", zones["deck"]),
        deck_shown=_read_places(table, "deck_shown", zones["deck"]),
        skill_used=table.flag("hero_skill_used"),
        used=table.numbers("hero_used"),
        this_turn=_read_counts(table),
        **numbers,
        **zones,
    )


def _read_counts(side: Table) -> tuple[tuple[Event, int], ...]:
    """How often what cards count has happened to the side in this turn."""
    counts = Table(side.source, side.headers, side.table("this_turn"), get_args(Event))
    for name in counts.data:
        if not 0 <= counts.number(name) <= COUNT:
            raise side.wrong(Text(f"“{name}” is out of bounds", f"“{name}”超出范围"), name)
    return tuple((name, counts.number(name)) for name in get_args(Event) if name in counts.data)


def _read_places(side: Table, key: str, cards: tuple[Card, ...]) -> tuple[int, ...]:
    """The places in a zone, from 0, of the cards that a side knows; the file counts from 1."""
    places = side.numbers(key)
    for place in places:
        if not 1 <= place <= len(cards):
            raise side.wrong(
                Text(f"“{key}” names place {place} of {len(cards)} cards", f"只有{len(cards)}张卡，“{key}”里却有第{place}张"), key
            )
    return tuple(sorted({place - 1 for place in places}))


def _read_slot(side: Table, value: object, cards: Mapping[str, Card]) -> Slot | None:
    if isinstance(value, str):
        words = value.split()
        if not words:
            return None
        if len(words) > 2 or (len(words) == 2 and words[1] not in ("awake", "asleep")):
            raise side.wrong(
                Text(
                    f"“{value}” is not a slot (“slug awake” or “slug asleep”)",
                    f"“{value}”不是随从的写法（应如“slug awake”或“slug asleep”）",
                ),
                value,
            )
        return Slot(card=_follower(side, words[0], cards), is_awake=words[1:] == ["awake"])
    if not isinstance(value, dict):
        raise side.wrong(Text(f"a slot is a text or a table, not {value!r}", f"随从须为文本或表，不能是 {value!r}"), "slots")
    if not value:
        return None
    table = Table(side.source, side.headers, value, SLOT_KEYS)
    for name in SLOT_NUMBERS:
        if abs(table.number(name, 0)) > ATTACK:
            raise table.wrong(Text(f"“{name}” is out of bounds", f"“{name}”超出范围"), name)
    for name in SLOT_KEYWORDS:
        for keyword in table.texts(name):
            if keyword not in MARKS:
                near = nearest(keyword, MARKS)
                raise table.wrong(Text(f"“{keyword}” is nothing to gain{near.en}", f"随从没有“{keyword}”可以获得{near.zh}"), keyword)
    done: dict[str, Any] = {name: table.flag(name) for name in SLOT_FLAGS} | {name: table.texts(name) for name in SLOT_KEYWORDS}
    return Slot(
        card=_follower(table, table.text("card"), cards),
        is_awake=table.choice("state", ("awake", "asleep"), "asleep") == "awake",
        attack=table.number("attack") if "attack" in value else None,
        attack_this_turn=table.number("attack_this_turn", 0),
        attack_next_turn=table.number("attack_next_turn", 0),
        used=table.numbers("used"),
        is_seen=table.flag("seen"),
        **done,
    )


def _follower(table: Table, slug: str, cards: Mapping[str, Card]) -> Card:
    card = _card(table, slug, cards)
    if card.kind != "follower":
        raise table.wrong(Text(f"“{slug}” is no follower", f"“{slug}”不是随从"), slug)
    return card


def _zone_card(table: Table, slug: str, cards: Mapping[str, Card]) -> Card:
    card = _card(table, slug, cards)
    if card.kind == "hero":
        raise table.wrong(Text(f"“{slug}” is a hero", f"“{slug}”是英雄"), slug)
    return card


def _card(table: Table, slug: str, cards: Mapping[str, Card]) -> Card:
    if slug not in cards:
        near = nearest(slug, cards)
        raise table.wrong(Text(f"the card “{slug}” is unknown{near.en}", f"没有卡牌“{slug}”{near.zh}"), slug)
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
