"""The result rows of games: a row for each game, one for each copy of a card, and the lead from turn to turn."""

from __future__ import annotations

import numpy as np

#: One finished game. `first`: the deck that went first. `winner`: 0 or 1 the deck that won, 2 a draw. `end`: index in `Engine.ends`.
#: `errors` is 0 in a sound game; anything else is an engine fault that must be shown, never averaged in.
GAME_ROW = np.dtype(
    [("game", "i8"), ("first", "i1"), ("winner", "i1"), ("turns", "i2"), ("actions", "i4"), ("end", "i1"), ("errors", "i2")]
)

#: The parts of a card in which luck is told.
LUCK_UNIT = 1 << 16

#: What became of one copy of a card in one game, counted only when asked for. Turns count from 1 through both players' turns; 0 is
#: before the first, -1 never. `opening`: it was in the opening hand, after the mulligan. `drawn`: when it first came to its owner's
#: hand out of the deck. `played`: when its owner first laid it out or used it. `used`: when it first did its work for its owner;
#: what that is, the engine says. `luck`: how many more of it were drawn than was to be expected, in parts of LUCK_UNIT (compiled.luck):
#: 0 on average.
CARD_ROW = np.dtype([("opening", "i1"), ("drawn", "i2"), ("played", "i2"), ("used", "i2"), ("luck", "i4")])

#: The most turns of a game in which the lead is followed, those of both players counted; later ones are left out.
LEAD_TURNS = 60
#: The value for a turn that a game never came to.
NO_LEAD = np.iinfo(np.int16).min
