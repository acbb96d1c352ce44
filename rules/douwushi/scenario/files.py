"""Read scenario files of Dou Wushi: inline cards, and the position that each scenario begins with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from rules.douwushi.cards import read_card as read_definition
from rules.douwushi.engine.core.state.fields import ZONES
from rules.douwushi.notation import read_line
from rules.douwushi.positions import NEUTRAL_HERO, SIDE_VALUES, Lasting, Phase, Position, Side
from rules.douwushi.scenario.expectations import EXPECTATIONS
from rules.douwushi.scenario.heroes import read_heroes
from rules.douwushi.terms import CLASSES
from rules.kernel.cards import Card
from rules.kernel.positions.fields import Cards, read_bounded, read_card, read_frame, read_places
from rules.kernel.positions.files import ScenarioFiles
from rules.kernel.positions.scenario_format import Table
from rules.kernel.positions.state_fields import read_values, read_zones, zone_keys
from rules.kernel.state.values import MOST_COUNTED
from rules.kernel.telling.notation import PLAYERS
from rules.wording import Text

#: Bounds: cards of a side, turns of a game.
CARDS, TURNS = 64, 200
SIDE_KEYS = (
    "heroes", "spells", "bounty", "bounty_known", "bounty_shown", *zone_keys(ZONES), *(value.in_file for value in SIDE_VALUES),
)  # fmt: skip
#: What inline cards have by kind where they do not say otherwise.
USUAL: dict[str, dict[str, Any]] = {
    "hero": {"life": NEUTRAL_HERO.values["life"]},
    "weapon": {"attack_type": "melee", "attack": 1, "hands": "one"},
    "equipment": {},
    "spell": {"spell_type": "instant"},
}
USUAL_ITEM = {"usable_by": [each.slug for each in CLASSES], "cost": 0}


def _read_inline(data: Mapping[str, Any], source: str) -> Card:
    kind = str(data.get("kind"))
    item = USUAL_ITEM if kind in ("weapon", "equipment") else {}
    return read_definition({**USUAL.get(kind, {}), **item, **data}, source)


def _read_position(table: Table, cards: Cards) -> Position:
    frame = read_frame(table, get_args(Phase), "main", before="starting", turns=TURNS)
    first = frame["first"]
    sides = (_read_side(table, 0, cards), _read_side(table, 1, cards))
    if frame["phase"] == "starting" and any(sides[1 - first].heroes):
        reason = Text("while the second player chooses a starting hero it has none", "后手选择首发英雄时，战场上还没有英雄")
        raise table.wrong(reason, f"scenario.{PLAYERS[1 - first]}")
    for name, side in zip(PLAYERS, sides, strict=True):
        if len(side.cards()) > CARDS:
            raise table.wrong(
                Text(f"a side has at most {CARDS} cards, not {len(side.cards())}", f"一方最多{CARDS}张牌，不能是{len(side.cards())}张"),
                f"scenario.{name}",
            )
        for spell in side.spells:
            _check_bearer(table, spell, sides)
    return Position(sides=sides, **frame)


def _check_bearer(table: Table, spell: Lasting, sides: tuple[Side, Side]) -> None:
    if spell.on is None:
        return
    side, place = spell.on
    if place > len(sides[side].heroes) or sides[side].heroes[place - 1] is None:
        player, slug = PLAYERS[side], spell.card.slug
        en, zh = f"“{slug}” can't be on {player}'s place {place}: there is no hero", f"{player}方{place}号位没有英雄，不能附有“{slug}”"
        raise table.wrong(Text(en, zh), slug)


def _read_side(scenario: Table, side: int, cards: Cards) -> Side:
    headers = (*scenario.headers, (f"scenario.{PLAYERS[side]}", 0))
    table = Table(scenario.source, headers, scenario.table(PLAYERS[side]), SIDE_KEYS)
    zones = read_zones(table, ZONES, cards)
    bounty = _read_bounty(table, cards)
    return Side(
        heroes=read_heroes(table, cards) if "heroes" in table.data else Side().heroes,
        spells=tuple(_read_spell(table, each, side, cards) for each in _list(table, "spells")),
        bounty=bounty,
        bounty_known=read_places(table, "bounty_known", bounty),
        bounty_shown=read_places(table, "bounty_shown", bounty),
        **read_values(table, SIDE_VALUES),
        **zones,
    )


def _list(table: Table, key: str) -> list[Any]:
    value = table.data.get(key, [])
    if not isinstance(value, list):
        raise table.wrong(Text(f"“{key}” has to be a list", f"“{key}”须为列表"), key)
    return value


def _read_bounty(side: Table, cards: Cards) -> tuple[tuple[Card, ...], ...]:
    stacks = _list(side, "bounty")
    if not all(isinstance(stack, list) and all(isinstance(slug, str) for slug in stack) for stack in stacks):
        raise side.wrong(
            Text("“bounty” has to be a list of stacks, each a list of cards", "“bounty”须为悬赏牌的列表，每叠为一个卡牌列表"), "bounty"
        )
    return tuple(tuple(read_card(side, slug, cards) for slug in stack) for stack in stacks)


def _read_spell(side: Table, value: object, own: int, cards: Cards) -> Lasting:
    """A lasting spell: its slug, or a table that says on whom it is and how long it stays."""
    if not isinstance(value, str | dict):
        raise side.wrong(Text(f"a spell is a text or a table, not {value!r}", f"魔法牌须为文本或表，不能是 {value!r}"), "spells")
    table = Table(side.source, side.headers, {"card": value} if isinstance(value, str) else value, ("card", "on", "turns", "used"))
    card = read_card(table, table.text("card"), cards)
    if card.values.get("spell_type") != "lasting":
        raise table.wrong(Text(f"“{card.slug}” is no lasting spell", f"“{card.slug}”不是持续性魔法牌"), card.slug)
    turns = read_bounded(table, "turns", 1, 1, MOST_COUNTED) if "turns" in table.data else None
    return Lasting(card=card, on=_read_bearer(table, own), turns=turns, used=table.numbers("used"))


def _read_bearer(spell: Table, own: int) -> tuple[int, int] | None:
    """`own 1` or `enemy 2`, seen from the spell's owner."""
    written = spell.text("on", "")
    if not written:
        return None
    whose, _, place = written.partition(" ")
    if whose not in ("own", "enemy") or not (place.isascii() and place.isdigit()) or int(place) < 1:
        raise spell.wrong(
            Text(f"“{written}” is no hero (“own 1” or “enemy 1”)", f"“{written}”不是英雄的写法（应如“own 1”或“enemy 1”）"), written
        )
    return (own if whose == "own" else 1 - own), int(place)


FILES = ScenarioFiles(
    game="douwushi",
    read_inline=_read_inline,
    keys=("first", "turn", "active", "phase", "seed", "chance", *PLAYERS),
    read_position=_read_position,
    cards_in=lambda line: read_line(line).cards,
    expectations=EXPECTATIONS,
    plain={NEUTRAL_HERO.slug: NEUTRAL_HERO},
)
read_scenarios = FILES.read
