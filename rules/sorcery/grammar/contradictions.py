"""Readings that no text means: something that goes where it is, that fights itself, or that is done to what has gone or can't bear it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rules.kernel.language.phrases import each_of
from rules.sorcery.language.abilities import Ability
from rules.sorcery.language.effects import movements, things, units
from rules.sorcery.language.moments import ThingMoment
from rules.sorcery.language.selectors import UNITS, Things

#: What takes things out of the realm.
_REMOVES = (things.Destroy, things.Banish, things.Return)
#: What is done to units alone.
_OF_UNITS = (units.Damage, units.Fight, units.Boost, units.Grant, units.Restrict, units.Hold, units.Prevent, things.Disarm)
#: What is done to units and artifacts.
_OF_MOVABLE = (units.Tap, units.Untap, movements.Move, movements.Push, movements.Swap, movements.Sink, movements.Surface)
_ARTIFACTS = ("artifact", "relic", "automaton", "monument")
_TAKEN = ("target", "chosen", "random", "all")


def is_contradictory(ability: Ability) -> bool:
    """Return whether an ability does something that makes no sense, as a pronoun that is read wrongly does."""
    same = {"subject": "self"} if isinstance(ability.when, ThingMoment) and ability.when.by == "self" else {}
    same |= {"subject": "host"} if isinstance(ability.when, ThingMoment) and ability.when.by == "host" else {}
    return any(_is_of_itself(each, same) for each in _all_in(ability.do)) or _is_of_unfit(ability.do, None)


def _all_in(effects: Iterable[Any]) -> Iterator[Any]:
    """Yield effects and those within them."""
    for each in effects:
        yield each
        for name in ("do", "otherwise"):
            yield from _all_in(getattr(each, name, ()))
        for option in getattr(each, "options", ()):
            yield from _all_in(option)


def _is_of_itself(effect: Any, same: dict[str, str]) -> bool:
    """Return whether a thing is moved to its own square, or fights, swaps with or picks up itself."""
    target = getattr(effect, "target", None)
    if not isinstance(target, Things) or target.pick in _TAKEN:
        return False
    pick = same.get(target.pick, target.pick)
    if isinstance(effect, movements.Move):
        around = effect.to.around
        return effect.to.where == "here" and around is not None and same.get(around, around) == pick
    who = getattr(effect, "who", None)
    return who is not None and same.get(who, who) == pick


def _is_of_unfit(effects: Iterable[Any], taken: Any) -> bool:
    """Return whether something is done to what an effect before it took, that is gone since or of a kind to which it can't be done."""
    for each in effects:
        if any(_is_of_unfit(inner, taken) for inner in _branches(each)):
            return True
        target = getattr(each, "target", None)
        if not isinstance(target, Things):
            continue
        if target.pick == "that" and taken is not None:
            if not _may_bear(each, *taken):
                return True
        elif target.pick in _TAKEN:
            taken = (set(each_of(target.kind)), isinstance(each, _REMOVES))
    return False


def _branches(effect: Any) -> Iterator[Any]:
    for name in ("do", "otherwise"):
        if inner := getattr(effect, name, ()):
            yield inner
    yield from getattr(effect, "options", ())


def _may_bear(effect: Any, kinds: set[str], is_gone: bool) -> bool:
    """Return whether something can be done to things of one of some kinds, which may have left the realm."""
    if isinstance(effect, _OF_UNITS):
        return not is_gone and bool(kinds & {*UNITS})
    if isinstance(effect, _OF_MOVABLE):
        return not is_gone and bool(kinds & {*UNITS, *_ARTIFACTS})
    return not (is_gone and isinstance(effect, _REMOVES))
