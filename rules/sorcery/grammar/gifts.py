"""Read what things are given: more power, keywords, and what they can't do; for a time, or for as long as an ability gives it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from rules.kernel.grammar.rules import Found, Rule, Source, known, made, maybe, nth, number, one_of, row, says, table
from rules.kernel.language.phrases import each_of, series
from rules.kernel.text.english import said_once
from rules.sorcery.grammar.adjectives import keyword
from rules.sorcery.grammar.amounts import LETTER, TAIL, put_together
from rules.sorcery.grammar.phrases.plain import plain
from rules.sorcery.grammar.phrases.plurals import plural, singular
from rules.sorcery.grammar.references import Reference
from rules.sorcery.grammar.things import OBJECT, SUBJECT, every
from rules.sorcery.language import effects, modifiers
from rules.sorcery.language.selectors import UNITS, Things
from rules.sorcery.text.english_nouns import keywords
from rules.sorcery.text.values import VALUES
from rules.sorcery.wording import RESTRICTION_NAMES

_sign = table({1: "+", -1: "-"})
_power = made(row(_sign, one_of(number, LETTER), says(" power")), lambda values: ("power", (values[0], values[1])))
_movement = made(row(says("movement "), _sign, number), lambda values: ("movement", values[1] * values[2]))
_ranged = made(nth(1, says("ranged "), number), lambda count: ("ranged", count))
_keyword = made(keyword, lambda slug: None if slug in ("ranged", "movement") else ("keyword", slug))
_ground = one_of(
    *(
        says(f"{a}{ground}{site}", means=("ground", ground))
        for ground in ("water", "land")
        for a, site in (("a ", " site"), ("", " sites"), ("", ""))
    )
)
_barred = made(table({what: plain(text.en) for what, text in RESTRICTION_NAMES.items()}), lambda what: ("what", what))
_had = one_of(_power, _movement, _ranged, _keyword)
#: What may be given, by the verbs that may stand before it: in the third person, and in the plural.
_VERBS: tuple[tuple[tuple[str, ...], tuple[str, ...], Rule], ...] = (
    (("gets", "has", "gains"), ("get", "have", "gain"), _had),
    (("can't",), ("can't",), _barred),
    (("is", "becomes"), ("are", "become"), _ground),
)
_JOINT = says(" and ", ", ", ", and ", means=None)
#: What can't be done may be told with “or”, too.
_BARRED_JOINT = says(" and ", ", ", ", and ", " or ", ", or ", means=None)


@dataclass(frozen=True, slots=True)
class Given:
    """A gift to things: power with its sign, steps, squares, keywords, what can't be done, and what ground a site is."""

    power: Any = None
    movement: int = 0
    ranged: int = 0
    keywords: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    ground: str = ""


def _together(parts: tuple[tuple[str, Any], ...]) -> Given | None:
    """Return several parts as one gift; None where something is said twice."""
    fields: dict[str, Any] = {}
    for key, value in parts:
        many = {"keyword": "keywords", "what": "barred"}.get(key)
        if many:
            if value in fields.get(many, ()):
                return None
            fields[many] = (*fields.get(many, ()), value)
        elif key in fields:
            return None
        else:
            fields[key] = value
    return Given(**fields)


def _parts(
    source: Source, at: int, verbs: tuple[str, ...] | None, rule: Rule | None, form: int, left: int
) -> Iterator[tuple[tuple[Any, ...], int]]:
    """Yield what is given from a place on, in which a verb need not be said twice."""
    starts: list[tuple[int, Rule]] = [(at, rule)] if rule is not None else []
    for third, many, rest in _VERBS:
        for verb in many if form else third:
            if source.text.startswith(f"{verb} ", at):
                starts.append((at + len(verb) + 1, rest))
    for start, rest in starts:
        for part, end, _ in rest(source, start):
            yield (part,), end
            if left:
                joint = _BARRED_JOINT if part[0] == "what" else _JOINT
                for _, after, _ in joint(source, end):
                    for more, last in _parts(source, after, verbs, rest, form, left - 1):
                        yield (part, *more), last


