"""What things are given: more power, keywords, and what they can't do; for a time, or for as long as an ability gives it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.kernel.reading.rules import Found, Rule, Source, known, listed, made, maybe, nothing, nth, number, one_of, row, says, table
from rules.sorcery.language import effects, modifiers
from rules.sorcery.language.selectors import Things
from rules.sorcery.reading.amounts import LETTER, TAIL, put_together
from rules.sorcery.reading.nouns import AND, COMMA, keywords_and
from rules.sorcery.reading.plain import plain
from rules.sorcery.reading.references import Reference
from rules.sorcery.reading.things import OBJECT, SUBJECT, avatar, every
from rules.sorcery.text.parts import Gains
from rules.sorcery.text.values import VALUES
from rules.sorcery.wording import RESTRICTION_NAMES

_sign = table({1: "+", -1: "-"})
_power = made(row(_sign, one_of(number, LETTER), says(" power")), lambda values: ("power", (values[0], values[1])))
_movement = made(row(says("movement "), _sign, number), lambda values: ("movement", values[1] * values[2]))
_ranged = made(nth(1, says("ranged "), number), lambda count: ("ranged", count))
_stats = made(listed(one_of(_power, _movement, _ranged), AND, COMMA, most=3), dict)
_ground = one_of(*(says(f"{a}{ground} {site}", means=ground) for ground in ("water", "land") for a, site in (("a ", "site"), ("", "sites"))))
_barred = table({what: plain(text.en) for what, text in RESTRICTION_NAMES.items()})

#: What may be given, by its verb in both forms: what stands after it.
_GIVEN: dict[tuple[str, str], Rule] = {
    ("gets", "get"): _stats,
    ("has", "have"): one_of(_stats, made(keywords_and, lambda found: modifiers.Has(keyword=found))),
    ("gains", "gain"): made(keywords_and, lambda found: Gains(keyword=found)),
    ("can't", "can't"): made(_barred, lambda what: modifiers.Cannot(what=what)),
    ("is", "are"): made(_ground, lambda ground: modifiers.IsGround(ground=ground)),
}
_JOINTS = (says(" and ", means="and"), says(", ", means=","), says(" or ", means="or"))
Given = tuple[tuple[Any, ...], Any]


def _given(source: Source, at: int, form: int) -> Iterator[Found]:
    """All that is given, in which a verb is not said twice."""

    def follow(start: int, verb: tuple[str, str] | None, left: int) -> Iterator[tuple[tuple[Any, ...], int, str]]:
        for verbs, rest in _GIVEN.items():
            starts = [(after, said) for _, after, said in says(f"{verbs[form]} ")(source, start)] + ([(start, "")] if verbs == verb else [])
            for after, said in starts:
                for value, end, more in rest(source, after):
                    yield (value,), end, said + more
                    if left:
                        yield from joined(value, end, said + more, verbs, left)

    def joined(value: Any, end: int, said: str, verbs: tuple[str, str], left: int) -> Iterator[tuple[tuple[Any, ...], int, str]]:
        for _, after, between in one_of(*_JOINTS)(source, end):
            for values, last, more in follow(after, verbs, left - 1):
                yield (value, *values), last, said + between + more

    yield from follow(at, None, 5)


def given(form: int) -> Rule:
    """What is given, after its subject: 0 for the third person, 1 for the plural."""
    return known(lambda source, at: _given(source, at, form))


THIRD, PLURAL = given(0), given(1)


def finished(gives: tuple[Any, ...], tail: Any) -> tuple[Any, ...] | None:
    """Return modifiers in which amounts have what is counted for them."""
    found = []
    for each in gives:
        if not isinstance(each, dict):
            found.append(each)
            continue
        sign, amount = each.get("power", (1, 0))
        power = put_together(amount, tail) if isinstance(amount, int) is False or (tail is not None and amount) else amount
        if power is None:
            return None
        tail = None if "power" in each else tail
        found.append(modifiers.Stats(power=_signed(power, sign), movement=each.get("movement", 0), ranged=each.get("ranged", 0)))
    return None if tail is not None else tuple(found)


def _signed(amount: Any, sign: int) -> Any:
    if isinstance(amount, int):
        return sign * amount
    from dataclasses import replace

    return amount if sign > 0 else replace(amount, times=-amount.times, plus=-amount.plus)


LASTING = table(
    {key: plain(text.en) for key, text in VALUES["duration"].items()},
    {" until the end of the turn": (" this turn",)},
)


def _gifts(values: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Effects that give the same things something for a time."""
    of, gives, duration, tail = values
    finally_given = finished(gives, tail)
    if finally_given is None:
        return None
    found: list[Any] = []
    for index, each in enumerate(finally_given):
        again = index and not isinstance(of.pick, Reference)
        target = Things(pick="that") if again else of
        match each:
            case modifiers.Stats(power=power, movement=movement, ranged=ranged):
                found.append(effects.Boost(target=target, power=power, movement=movement, ranged=ranged, duration=duration))
            case Gains(keyword=keyword):
                found.append(effects.Grant(target=target, keyword=keyword, duration=duration))
            case modifiers.Cannot(what=what):
                found.append(effects.Restrict(target=target, cannot=what, duration=duration))
            case _:
                return None
    return tuple(found)


_tail = maybe(TAIL)
_early = row(_tail, LASTING)


def _with_time(subject: Rule, between: Rule, verbs: Rule) -> Rule:
    """A subject and what it is given, with the time and the tail in either order; the time is said first."""

    def rule(source: Source, at: int) -> Iterator[Found]:
        for (of, _, gives), end, said in row(subject, between, verbs)(source, at):
            for duration, after, lasting in LASTING(source, end):
                for tail, last, more in _tail(source, after):
                    yield (of, gives, duration, tail), last, said + lasting + more
            for tail, after, more in TAIL(source, end):
                for duration, last, lasting in LASTING(source, after):
                    yield (of, gives, duration, tail), last, said + lasting + more

    return rule


def _first(lasting: Rule) -> Rule:
    """The same with the time at the beginning: `until the end of the turn, ...`."""
    times = table({key: plain(text.en).strip() for key, text in VALUES["duration"].items() if key != "game"})

    def rule(source: Source, at: int) -> Iterator[Found]:
        for (duration, _), start, lasting in row(times, says(", "))(source, at):
            for (of, gives), end, said in row(made(row(every_or_subject, says(" ")), lambda values: values[0]), one_of(THIRD, PLURAL))(source, start):
                for tail, last, more in _tail(source, end):
                    yield (of, gives, duration, tail), last, f"{said} {lasting.removesuffix(', ')}{more}"

    return rule if lasting else rule


every_or_subject = one_of(SUBJECT, every)
GIFTS = known(made(one_of(_with_time(every_or_subject, says(" "), one_of(THIRD, PLURAL)), _first(LASTING)), _gifts))
#: The same after “you may”: `have it gain lethal until ...`.
GIFTS_ASKED = known(
    made(
        one_of(
            _with_time(nth(1, says("have "), OBJECT), says(" "), PLURAL),
            _with_time(nth(1, says("decide that "), every_or_subject), says(" "), one_of(THIRD, PLURAL)),
        ),
        _gifts,
    )
)


def _static(values: tuple[Any, ...]) -> tuple[Things, tuple[Any, ...]] | None:
    of, _, gives, tail = values
    found = finished(gives, tail)
    return None if found is None or any(isinstance(each, Gains) for each in found) else (of, found)


#: What a static ability gives to things.
BEARERS = known(made(row(one_of(SUBJECT, every, avatar), says(" "), one_of(THIRD, PLURAL), _tail), _static))
__all__ = ["nothing"]
