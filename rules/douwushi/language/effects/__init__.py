"""Effects: what an ability does, one after the other. An effect that finds nothing to act on does nothing."""

from __future__ import annotations

# In the order in which pages list them.
# isort: off
from rules.douwushi.language.effects.family import Effect
from rules.douwushi.language.effects.heroes import Damage, Heal, Give, GainMp, LoseMp, MoveMp, Tap, Ready, Kill, Leave, Guard
from rules.douwushi.language.effects.items import DestroyItem, ReturnItem, Equip
from rules.douwushi.language.effects.cards import Draw, Discard, Search, Retrieve, PutBack, SetBeyond, Deploy, Look, Mill
from rules.douwushi.language.effects.bounty import TakeBounty, LookBounty, AddBounty
from rules.douwushi.language.effects.spells import Stay, Dispel
from rules.douwushi.language.effects.choices import Choose, May, If

# isort: on