def given(form: int) -> Rule:
    """Return the rule of a gift after its subject: 0 for the third person, 1 for the plural. It is worded once the receiver is known."""

    def rule(source: Source, at: int) -> Iterator[Found]:
        for parts, end in _parts(source, at, None, None, form, 5):
            if (found := _together(parts)) is not None:
                yield found, end, ""

    return known(rule)


THIRD, PLURAL = given(0), given(1)


def _said(of: Given, *, is_many: bool, is_lasting: bool) -> str:
    """Return a gift as it is written: power and steps first, a verb not repeated."""
    said: list[tuple[str, str]] = []
    stats = []
    if of.power is not None:
        sign, amount = of.power
        stats.append(f"{'+' if sign > 0 else '-'}{amount if isinstance(amount, int) else 'x'} power")
    stats += [f"movement {of.movement:+d}"] if of.movement else []
    stats += [f"ranged {of.ranged}"] if of.ranged else []
    if stats:
        said.append((("get" if is_many else "gets") if of.power is not None else ("have" if is_many else "has"), series(stats)))
    if of.keywords:
        many, one = ("gain", "gains") if is_lasting else ("have", "has")
        said.append((many if is_many else one, keywords(of.keywords, "and")))
    said += [("can't", plain(RESTRICTION_NAMES[each].en)) for each in of.barred]
    if of.ground:
        said.append(("are", f"{of.ground} sites") if is_many else ("is", f"a {of.ground} site"))
    return said_once(said)


def _finished(of: Given, tail: Any) -> Given | None:
    """Return the gift with what is counted for its power."""
    if of.power is None:
        return of if tail is None else None
    sign, amount = of.power
    power = put_together(amount, tail) if tail is not None or not isinstance(amount, int) else amount
    if power is None:
        return None
    if sign < 0:
        power = -power if isinstance(power, int) else replace(power, times=-power.times, plus=-power.plus)
    return replace(of, power=power)


def _named(of: Things, said: str, *, is_plural: bool) -> tuple[str, bool]:
    """Return the receiver as it is written, and whether the verb is in the plural: all of some things as each or as several."""
    if of.pick == "all" and not said.startswith(("your ", "the enemy avatar")):
        bare = said.removeprefix("each ")
        return (plural(bare), True) if is_plural else (f"each {singular(bare)}", False)
    is_many = of.pick.said.startswith(("they", "those")) if isinstance(of.pick, Reference) else of.pick != "all" and of.count != 1
    return said, is_many


LASTING = table(
    {key: plain(text.en) for key, text in VALUES["duration"].items()},
    {" until the end of the turn": (" this turn",)},
)
FIRST = table({key: plain(text.en).strip() for key, text in VALUES["duration"].items()}, {"until the end of the turn": ("this turn",)})
_WHO = one_of(SUBJECT, every)
_tail = maybe(TAIL)


def _timed(source: Source, at: int, verbs: Rule) -> Iterator[tuple[Given, Any, str, Any, str, int]]:
    """Yield what is given, for how long, what is counted for it, and where that ends; the time and the count in either order."""
    for found, end, _ in verbs(source, at):
        for duration, after, lasting in LASTING(source, end):
            for tail, last, more in _tail(source, after):
                yield found, duration, lasting, tail, more, last
        for tail, after, more in TAIL(source, end):
            for duration, last, lasting in LASTING(source, after):
                yield found, duration, lasting, tail, more, last


def _gifts(source: Source, at: int) -> Iterator[Found]:
    """Effects that give the same things something for a time."""
    for of, end, said in _WHO(source, at):
        if not source.text.startswith(" ", end):
            continue
        for verbs in (THIRD, PLURAL):
            for found, duration, lasting, tail, more, last in _timed(source, end + 1, verbs):
                yield from _written(of, said, found, (duration, lasting), (tail, more), last)
    for (duration, _), start, lasting in row(FIRST, says(", ", " "))(source, at):
        for of, end, said in _WHO(source, start):
            for verbs in (THIRD, PLURAL) if source.text.startswith(" ", end) else ():
                for found, then, _ in verbs(source, end + 1):
                    for tail, last, more in _tail(source, then):
                        yield from _written(of, said, found, (duration, f" {lasting.removesuffix(', ')}"), (tail, more), last)


