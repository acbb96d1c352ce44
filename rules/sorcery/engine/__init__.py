"""Sorcery's engine: plays the rules (S-1 to S-16) with any cards of the card language, compiled by Numba.

`engine()` is what the site uses. Scenarios, replays and tests play single games with:

- `new_game(decks, seed, game)` and `start_position(position)` -> Play; `describe(play)` -> Position;
- `play.decider` (0, 1, None), `play.outcome` (winner, end), `play.legal_actions()`, `play.apply(action)` -> events, `play.clone()`;
- `play.phase`, `turn`, `active`, `first`, `life(side)`, `mana(side)`, `zone(side, "hand"|"spellbook"|"atlas"|"graveyard"|"banished")`,
  `thing(side, 1..20)` -> Standing or None, `site(square)` -> Ground or None, `rubble`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.kernel.engine_parts import EngineParts, loader

if TYPE_CHECKING:
    from rules.sorcery.engine.actions import Action
    from rules.sorcery.engine.description import describe
    from rules.sorcery.engine.play import Play, Standing
    from rules.sorcery.engine.starts import new_game, start_position

__all__ = ["Action", "Play", "Standing", "describe", "engine", "new_game", "start_position"]

__getattr__ = loader("rules.sorcery.engine", ("actions", "play", "description", "starts"), __all__)

engine = EngineParts("rules.sorcery.engine").engine
