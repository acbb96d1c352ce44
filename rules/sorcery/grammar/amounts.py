"""Amounts: numbers, and what is counted, where a text says it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from rules.kernel.grammar.rules import Found, Rule, Source, known, made, maybe, nothing, nth, number, one_of, row, says, table
from rules.kernel.text.english_words import HAVE, WHOSE
from rules.sorcery.grammar.nouns import CARD_NOUN, NOUN
from rules.sorcery.grammar.phrases.plain import plain
from rules.sorcery.grammar.references import anybody, reference
from rules.sorcery.grammar.things import ZONE
from rules.sorcery.language.amounts import Count
from rules.sorcery.language.selectors import CardCount, EventCount, Figure, PlayerFigure, ThingCount
from rules.sorcery.text.english_amounts import DEEDS, EVENTS, figure_name


@dataclass(frozen=True, slots=True)
class Letter:
    """X, or as much as the moment's amount: what it counts stands elsewhere."""

    is_event: bool = False


@dataclass(frozen=True, slots=True)
class Tail:
    """The end of a clause that says what is counted for an amount: `for each` of some things, or what X is; or the limit alone."""

    count: Count | None
    is_each: bool = False
    at_most: int | None = None


def put_together(amount: Any, tail: Tail | None) -> Any:
    """Return the amount made of a number, or X, and what is counted for it; None where they don't go together."""
    if tail is None:
        return Count(count="event") if isinstance(amount, Letter) and amount.is_event else None if isinstance(amount, Letter) else amount
    if tail.count is None:
        return Count(count="event", at_most=tail.at_most) if isinstance(amount, Letter) and amount.is_event else None
    if tail.is_each:
        return replace(tail.count, times=amount) if isinstance(amount, int) and amount > 0 else None
    return tail.count if isinstance(amount, Letter) and not amount.is_event else None


_OTHER = maybe(says("other ", means=True), False)


def _things(values: tuple[Any, ...]) -> ThingCount | None:
    other, noun, is_anywhere = values
    fields = dict(noun)
    side = fields.pop("side", "any")
    if (is_anywhere is not None) != (side == "any" and "where" not in fields):
        return None
    return ThingCount(side=side, other=other, **fields)


def _events(index: int) -> Rule:
    """Return the rule of what is counted of a side in a turn: with index 0 of one event, with 1 of several."""
    told = {
        (deed, side): plain(f"{names[index]} that {have} {names[2]} this turn")
        for deed, names in DEEDS.done.items()
        for side, have in HAVE.items()
    }
    told |= {
        ("attacks", side): plain(f"{('attack', 'attacks')[index]} that {have} made this turn") for side, have in DEEDS.attackers.items()
    }
    sides = {"own": "allied ", "enemy": "enemy ", "any": ""}
    told |= {("died", side): f"{of}{('minion', 'minions')[index]} that died this turn" for side, of in sides.items()}
    return made(table(told), lambda found: EventCount(this_turn=found[0], side=found[1]))


def _counted(index: int) -> Rule:
    noun, cards = NOUN[bool(index)], CARD_NOUN[bool(index)]
    things = made(row(_OTHER, noun, maybe(says(" in the realm", means=True))), _things)
    held = made(row(cards, says(" in "), ZONE), lambda values: CardCount(zone=values[2][1], side=values[2][0], **values[0]))
    return known(one_of(_events(index), things, held))


#: What stands after “for each”, and after “the number of”.
ONE, MANY = _counted(0), _counted(1)

_total = maybe(says("total "))
_figures = one_of(
    made(row(reference("possessive"), says(" "), _total, says("power")), lambda values: Figure(figure="power", who=values[0])),
    made(row(reference("possessive"), says(" "), _total, says("mana cost")), lambda values: Figure(figure="cost", who=values[0])),
    made(row(says("the "), _total, says("damage on "), anybody), lambda values: Figure(figure="damage", who=values[3])),
)
_NAMES = ("life", "mana", "fire", "air", "water", "earth")
_player = made(
    table({(has, side): plain(f"{whose} {figure_name(has)}") for has in _NAMES for side, whose in WHOSE.items()}),
    lambda found: PlayerFigure(has=found[0], side=found[1]),
)
_measured = made(
    table(
        {
            (deed, side): f"the {thing} that {have} {done} this turn"
            for deed, (thing, done) in DEEDS.measured.items()
            for side, have in HAVE.items()
        }
    ),
    lambda found: EventCount(this_turn=found[0], side=found[1]),
)
_event = one_of(*(says(plain(said), means="event") for said in dict.fromkeys(EVENTS.values())))
_measure = one_of(_event, _measured, _player, _figures, nth(1, says("the number of "), MANY))
LIMIT = nth(1, says(" (at most ", " (to a maximum of ", " (maximum "), number, says(")"))
_times = one_of(says("twice ", means=2), nth(0, number, says(" times ")), nothing(1))
_plus = one_of(nth(1, says(" plus "), number), made(nth(1, says(" minus "), number), lambda less: -less), nothing(0))


def _quantity(values: tuple[Any, ...]) -> Count:
    times, measure, plus, most = values
    return Count(count=measure, times=times, plus=plus, at_most=most)


def _number_first(source: Source, at: int) -> Iterator[Found]:
    """`1 plus your life`, which is `your life plus 1`; where things are counted, plain texts have the number first."""
    for (count, sign), start, said in row(number, table({1: " plus ", -1: " less than "}))(source, at):
        for (times, measure), end, more in row(_times, _measure)(source, start):
            for limit, last, words in maybe(LIMIT)(source, end):
                behind = f"{more} {'plus' if sign > 0 else 'minus'} {count}"
                yield _quantity((times, measure, count * sign, limit)), last, (said + more if "number of" in more else behind) + words


QUANTITY = known(one_of(made(row(_times, _measure, _plus, maybe(LIMIT)), _quantity), _number_first))
EACH = made(
    row(says(" for each ", " for every "), ONE, maybe(LIMIT)), lambda values: Tail(Count(count=values[1], at_most=values[2]), is_each=True)
)
WHERE = made(nth(1, says(", where x is "), QUANTITY), Tail)
_limited = made(LIMIT, lambda most: Tail(None, at_most=most))
TAIL = known(one_of(EACH, WHERE, _limited))
LETTER = one_of(says("x", means=Letter()), *(says(each, means=Letter(is_event=True)) for each in ("that much", "that many")))


def amount(form: str) -> Rule:
    """An amount in the form that a template has it in; what is counted for it may stand elsewhere."""
    if "|" in form:
        return table({1: form.split("|")[0], -1: form.split("|")[1]})
    if form.startswith("top "):
        noun = form.removeprefix("top ")
        counted = nth(1, says("the top "), _many, says(f" {noun}"))
        return one_of(says(f"the top {noun.removesuffix('s')}", means=1), counted)
    match form:
        case "equal" | "each":
            return one_of(WHERE, _limited) if form == "equal" else EACH
        case "cards" | "spells" | "sites":
            return one_of(says(f"a {form.removesuffix('s')}", means=1), nth(0, _many, says(f" {form}", means=None)))
        case "turns":
            return one_of(says("turn", means=1), nth(0, number, says(" turns")))
        case "steps":
            return one_of(nth(0, number, one_of(says(" steps"), says(" step"))))
        case "drawn":
            return one_of(says("no card", means=0), amount("cards"))
        case "part":
            return nth(0, number, says(" of it"))
        case "less":
            return nth(0, number, says(" less"))
        case "":
            return _many
        case _:
            return nth(0, _many, says(f" {form.removeprefix('X ')}"))


_many = one_of(number, LETTER)
