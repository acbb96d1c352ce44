"""Noun phrases: things in the realm with what they have to be, and cards in zones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from rules.kernel.grammar.rules import Found, Rule, Source, known, listed, made, maybe, nth, one_of, row, says, table
from rules.sorcery.grammar.adjectives import (
    ADJECTIVES,
    AND,
    CLAUSES,
    COMMA,
    HAVING,
    HAVING_AT,
    KINDS,
    NEAR,
    ON_AT,
    PLACE_AT,
    REGION_AT,
    THAT_IS,
    Worded,
    either,
    elements,
    figures,
    in_order,
    keywords_or,
    merged,
    said_of,
    worded,
)
from rules.sorcery.grammar.places import near_source, on_site, place, region
from rules.sorcery.language.vocabulary import CardKind
from rules.sorcery.text.english_nouns import CARDS

_TAILS: tuple[tuple[int, Rule], ...] = ((REGION_AT, region), (PLACE_AT, place), (ON_AT, on_site))


def _relative(rule: Rule) -> Rule:
    """The same, also behind “that is”."""

    def found(source: Source, at: int) -> Iterator[Found]:
        for _, start, _ in maybe(THAT_IS)(source, at):
            yield from rule(source, start)

    return found


#: What stands behind a noun, by the order in which it is written.
_BEHIND: tuple[tuple[int, Rule], ...] = (
    (0, _relative(one_of(NEAR, near_source))),
    *CLAUSES,
    (HAVING_AT, HAVING),
    *((index, _relative(rule)) for index, rule in _TAILS),
)


def _behind(source: Source, start: int, rules: tuple[tuple[int, Rule], ...], found: Worded) -> Iterator[tuple[Worded, int]]:
    """Yield what stands behind a noun, each once, in any order, with what stands before it."""
    yield found, start
    if source.text.startswith(" ", start):
        for index, rule in rules:
            for value, end, said in rule(source, start + 1) if index not in found else ():
                yield from _behind(source, end, rules, found | {index: (value, said)})


def tails(source: Source, at: int) -> Iterator[Found]:
    """Yield where something is, said without its noun."""
    for found, end in _behind(source, at, _TAILS, {}):
        tables, _, said = in_order(found)
        yield tables, end, said


def _noun(plural: bool) -> Rule:
    before, kinds = worded(ADJECTIVES), said_of("kind", KINDS[plural])

    def rule(source: Source, at: int) -> Iterator[Found]:
        for first, start, _ in before(source, at):
            for kind, then, named in kinds(source, start):
                for found, end in _behind(source, then, _BEHIND, first):
                    tables, said, more = in_order(found)
                    table = merged((*tables, kind))
                    if table is not None:
                        yield table, end, said + named + more

    return known(rule)


#: A thing, or several, with what they have to be: a table of a filter's fields, and `side`.
NOUN = {False: _noun(False), True: _noun(True)}

_card_kinds = {each: CARDS.get(each, each) for each in get_args(CardKind)}


def _cardless(rule: Rule, plural: bool) -> Rule:
    """Cards called by their kinds alone: `a minion`."""

    def found(source: Source, at: int) -> Iterator[Found]:
        for kinds, end, _ in rule(source, at):
            if source.text[end : end + 5] != " card":
                said = " or ".join(kinds) if isinstance(kinds, tuple) and len(kinds) < 3 else kinds
                if isinstance(said, str):
                    yield kinds, end, f"{said} card{'s' if plural else ''}"

    return found


def _card_noun(plural: bool) -> Rule:
    s = "s" if plural else ""
    alone = either(table({kind: f"{said}{s}" for kind, said in CARDS.items()}))
    kinds = one_of(
        made(row(either(table(_card_kinds)), says(f" card{s}")), lambda values: values[0]),
        _cardless(
            either(table({kind: f"{said}{'' if kind == 'magic' else s}" for kind, said in _card_kinds.items() if kind not in CARDS})),
            plural,
        ),
    )
    named = one_of(said_of("kind", one_of(alone, kinds)), says(f"card{s}", means={}))
    before = maybe(made(row(elements, says(" ")), lambda values: {"element": values[0]}), {})
    has = maybe(nth(1, says(" with "), made(listed(one_of(said_of("keyword", keywords_or), figures), AND, COMMA, most=3), merged)), {})
    return known(made(row(before, named, has), merged))


#: Cards, as the fields of a filter.
CARD_NOUN = {False: _card_noun(False), True: _card_noun(True)}
a_card = nth(1, says("a "), CARD_NOUN[False])
