"""Tell a search back in words, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from django.utils.translation import get_language, gettext

from rules.wording import Text
from search.conditions import All, Chosen, Compared, Condition, Dated, Either, Holds, Not, Query, Relation, Says
from search.keys import Key


def told(query: Query) -> str:
    """Return the conditions as a clause without a full stop; empty where there are none."""
    return clause(query.condition) if query.condition else ""


def clause(condition: Condition) -> str:
    """Return one condition as a clause."""
    return _tell(condition)


def from_the_top(name: str) -> str:
    """Return the words for an order from the highest on."""
    return gettext("%(name)s, from the top down") % {"name": name}


def told_order(query: Query, turned: Callable[[str], str] = from_the_top) -> str:
    """Return in sentences the orders that were asked for, and whether names are shown once; empty where neither was asked for."""
    names = []
    for each in query.settings:
        if each.key.slug == "sort":
            name = _say(each.choice.name)
            names.append(turned(name) if each.is_descending else name)
        elif each.key.slug == "direction" and names and each.choice.slug == "desc":
            names[-1] = turned(names[-1])
    unique = query.setting("unique")
    said = [gettext("Sorted by: %(orders)s.") % {"orders": gettext("; ").join(names)}] if names else []
    said += [gettext("Each name once.")] if unique and unique.choice.slug == "cards" else []
    return " ".join(said)


def _tell(condition: Condition, is_not: bool = False, is_inner: bool = False) -> str:
    match condition:
        case Not(part):
            return _tell(part, not is_not, is_inner)
        case All(parts) | Either(parts):
            joint = gettext(" and ") if isinstance(condition, All) else gettext(" or ")
            joined = joint.join(_tell(part, is_inner=True) for part in parts)
            if is_not:
                return gettext("not (%(clause)s)") % {"clause": joined}
            return gettext("(%(clause)s)") % {"clause": joined} if is_inner else joined
        case Says():
            return _tell_says(condition, is_not)
        case Chosen(key, choices, relation) if (key.slug, is_not) in _FLAGGED:
            words = _FLAGGED[key.slug, is_not]()
            return words % {"values": _listed(_say(choice.name) for choice in choices)}
        case Chosen(key, choices, relation):
            return _tell_related(key, relation, _listed(_say(choice.name) for choice in choices), is_not)
        case Compared(key, relation, amounts):
            return _tell_related(key, relation, _listed(_amount(amount) for amount in amounts), is_not)
        case Dated(key, relation, spans):
            return _tell_dated(key, relation, _listed(written for written, _, _ in spans), is_not)
        case Holds(key, written, _, ">=", 1):
            return _tell_held(key, written, is_not)
        case Holds(_, written, _, relation, count):
            words = _COPIES[relation]() % {"card": written, "count": count}
            return gettext("not (%(clause)s)") % {"clause": words} if is_not else words


def _tell_held(key: Key, written: str, is_not: bool) -> str:
    """Tell whether a deck has the card at all, or, of the card that a deck is known by, whether it is this one."""
    if key.slug == "lead":
        return _tell_related(key, "=", written, is_not)
    words = gettext("it doesn't hold %(card)s") if is_not else gettext("it holds %(card)s")
    return words % {"card": written}


def _tell_says(says: Says, is_not: bool) -> str:
    values = _listed(
        saying.written if saying.form == "pattern" else gettext("“%(words)s”") % {"words": saying.text} for saying in says.sayings
    )
    if says.key is None:
        words = gettext("the words don't hold %(values)s") if is_not else gettext("the words hold %(values)s")
        return words % {"values": values}
    if says.is_whole:
        words = gettext("%(name)s isn't %(values)s") if is_not else gettext("%(name)s is %(values)s")
    else:
        words = gettext("%(name)s doesn't hold %(values)s") if is_not else gettext("%(name)s holds %(values)s")
    return words % {"name": _name(says.key), "values": values}


def _tell_related(key: Key, relation: Relation, values: str, is_not: bool) -> str:
    if relation == "=":
        words = gettext("%(name)s isn't %(values)s") if is_not else gettext("%(name)s is %(values)s")
        return words % {"name": _name(key), "values": values}
    said = _RELATED[relation]() % {"name": _name(key), "values": values}
    return gettext("not (%(clause)s)") % {"clause": said} if is_not else said


def _tell_dated(key: Key, relation: Relation, values: str, is_not: bool) -> str:
    said = _WHEN[relation]() % {"name": _name(key), "values": values}
    return gettext("not (%(clause)s)") % {"clause": said} if is_not else said


_FLAGGED = {
    ("is", False): lambda: gettext("it is: %(values)s"),
    ("is", True): lambda: gettext("it is not: %(values)s"),
    ("has", False): lambda: gettext("it has: %(values)s"),
    ("has", True): lambda: gettext("it lacks: %(values)s"),
    ("in", False): lambda: gettext("it is in: %(values)s"),
    ("in", True): lambda: gettext("it is not in: %(values)s"),
    ("legal", False): lambda: gettext("it is legal in %(values)s"),
    ("legal", True): lambda: gettext("it isn't legal in %(values)s"),
    ("banned", False): lambda: gettext("it is banned in %(values)s"),
    ("banned", True): lambda: gettext("it isn't banned in %(values)s"),
    ("restricted", False): lambda: gettext("it is restricted in %(values)s"),
    ("restricted", True): lambda: gettext("it isn't restricted in %(values)s"),
}
_RELATED = {
    "<": lambda: gettext("%(name)s is below %(values)s"),
    "<=": lambda: gettext("%(name)s is at most %(values)s"),
    ">": lambda: gettext("%(name)s is above %(values)s"),
    ">=": lambda: gettext("%(name)s is at least %(values)s"),
}
_WHEN = {
    "=": lambda: gettext("%(name)s is in %(values)s"),
    "<": lambda: gettext("%(name)s is before %(values)s"),
    "<=": lambda: gettext("%(name)s is before the end of %(values)s"),
    ">": lambda: gettext("%(name)s is after %(values)s"),
    ">=": lambda: gettext("%(name)s is not before %(values)s"),
}
_COPIES = {
    "=": lambda: gettext("it holds exactly %(count)s of %(card)s"),
    "<": lambda: gettext("it holds fewer than %(count)s of %(card)s"),
    "<=": lambda: gettext("it holds at most %(count)s of %(card)s"),
    ">": lambda: gettext("it holds more than %(count)s of %(card)s"),
    ">=": lambda: gettext("it holds at least %(count)s of %(card)s"),
}


def _amount(amount: float | Key) -> str:
    return _name(amount) if isinstance(amount, Key) else f"{amount:g}"


def _name(key: Key) -> str:
    """Return the name as it stands in the middle of a sentence."""
    name = _say(key.name)
    return gettext("the %(name)s") % {"name": name[:1].lower() + name[1:] if name[1:2].islower() else name}


def _listed(values: Iterable[str]) -> str:
    return gettext(" or ").join(values)


def _say(text: Text) -> str:
    return text.in_language(get_language())
