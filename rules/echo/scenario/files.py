"""Read scenario files of Echo: inline cards, and the position that each scenario begins with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules.echo.cards import FIELDS, SHAPE
from rules.echo.engine.core.state.fields import ENERGY, LIFE, ZONES
from rules.echo.notation import read_line
from rules.echo.positions import NEUTRAL_HERO, SIDE_VALUES, SLOT_VALUES, SLOTS, Position, Side, Slot
from rules.echo.scenario.expectations import EXPECTATIONS
from rules.kernel.cards import Card
from rules.kernel.language.definitions import DefinitionError
from rules.kernel.language.faults import Fault
from rules.kernel.positions.fields import Cards, read_bounded, read_card, read_chance
from rules.kernel.positions.files import ScenarioFiles
from rules.kernel.positions.scenario_format import Table
from rules.kernel.positions.state_fields import read_values, read_zones, zone_keys
from rules.kernel.telling.notation import PLAYERS
from rules.wording import Text

PHASES = ("draw", "energy", "main", "end", "mulligan", "setup")
CARDS = 60
SIDE_KEYS = ("hero", "slots", "hero_used", *(value.in_file for value in SIDE_VALUES), *zone_keys(ZONES))
SLOT_KEYS = ("card", "state", "attack", "used", "seen", *(value.in_file for value in SLOT_VALUES))

#: Cards that exist in one file only: as definitions, but a faction is optional and a hero may be without attribute.
INLINE_SHAPE = replace(SHAPE, fields=tuple(replace(each, is_required=each.slug in ("cost", "attack")) for each in FIELDS))


def _read_inline(data: Mapping[str, Any], source: str) -> Card:
    """A card that stands in a file alone: a hero has 20 life unless it says otherwise, a follower must have an attribute."""
    whole = {"life": NEUTRAL_HERO.values["life"], **data} if data.get("kind") == "hero" else data
    card = INLINE_SHAPE.read_card(whole, source)
    if card.kind == "follower" and "attribute" not in card.values:
        raise DefinitionError(source, card.slug, Fault("attribute", Text("is missing", "缺少此字段")))
    return card


def _read_position(table: Table, cards: Cards) -> Position:
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
    return Position(
        sides=sides,
        first=first,
        active=PLAYERS.index(table.choice("active", PLAYERS, "A" if has_begun else PLAYERS[first])),
        turn=turn,
        phase=phase,  # type: ignore[arg-type]
        seed=table.number("seed", 0),
        chance=read_chance(table),
    )


def _read_side(scenario: Table, name: str, cards: Cards) -> Side:
    headers = (*scenario.headers, (f"scenario.{name}", 0))
    table = Table(scenario.source, headers, scenario.table(name), SIDE_KEYS)
    hero = read_card(table, table.text("hero"), cards) if "hero" in table.data else NEUTRAL_HERO
    if hero.kind != "hero":
        raise table.wrong(Text(f"“{hero.slug}” is no hero", f"“{hero.slug}”不是英雄"), hero.slug)
    slots = table.data.get("slots", [])
    if not isinstance(slots, list) or len(slots) > SLOTS:
        raise table.wrong(Text(f"“slots” has to be a list of at most {SLOTS}", f"“slots”须为列表，最多{SLOTS}项"), "slots")
    read = [_read_slot(table, each, cards) for each in slots]
    zones = read_zones(table, ZONES, cards)
    for card in (card for zone in ZONES for card in zones[zone.name]):
        if card.kind == "hero":
            raise table.wrong(Text(f"“{card.slug}” is a hero", f"“{card.slug}”是英雄"), card.slug)
    return Side(
        hero=hero,
        life=read_bounded(table, "life", hero.values["life"], -LIFE, LIFE),
        energy=read_bounded(table, "energy", 5, 0, ENERGY),
        slots=tuple(read + [None] * (SLOTS - len(read))),
        used=table.numbers("hero_used"),
        **read_values(table, SIDE_VALUES),
        **zones,
    )


def _read_slot(side: Table, value: object, cards: Cards) -> Slot | None:
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
    return Slot(
        card=_follower(table, table.text("card"), cards),
        is_awake=table.choice("state", ("awake", "asleep"), "asleep") == "awake",
        attack=read_bounded(table, "attack", 0, -LIFE, LIFE) if "attack" in value else None,
        used=table.numbers("used"),
        is_seen=table.flag("seen"),
        **read_values(table, SLOT_VALUES),
    )


def _follower(table: Table, slug: str, cards: Cards) -> Card:
    card = read_card(table, slug, cards)
    if card.kind != "follower":
        raise table.wrong(Text(f"“{slug}” is no follower", f"“{slug}”不是随从"), slug)
    return card


FILES = ScenarioFiles(
    game="echo",
    read_inline=_read_inline,
    keys=("first", "turn", "active", "phase", "seed", "chance", *PLAYERS),
    read_position=_read_position,
    cards_in=lambda line: read_line(line).cards,
    expectations=EXPECTATIONS,
)
read_scenarios = FILES.read
