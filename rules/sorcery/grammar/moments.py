"""Moments and events: what abilities are set off by, and what they replace."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from rules.kernel.grammar.rules import Rule, known, made, maybe, nothing, nth, one_of, row, says, table
from rules.kernel.grammar.templates import agreeing, filled, templates_of
from rules.sorcery.grammar.adjectives import merged
from rules.sorcery.grammar.amounts import amount
from rules.sorcery.grammar.nouns import NOUN, a_card
from rules.sorcery.grammar.phrases.plain import ME, plain
from rules.sorcery.grammar.places import a_site, place, site
from rules.sorcery.language import moments, replaced
from rules.sorcery.text.values import HOST, VALUES

Operands = dict[str, Any]
_BEARER = table({"self": ME, "host": HOST.en})


def _by(values: tuple[Any, ...]) -> Operands:
    other, noun = values[0], dict(values[1])
    return {"by": noun.pop("side", "any"), **other, **noun}


_bearer = made(_BEARER, lambda by: {"by": by})
_ARTICLE = one_of(says("a ", means={}), says("another ", means={"other": True}))
_anything = made(row(_ARTICLE, NOUN[False]), _by)
_somebody = one_of(_bearer, _anything)


def _comes() -> Rule:
    played = one_of(
        made(row(says("you play "), _ARTICLE, NOUN[False]), lambda values: {"by": "own", **values[1], **values[2]}),
        made(row(says("the enemy plays "), _ARTICLE, NOUN[False]), lambda values: {"by": "enemy", **values[1], **values[2]}),
    )
    on = maybe(made(row(says(" on "), a_site), lambda values: {"on": values[1]}), {})
    arrives = made(row(_somebody, says(" arrives"), on), lambda values: merged((values[0], values[2])))
    return one_of(made(played, lambda found: found if found.get("kind") == "site" and "side" not in found else None), arrives)


def _there() -> Rule:
    """Return the rule of what somebody enters: where that is, and what the site there is."""
    near = table({"nearby": "nearby", "adjacent": "adjacent"})
    before = maybe(made(row(near, says(" ")), lambda values: {"where": values[0]}), {})
    behind = maybe(nth(1, says(" "), place), {})
    square = one_of(says("square", means={}), made(site, lambda of: {"into": of}))
    whole = made(row(says("a "), before, square, behind), lambda values: merged(values[1:]))
    held = made(nth(1, says("this square while it holds "), a_site), lambda of: {"where": "here", "into": of})
    return one_of(says("this square", means={"where": "here"}), held, whole)


_DOING = {"own": "you", "enemy": "the enemy", "any": "a player"}


def _doing(verb: str) -> Rule:
    """A player who does something: `you draw`, `the enemy draws`."""
    return made(
        table({side: f"{who} {verb.removesuffix('s') if side == 'own' else verb}" for side, who in _DOING.items()}),
        lambda side: {"by": side},
    )


def _moment_operand(word: type, name: str, form: str) -> Rule:
    values = VALUES.get(f"{name}:{form}".removesuffix(":"))
    if name == "word":
        return _word_form(word, form)
    if name == "by" and form and form not in ("turn", "they"):
        return _doing(form)
    if values is not None:
        return made(table({value: plain(text.en) for value, text in values.items()}), lambda value: {name: value})
    if name == "count":
        return made(amount(form), lambda count: {"count": count})
    if name == "prevent":
        return made(amount(form), lambda count: {"prevent": count})
    raise KeyError(name)


def _word_form(word: type, form: str) -> Rule:
    match form:
        case "bearer":
            return says(ME, means={})
        case "picker":
            return says("a unit", means={})
        case "comes":
            return _comes()
        case "mover":
            return _somebody
        case "there":
            return _there()
        case "dies":
            return one_of(says("dies", means={}), says("is destroyed", "dies", means={}))
        case "spell":
            return made(a_card, lambda found: {key: value for key, value in found.items() if (key, value) != ("kind", "spell")})
        case _ if issubclass(word, moments.CardMoment):
            return a_card
        case _:
            return _somebody


def _prevented(word: type, name: str, form: str) -> Rule:
    """Return the rule of how much is prevented: a number, or all of it."""
    if name != "prevent":
        return _moment_operand(word, name, form)
    every = table({value: plain(text.en) for value, text in VALUES[f"prevent:{form}"].items()})
    return made(one_of(every, amount(form)), lambda count: {"prevent": count})


def worded(word: Any, operands: Operands) -> Any:
    try:
        return word(**operands)
    except TypeError:
        return None


def _moments() -> Rule:
    rules = []
    for word in moments.Moment.words():
        for told, template in templates_of(word):
            found = agreeing(row(filled(word, template, _moment_operand, plain), nothing(told)))
            rules.append(made(found, partial(worded, word)))
    return one_of(*rules)


MOMENT = known(_moments())


def events() -> Iterator[tuple[Any, Rule, Rule]]:
    """Yield the replaced events with what is said before their last comma and behind it."""
    for word in replaced.Replaced.words():
        for told, template in templates_of(word):
            before, _, behind = template.rpartition(", ")
            yield word, agreeing(row(filled(word, before, _prevented, plain), nothing(told))), filled(word, behind, _prevented, plain)
