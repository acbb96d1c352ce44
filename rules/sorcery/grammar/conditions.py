"""Conditions: what stands after “if”, “while” and “only if”."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from rules.kernel.grammar.rules import Found, Rule, Source, known, listed, made, maybe, nothing, nth, number, one_of, row, says, table
from rules.kernel.grammar.templates import spoken
from rules.kernel.text.english_words import HAVE, WHOSE
from rules.sorcery.grammar.adjectives import AND, COMMA, HAS, NEAR_OR_STATE, OR, keywords_or, merged, more_or_less
from rules.sorcery.grammar.nouns import CARD_NOUN, NOUN, tails
from rules.sorcery.grammar.phrases.plain import plain
from rules.sorcery.grammar.references import reference
from rules.sorcery.grammar.things import ZONE
from rules.sorcery.language import conditions
from rules.sorcery.language.selectors import CardCount, EventCount, PlayerFigure, ThingCount
from rules.sorcery.text.english_amounts import DEEDS, figure_name
from rules.sorcery.text.values import NOT_AT_DOOR, VALUES

Bounds = tuple[int | None, int | None]


def _bounded(values: tuple[Any, ...]) -> Bounds:
    least, more = values
    return (least, None) if more == "more" else (None, least) if more == "less" else (least, more)


_between = made(row(number, one_of(more_or_less, nth(1, says(" to "), number))), _bounded)
_more_or_fewer = one_of(says(" or more", " or greater", means="more"), says(" or fewer", " or less", means="less"))
_fewer = made(row(number, one_of(_more_or_fewer, nth(1, says(" to "), number))), _bounded)
_exactly = made(nth(1, says("exactly "), number), lambda count: (count, count))
#: `a`, `no`, `exactly two`, `two or more`, before a noun in the singular or the plural.
_HOW_MANY = {
    False: one_of(
        says("a ", means=((1, None), False)),
        says("another ", means=((1, None), True)),
        made(row(says("exactly 1 "), maybe(says("other ", means=True), False)), lambda values: ((1, 1), values[1])),
    ),
    True: made(
        row(one_of(says("no ", means=(None, 0)), nth(0, one_of(_exactly, _fewer), says(" "))), maybe(says("other ", means=True), False)),
        lambda values: values,
    ),
}


def _count(of: Any, bounds: Bounds) -> conditions.Count:
    return conditions.Count(of=of, at_least=bounds[0], at_most=bounds[1])


def _things(values: tuple[Any, ...], side: str = "") -> conditions.Count | None:
    (bounds, other), noun, is_anywhere = values
    fields = dict(noun)
    own: Any = fields.pop("side", "any")
    if side and own != "any":
        return None
    if not side and (is_anywhere is None) != ("where" in fields):
        return None
    own_side: Any = side or own
    return _count(ThingCount(side=own_side, other=other, **fields), bounds)


def _controlled(side: str, said: str) -> Rule:
    rules = (row(_HOW_MANY[plural], NOUN[plural], nothing()) for plural in (False, True))
    return made(nth(1, says(f"{said} "), one_of(*rules)), lambda values: _things(values, side))


def _there() -> Rule:
    rules = []
    for plural in (False, True):
        be = says("there are ", "there is ") if plural else says("there is ")
        things = made(row(_HOW_MANY[plural], NOUN[plural], maybe(says(" in the realm", means=True))), _things)
        cards = made(
            row(_HOW_MANY[plural], CARD_NOUN[plural], says(" in "), ZONE),
            lambda values: None if values[0][1] else _count(CardCount(zone=values[3][1], side=values[3][0], **values[1]), values[0][0]),
        )
        rules += [nth(1, be, things), nth(1, be, cards)]
    return one_of(*rules)


def _held() -> Rule:
    rules = []
    for plural in (False, True):
        have = table({"own": "you have", "enemy": "the enemy has"})
        rules.append(row(have, says(" "), _HOW_MANY[plural], CARD_NOUN[plural], says(" in hand", " in your hand", " in their hand")))
    return made(
        one_of(*rules),
        lambda values: None if values[2][1] else _count(CardCount(zone="hand", side=values[0], **values[3]), values[2][0]),
    )


_none: Rule = made(says("0"), lambda _: (None, 0))
_number = one_of(_exactly, _between, _none)
_has = made(
    row(table({"own": "you have", "enemy": "the enemy has"}), says(" "), _number, says(" "), table({"life": "life", "mana": "mana"})),
    lambda values: _count(PlayerFigure(has=values[4], side=values[0]), values[2]),
)
_threshold = made(
    row(
        table(
            {
                (has, side): plain(f"{whose} {figure_name(has)}")
                for has in ("fire", "air", "water", "earth")
                for side, whose in WHOSE.items()
            }
        ),
        says(" is "),
        _number,
    ),
    lambda values: _count(PlayerFigure(has=values[0][0], side=values[0][1]), values[2]),
)


def _done(deed: Any, values: tuple[Any, ...]) -> tuple[Any, ...]:
    return deed, values[0], values[1]


def _measure(deed: Any, values: tuple[Any, ...]) -> conditions.Count:
    return _count(EventCount(this_turn=deed, side=values[0]), values[1])


def _deed(plural: bool) -> Rule:
    """`you have drawn two or more cards this turn`, `a minion has died this turn`."""
    index, how = int(plural), _HOW_MANY[plural]
    rules = []
    for deed, names in DEEDS.done.items():
        said = table({side: f"{have} {names[2]} " for side, have in HAVE.items()})
        rules.append(made(row(said, how, says(f"{names[index]} this turn")), partial(_done, deed)))
    attackers = table({side: f"{have} made " for side, have in DEEDS.attackers.items()})
    attacked = row(attackers, one_of(how, _HOW_MANY[False]), says(f"{('attack', 'attacks')[index]} this turn"))
    rules.append(made(attacked, lambda values: ("attacks", values[0], values[1])))
    dead = table({side: f"{of}{('minion', 'minions')[index]} {('has', 'have')[index]} died this turn" for side, of in _SIDES.items()})
    rules.append(made(row(how, dead), lambda values: ("died", values[1], values[0])))
    return made(one_of(*rules), lambda found: None if found[2][1] else _count(EventCount(this_turn=found[0], side=found[1]), found[2][0]))


_SIDES = {"own": "allied ", "enemy": "enemy ", "any": ""}


def _measured() -> Rule:
    much = one_of(says("any", means=(1, None)), says("no", means=(None, 0)), _number)
    rules = []
    for deed, (thing, done) in DEEDS.measured.items():
        said = table({side: f"{have} {done} " for side, have in HAVE.items()})
        whole = row(said, much, says(f" {thing} this turn"))
        rules.append(made(whole, partial(_measure, deed)))
    return one_of(*rules)


def _is_so(who: Any, asked: dict[str, Any] | None, *, is_denied: bool = False) -> Any:
    if not asked or "side" in asked:
        return None
    found = conditions.Is(who=who, **asked)
    return conditions.Not(of=found) if is_denied else found


def _matches() -> Rule:
    """`it is tapped`, `this minion is on a fire site`, `it has lethal`, `it is not an enemy minion`."""
    who = reference("subject")
    be = one_of(says(" is not ", means=True), says(" are not ", means=True), says(" is ", means=False), says(" are ", means=False))
    noun = one_of(nth(1, says("a "), NOUN[False]), NOUN[True])
    so = made(
        row(who, be, one_of(noun, NEAR_OR_STATE, _behind, _both_sides)), lambda values: _is_so(values[0], values[2], is_denied=values[1])
    )
    have = one_of(*(says(f" {each} ", means=is_so) for each, is_so in _HAVE.items()))
    having = made(row(who, have, HAS), lambda values: _is_so(values[0], values[2], is_denied=values[1]))
    lacking = made(
        row(who, one_of(says(" has ", " have "), says(" have ")), maybe(says("no ", means=True), False), keywords_or),
        lambda values: (
            _is_so(values[0], {"without": values[3]}, is_denied=not values[2]) if values[2] or not isinstance(values[3], tuple) else None
        ),
    )
    return known(one_of(so, having, lacking))


_HAVE = {"has": False, "have": False, "does not have": True, "do not have": True}


def _behind(source: Source, at: int) -> Iterator[Found]:
    """Yield where something is, said without a noun."""
    for value, end, said in tails(source, at - 1):
        if value and (asked := merged(value)) is not None:
            yield asked, end, said.removeprefix(" ")


def _both_sides(source: Source, at: int) -> Iterator[Found]:
    """Yield what somebody is and where it is, said without the noun that is written between: `tapped on a water site`."""
    for before, start, said in one_of(nth(0, NEAR_OR_STATE, says(" ", " and ")), nothing({}))(source, at):
        for tables, end, more in tails(source, start - 1):
            asked = merged((before, *tables))
            if asked and len(asked) > 1 and tables:
                yield asked, end, f"a {said.removesuffix(' and ').strip()} unit{more}".replace("a  ", "a ")


def _worded(word: type) -> Rule:
    return made(spoken(word, _operand, plain), lambda operands: word(**operands))


def _operand(word: type, name: str, form: str) -> Rule:
    return made(
        table({value: plain(text.en) for value, text in VALUES[f"{name}:{form}"].items() if value != "any"}), lambda side: {name: side}
    )


_not_at_door = made(
    table({side: plain(text.en) for side, text in NOT_AT_DOOR.items()}), lambda side: conditions.Not(of=conditions.AtDoor(side=side))
)
CONDITION = known(
    one_of(
        _controlled("own", "you control"),
        _controlled("enemy", "the enemy controls"),
        _there(),
        _held(),
        _has,
        _threshold,
        _deed(False),
        _deed(True),
        _measured(),
        _matches(),
        _worded(conditions.TurnOf),
        _worded(conditions.AtDoor),
        _not_at_door,
    )
)


def _clause(found: tuple[Any, ...]) -> Any:
    return found[0] if len(found) == 1 else conditions.Any(of=found)


_alternatives = made(listed(CONDITION, OR, most=6), _clause)
_either = made(nth(1, says("either "), listed(CONDITION, OR, most=6)), _clause)
#: Several conditions, all of which must hold.
CONDITIONS = known(one_of(made(_alternatives, lambda one: (one,)), listed(one_of(CONDITION, _either), AND, COMMA, most=6)))
