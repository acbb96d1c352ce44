"""English for damage: where it comes from, and how often something happens to it."""

from __future__ import annotations

from typing import Any

from rules.douwushi.language.modifiers import Ignore, Reduce
from rules.kernel.language.phrases import each_of, series

BLOWS = {"attack": "a weapon attack", "counter": "a counterattack", "skill": "a skill", "item": "an item", "spell": "a spell"}
SOURCES = {"attack": "weapon attacks", "counter": "counterattacks", "skill": "skills", "item": "items", "spell": "spells"}


def blow(of: Any, joint: str) -> str:
    """` with a weapon attack`, ` from a ranged weapon`: how it was dealt one time."""
    blows = [BLOWS[each] for each in each_of(of.source)]
    if of.attack_type is not None:
        blows = [each.replace("a ", f"a {of.attack_type} ", 1) for each in blows] or [f"a {of.attack_type} weapon"]
    return f" {joint} {' or '.join(blows)}" if blows else ""


def sources(of: Any) -> str:
    """`weapon attacks or spells`, `ranged weapons`; nothing for any damage."""
    if of.attack_type is None:
        return series([SOURCES[each] for each in each_of(of.source)], "or")
    return series([f"{of.attack_type} {SOURCES[each]}" for each in each_of(of.source)], "or") or f"{of.attack_type} weapons"


def dealt(of: Any) -> str:
    """` with ranged weapon attacks`."""
    origin = sources(of)
    return f" with {origin}" if origin else ""


def taken(of: Reduce | Ignore) -> str:
    """`all damage from spells`, `the next damage`, `the first damage each turn`."""
    which = {"each": "all", "once_a_turn": "the first", "next": "the next"}[of.uses]
    return f"{which} damage{_origin(of)}{' each turn' if of.uses == 'once_a_turn' else ''}"


def when_taken(of: Reduce) -> str:
    """` from spells`, ` whenever it is damaged`, ` the next time it is damaged`."""
    origin = _origin(of)
    if of.uses == "each":
        return origin or " whenever it is damaged"
    if origin:
        return f"{origin} {'the first time each turn' if of.uses == 'once_a_turn' else 'the next time'}"
    return " the first time it is damaged each turn" if of.uses == "once_a_turn" else " the next time it is damaged"


def _origin(of: Reduce | Ignore) -> str:
    origin = sources(of)
    return (f" from {origin}" if origin else "") + (" as a guard" if of.guarding else "")
