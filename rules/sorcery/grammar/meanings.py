"""Tell abilities of different meaning apart: by who is meant everywhere in them, and without what changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

from rules.kernel.language.phrases import each_of
from rules.kernel.text.gifts import Gains
from rules.kernel.text.names import Named
from rules.sorcery.language.abilities import Ability
from rules.sorcery.language.conditions import Is, Not
from rules.sorcery.language.effects import If, Look, May
from rules.sorcery.language.modifiers import Cost, Has, Stats
from rules.sorcery.language.moments import Draws
from rules.sorcery.language.selectors import CardFilter, SiteFilter, Taken
from rules.sorcery.text.walker import walked


def meaning_of(ability: Ability) -> str:
    """Return a text that abilities share if they mean the same: everybody by who is meant, without what changes nothing.

    A trigger's own condition, and one around all that it does, are written alike.
    """
    if ability.skill == "triggered" and len(ability.do) == 1 and isinstance(given := ability.do[0], If) and not given.otherwise:
        ability = replace(ability, conditions=(*ability.conditions, *given.conditions), do=given.do)
    if ability.skill == "triggered" and len(ability.do) == 1 and isinstance(may := _once_asked(ability.do[0]), May):
        ability = replace(ability, do=may.do, may=True)
    return repr(_meant(walked(ability)))


def _alone(gives: tuple[Any, ...]) -> Iterator[Any]:
    """Yield what is given bit by bit: each keyword alone, and power, steps and squares alone."""
    for each in gives:
        match each:
            case Has(keyword=tuple() as keywords) | Gains(keyword=tuple() as keywords):
                yield from (replace(each, keyword=keyword) for keyword in keywords)
            case Stats():
                said = {name: getattr(each, name) for name in ("power", "movement", "ranged") if getattr(each, name) != 0}
                yield from (Stats(**{name: figure}) for name, figure in said.items())
            case _:
                yield each


def _once_asked(effect: Any) -> Any:
    """Return an effect whose controller is asked about it once: to be asked whether to be asked is the same."""
    while isinstance(effect, May) and len(effect.do) == 1 and isinstance(effect.do[0], May):
        effect = effect.do[0]
    return effect


def _on_site(value: Any) -> Any:
    """Return a filter without what is said twice: on a site of an aura's area is on the surface, and below is below a site (S-5)."""
    on, region = getattr(value, "on", None), getattr(value, "region", None)
    if on == SiteFilter() and region in ("underground", "underwater", "below"):
        return replace(value, on=None)
    return replace(value, region=None) if on and region == "surface" and getattr(value, "where", None) == "area" else value


def _only(kinds: Any, kind: str) -> bool:
    """Return whether nothing else is asked for than one kind."""
    return {*each_of(kinds)} == {kind}


def _meant(value: Any, name: str = "") -> Any:
    if isinstance(value, Named):
        return None if name == "around" and value.who == "self" else value.who
    if isinstance(value, tuple):
        value = tuple(_alone(value)) if name == "gives" else value
        found = tuple(dict.fromkeys(_meant(each) for each in value)) if name in _ANY_OF else tuple(_meant(each) for each in value)
        return found[0] if name in _ANY_OF and len(found) == 1 else tuple(sorted(found)) if name in _ANY_OF else found
    if value == SiteFilter() and name != "on":
        return None  # any site at all
    if is_dataclass(value) and not isinstance(value, type):
        value = _on_site(_once_asked(value))
        if (
            isinstance(value, Not)
            and isinstance(value.of, Is)
            and value.of == Is(who=value.of.who, without=value.of.without)
            and isinstance(value.of.without, str)
        ):
            value = Is(who=value.of.who, keyword=value.of.without)  # not to be without it is to have it
        if isinstance(value, Draws) and _only(value.kind, "site"):
            value = replace(value, kind=None, deck="atlas")  # sites are in the atlas alone
        if isinstance(value, Draws) and _only(value.kind, "spell"):
            value = replace(value, kind=None, deck="spellbook")  # and all other cards in the spellbook
        if isinstance(value, Cost) and _only(value.kind, "spell"):
            value = replace(value, kind=None)  # sites cost nothing
        if isinstance(value, CardFilter) and _only(value.kind, "site") and getattr(value, "zone", None) == "atlas":
            value = replace(value, kind=None)
        if isinstance(value, Look) and value.take == Taken(count=value.amount):
            value = replace(value, rest="bottom" if value.to != "bottom" else "top")  # nothing is left
        return (type(value).__name__, *((each.name, _meant(getattr(value, each.name), each.name)) for each in fields(value)))
    return None if value == "source" and name == "around" else value


#: Operands any one of whose values will do.
_ANY_OF = ("element", "keyword", "without", "state", "kind", "on")
