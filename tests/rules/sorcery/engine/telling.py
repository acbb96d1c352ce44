"""Games of Sorcery told while chance decides for both sides, through the lines that people write."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

from rules.kernel.engine_parts import EngineParts
from rules.sorcery.engine import describe, new_game, start_position
from rules.sorcery.engine.chronicle import Chronicle
from rules.sorcery.notation import Line
from tests.rules.sorcery.engine.making import any_deck

PARTS = EngineParts("rules.sorcery.engine")


class ByChance(Chronicle):
    """A chronicle whose players decide at random, seldom ending a turn while they can do anything else."""

    chance = Random(0)

    def choose_line(self, level: int) -> Line:
        decision, chance = self.ask(), self.chance
        if decision.several:
            words = [option.line for option in decision.options if chance.random() < 0.4]
            return self.read_line(decision.several.line(words))
        actions = self.play.legal_actions()
        busy = [action for action in actions if action.kind != "pass"] or actions
        return self.acting.line_of(chance.choice(actions if chance.random() < 0.15 else busy))


#: The parts of the engine as the proofs of scenes take them, with chance for players.
BY_CHANCE: Any = SimpleNamespace(
    chronicle=SimpleNamespace(Chronicle=ByChance),
    description=SimpleNamespace(describe=describe),
    starts=SimpleNamespace(start_position=start_position),
)


def begun(seed: int) -> Any:
    """A game between decks of any cards, before its mulligan."""
    chance = ByChance.chance = Random(seed)
    return new_game([any_deck(chance), any_deck(chance)], seed, seed % 2)


def told_game(seed: int) -> ByChance:
    """A game told to its end."""
    play = begun(seed)
    chronicle = ByChance(play, describe(play))
    while play.decider is not None:
        chronicle.act(chronicle.choose_line(0))
    return chronicle
