"""Expectations: what a step says must hold after it, and what was there instead."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rules.kernel.notation import PLAYERS
from rules.kernel.scenarios import Table, nearest
from rules.wording import Text

if TYPE_CHECKING:
    from rules.echo.engine.play import Play

NAMES = ("decider", "winner", "turn", "active", "phase", "events")
SIDE_NAMES = ("life", "energy", "hand", "deck", "deck.size", "display", "graveyard", "slot.N", "slot.N.attack", "slot.N.keywords")
_KEY = re.compile(r"([AB])\.(life|energy|hand|deck|deck\.size|display|graveyard|slot\.([1-5])(\.attack|\.keywords)?)")
_SLOT = re.compile(r"|\S+ (awake|asleep)")


def read_expectations(step: Table) -> Mapping[str, Any]:
    """The step's `then`, with its keys and the form of its values checked; tables in it are flattened (`A = { life = 3 }`)."""
    flat: dict[str, Any] = {}
    _flatten("", step.table("then"), flat)
    for key, value in flat.items():
        found = _KEY.fullmatch(key)
        if not found and key not in NAMES:
            known = [*NAMES, *(f"{player}.{name}" for player in PLAYERS for name in SIDE_NAMES)]
            near = nearest(key, known)
            raise step.wrong(Text(f"“{key}” is no expectation{near.en}", f"“{key}”不是可以检查的内容{near.zh}"), key)
        _check_form(step, key, value)
    return flat


def _flatten(before: str, table: Mapping[str, Any], flat: dict[str, Any]) -> None:
    for key, value in table.items():
        if isinstance(value, dict):
            _flatten(f"{before}{key}.", value, flat)
        else:
            flat[before + key] = value


def _check_form(step: Table, key: str, value: Any) -> None:
    """Refuse values that could never hold because they are of another kind."""
    if key.endswith(("life", "energy", "size", "attack", "turn")):
        is_right = type(value) is int
    elif key.endswith(("hand", "deck", "display", "graveyard", "keywords", "events")):
        is_right = isinstance(value, list) and all(isinstance(each, str) for each in value)
    else:
        is_right = isinstance(value, str) and (".slot." not in key or bool(_SLOT.fullmatch(value)))
    if not is_right:
        raise step.wrong(Text(f"“{key}” can't be {value!r}", f"“{key}”不能是 {value!r}"), key)


def failure(then: Mapping[str, Any], play: Play, events: Sequence[str]) -> tuple[str, str] | None:
    """The first expectation that does not hold, as (expected, got); None when all do."""
    for key, expected in then.items():
        got = _events_in_order(expected, events) if key == "events" else _value(key, play)
        if _is_multiset(key):
            if Counter(got) != Counter(expected):
                return f"{key} = {_shown(sorted(expected))}", _shown(sorted(got))
        elif got != expected:
            return f"{key} = {_shown(expected)}", _shown(got)
    return None


def _is_multiset(key: str) -> bool:
    return key.endswith((".hand", ".display", ".graveyard", ".keywords"))


def _shown(value: Any) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join(value)}]"
    return str(value) if value != "" else '""'


def _events_in_order(expected: Sequence[str], events: Sequence[str]) -> list[str]:
    """What was expected if it occurs in this order, else all that happened."""
    rest = iter(events)
    return list(expected) if all(any(event == wanted for event in rest) for wanted in expected) else list(events)


def _value(key: str, play: Play) -> Any:
    if key in _WHOLE:
        return _WHOLE[key](play)
    player, name = key.split(".", 1)
    side = PLAYERS.index(player)
    if name.startswith("slot."):
        return _slot_value(play, side, name)
    if name == "life":
        return play.life(side)
    if name == "energy":
        return play.energy(side)
    if name == "deck.size":
        return len(play.zone(side, "deck"))
    return [card.slug for card in play.zone(side, name)]


def _slot_value(play: Play, side: int, name: str) -> Any:
    _, number, *what = name.split(".")
    slot = play.slot(side, int(number))
    if what == ["attack"]:
        return slot.attack if slot else "an empty slot"
    if what == ["keywords"]:
        return list(slot.keywords) if slot else []
    return f"{slot.card.slug} {'awake' if slot.is_awake else 'asleep'}" if slot else ""


def _winner(play: Play) -> str:
    if play.outcome is None:
        return ""
    return "draw" if play.outcome.winner is None else PLAYERS[play.outcome.winner]


_WHOLE: dict[str, Callable[[Play], Any]] = {
    "decider": lambda play: "" if play.decider is None else PLAYERS[play.decider],
    "winner": _winner,
    "turn": lambda play: play.turn,
    "active": lambda play: PLAYERS[play.active],
    "phase": lambda play: play.phase,
}
