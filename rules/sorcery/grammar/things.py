"""Selectors in sentences: who is taken, where something goes to, and cards from zones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rules.kernel.grammar.rules import Found, Rule, Source, known, made, maybe, nothing, nth, number, one_of, row, says, table
from rules.sorcery.grammar.adjectives import either, element, keyword, several
from rules.sorcery.grammar.nouns import CARD_NOUN, NOUN
from rules.sorcery.grammar.phrases.plain import ME
from rules.sorcery.grammar.phrases.plurals import singular
from rules.sorcery.grammar.places import BASE, centre, moved_place, place, site_called
from rules.sorcery.grammar.references import anybody, reference
from rules.sorcery.language.selectors import Cards, Spot, Things
from rules.sorcery.language.tokens import Token
from rules.wording import Text

_OTHER = maybe(says("other ", means=True), False)
_UP_TO = maybe(says("up to ", means=True), False)
_HOW = one_of(says("target ", means="target"), says("random ", means="random"), nothing("chosen"))
_BY = one_of(
    says(" of the enemy's choice", " of their choice", means="enemy"),
    says(" of your choice", means="any"),
    says("", " of your choice", means="own"),
)


def _chosen(values: tuple[Any, ...]) -> Things | None:
    """A selector of some things by how many they are, how they are picked, and what they have to be."""
    up_to, count, other, how, noun, by = values
    fields = dict(noun)
    side = fields.pop("side", "any")
    if how == "chosen":
        if by != side:
            return None
    elif by != "own":
        return None
    return Things(pick=how, side=side, other=other, count=count, up_to=up_to, **fields)


_one_thing = one_of(
    row(nothing(False), says("a ", means=1), nothing(False), _HOW, NOUN[False], _BY),
    row(nothing(False), says("another ", means=1), nothing(True), _HOW, NOUN[False], _BY),
)
#: The article may be left out before “target”.
_bare_target = row(nothing(False), nothing(1), nothing(False), says("target ", means="target"), NOUN[False], nothing("own"))


def _counted(plural: bool) -> Rule:
    return row(_UP_TO, number, says(" "), _OTHER, _HOW, NOUN[plural], _BY)


def _numbered(values: tuple[Any, ...]) -> Things | None:
    up_to, count, _, other, how, noun, by = values
    return _chosen((up_to, count, other, how, noun, by))


def _all(values: tuple[Any, ...]) -> Things:
    other, noun = values
    fields = dict(noun)
    return Things(pick="all", side=fields.pop("side", "any"), other=other, **fields)


each = made(nth(1, says("each "), row(_OTHER, NOUN[False])), _all)
#: `other damaged allied minions`, with or without “all”.
every = made(row(_OTHER, NOUN[True]), _all)
_your_avatar = table({"own": "your avatar", "enemy": "the enemy avatar"})
avatar = made(_your_avatar, lambda side: Things(pick="all", kind="avatar", side=side))


def _bare(source: Source, at: int) -> Iterator[Found]:
    for values, end, said in _bare_target(source, at):
        yield values, end, f"a {said}"


def _all_of(source: Source, at: int) -> Iterator[Found]:
    """`all nearby minions`, or `nearby minions` alone, which is `each nearby minion`."""
    for (_, *values), end, said in row(says("all ", "every ", "each of the ", ""), _OTHER, NOUN[True])(source, at):
        yield _all(tuple(values)), end, f"each {singular(said.removeprefix('all '))}"


def things(form: str) -> Rule:
    """Things in a sentence, as its subject or its object."""
    named = made(reference(form), lambda name: Things(pick=name))
    picked = made(one_of(_one_thing, _bare), _chosen)
    return known(one_of(named, avatar, each, _all_of, picked, made(one_of(_counted(True), _counted(False)), _numbered)))


OBJECT, SUBJECT = things("object"), things("subject")


def theirs(values: tuple[Any, ...]) -> dict[str, Any] | None:
    """Return what somebody sacrifices, as fields of a selector; None where the noun says whose it is."""
    up_to, count, other, noun = values
    return None if "side" in noun else {"up_to": up_to, "count": count, "other": other, **noun}


SACRIFICED = made(
    one_of(
        row(nothing(False), says("a ", means=1), nothing(False), NOUN[False]),
        row(nothing(False), says("another ", means=1), nothing(True), NOUN[False]),
        made(row(_UP_TO, number, says(" "), _OTHER, one_of(NOUN[True], NOUN[False])), lambda values: (*values[:2], *values[3:])),
    ),
    theirs,
)

# Spots.
_LEVEL = one_of(says(", on top", means="top"), says(", below it", means="below"), nothing(None))
_bases = one_of(says("square", means=("site", "rubble", "void")), either(BASE))


def _spot(values: tuple[Any, ...]) -> Spot | None:
    """Return a spot by its article, how it is picked, where it is, and what lies there; None where two places are said."""
    _, random, near, empty, (of, on), far, level = values
    if near and far:
        return None
    found = {**(near or {}), **(far or {})}
    return Spot(pick="random" if random else "chosen", on=on, site=of, empty=empty, level=level, **found)


_article = one_of(says("a ", means="a "), says("any ", means="any "))
_near = maybe(made(row(table({"nearby": "nearby", "adjacent": "adjacent"}), says(" ")), lambda values: {"where": values[0]}))


def _whole(there: Rule) -> Rule:
    return row(
        _article,
        maybe(says("random ", means=True), False),
        _near,
        maybe(says("unoccupied ", "empty ", means=True), False),
        site_called(_bases),
        maybe(nth(1, says(" "), there)),
        _LEVEL,
    )


def _whichever(rule: Rule) -> Rule:
    """A spot with the article that it is written with: `any` where nothing says where it is."""

    def found(source: Source, at: int) -> Iterator[Found]:
        for value, end, said in rule(source, at):
            article = "any" if value.where is None and value.pick == "chosen" else "a"
            yield value, end, _ARTICLE.sub(f" {article} ", said, count=1)

    return found


_ARTICLE = re.compile(r" (?:a|any) ")


def spot(preposition: str) -> Rule:
    """Return the rule of the spot where something new comes or something goes: `to an adjacent water site`."""
    there = _whichever(made(nth(1, says(f"{preposition} ", "on ", "to ", "onto ", "at ", "in ", "into "), _whole(place)), _spot))
    here = made(nth(1, says("here"), _LEVEL), lambda level: Spot(where="here", level=level))
    beside = made(row(says("to the square of "), centre, _LEVEL), lambda values: Spot(where="here", around=values[1], level=values[2]))
    return known(one_of(there, here, beside))


def _moved(values: tuple[Any, ...]) -> Spot | None:
    """Return the spot to which something is moved: what is said to be near is near what is moved, else near whom is named."""
    of = _spot(values)
    if of is None or of.where in (None, "area"):
        return of
    around: Any = of.around if of.around is not None else "moved"
    said = getattr(around, "said", "")
    around = None if said in (ME, "the caster") else around
    return Spot(pick=of.pick, where=of.where, steps=of.steps, around=around, on=of.on, site=of.site, empty=of.empty, level=of.level)


_square_of = made(
    row(one_of(says("to the square of "), says("to the same square as ")), one_of(centre, anybody), _LEVEL),
    lambda values: Spot(where="here", around=None if values[1].said in (ME, "the caster") else values[1], level=values[2]),
)
MOVED_TO = known(one_of(_whichever(made(nth(1, says("to "), _whole(moved_place)), _moved)), _square_of))

# Cards.
ZONE = table(
    {
        (side, zone): f"{whose} {zone}"
        for side, whose in (("own", "your"), ("enemy", "the enemy's"))
        for zone in ("hand", "spellbook", "atlas", "graveyard")
    },
)
Some = dict[str, Any]


def _some(values: tuple[Any, ...]) -> Some:
    up_to, count, pick, noun = values
    return {"up_to": up_to, "count": count, "pick": pick, **noun}


_pick = one_of(says("random ", means="random"), nothing("chosen"))
SOME_CARDS = made(
    one_of(
        row(nothing(False), says("a ", means=1), _pick, CARD_NOUN[False]),
        made(row(_UP_TO, number, says(" "), _pick, one_of(CARD_NOUN[True], CARD_NOUN[False])), lambda values: (*values[:2], *values[3:])),
    ),
    _some,
)
_top = one_of(
    says("the top card", means=1),
    nth(1, says("the top "), number, says(" cards")),
)
CARDS = known(
    one_of(
        says("this card", means={"pick": "self"}),
        made(nth(1, says("all "), CARD_NOUN[True]), lambda noun: {"pick": "all", **noun}),
        made(_top, lambda count: {"pick": "top", "count": count}),
        made(row(says("all "), CARD_NOUN[True], says(" among "), _top), lambda values: {"pick": "top", "count": values[3], **values[1]}),
        SOME_CARDS,
    )
)


def _from_zone(values: tuple[Any, ...]) -> Cards:
    fields, _, (side, zone) = values
    return Cards(zone=zone, side=side, **fields)


FROM_ZONE = made(row(CARDS, says(" from "), ZONE), _from_zone)
WHOLE_HAND = one_of(says("your hand", means="own"), says("their hand", means="enemy"))

# Tokens.
_named = row(says(' named "'), lambda source, at: _quoted(source, at), says('"'))
_figure = one_of(
    made(keyword, lambda slug: ("keywords", slug)),
    made(nth(1, says("ranged "), number), lambda count: ("ranged", count)),
    made(nth(1, says("movement +"), number), lambda count: ("movement", count)),
)


def _quoted(source: Source, at: int) -> Iterator[Found]:
    end = source.text.find('"', at)
    if at < end <= at + 80:
        yield source.text[at:end], end, source.text[at:end]


def _token(values: tuple[Any, ...]) -> Token:
    power, _, found, kind, name, has = values
    figures = (has,) if has and isinstance(has[0], str) else has or ()
    numbers = {key: value for key, value in figures if key != "keywords"}
    keywords = tuple(value for key, value in figures if key == "keywords")
    spelt = () if found is None else found if isinstance(found, tuple) else (found,)
    return Token(name=Text(name, name), kind=kind, power=power, element=spelt, keywords=keywords, **numbers)


def token(plural: bool) -> Rule:
    """A token, or several alike."""
    s = "s" if plural else ""
    kind = one_of(says(f"minion token{s}", means="minion"), says(f"automaton token{s}", means="automaton"))
    before = maybe(made(row(several(element), says(" ")), lambda values: values[0]))
    name = made(_named, lambda values: values[1])
    has = maybe(nth(1, says(" with "), several(_figure)))
    return made(row(number, says("-power "), before, kind, name, has), _token)
