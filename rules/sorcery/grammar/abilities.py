"""Whole abilities: what they cost or when they happen, and what they do; one to a paragraph."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rules.kernel.grammar.rules import Found, Rule, Source, known, listed, made, maybe, nth, number, one_of, row, says, table
from rules.sorcery.grammar.adjectives import AND, COMMA
from rules.sorcery.grammar.conditions import CONDITIONS
from rules.sorcery.grammar.gifts import BEARERS
from rules.sorcery.grammar.lists import APART, PERMITTED, WITHIN
from rules.sorcery.grammar.moments import MOMENT, events, worded
from rules.sorcery.grammar.nouns import CARD_NOUN
from rules.sorcery.grammar.phrases.plain import ME, plain
from rules.sorcery.grammar.things import SACRIFICED, SOME_CARDS
from rules.sorcery.language import costs, effects, modifiers, moments
from rules.sorcery.language.abilities import Ability
from rules.sorcery.language.selectors import Things
from rules.sorcery.text.values import HOST, VALUES

# Costs.


def _pay() -> Rule:
    cards = made(SOME_CARDS, lambda found: None if found["up_to"] or found["pick"] != "chosen" else found)
    discarded = made(
        nth(1, says("discard "), cards),
        lambda found: costs.Discard(**{key: value for key, value in found.items() if key not in ("up_to", "pick")}),
    )
    sacrificed = made(
        nth(1, says("sacrifice "), SACRIFICED),
        lambda found: (
            None if found["up_to"] else costs.Sacrifice(**{key: value for key, value in found.items() if key not in ("up_to", "other")})
        ),
    )
    return one_of(
        says(f"tap {HOST.en}", means=costs.Tap()),
        says("tap", means=costs.Tap()),
        made(nth(0, number, says(" mana")), lambda count: costs.Mana(amount=count)),
        made(nth(0, number, says(" life")), lambda count: costs.Life(amount=count)),
        says(f"sacrifice {ME}", means=costs.SacrificeSelf()),
        sacrificed,
        discarded,
    )


COSTS = listed(known(_pay()), COMMA, most=5)

# Modifiers of players.
_more = table({1: "more", -1: "less"})
_sides = table({key: plain(text.en) for key, text in VALUES["side"].items()})
_provided = table({key: plain(text.en) for key, text in VALUES["side:provided"].items()})
_elements = table({key: plain(text.en) for key, text in VALUES["element"].items() if key != "none"})


def _owned_cost(source: Source, at: int) -> Iterator[Found]:
    """`your magic costs 1 less`: what is written as the cost for somebody."""
    whose = table({"own": "your", "enemy": "the enemy's"})
    cost = row(
        whose, says(" "), one_of(CARD_NOUN[True], CARD_NOUN[False]), says(" cost ", " costs "), number, says(" "), _more, says(" mana", "")
    )
    for (side, _, noun, _, count, _, sign, _), end, _ in cost(source, at):
        for _, _, said in row(whose, says(" "), one_of(CARD_NOUN[True], CARD_NOUN[False]))(source, at):
            named = said.partition(" ")[2] if side == "own" else said.removeprefix("the enemy's ")
            who = "you" if side == "own" else "the enemy"
            yield (
                modifiers.Cost(amount=count * sign, side=side, **noun),
                end,
                f"{named} cost {who} {count} {'more' if sign > 0 else 'less'} mana",
            )


def _cardless_cost(source: Source, at: int) -> Iterator[Found]:
    """`magic costs the enemy 1 more mana`."""
    noun = one_of(CARD_NOUN[True], CARD_NOUN[False])
    for (fields, _, side, _, count, _, sign, _), end, said in row(
        noun, says(" cost ", " costs "), _sides, says(" "), number, says(" "), _more, says(" mana")
    )(source, at):
        yield modifiers.Cost(amount=count * sign, side=side, **fields), end, said.replace(" card cost", " cards cost")


OF_PLAYERS = one_of(
    _owned_cost,
    _cardless_cost,
    made(
        row(_provided, says(" "), number, says(" additional "), _elements, says(" threshold")),
        lambda found: modifiers.Threshold(element=found[4], amount=found[2], side=found[0]),
    ),
    made(
        row(
            _provided,
            says(" "),
            number,
            says(" "),
            _more,
            says(" mana at the start of "),
            table({"own": "your", "enemy": "the enemy's"}),
            says(" turn"),
        ),
        lambda found: modifiers.Income(amount=found[2] * found[4], side=found[0]) if found[0] == found[6] else None,
    ),
)


# Abilities.
_once = maybe(says(" once a turn.", " once a turn", means=True), False)


def _activated() -> Rule:
    only = maybe(row(says(". use this only if ", ". use only if ", ". activate only if "), CONDITIONS))
    whole = row(COSTS, says(": "), APART, only)
    return made(whole, lambda found: Ability(skill="activated", cost=found[0], do=found[2], conditions=found[3][1] if found[3] else ()))


def _triggered(source: Source, at: int) -> Iterator[Found]:
    asked = maybe(row(says("if "), CONDITIONS, says(", ")))
    for when, start, said in MOMENT(source, at):
        if (other := _WITH_FOE.get(type(when))) and source.text.startswith(other, start):
            yield from _by_unit(source, when, start, said)
        gaps = (" ",) if said.endswith(":") else (", ",)
        for _, opening, gap in says(*gaps)(source, start):
            for found, then, words in asked(source, opening):
                conditions = found[1] if found else ()
                heading = said + gap + words
                for do, end, more in PERMITTED(source, then):
                    yield Ability(skill="triggered", when=when, conditions=conditions, do=do, may=True), end, heading + more
                for do, end, more in (WITHIN if conditions else APART)(source, then):
                    if not (_is_of_ability(do) and (not conditions or isinstance(do[0], effects.May))):
                        yield Ability(skill="triggered", when=when, conditions=conditions, do=do), end, heading + more


#: How moments say that there is another one.
_WITH_FOE: dict[type, str] = {moments.IsDamaged: " by a unit, ", moments.Attacks: " a unit, "}


def _by_unit(source: Source, when: Any, at: int, said: str) -> Iterator[Found]:
    """Yield abilities on the other unit of a moment: that the moment names this unit makes no difference, for there must be one."""
    for _, start, gap in says(", ", *_WITH_FOE.values())(source, at):
        for do, end, more in APART(source, start) if start > at + 2 else ():
            targets = [getattr(each, "target", None) for each in do]
            if all(getattr(each, "pick", "") == "subject" or _is_foe(getattr(each, "around", None)) for each in targets) and (
                _is_foe(do[0].target.pick) or _is_foe(do[0].target.around)
            ):
                yield Ability(skill="triggered", when=when, do=do), end, said + gap + more


def _is_foe(name: Any) -> bool:
    return getattr(name, "said", "") in ("that unit", "the unit that dealt the damage", "the other unit", "the attacked unit")


def _is_of_ability(do: tuple[Any, ...]) -> bool:
    """Return whether the effects are a single question or condition, for which the whole ability has words of its own."""
    return len(do) == 1 and (isinstance(do[0], effects.May) or (isinstance(do[0], effects.If) and not do[0].otherwise))


_while = maybe(row(says("while ", "if ", "as long as "), CONDITIONS, says(", ")))


def _static() -> Rule:
    of_players = made(listed(OF_PLAYERS, AND, COMMA, most=4), lambda gives: (Things(pick="self"), gives))
    whole = row(_while, one_of(of_players, BEARERS))
    return made(
        whole, lambda found: Ability(skill="static", conditions=found[0][1] if found[0] else (), target=found[1][0], gives=found[1][1])
    )


def _replacement(source: Source, at: int) -> Iterator[Found]:
    also = maybe(row(says(" and "), CONDITIONS))
    for _, begun, opening in says("if ")(source, at):
        for word, before, behind in events():
            for told, start, said in before(source, begun):
                for found, then, words in also(source, start):
                    for _, after, pause in says(", ")(source, then):
                        for more, end, last in behind(source, after):
                            event = worded(word, told | more)
                            if event is not None:
                                ability = Ability(skill="replacement", instead_of=event, conditions=found[1] if found else ())
                                yield ability, end, opening + said + words + pause + last


def _cast() -> Rule:
    only = maybe(row(says("cast this spell only if "), CONDITIONS, says(". ")))
    return made(row(only, APART), lambda found: Ability(skill="cast", conditions=found[0][1] if found[0] else (), do=found[1]))


_OF_REALM = one_of(_activated(), _triggered, _static(), _replacement)
_MAGIC = _cast()


def paragraph(kind: str) -> Rule:
    """One ability of a kind of card, with its full stop."""
    body = _MAGIC if kind == "magic" else _OF_REALM
    return known(made(row(body, says(".", ""), _once), lambda found: replace(found[0], once=True) if found[2] else found[0]))
