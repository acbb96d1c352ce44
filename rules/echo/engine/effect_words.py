"""Compiling effects: each word of the card language to the instructions that mean it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.echo.engine.assembly import Assembly
from rules.echo.engine.core import codes
from rules.echo.engine.selector_words import KEYWORDS, SIDES, ZONES
from rules.echo.language import effects
from rules.echo.language.selectors import Cards, Followers

DURATIONS = {"turn": codes.FOR_TURN, "next_turn": codes.FOR_NEXT_TURN, "game": codes.FOR_GAME}
#: Where cards go to.
PLACES = {
    "hand": codes.TO_HAND,
    "display": codes.TO_DISPLAY,
    "graveyard": codes.TO_GRAVEYARD,
    "top": codes.TO_TOP,
    "bottom": codes.TO_BOTTOM,
    "shuffle": codes.TO_SHUFFLE,
}
Meaning = Callable[[Assembly, Any], None]


def compile_effects(assembly: Assembly, words: Sequence[effects.Effect]) -> None:
    """Add the instructions of a list of effects. Raises UnplayableError at a word without a meaning."""
    for word in words:
        meaning = EFFECTS.get(type(word))
        if meaning is None:
            raise assembly.refuse(word.word(), f"the effect “{word.word()}”", f"效果“{word.word()}”")
        meaning(assembly, word)


def _with_amount(operation: int) -> Meaning:
    def mean(assembly: Assembly, word: Any) -> None:
        assembly.add(operation, SIDES[word.side], assembly.amount_of(word.amount), DURATIONS[getattr(word, "duration", "game")])

    return mean


def _take_cards(assembly: Assembly, cards: Cards, *, is_discard: bool = False, is_follower: bool = False) -> None:
    selector = assembly.selector_of(cards)
    if is_follower:
        assembly.selectors[selector][codes.OF_KIND] = codes.FOLLOWER
    assembly.add(codes.TAKE_CARDS, selector, int(is_discard))


def _with_cards(operation: int) -> Meaning:
    def mean(assembly: Assembly, word: Any) -> None:
        _take_cards(assembly, word.cards, is_discard=operation == codes.DO_DISCARD)
        assembly.add(operation, SIDES[word.cards.side], ZONES[word.cards.zone])

    return mean


def _place(assembly: Assembly, word: effects.Place) -> None:
    _take_cards(assembly, word.cards, is_follower=True)
    is_searched = word.cards.zone == "deck" and word.cards.pick != "top"
    assembly.add(codes.DO_PLACE, int(is_searched), ZONES[word.cards.zone], int(word.state == "awake"), SIDES[word.cards.side])


def _put_back(assembly: Assembly, word: effects.PutBack) -> None:
    _take_cards(assembly, word.cards)
    assembly.add(codes.DO_PUT_BACK, SIDES[word.cards.side], ZONES[word.cards.zone], PLACES[word.to])


def _look(assembly: Assembly, word: effects.Look) -> None:
    selector = assembly.selector_of(word.take)
    row = assembly.selectors[selector]
    must_match = row[codes.HAS_FILTER] or row[codes.OF_KIND] >= 0
    to = codes.TO_HAND_SHOWN if word.to == "hand" and must_match else PLACES[word.to]
    side, amount = SIDES[word.side], assembly.checked(word.amount)
    assembly.add(codes.LOOK, selector, side, amount)
    assembly.add(codes.DO_LOOK, side, amount, to, PLACES[word.rest])


def _bounce(assembly: Assembly, word: effects.Bounce) -> None:
    _take(assembly, word.target)
    assembly.add(codes.DO_BOUNCE, PLACES[word.to])


def _take(assembly: Assembly, target: Followers) -> None:
    if target.pick != "that":
        assembly.add(codes.TAKE, assembly.selector_of(target))


def _with_target(operation: int) -> Meaning:
    def mean(assembly: Assembly, word: Any) -> None:
        _take(assembly, word.target)
        assembly.add(operation)

    return mean


def _attack(operation: int) -> Meaning:
    def mean(assembly: Assembly, word: Any) -> None:
        _take(assembly, word.target)
        assembly.add(operation, 0, assembly.amount_of(word.amount), DURATIONS[word.duration])

    return mean


def _with_keyword(operation: int) -> Meaning:
    def mean(assembly: Assembly, word: Any) -> None:
        _take(assembly, word.target)
        assembly.add(operation, 0, KEYWORDS[word.keyword], DURATIONS[word.duration])

    return mean


def _restrict(assembly: Assembly, word: effects.Restrict) -> None:
    _take(assembly, word.target)
    assembly.add(codes.DO_GRANT, 0, assembly.restriction(word.cannot), DURATIONS[word.duration])


def _guard(assembly: Assembly, word: effects.Guard) -> None:
    _take(assembly, word.target)
    assembly.add(codes.DO_GRANT, 0, assembly.restriction("guard"), DURATIONS[word.duration])


def _skip_draw(assembly: Assembly, word: effects.SkipDraw) -> None:
    assembly.add(codes.DO_SKIP_DRAW, SIDES[word.side])


def _skip_battle(assembly: Assembly, word: effects.SkipBattle) -> None:
    assembly.add(codes.DO_SKIP_BATTLE)


def _choose(assembly: Assembly, word: effects.Choose) -> None:
    assembly.add(codes.BRANCH, len(word.options))
    entries = [assembly.add(codes.JUMP) for _ in word.options]
    exits = []
    for entry, option in zip(entries, word.options, strict=True):
        entry[codes.A] = len(assembly.code)
        compile_effects(assembly, option)
        exits.append(assembly.add(codes.JUMP))
    for jump in exits:
        jump[codes.A] = len(assembly.code)


def _may(assembly: Assembly, word: effects.May) -> None:
    ask = assembly.add(codes.ASK)
    compile_effects(assembly, word.do)
    ask[codes.A] = len(assembly.code)


def _if(assembly: Assembly, word: effects.If) -> None:
    first, count = assembly.conditions_of(word.conditions)
    test = assembly.add(codes.TEST, first, count)
    compile_effects(assembly, word.do)
    if word.otherwise:
        over = assembly.add(codes.JUMP)
        test[codes.C] = len(assembly.code)
        compile_effects(assembly, word.otherwise)
        over[codes.A] = len(assembly.code)
    else:
        test[codes.C] = len(assembly.code)


#: Every effect of the card language and what it is compiled to.
EFFECTS: dict[type, Meaning] = {
    effects.Damage: _with_amount(codes.DO_DAMAGE),
    effects.Heal: _with_amount(codes.DO_HEAL),
    effects.Draw: _with_amount(codes.DO_DRAW),
    effects.Mill: _with_amount(codes.DO_MILL),
    effects.Energy: _with_amount(codes.DO_ENERGY),
    effects.EnergyCap: _with_amount(codes.DO_ENERGY_CAP),
    effects.Discard: _with_cards(codes.DO_DISCARD),
    effects.Search: _with_cards(codes.DO_SEARCH),
    effects.Retrieve: _with_cards(codes.DO_RETRIEVE),
    effects.Display: _with_cards(codes.DO_DISPLAY),
    effects.Place: _place,
    effects.PutBack: _put_back,
    effects.Look: _look,
    effects.Attack: _attack(codes.DO_ATTACK),
    effects.SetAttack: _attack(codes.DO_SET_ATTACK),
    effects.ExtraAttack: _with_target(codes.DO_EXTRA_ATTACK),
    effects.Destroy: _with_target(codes.DO_DESTROY),
    effects.Bounce: _bounce,
    effects.Sleep: _with_target(codes.DO_SLEEP),
    effects.Wake: _with_target(codes.DO_WAKE),
    effects.Control: _with_target(codes.DO_CONTROL),
    effects.Reveal: _with_target(codes.DO_REVEAL),
    effects.Grant: _with_keyword(codes.DO_GRANT),
    effects.Remove: _with_keyword(codes.DO_REMOVE),
    effects.Restrict: _restrict,
    effects.Guard: _guard,
    effects.SkipDraw: _skip_draw,
    effects.SkipBattle: _skip_battle,
    effects.Choose: _choose,
    effects.May: _may,
    effects.If: _if,
}
