"""Effects: what an ability does, one after the other. An effect that finds nothing to act on does nothing."""

from __future__ import annotations

# In the order in which pages list them.
# isort: off
from rules.sorcery.language.effects.family import Effect
from rules.sorcery.language.effects.units import Aim, Damage, Fight, Boost, Grant, Restrict, Prevent, Tap, Untap, Hold
from rules.sorcery.language.effects.movements import Move, Push, Swap, Sink, Surface
from rules.sorcery.language.effects.things import Destroy, Banish, Return, Control, Disarm, Carry, Create, Flood
from rules.sorcery.language.effects.players import GainLife, LoseLife, Mana, Threshold
from rules.sorcery.language.effects.cards import Draw, Discard, Mill, Search, Retrieve, Summon, PlaySite, PutBack, Look, RevealHand
from rules.sorcery.language.effects.choices import Choose, May, If

# isort: on
