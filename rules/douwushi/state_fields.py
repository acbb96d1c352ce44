"""The zones, and the fields of a side and of a hero, that positions and scenario files share with the engine's state."""

from __future__ import annotations

from rules.douwushi.engine.core import codes
from rules.douwushi.engine.selector_words import EVENTS
from rules.kernel.positions.state_fields import Counts, Field, Flag, Number, Zone

#: The most that a position may give: a hero's damage and MP, and what is counted of a side or a hero.
DAMAGE, MP, COUNT = 9999, 999, 99

#: But for the bounty, which lies in stacks.
ZONES = (
    Zone("hand", codes.HAND, seen="owner", shown="shown"),
    Zone("reserve", codes.RESERVE, is_from_top=True, known="reserve_known", shown="reserve_shown"),
    Zone("graveyard", codes.GRAVEYARD, seen="everybody"),
    Zone("beyond", codes.BEYOND, seen="everybody"),
)
SIDE_FIELDS: tuple[Field, ...] = (
    Number(name="fallen", most=COUNT),
    Number(name="deployed", most=COUNT),
    Number(name="cast", most=COUNT),
    Counts(name="this_turn", column="happened", events=EVENTS),
)
HERO_FIELDS: tuple[Field, ...] = (
    Number(name="damage", most=DAMAGE),
    Number(name="mp", most=MP),
    Flag(name="guard_spent", column="done", bit=codes.GUARD_SPENT),
    Flag(name="assigned", column="done", bit=codes.ASSIGNED),
    Flag(name="hit_this_turn", column="done", bit=codes.WAS_HIT),
    Number(name="counters", column="countered", most=COUNT),
)
