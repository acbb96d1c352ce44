"""Reads the permanents of a side in a scenario file: their state, what they have, what equipment is on, who attacks and who blocks."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rules.hota.positions import PERMANENT_KINDS, PERMANENT_VALUES, PLACES, Permanent
from rules.kernel.positions.fields import Cards, read_bounded, read_card
from rules.kernel.positions.scenario_format import Table
from rules.kernel.positions.state_fields import read_values
from rules.kernel.telling.notation import PLAYERS
from rules.wording import Text

#: What may stand behind a permanent's slug.
STATES: dict[str, dict[str, object]] = {
    "ready": {},
    "tapped": {"is_tapped": True},
    "fresh": {"is_fresh": True},
    "attacking": {"attacking": True},
}
KEYS = (
    "card", "owner", "used", "on", "attacking", "blocked", "blocks", "rank", *(value.in_file for value in PERMANENT_VALUES),
)  # fmt: skip
_PLACE = re.compile(r"([AB])([1-9]\d?)")


def read_field(side: Table, number: int, cards: Cards) -> tuple[Permanent | None, ...]:
    """The permanents under `field` by place: each `slug`, `slug tapped`, a table, or empty. `number` is the side's, 0 or 1."""
    listed = side.data.get("field", [])
    if not isinstance(listed, list) or len(listed) > PLACES:
        raise side.wrong(Text(f"“field” has to be a list of at most {PLACES}", f"“field”须为列表，最多{PLACES}项"), "field")
    return tuple(_read_permanent(side, number, each, cards) for each in listed)


def _read_words(side: Table, words: str) -> dict[str, object]:
    slug, *states = words.split()
    if any(state not in STATES for state in states):
        raise side.wrong(
            Text(
                f"“{words}” is no permanent (“slug”, “slug tapped”, “slug fresh”, “slug attacking”)",
                f"“{words}”不是实体的写法（应如“slug”、“slug tapped”、“slug fresh”、“slug attacking”）",
            ),
            words,
        )
    return {"card": slug} | {key: value for state in states for key, value in STATES[state].items()}


def _read_permanent(side: Table, number: int, value: object, cards: Cards) -> Permanent | None:
    if isinstance(value, str):
        value = _read_words(side, value) if value.strip() else {}
    if not isinstance(value, dict):
        raise side.wrong(Text(f"a permanent is a text or a table, not {value!r}", f"实体须为文本或表，不能是 {value!r}"), "field")
    if not value:
        return None
    table = Table(side.source, side.headers, value, KEYS)
    card = read_card(table, table.text("card"), cards)
    if card.kind not in PERMANENT_KINDS:
        raise table.wrong(Text(f"“{card.slug}” is no permanent", f"“{card.slug}”不是实体"), card.slug)
    blocked = _read_place(table, "blocks")
    if blocked is not None and blocked[0] == number:
        written = table.text("blocks")
        raise table.wrong(Text(f"“{written}” is no place of the enemy", f"“{written}”不是敌方的位置"), written)
    return Permanent(
        card=card,
        owner="own" if table.choice("owner", tuple(PLAYERS), PLAYERS[number]) == PLAYERS[number] else "enemy",
        used=table.numbers("used"),
        on=_read_place(table, "on"),
        is_attacking=table.flag("attacking"),
        is_blocked=table.flag("blocked"),
        blocks=0 if blocked is None else blocked[1],
        rank=read_bounded(table, "rank", 0, 0, PLACES),
        **read_values(table, PERMANENT_VALUES),
    )


def _read_place(table: Table, key: str) -> tuple[int, int] | None:
    """A place as actions name it, `A3`: the side and the number in it, from 1."""
    written = table.text(key, "")
    if not written:
        return None
    found = _PLACE.fullmatch(written)
    if found is None or int(found[2]) > PLACES:
        raise table.wrong(
            Text(f"“{written}” is no place, such as A1 or B{PLACES}", f"“{written}”不是位置的写法（应如 A1、B{PLACES}）"), written
        )
    return PLAYERS.index(found[1]), int(found[2])


def check_field(scenario: Table, fields: Sequence[tuple[Permanent | None, ...]], attacker: int | None) -> None:
    """Equipment is on creatures that are there; creatures of side `attacker` alone attack, and those of the other side block them."""
    for side, field in enumerate(fields):
        for place, each in enumerate(field, 1):
            reason = each and _fault(fields, side, each, attacker)
            if reason:
                name = f"{PLAYERS[side]}{place}"
                raise scenario.wrong(Text(f"{name} {reason.en}", f"{name} {reason.zh}"), f"scenario.{PLAYERS[side]}")


def _fault(fields: Sequence[tuple[Permanent | None, ...]], side: int, permanent: Permanent, attacker: int | None) -> Text | None:
    """Return what is impossible about a permanent, None for nothing."""
    is_creature = permanent.card.kind == "creature"
    if permanent.on is not None:
        bearer = _at(fields, *permanent.on)
        if permanent.card.kind != "equipment":
            return Text("is no equipment and on no creature", "不是装备，不能由生物佩带")
        if bearer is None or bearer.card.kind != "creature":
            return Text("can't be on a place without a creature", "不能附在没有生物的位置上")
    if permanent.is_token and not is_creature:
        return Text("is no creature", "不是生物")
    if (permanent.is_attacking or permanent.is_blocked) and (not is_creature or side != attacker or not permanent.is_attacking):
        return Text("can't be attacking", "不能是进攻生物")
    if permanent.blocks:
        foe = _at(fields, 1 - side, permanent.blocks)
        if not is_creature or attacker != 1 - side or foe is None or not foe.is_attacking:
            return Text("has no attacker to block", "没有可阻挡的进攻生物")
    return None


def _at(fields: Sequence[tuple[Permanent | None, ...]], side: int, place: int) -> Permanent | None:
    return fields[side][place - 1] if place <= len(fields[side]) else None
