"""Refuse readings that no text can mean: a thing that is moved to its own square or fights itself, an effect on a thing that has left the
realm or can't be affected, a condition that never holds, a moment about another thing of a sort that the card is not, mana that is counted
anew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rules.kernel.language.phrases import each_of
from rules.sorcery.language.abilities import Ability
from rules.sorcery.language.conditions import Any as Any_
from rules.sorcery.language.conditions import Is, Not
from rules.sorcery.language.effects import movements, things, units
from rules.sorcery.language.effects.players import Mana
from rules.sorcery.language.moments import Dies, Leaves, ThingMoment, TurnStarts
from rules.sorcery.language.selectors import UNITS, Things

#: What takes things out of the realm.
_REMOVES = (things.Destroy, things.Banish, things.Return)
#: What is done to units alone.
_OF_UNITS = (units.Damage, units.Fight, units.Boost, units.Grant, units.Restrict, units.Hold, units.Prevent, things.Disarm)
#: What is done to units and artifacts.
_OF_MOVABLE = (units.Tap, units.Untap, movements.Move, movements.Push, movements.Swap, movements.Sink, movements.Surface)
_UNITS = frozenset(UNITS)
_UNITS_AND_ARTIFACTS = _UNITS | {"artifact", "relic", "monument"}
_TAKEN = ("target", "chosen", "random", "all")
#: The kinds of things that a card of a kind is.
_SORTS = {
    "avatar": {"unit", "avatar"},
    "minion": {"unit", "minion"},
    "automaton": {"unit", "artifact", "automaton"},
    "relic": {"artifact", "relic"},
    "monument": {"artifact", "monument"},
    "aura": {"aura"},
    "site": {"site"},
}


def is_contradictory(ability: Ability, kind: str) -> bool:
    """Return whether an ability of a kind of card does or asks something that makes no sense, as when a pronoun is read wrongly."""
    when = ability.when
    by = when.by if isinstance(when, ThingMoment) else ""
    same: dict[str, str] = {"subject": by} if by in ("self", "host") else {}
    gone = {"subject", *same.values()} if isinstance(when, (Dies, Leaves)) else set()
    gone |= {"host"} if "self" in gone else set()
    own = _UNITS if kind in UNITS else frozenset({kind})
    kinds = {"self": own}
    if isinstance(when, ThingMoment):
        kinds["subject"] = {"self": own, "host": _UNITS}.get(by, frozenset(each_of(when.kind)))
    return (
        any(_is_of_itself(each, same) or _is_of_gone(each, gone) for each in _all_in(ability.do))
        or any(_never_holds(each, kinds) or _is_asked_of_gone(each, gone) for each in _conditions_in(ability))
        or _is_of_unfit(ability.do, kinds, has_gone=False)
        or _is_of_other_sort(when, kind)
        or _is_counted_afterwards(ability)
    )


def _branches(effect: Any) -> Iterator[tuple[Any, ...]]:
    """Yield the lists of effects within an effect."""
    yield from (inner for name in ("do", "otherwise") if (inner := getattr(effect, name, ())))
    yield from getattr(effect, "options", ())


def _all_in(effects: Iterable[Any]) -> Iterator[Any]:
    """Yield effects and those within them."""
    for each in effects:
        yield each
        for inner in _branches(each):
            yield from _all_in(inner)


def _conditions_in(ability: Ability) -> Iterator[Is]:
    """Yield all conditions about a thing, of an ability and of its effects."""
    for each in (ability, *_all_in(ability.do)):
        yield from _asked(getattr(each, "conditions", ()))


def _asked(conditions: Iterable[Any]) -> Iterator[Is]:
    """Yield the conditions about a thing within others, which join or deny them."""
    for each in conditions:
        if isinstance(each, Is):
            yield each
        elif isinstance(each, (Any_, Not)):
            yield from _asked(each.of if isinstance(each, Any_) else (each.of,))


def _is_asked_of_gone(condition: Is, gone: set[str]) -> bool:
    """Return whether a condition asks one that has left the realm for its state or place, or the bearer of what has left."""
    asked = (condition.state, condition.where, condition.on, condition.region, condition.ground)
    return condition.who in gone and (condition.who == "host" or any(asked))


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


def _is_of_gone(effect: Any, gone: set[str]) -> bool:
    """Return whether something is done to one that has died or left, or by it."""
    target = getattr(effect, "target", None)
    return isinstance(target, Things) and (target.pick in gone or getattr(effect, "who", None) in gone)


def _is_counted_afterwards(ability: Ability) -> bool:
    """Return whether mana is gained or lost as a turn starts, before that player's mana is counted: it would be for nothing."""
    when = ability.when
    return isinstance(when, TurnStarts) and any(isinstance(each, Mana) and when.by in (each.side, "any") for each in _all_in(ability.do))


def _is_of_other_sort(when: Any, kind: str) -> bool:
    """Return whether a moment is about another thing than the card, and of a side or kinds that the card never has."""
    is_of_others = isinstance(when, ThingMoment) and when.other
    return is_of_others and (when.by == "enemy" or _SORTS.get(kind, set()).isdisjoint(each_of(when.kind)))


def _never_holds(condition: Is, kinds: Mapping[str, frozenset[str]]) -> bool:
    """Return whether a condition asks for a unit while its thing may be none."""
    return condition.kind == "unit" and not kinds.get(condition.who, _UNITS) <= _UNITS


def _is_of_unfit(effects: Iterable[Any], kinds: Mapping[str, frozenset[str]], *, has_gone: bool) -> bool:
    """Return whether an effect or a condition is about `that`, the thing of an earlier effect, and it has gone or can't be affected.

    `kinds`: the kinds that each named thing may have. `has_gone`: the thing of the last effect has left the realm.
    """
    for each in effects:
        if any(_never_holds(asked, kinds) or (has_gone and asked.who == "that") for asked in _asked(getattr(each, "conditions", ()))):
            return True
        if any(_is_of_unfit(inner, kinds, has_gone=has_gone) for inner in _branches(each)):
            return True
        target = getattr(each, "target", None)
        if not isinstance(target, Things):
            continue
        if target.pick == "that" and "that" in kinds:
            if not _can_affect(each, kinds["that"], is_gone=has_gone):
                return True
        elif target.pick in _TAKEN:
            kinds, has_gone = {**kinds, "that": frozenset(each_of(target.kind))}, isinstance(each, _REMOVES)
    return False


def _can_affect(effect: Any, kinds: frozenset[str], *, is_gone: bool) -> bool:
    """Return whether an effect can affect a thing of one of some kinds; `is_gone`: it has left the realm."""
    if isinstance(effect, _OF_UNITS):
        return not is_gone and bool(kinds & _UNITS)
    if isinstance(effect, _OF_MOVABLE):
        return not is_gone and bool(kinds & _UNITS_AND_ARTIFACTS)
    return not (is_gone and isinstance(effect, (*_REMOVES, things.Control, things.Flood, things.Carry)))