def _written(of: Things, said: str, found: Given, time: tuple[Any, str], counted: tuple[Any, str], end: int) -> Iterator[Found]:
    gives = _finished(found, counted[0])
    if {*each_of(of.kind)} - {*UNITS}:
        return
    if gives is not None and not gives.ground:
        subject, is_many = _named(of, said, is_plural=bool(gives.barred))
        yield _effects(of, gives, time[0]), end, f"{subject} {_said(found, is_many=is_many, is_lasting=True)}{time[1]}{counted[1]}"


def _effects(of: Things, gives: Given, duration: Any) -> tuple[Any, ...]:
    found: list[Any] = []

    def target() -> Things:
        return Things(pick="that") if found and not isinstance(of.pick, Reference) else of

    if gives.power is not None or gives.movement or gives.ranged:
        power = 0 if gives.power is None else gives.power
        found.append(effects.Boost(target=of, power=power, movement=gives.movement, ranged=gives.ranged, duration=duration))
    if gives.keywords:
        found.append(effects.Grant(target=target(), keyword=_one(gives.keywords), duration=duration))
    for what in gives.barred:
        barred: Any = what
        found.append(effects.Restrict(target=target(), cannot=barred, duration=duration))
    return tuple(found)


def _one(found: tuple[Any, ...]) -> Any:
    return found[0] if len(found) == 1 else found


GIFTS = known(_gifts)


def _asked(source: Source, at: int) -> Iterator[Found]:
    """The same after “you may”: `have it gain lethal until ...`."""
    for opening, who, forms in (("have ", OBJECT, (PLURAL,)), ("decide that ", _WHO, (THIRD, PLURAL))):
        for (_, of, _), end, heard in row(says(opening), who, says(" "))(source, at):
            for verbs in forms:
                for found, duration, lasting, tail, more, last in _timed(source, end, verbs):
                    gives = _finished(found, tail)
                    if gives is None or gives.ground or bool(gives.barred) != (opening == "decide that "):
                        continue
                    said = heard.removeprefix(opening).removesuffix(" ")
                    subject, is_many = _named(of, said, is_plural=bool(gives.barred))
                    is_bare = True if opening == "have " else is_many
                    words = f"{opening}{subject} {_said(found, is_many=is_bare, is_lasting=True)}{lasting}{more}"
                    yield _effects(of, gives, duration), last, words


GIFTS_ASKED = known(_asked)


def _static(source: Source, at: int) -> Iterator[Found]:
    """Yield what a static ability gives: to whom, and the modifiers."""
    for of, end, said in _WHO(source, at):
        for verbs in (THIRD, PLURAL) if source.text.startswith(" ", end) else ():
            for found, then, _ in verbs(source, end + 1):
                for tail, last, more in _tail(source, then):
                    gives = _finished(found, tail)
                    if gives is not None:
                        subject, is_many = _named(of, said, is_plural=True)
                        yield (of, _modifiers(gives)), last, f"{subject} {_said(found, is_many=is_many, is_lasting=False)}{more}"


def _modifiers(gives: Given) -> tuple[Any, ...]:
    found: list[Any] = []
    if gives.power is not None or gives.movement or gives.ranged:
        power = 0 if gives.power is None else gives.power
        found.append(modifiers.Stats(power=power, movement=gives.movement, ranged=gives.ranged))
    if gives.keywords:
        names: Any = _one(gives.keywords)
        found.append(modifiers.Has(keyword=names))
    for what in gives.barred:
        barred: Any = what
        found.append(modifiers.Cannot(what=barred))
    if gives.ground:
        ground: Any = gives.ground
        found.append(modifiers.IsGround(ground=ground))
    return tuple(found)


BEARERS = known(_static)
