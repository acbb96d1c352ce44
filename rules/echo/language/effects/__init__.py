"""Effects: what an ability does, one after the other. An effect that finds nothing to act on does nothing."""

from __future__ import annotations

# In the order in which pages list them.
# isort: off
from rules.echo.language.effects.family import Effect
from rules.echo.language.effects.heroes import Damage, Heal
from rules.echo.language.effects.cards import Draw, Discard, Search, Retrieve, PutBack, Look, Mill, Display, Place
from rules.echo.language.effects.followers import Attack, SetAttack, ExtraAttack, Destroy, Bounce, Sleep, Wake, Control, Reveal
from rules.echo.language.effects.followers import Grant, Remove, Restrict, Guard
from rules.echo.language.effects.turns import Energy, EnergyCap, SkipDraw, SkipBattle
from rules.echo.language.effects.choices import Choose, May, If

# isort: on
