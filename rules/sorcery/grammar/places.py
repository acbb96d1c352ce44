"""Sites and places: where something is, and what the site there is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.kernel.grammar.rules import Found, Rule, Source, made, maybe, nth, number, one_of, row, says, table
from rules.sorcery.grammar.adjectives import elements, ground, in_order, merged, said_of, side, threshold, worded
from rules.sorcery.grammar.phrases.plain import plain
from rules.sorcery.grammar.references import Reference, reference
from rules.sorcery.language.selectors import SiteFilter
from rules.sorcery.text.english_nouns import BASES, REGIONS

centre = reference("around")
#: `enemy fire site`, `site with water threshold`.
_SITE_WORDS = {0: said_of("side", side), 1: said_of("element", elements), 2: said_of("ground", ground)}


def _site_before(source: Source, at: int) -> Iterator[Found]:
    """Any of the words that stand before “site”, each once, in any order; they are said in their own one."""
    for found, end, _ in worded(_SITE_WORDS)(source, at):
        tables, said, _ = in_order(found)
        if (whole := merged(tables)) is not None:
            yield whole, end, said


def site_called(base: Rule) -> Rule:
    """A site as a filter, with what the noun itself means."""
    has = maybe(made(row(says(" with "), threshold), lambda values: values[1]), {})
    whole = made(row(_site_before, base, has), lambda values: (merged((values[0], values[2])), values[1]))
    return made(whole, lambda values: None if values[0] is None else (SiteFilter(**values[0]) if values[0] else None, values[1]))


def _site(*named: str) -> Rule:
    return made(site_called(says(*named)), lambda values: values[0] or SiteFilter())


site = _site("site")
a_site = nth(1, says("a "), site)

_up_to = says("up to ", *(f"{each} a square up to " for each in ("in", "on", "at")))
_away = one_of(*(says(f" {some} away", f" {other} away") for some, other in (("steps", "squares"), ("step", "square"))))
steps = nth(1, _up_to, number, _away)
_line = made(
    row(
        maybe(made(row(says("up to "), number, one_of(says(" squares"), says(" square")), says(" away ")), lambda values: values[1])),
        says("in a straight line", "in line"),
    ),
    lambda values: {"where": "line"} | ({"steps": values[0]} if values[0] else {}),
)
region = made(table({key: plain(said) for key, said in REGIONS.items()}), lambda region: {"region": region})


def _round(values: tuple[dict[str, Any], Any]) -> dict[str, Any]:
    place, around = values
    return place | ({"around": around} if around is not None else {})


#: Whose ability it is, or who casts the magic: from there everything is seen by itself.
SOURCE = ("@me", "the caster")
#: Before a square in which something is.
_IN = ("in", "on", "at")
near_source = one_of(
    *(
        says(
            word,
            *(f"{spelt} {each}" for each in SOURCE for spelt in spellings),
            *(f"{each} {a}{word} {square}" for each in _IN for a, square in (("a ", "square"), ("", "squares"))),
            *(f"{each} a square {spelt} {of}" for each in _IN for spelt in spellings for of in SOURCE),
            means={"where": word},
        )
        for word, spellings in (("adjacent", ("adjacent to",)), ("nearby", ("near", "nearby")))
    )
)


def _there(source: Source, at: int) -> Iterator[Found]:
    """Yield the square of the one whom an effect was about: `in the same square as it`."""
    for _, end, _ in says("there")(source, at):
        of = Reference("it", "around", at)
        yield {"where": "here", "around": of}, end, f"in the same square as {of.mark}"


def _squares(near: str) -> tuple[str, ...]:
    """Return how a place is said with its square: `in a square adjacent to`."""
    return tuple(f"{each} a square {near}" for each in _IN)


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
        made(nth(1, says("adjacent to ", *_squares("adjacent to ")), centre), lambda around: {"where": "adjacent", "around": around}),
        made(nth(1, says("near ", "nearby ", *_squares("near ")), centre), lambda around: {"where": "nearby", "around": around}),
        made(row(made(steps, lambda count: {"where": "steps", "steps": count}), since), _round),
        made(row(_line, since), _round),
        says("in the area", means={"where": "area"}),
    )


_from = nth(1, says(" from ", " as "), centre)
place = _places(one_of(_from, says("", *(f" from {each}" for each in SOURCE))))
#: The same of where something is moved to, which is seen from what is moved if nothing else is said.
moved_place = _places(maybe(_from))
on_site = made(
    nth(1, says("on "), one_of(a_site, nth(1, says("a ", ""), _site("site", "sites")))),
    lambda of: {"on": of},
)
BASE = table(BASES, {BASES["void"]: ("void",)})
