"""Effects as instructions: what each operand of an effect is in them, and the effects that are more than one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.echo.engine.assembly import Assembly
from rules.echo.engine.core import codes
from rules.echo.engine.core.abilities import MEANINGS
from rules.echo.engine.selector_words import KEYWORDS, SIDES, ZONES
from rules.echo.language import effects
from rules.echo.language.selectors import Cards, Followers
from rules.kernel.playing.control_words import write_choose, write_if, write_may
from rules.kernel.playing.instructions import Instructions, number_in

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
STATES = {"asleep": 0, "awake": 1}


class Writer(Assembly):
    """The tables while cards are compiled, into which effects are written, too."""

    def write(self, words: Sequence[effects.Effect]) -> None:
        """Add the instructions of a list of effects."""
        INSTRUCTIONS.write(self, words)


def _take_cards(assembly: Assembly, word: effects.Effect, cards: Cards) -> None:
    selector = assembly.selector_of(cards)
    if isinstance(word, effects.Place):
        assembly.selectors[selector][codes.OF_KIND] = codes.FOLLOWER
    assembly.add(codes.TAKE_CARDS, selector, int(isinstance(word, effects.Discard)))


def _take(assembly: Assembly, word: effects.Effect, target: Followers) -> None:
    if target.pick != "that":
        assembly.add(codes.TAKE, assembly.selector_of(target))


def _look(assembly: Assembly, word: effects.Look) -> None:
    selector = assembly.selector_of(word.take)
    row = assembly.selectors[selector]
    must_match = row[codes.HAS_FILTER] or row[codes.OF_KIND] >= 0
    to = codes.TO_HAND_SHOWN if word.to == "hand" and must_match else PLACES[word.to]
    side, amount = SIDES[word.side], assembly.checked(word.amount)
    assembly.add(codes.LOOK, selector, side, amount)
    assembly.add(MEANINGS.number_of("look"), side, amount, to, PLACES[word.rest])


def _restrict(assembly: Assembly, word: effects.Restrict | effects.Guard) -> None:
    """A restriction is gained like a keyword."""
    _take(assembly, word, word.target)
    gained = assembly.restriction(word.cannot if isinstance(word, effects.Restrict) else "guard")
    assembly.add(MEANINGS.number_of("grant"), gained, DURATIONS[word.duration])


ENCODERS: dict[str, Callable[[Any, Any], int]] = {
    "amount": Assembly.amount_of,
    "side": number_in(SIDES),
    "zone": number_in(ZONES),
    "duration": number_in(DURATIONS),
    "keyword": number_in(KEYWORDS),
    "to": number_in(PLACES),
    "state": number_in(STATES),
    "is_searched": lambda assembly, value: int(value),
}
INSTRUCTIONS = Instructions(
    meanings=MEANINGS,
    family=effects.Effect,
    encoders=ENCODERS,
    taken={Followers: _take, Cards: _take_cards},
    written={
        effects.Look: _look,
        effects.Restrict: _restrict,
        effects.Guard: _restrict,
        effects.Choose: write_choose,
        effects.May: write_may,
        effects.If: write_if,
    },
    others=("sacrifice",),
)
