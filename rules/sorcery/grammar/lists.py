"""Lists of effects: what joins them, what may be done, what is chosen, and what happens under a condition."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rules.kernel.grammar.rules import Found, Rule, Source, known, made, maybe, one_of, row, says
from rules.sorcery.grammar.conditions import CONDITIONS
from rules.sorcery.grammar.effects import CLAUSE, CLAUSE_ASKED
from rules.sorcery.grammar.gifts import FIRST, GIFTS, GIFTS_ASKED
from rules.sorcery.grammar.looks import LOOK
from rules.sorcery.grammar.operands import ALSO, NEXT, Both
from rules.sorcery.language import effects

_SENTENCES = (". ", ".\n", ". then ", ". then, ", ". next, ", ". also ", ". afterward, ")
_AFTER = says(NEXT, *_SENTENCES, "\n", ", then ", " and then ", ", and then ", " and ", ", and ", ", ", "; ", "; then ", "; and ")
_APART = says(NEXT, *_SENTENCES)
_WITHIN = says(ALSO, ", then ", "; ", " and then ", " and ", ", and ")
Effects = tuple[Any, ...]


def _one(effect: Any) -> Effects:
    return tuple(effect) if isinstance(effect, Both) else (effect,)


_untimed = made(CLAUSE, _one)


def _timed_first(source: Source, at: int) -> Iterator[Found]:
    """An effect with its time at the beginning: `until the end of the turn, gain control of ...`."""
    for (duration, _), start, lasting in row(FIRST, says(", ", " "))(source, at):
        for (effect, *more), end, said in _untimed(source, start):
            if not more and getattr(effect, "duration", "") == "game" and duration != "game":
                yield (replace(effect, duration=duration),), end, f"{said} {lasting.rstrip(', ')}"


_plain = known(one_of(_untimed, _timed_first, GIFTS, made(LOOK, _one)))
_asked = known(one_of(made(CLAUSE_ASKED, _one), GIFTS_ASKED))


def _within(source: Source, at: int) -> Iterator[Found]:
    """Effects of one condition: `draw a spell, then gain 1 life, and have it gain lethal`."""
    for value, end, said in one_of(_plain, _may, _choose)(source, at):
        yield value, end, said
        yield from _further(source, value, end, said)


def _further(source: Source, before: Effects, at: int, said: str) -> Iterator[Found]:
    for _, start, joint in _WITHIN(source, at):
        for value, end, more in one_of(_plain, _asked)(source, start):
            yield (*before, *value), end, said + joint + more
            yield from _further(source, (*before, *value), end, said + joint + more)


def _also(rule: Rule) -> Rule:
    """The same with the joints of one condition."""

    def found(source: Source, at: int) -> Iterator[Found]:
        for value, end, said in rule(source, at):
            yield value, end, said.replace(NEXT, ALSO)

    return found


WITHIN = known(_also(_within))


def _permitted(source: Source, at: int) -> Iterator[Found]:
    """Yield all effects of what “you may” do, without the effect May around them."""
    for _, start, opening in says("you may ")(source, at):
        for value, end, said in one_of(_plain, _asked, _choose)(source, start):
            yield value, end, opening + said
            is_paid = len(value) == 1 and _is_paid(value[0])
            for _, after, joint in says(". if you do, ", ". if so, ", ". if you did, ", " and ", " to ", *_PAYING)(source, end):
                behind = source.text.startswith(_PAYING, end) and not is_paid
                for more, last, words in one_of(_plain, _asked, _choose)(source, after):
                    if behind and not (len(more) == 1 and _is_paid(more[0])):
                        continue
                    so_far = opening + said + joint + words
                    yield (*value, *more), last, so_far
                    if behind:
                        continue
                    yield from _further(source, (*value, *more), last, so_far)


#: What joins a price and what is had for it, whichever comes first.
_PAYING = (", then ", " and then ", ", and ", ", and then ")


def _is_paid(effect: Any) -> bool:
    """Return whether an effect costs something, so that what follows is done for it."""
    match effect:
        case effects.Discard(cards=cards):
            return cards.side == "own"
        case effects.LoseLife(side="own"):
            return True
        case effects.Destroy(target=target):
            return target.pick in ("chosen", "self") and target.side != "enemy"
        case _:
            return False


PERMITTED = known(_permitted)
_may = made(PERMITTED, lambda do: (effects.May(do=do),))


def _options(source: Source, at: int) -> Iterator[Found]:
    def follow(start: int, index: int) -> Iterator[tuple[Effects, int, str]]:
        for _, after, mark in says(f"({index}) ")(source, start):
            for value, end, said in WITHIN(source, after):
                if index > 1:
                    yield (value,), end, mark + said
                for _, then, joint in says("; ")(source, end):
                    for values, last, more in follow(then, index + 1):
                        yield (value, *values), last, mark + said + joint + more

    for _, start, opening in says("choose 1: ", "choose 1 - ", "choose 1:\n")(source, at):
        for values, end, said in follow(start, 1):
            if len(values) > 1:
                yield (effects.Choose(options=values),), end, opening + said


_choose = known(_options)


def _branches(source: Source, at: int) -> Iterator[Found]:
    whole = row(says("if "), CONDITIONS, says(", "), WITHIN, maybe(row(says(". otherwise, "), WITHIN)))
    for (_, asked, _, do, other), end, said in whole(source, at):
        yield (effects.If(conditions=asked, do=do, otherwise=other[1] if other else ()),), end, said


BRANCH = known(_branches)


def _apart(source: Source, at: int) -> Iterator[Found]:
    """Effects one after the other, each a sentence or a part of one."""
    for rule, joint in ((_plain, _AFTER), (_choose, _APART), (BRANCH, _APART), (_may, _APART)):
        for value, end, said in rule(source, at):
            yield value, end, said
            for _, start, between in joint(source, end):
                for values, last, more in APART(source, start):
                    yield (*value, *values), last, said + between + more


APART: Rule = known(_apart)
