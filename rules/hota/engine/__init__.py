"""HotA's engine: plays the rules (HotA 100 to 107, H-1 to H-12) with any cards of the card language, compiled by Numba.

`engine()` is what the site uses. Scenarios, replays and tests play single games with:

- `new_game(decks, seed, game)` and `start_position(position)` -> Play; `describe(play)` -> Position;
- `play.decider` (0, 1, None), `play.outcome` (winner, end), `play.legal_actions()`, `play.apply(action)` -> events, `play.clone()`;
- `play.phase`, `turn`, `active`, `first`, `life(side)`, `mana(side)`, `mana_cap(side)`, `attributes(side)`, `stack`,
  `zone(side, "hand"|"deck"|"graveyard"|"exile"|"attribute_cards")`, `permanent(side, 1..20)` -> Standing or None.

A decision that picks several things (targets, cards, discards, attackers, blockers) is one action each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.kernel.engine_parts import EngineParts, loader

if TYPE_CHECKING:
    from rules.hota.engine.actions import Action
    from rules.hota.engine.description import describe
    from rules.hota.engine.play import Play, Standing
    from rules.hota.engine.starts import new_game, start_position

__all__ = ["Action", "Play", "Standing", "describe", "engine", "new_game", "start_position"]

__getattr__ = loader("rules.hota.engine", ("actions", "play", "description", "starts"), __all__)

engine = EngineParts("rules.hota.engine").engine
