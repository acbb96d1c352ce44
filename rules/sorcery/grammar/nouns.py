"""Noun phrases: things in the realm with what they have to be, sites, places, and cards in zones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from rules.kernel.grammar.rules import Found, Rule, Source, known, listed, made, maybe, nth, number, one_of, row, says, table
from rules.sorcery.grammar.phrases.plain import plain
from rules.sorcery.grammar.references import Reference, reference
from rules.sorcery.language.selectors import SiteFilter
from rules.sorcery.language.vocabulary import CardKind, ThingKind
from rules.sorcery.text.english_nouns import BASES, CARDS, PLURALS, REGIONS, SIDES, STATES
from rules.sorcery.text.values import ELEMENT_NAMES
from rules.sorcery.wording import KEYWORD_NAMES

_STATES = ("tapped", "untapped", "damaged", "bearing", "carried", "lying", "empty")
centre = reference("around")
COMMA, OR, AND = says(", "), says(" or "), says(" and ")


def either(rule: Rule) -> Rule:
    """`one`, `one or two`, `one, two or three`; one alone is no tuple."""
    return made(listed(rule, OR, COMMA, most=6), lambda found: found[0] if len(found) == 1 else found)


def several(rule: Rule) -> Rule:
    return made(listed(rule, AND, COMMA, most=12), lambda found: found[0] if len(found) == 1 else found)


keyword = table({slug: plain(text.en) for slug, text in KEYWORD_NAMES.items()})
keywords_or, keywords_and = either(keyword), several(keyword)
element = table({slug: plain(text.en) for slug, text in ELEMENT_NAMES.items()})
elements = either(element)
ground = table({"water": "water", "land": "land"})
side = table(dict(SIDES.items()), {"allied": ("friendly", "ally")})
_state = table({each: STATES.get(each, each) for each in _STATES})


def _is(key: str, rule: Rule) -> Rule:
    return made(rule, lambda value: {key: value})


def merged(tables: Any) -> dict[str, Any] | None:
    """Return several tables as one; None where they say something of the same thing."""
    whole: dict[str, Any] = {}
    for each in tables:
        if whole.keys() & each.keys():
            return None
        whole |= each
    return whole


_near = made(table({"nearby": "nearby", "adjacent": "adjacent"}), lambda where: {"where": where})
_token = made(table({True: "token", False: "nontoken"}, {"nontoken": ("non-token",)}), lambda is_token: {"token": is_token})
NEAR_OR_STATE = one_of(_near, _is("state", either(_state)))
#: What stands before a noun, in the order in which it is written.
_ADJECTIVES = (_near, _is("state", either(_state)), _is("side", side), _token, _is("element", elements), _is("ground", ground))


def _worded(adjectives: tuple[Rule, ...]) -> Rule:
    """Any of several words that stand before a noun, each once, in any order; they are said in their own one."""

    def follow(source: Source, start: int, left: tuple[int, ...], found: dict[int, tuple[dict[str, Any], str]]) -> Iterator[Found]:
        ordered = [found[index] for index in sorted(found)]
        yield [each for each, _ in ordered], start, "".join(f"{said} " for _, said in ordered)
        for index in left:
            for value, end, said in adjectives[index](source, start):
                if source.text.startswith(" ", end):
                    yield from follow(source, end + 1, tuple(each for each in left if each != index), found | {index: (value, said)})

    return lambda source, at: follow(source, at, tuple(range(len(adjectives))), {})


_adjectives = _worded(_ADJECTIVES)


def _kinds(plural: bool) -> Rule:
    named = {each: PLURALS.get(each, f"{each}s") if plural else each for each in get_args(ThingKind)}
    return either(table(named, {"units": ("characters",), "automata": ("automatons",), "allies": ()}))


KINDS = {False: _kinds(False), True: _kinds(True)}

_fewer = one_of(says(" or less", " or fewer"))


def _between(values: tuple[Any, ...]) -> tuple[int | None, int | None]:
    least, more = values
    return (least, least) if more is None else (None, least) if more == "less" else (least, None) if more == "more" else (least, more)


more_or_less = one_of(says(" or more", " or greater", means="more"), says(" or less", " or fewer", means="less"))
#: `2 or more`, `2 to 3`, `2`.
between = made(row(number, maybe(one_of(more_or_less, nth(1, says(" to "), number)))), _between)


def _figure(name: str, key: str) -> Rule:
    return made(nth(1, says(f"{name} "), between), lambda bounds: _bounds(key, bounds))


def _bounds(key: str, bounds: tuple[int | None, int | None]) -> dict[str, Any]:
    least, most = bounds
    return {name: value for name, value in ((f"{key}_min", least), (f"{key}_max", most)) if value is not None}


_figures = one_of(_figure("mana cost", "cost"), _figure("power", "power"))
_threshold = made(row(elements, says(" threshold")), lambda values: {"element": values[0]})
HAS = made(listed(one_of(_threshold, _is("keyword", keywords_or), _figures), AND, COMMA, most=4), merged)
_without = made(nth(1, says("without "), keywords_or), lambda found: {"without": found})
_with = made(nth(1, says("with "), HAS), lambda found: found)
HAVING = one_of(
    made(row(_with, says(" and "), _without), lambda values: merged((values[0], values[2]))),
    _with,
    _without,
)

#: `enemy fire site`, `site with water threshold`.
_SITE_WORDS = (_is("side", side), _is("element", elements), _is("ground", ground))


def _site_before(source: Source, at: int) -> Iterator[Found]:
    """Any of the words that stand before “site”, each once, in any order; they are said in their own one."""
    for tables, end, said in _worded(_SITE_WORDS)(source, at):
        if (whole := merged(tables)) is not None:
            yield whole, end, said


def site_called(base: Rule) -> Rule:
    """A site as a filter, with what the noun itself means."""
    has = maybe(made(row(says(" with "), _threshold), lambda values: values[1]), {})
    whole = made(row(_site_before, base, has), lambda values: (merged((values[0], values[2])), values[1]))
    return made(whole, lambda values: None if values[0] is None else (SiteFilter(**values[0]) if values[0] else None, values[1]))


site = made(site_called(says("site")), lambda values: values[0] or SiteFilter())
a_site = nth(1, says("a "), site)

steps = made(row(says("up to "), number, one_of(says(" steps"), says(" step")), says(" away")), lambda values: values[1])
_line = made(
    row(
        maybe(made(row(says("up to "), number, one_of(says(" squares"), says(" square")), says(" away ")), lambda values: values[1])),
        says("in a straight line", "in line"),
    ),
    lambda values: {"where": "line"} | ({"steps": values[0]} if values[0] else {}),
)
_region = made(table({key: plain(said) for key, said in REGIONS.items()}), lambda region: {"region": region})


def _round(values: tuple[dict[str, Any], Any]) -> dict[str, Any]:
    place, around = values
    return place | ({"around": around} if around is not None else {})


#: Whose ability it is, or who casts the magic: from there everything is seen by itself.
SOURCE = ("@me", "the caster")
near_source = one_of(
    *(
        says(word, *(f"{spelt} {each}" for each in SOURCE for spelt in spellings), means={"where": where})
        for word, where, spellings in (
            ("adjacent", "adjacent", ("adjacent to",)),
            ("nearby", "nearby", ("near", "nearby")),
        )
    )
)


def _there(source: Source, at: int) -> Iterator[Found]:
    """Yield the square of the one whom an effect was about: `in the same square as it`."""
    for _, end, _ in says("there")(source, at):
        of = Reference("it", "around", at)
        yield {"where": "here", "around": of}, end, f"in the same square as {of.mark}"


def _places(since: Rule) -> Rule:
    """Return the rule of where something is; `since` reads from whom steps and lines are counted."""
    return one_of(
        says(
            "here",
            *(f"in the same square as {each}" for each in SOURCE),
            *(f"in {each}'s square" for each in SOURCE),
            means={"where": "here"},
        ),
        _there,
        made(nth(1, says("in the same square as ", "in the square of "), centre), lambda around: {"where": "here", "around": around}),
        made(nth(1, says("adjacent to "), centre), lambda around: {"where": "adjacent", "around": around}),
        made(nth(1, says("near ", "nearby "), centre), lambda around: {"where": "nearby", "around": around}),
        made(row(made(steps, lambda count: {"where": "steps", "steps": count}), since), _round),
        made(row(_line, since), _round),
        says("in the area", means={"where": "area"}),
    )


_from = nth(1, says(" from "), centre)
place = _places(one_of(_from, says("", *(f" from {each}" for each in SOURCE))))
#: The same of where something is moved to, which is seen from what is moved if nothing else is said.
moved_place = _places(maybe(_from))
_on = made(nth(1, says("on "), a_site), lambda of: {"on": of})


#: What stands behind a noun, in the order in which it is written; what is written before it comes first.
_BEHIND: tuple[Rule, ...] = (_near, near_source, HAVING, _region, place, _on)
_FRONT = 2


def _behind(rules: tuple[int, ...]) -> Rule:
    """Return the rule of what stands behind a noun, each once, in any order: tables, and the words before the noun and behind it."""

    def follow(source: Source, start: int, left: tuple[int, ...], found: dict[int, tuple[dict[str, Any], str]]) -> Iterator[Found]:
        ordered = [found[index] for index in sorted(found)]
        front = "".join(f"{said} " for index, (_, said) in sorted(found.items()) if index < _FRONT)
        yield ([each for each, _ in ordered], front), start, "".join(f" {found[index][1]}" for index in sorted(found) if index >= _FRONT)
        if source.text.startswith(" ", start):
            for index in left:
                for value, end, said in _BEHIND[index](source, start + 1):
                    yield from follow(source, end, tuple(each for each in left if each != index), found | {index: (value, said)})

    return lambda source, at: follow(source, at, rules, {})


def tails(source: Source, at: int) -> Iterator[Found]:
    """Yield where something is, said without its noun."""
    for (tables, front), end, said in _behind((3, 4, 5))(source, at):
        if not front:
            yield tables, end, said


def _noun(plural: bool) -> Rule:
    parts = (_adjectives, _is("kind", KINDS[plural]), _behind(tuple(range(len(_BEHIND)))))

    def rule(source: Source, at: int) -> Iterator[Found]:
        for before, start, said in parts[0](source, at):
            for kind, then, named in parts[1](source, start):
                for (behind, front), end, more in parts[2](source, then):
                    table = merged((*before, kind, *behind))
                    if table is not None:
                        yield table, end, front + said + named + more

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
    named = one_of(_is("kind", one_of(alone, kinds)), says(f"card{s}", means={}))
    before = maybe(made(row(elements, says(" ")), lambda values: {"element": values[0]}), {})
    has = maybe(nth(1, says(" with "), made(listed(one_of(_is("keyword", keywords_or), _figures), AND, COMMA, most=3), merged)), {})
    return known(made(row(before, named, has), merged))


#: Cards, as the fields of a filter.
CARD_NOUN = {False: _card_noun(False), True: _card_noun(True)}
a_card = nth(1, says("a "), CARD_NOUN[False])
BASE = table(BASES, {BASES["void"]: ("void",)})
