"""The proof of what was read: the text that is written of it is the text that was read, in plain form."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import partial
from typing import Any

from rules.kernel.text.paragraphs import IF_DONE
from rules.sorcery.grammar.contradictions import is_contradictory
from rules.sorcery.grammar.operands import ALSO, NEXT
from rules.sorcery.grammar.phrases.plain import plain_text
from rules.sorcery.grammar.references import UnclearError, resolved
from rules.sorcery.language.abilities import Ability
from rules.sorcery.language.effects.things import Flood
from rules.sorcery.language.moments import Dies, Leaves, ThingMoment
from rules.sorcery.language.selectors import ThingCount, Things
from rules.sorcery.text.english import SorceryEnglish
from rules.sorcery.text.values import BEARERS
from rules.sorcery.text.walker import walked

_MARK = re.compile(r"<(\d+[a-z]):([^>]*)>")


class Proof(SorceryEnglish):
    """Writes as texts are written, with the same sign for every joint that says the same."""

    def sentences(self, effects: tuple[Any, ...], *, may: bool = False, instead: bool = False, is_part: bool = True) -> str:
        clauses = [self.clause(each) for each in effects]
        said = self.opened(clauses[0], may=may, instead=instead)
        for index, clause in enumerate(clauses[1:]):
            if may and index == 0:
                said += self.put(IF_DONE, clause.text)
            else:
                said += (ALSO if is_part or may else NEXT) + clause.text
        return said


_WRITERS = {kind: Proof(kind) for kind in BEARERS}


def proved(ability: Ability, said: str, kind: str) -> Ability | None:
    """Return an ability with the names that were meant if what is written of it is what was said; else nothing."""
    try:
        found, names = resolved(ability, kind)
    except (UnclearError, KeyError, ValueError):
        return None
    if kind == "magic" and _has(found, _is_of_others):
        return None  # magic is no thing in the realm that others could be told from
    if _is_of_others(found.when) and _has((found.conditions, found.do), _is_of_others):
        return None  # others than the card, or than the other one that the moment is about
    if _has((found.conditions, found.do), partial(_may_leave_out, by=_set_off_by(found))):
        return None  # others than the one that the moment is about, while the language leaves out the card
    if found.target.pick == "all" and _has(found.gives, _counts_others):
        return None  # others than each that is given something, while the language counts others than the card
    if kind != "site" and _has(found, _floods_a_unit):
        return None  # only sites become water or land
    if is_contradictory(found, kind):
        return None
    spoken = _MARK.sub(lambda mark: names.get(mark[1], mark[2]), said)
    try:
        written = plain_text(_WRITERS[kind].paragraph(walked(found)), kind)
    except (KeyError, ValueError, IndexError, AttributeError):
        return None
    return found if _same(written) == _same(spoken) else None


def _is_of_others(part: Any) -> bool:
    """Return whether something is taken or counted but for the card itself."""
    return getattr(part, "other", False) is True


def _set_off_by(ability: Ability) -> str:
    """Return the side of the thing that triggers an ability and may still be there; an empty text if the card itself triggers it."""
    when = ability.when
    is_another = isinstance(when, ThingMoment) and when.by not in ("self", "host") and not isinstance(when, (Dies, Leaves))
    return when.by if when is not None and is_another else ""


def _may_leave_out(part: Any, by: str) -> bool:
    """Return whether others are taken or counted, among which the one that the moment is about could be."""
    return bool(by) and isinstance(part, (Things, ThingCount)) and part.other and (by == "any" or part.side in (by, "any"))


def _counts_others(part: Any) -> bool:
    """Return whether things are counted but for the card itself."""
    return isinstance(part, ThingCount) and part.other


def _floods_a_unit(part: Any) -> bool:
    """Return whether something becomes water or land that is the card, its bearer or its caster."""
    return isinstance(part, Flood) and part.target.pick in ("self", "host", "caster")


def _has(value: Any, test: Callable[[Any], bool]) -> bool:
    """Return whether a part of an ability is as asked."""
    if isinstance(value, tuple):
        return any(_has(each, test) for each in value)
    if not is_dataclass(value) or isinstance(value, type):
        return False
    return test(value) or any(_has(getattr(value, each.name), test) for each in fields(value))


def _same(text: str) -> str:
    """Both without the last full stops, of which a text may lack one; on any site is on a site."""
    return text.replace(". once a turn", " once a turn").replace(" on any ", " on a ").rstrip(". ")
