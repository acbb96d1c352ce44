"""Effects: what an ability does, one after the other. An effect that finds nothing to act on does nothing."""

from __future__ import annotations

# In the order in which pages list them.
# isort: off
from rules.hota.language.effects.family import Effect
from rules.hota.language.effects.creatures import Damage, Destroy, Fight, Boost, Grant, Restrict, Prevent, Tap, Ready, Hold
from rules.hota.language.effects.permanents import Bounce, RemoveFromBattle, Control, Create
from rules.hota.language.effects.players import GainLife, LoseLife, Mana, RaiseAttribute, Win, Lose, EndInDraw
from rules.hota.language.effects.cards import Draw, Discard, Mill, Search, Retrieve, PutBack, Look, RevealHand, Counter
from rules.hota.language.effects.choices import Choose, May, If

# isort: on
