"""Effects as instructions: what each operand of an effect is in them, and the effects that are more than one."""

from __future__ import annotations

from typing import get_args

from rules.echo.engine.assembly import Assembly
from rules.echo.engine.core.course.resolution import MEANINGS
from rules.echo.engine.core.state import codes
from rules.echo.engine.selector_words import KEYWORDS, SIDES, STATES, ZONES
from rules.echo.language import effects, vocabulary
from rules.echo.language.selectors import Cards, Followers, Taken
from rules.kernel.playing.encoders import NumberIn, amount, numbers_of, plain
from rules.kernel.playing.instructions import Instructions

DURATIONS = numbers_of(get_args(vocabulary.Duration), codes, "FOR_{}")
#: Where cards go to.
PLACES = numbers_of(("hand", "display", "graveyard", "top", "bottom", "shuffle"), codes, "TO_{}")


def _take_cards(assembly: Assembly, word: effects.Effect, cards: Cards) -> None:
    selected = assembly.selector_of(cards)
    if isinstance(word, effects.Place):
        assembly.selectors[selected][codes.OF_KIND] = codes.FOLLOWER
    assembly.add(codes.TAKE_CARDS, selected, int(isinstance(word, effects.Discard)))


def _take(assembly: Assembly, word: effects.Effect, target: Followers) -> None:
    if target.pick != "that":
        assembly.add(codes.TAKE, assembly.selector_of(target))


def _look(assembly: Assembly, word: effects.Look, *, amount: int, take: Taken, side: str, to: str, rest: str) -> None:
    selected = assembly.selector_of(take)
    row = assembly.selectors[selected]
    must_match = row[codes.HAS_FILTER] or row[codes.OF_KIND] >= 0
    place = codes.TO_HAND_SHOWN if to == "hand" and must_match else PLACES[to]
    assembly.add(codes.LOOK, selected, SIDES[side], assembly.checked(amount))
    assembly.add(MEANINGS.number_of("look"), SIDES[side], amount, place, PLACES[rest])


def _restrict(assembly: Assembly, word: effects.Effect, *, target: Followers, duration: str, cannot: str) -> None:
    """A restriction is gained like a keyword."""
    _take(assembly, word, target)
    assembly.add(MEANINGS.number_of("grant"), assembly.restriction(cannot), DURATIONS[duration])


def _guard(assembly: Assembly, word: effects.Effect, *, target: Followers, duration: str) -> None:
    _restrict(assembly, word, target=target, duration=duration, cannot="guard")


class Writer(Assembly):
    """The tables while cards are compiled, into which effects are written, too."""

    INSTRUCTIONS = Instructions(
        meanings=MEANINGS,
        family=effects.Effect,
        encoders={
            "amount": amount,
            "side": NumberIn(SIDES),
            "zone": NumberIn(ZONES),
            "duration": NumberIn(DURATIONS),
            "keyword": NumberIn(KEYWORDS),
            "to": NumberIn(PLACES),
            "state": NumberIn(STATES),
            "is_searched": plain,
        },
        taken={Followers: _take, Cards: _take_cards},
        written={effects.Look: _look, effects.Restrict: _restrict, effects.Guard: _guard},
        others=("sacrifice",),
    )
