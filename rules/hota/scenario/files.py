"""The content of a scenario file of HotA: inline cards, and the position that each scenario begins with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.hota.cards import CAST
from rules.hota.cards import read_card as read_definition
from rules.hota.engine.core.state.codes import LIFE, OPENING_HAND, SIDE_CARDS, TURN_LIMIT
from rules.hota.engine.core.state.fields import MOST_ATTRIBUTE, ZONES
from rules.hota.notation import read_line
from rules.hota.positions import BEGINNINGS, FIGHTS, SIDE_VALUES, Position, Side
from rules.hota.scenario.expectations import EXPECTATIONS
from rules.hota.scenario.permanents import check_field, read_field
from rules.hota.tokens import TOKENS
from rules.kernel.cards import Card
from rules.kernel.language.tokens import is_token
from rules.kernel.positions.fields import Cards, read_bounded, read_frame
from rules.kernel.positions.files import ScenarioFiles
from rules.kernel.positions.scenario_format import Table
from rules.kernel.positions.state_fields import read_values, read_zones, zone_keys
from rules.kernel.telling.notation import PLAYERS
from rules.wording import Text

SIDE_KEYS = ("life", "field", *zone_keys(ZONES), *(value.in_file for value in SIDE_VALUES))
#: What inline cards have by kind where they do not say otherwise, those that are cast, and all.
USUAL: dict[str, dict[str, Any]] = {"creature": {"attack": 1, "life": 1}, "spell": {"speed": "normal"}}
USUAL_CAST = {"cost": 0}
USUAL_OF_ALL = {"rarity": "common"}


def _read_inline(data: Mapping[str, Any], source: str) -> Card:
    kind = str(data.get("kind"))
    return read_definition({**USUAL_OF_ALL, **USUAL.get(kind, {}), **(USUAL_CAST if kind in CAST else {}), **data}, source)


def _read_position(table: Table, cards: Cards) -> Position:
    frame = read_frame(table, BEGINNINGS, "strategy_1", before="mulligan", turns=TURN_LIMIT)
    position = Position(sides=(_read_side(table, 0, cards), _read_side(table, 1, cards)), **frame)
    check_field(table, [side.field for side in position.sides], position.active if position.phase in FIGHTS else None)
    _check_sizes(table, position)
    return position


def _check_sizes(table: Table, position: Position) -> None:
    """A side has no more cards than can be played with; before the mulligan its deck can replace its hand (103.4)."""
    for number, name in enumerate(PLAYERS):
        half, count = position.sides[number], len(position.cards_of(number))
        if count > SIDE_CARDS:
            raise table.wrong(
                Text(f"a side has at most {SIDE_CARDS} cards, not {count}", f"一方最多{SIDE_CARDS}张牌，不能是{count}张"),
                f"scenario.{name}",
            )
        if position.phase == "mulligan" and not len(half.hand) <= min(OPENING_HAND, len(half.deck)):
            raise table.wrong(
                Text(
                    f"before the mulligan a hand has at most {OPENING_HAND} cards, and its deck no fewer than it",
                    f"置换手牌前，手牌最多{OPENING_HAND}张，且不多于套牌中的牌",
                ),
                f"scenario.{name}",
            )


def _read_side(scenario: Table, number: int, cards: Cards) -> Side:
    headers = (*scenario.headers, (f"scenario.{PLAYERS[number]}", 0))
    table = Table(scenario.source, headers, scenario.table(PLAYERS[number]), SIDE_KEYS)
    values, zones = read_values(table, SIDE_VALUES), read_zones(table, ZONES, cards)
    if "life" in table.data:
        if "damage" in table.data:
            raise table.wrong(Text("say “life” or “damage”, not both", "“life”与“damage”只能写一项"), "life")
        values["damage"] = LIFE - read_bounded(table, "life", LIFE, 1, LIFE)
    for key in ("attributes", "attributes_this_turn"):
        if any(value > MOST_ATTRIBUTE for _, value in values[key]):
            raise table.wrong(Text(f"an attribute is at most {MOST_ATTRIBUTE}", f"属性值最多为{MOST_ATTRIBUTE}"), key)
    for zone in ZONES:
        for card in zones[zone.name]:
            if is_token(card):
                raise table.wrong(Text(f"“{card.slug}” is a token and lies in no zone", f"“{card.slug}”是衍生物，不能在区域中"), card.slug)
    return Side(field=read_field(table, number, cards), **values, **zones)


FILES = ScenarioFiles(
    game="hota",
    read_inline=_read_inline,
    keys=("first", "turn", "active", "phase", "seed", "chance", *PLAYERS),
    read_position=_read_position,
    cards_in=lambda line: read_line(line).cards,
    expectations=EXPECTATIONS,
    made_by=TOKENS.by_slug,
)
read_scenarios = FILES.read
