"""The tables that the players think with: how each follower fares against the other deck's, the weights, the logistic curve."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from rules.echo.engine.card_words import count_words
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.feature_codes import CHANGES, LOWEST, SHARE
from rules.echo.engine.hand_worth import worth_of_cards
from rules.echo.engine.weights import FILE
from rules.kernel.cards import Card
from rules.kernel.playing.thoughts import fill_marks, worth_of_words
from rules.kernel.playing.weights import Weights

#: Attack, attribute, whether it has a shield.
Print = tuple[int, int, bool]


def fill_thoughts(tables: Any, cards: Mapping[int, Card]) -> None:
    """Fill in the tables from `mark` on."""
    fill_marks(tables, cards, same="definition")
    halves = [[n for n in cards if n // codes.DECK_SIZE == side and tables["kind"][n] == codes.FOLLOWER] for side in (0, 1)]
    for side in (0, 1):
        foes = tuple(sorted(_print(tables, number) for number in halves[1 - side]))
        for number in halves[side]:
            tables["wins"][number], tables["losses"][number] = _fare(_print(tables, number), foes)
    use_weights(tables, FILE.read())


def use_weights(tables: Any, weights: Weights) -> None:
    """Let the players of both sides think with these weights."""
    counts = count_words(tables)
    tables["weights"][:], tables["guess"][:] = weights.features, weights.guesses
    tables["worth"][:], tables["keep"][:] = worth_of_words(counts, weights.words), worth_of_cards(tables, counts, weights.keeps)


def _print(tables: Any, number: int) -> Print:
    return int(tables["attack"][number]), int(tables["attribute"][number]), bool(tables["keywords"][number] & codes.SHIELD)


@cache
def _fare(own: Print, foes: tuple[Print, ...]) -> tuple[list[int], list[int]]:
    """Of SHARE battles with the foes, how many are won and lost with each change of attack."""
    wins, losses = [0] * CHANGES, [0] * CHANGES
    for foe in foes:
        mine, theirs = _force(own, foe), _force(foe, own)
        for index in range(CHANGES):
            wins[index] += mine + index - LOWEST > theirs
            losses[index] += mine + index - LOWEST < theirs
    share = SHARE / max(1, len(foes))
    return [round(share * count) for count in wins], [round(share * count) for count in losses]


def _force(own: Print, foe: Print) -> int:
    """Final attack of one against another (Echo 2.2.2)."""
    attack, attribute, _ = own
    _, other, is_shielded = foe
    is_stronger = 0 <= attribute <= codes.WATER and 0 <= other <= codes.WATER and (attribute + 1) % 3 == other
    return attack * 2 if is_stronger and not is_shielded else attack
