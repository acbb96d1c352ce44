"""Read scenario files of Sorcery: inline cards, and the position that each scenario begins with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.kernel.cards import Card
from rules.kernel.language.tokens import is_token
from rules.kernel.positions.fields import Cards, read_bounded, read_frame
from rules.kernel.positions.files import ScenarioFiles
from rules.kernel.positions.scenario_format import Table
from rules.kernel.positions.state_fields import read_values, read_zones, zone_keys
from rules.kernel.telling.notation import PLAYERS
from rules.sorcery.cards import SPELLS
from rules.sorcery.cards import read_card as read_definition
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.fields import MOST_LIFE, ZONES
from rules.sorcery.notation import read_line
from rules.sorcery.positions import BEGINNINGS, PLAIN, SIDE_VALUES, Position, Side
from rules.sorcery.scenario.expectations import EXPECTATIONS
from rules.sorcery.scenario.things import read_field, read_sites, read_square
from rules.sorcery.tokens import TOKENS
from rules.wording import Text

SIDE_KEYS = ("avatar", "field", "sites", "life", *zone_keys(ZONES), *(value.in_file for value in SIDE_VALUES if value.in_file != "life"))
#: What inline cards have by kind where they do not say otherwise, those that are cast, and all.
USUAL: dict[str, dict[str, Any]] = {
    "avatar": {"power": 1, "life": 20}, "minion": {"power": 1}, "artifact": {"artifact_type": "relic"},
}  # fmt: skip
USUAL_CAST = {"cost": 0}
USUAL_OF_ALL = {"rarity": "ordinary"}


def _read_inline(data: Mapping[str, Any], source: str) -> Card:
    kind = str(data.get("kind"))
    return read_definition({**USUAL_OF_ALL, **USUAL.get(kind, {}), **(USUAL_CAST if kind in SPELLS else {}), **data}, source)


def _read_position(table: Table, cards: Cards) -> Position:
    frame = read_frame(table, BEGINNINGS, "main", before="mulligan", turns=codes.TURN_LIMIT)
    position = Position(
        sides=(_read_side(table, 0, frame["first"], cards), _read_side(table, 1, frame["first"], cards)),
        rubble=tuple(read_square(table, each) for each in table.texts("rubble")),
        **frame,
    )
    _check(table, position)
    return position


def _check(table: Table, position: Position) -> None:
    """A square holds one site at most, a side has no more cards than can be played with, and artifacts are carried by units."""
    squares = [site.square for half in position.sides for site in half.sites] + list(position.rubble)
    if len(set(squares)) < len(squares):
        raise table.wrong(Text("a square holds one site at most, or rubble", "每个方格最多一张地标或废墟"), "sites")
    for number, name in enumerate(PLAYERS):
        half, count = position.sides[number], len(position.cards_of(number))
        if count > codes.SIDE_CARDS:
            said = Text(f"a side has at most {codes.SIDE_CARDS} cards, not {count}", f"一方最多{codes.SIDE_CARDS}张牌，不能是{count}张")
            raise table.wrong(said, f"scenario.{name}")
        for each in half.field:
            bearer = half.field[each.on - 1] if each and 0 < each.on <= len(half.field) else None
            if each and each.on and (bearer is None or bearer.at != each.at):
                raise table.wrong(Text("what is carried is where the unit is that carries it", "被持有的神器须与持有者同处一地"), "field")


def _read_side(scenario: Table, number: int, first: int, cards: Cards) -> Side:
    headers = (*scenario.headers, (f"scenario.{PLAYERS[number]}", 0))
    table = Table(scenario.source, headers, scenario.table(PLAYERS[number]), SIDE_KEYS)
    zones = read_zones(table, ZONES, cards)
    for zone in ZONES:
        for card in zones[zone.name]:
            if is_token(card):
                raise table.wrong(Text(f"“{card.slug}” is a token and lies in no zone", f"“{card.slug}”是衍生物，不能在区域中"), card.slug)
    home = (codes.SQUARES - codes.COLUMNS_OF_REALM) * (number ^ first) + codes.COLUMNS_OF_REALM // 2
    field = read_field(table, number, home, cards)
    printed = int(field[0].card.values["life"]) if field[0] else 0
    life = read_bounded(table, "life", printed, 0, MOST_LIFE)
    return Side(field=field, sites=read_sites(table, number, cards), life=life, **read_values(table, SIDE_VALUES), **zones)


FILES = ScenarioFiles(
    game="sorcery",
    read_inline=_read_inline,
    keys=("first", "turn", "active", "phase", "seed", "chance", "rubble", *PLAYERS),
    read_position=_read_position,
    cards_in=lambda line: read_line(line).cards,
    expectations=EXPECTATIONS,
    made_by=TOKENS.by_slug,
    plain=PLAIN,
)
read_scenarios = FILES.read
