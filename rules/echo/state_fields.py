"""The zones, and the fields of a side and of a follower, that positions and scenario files share with the engine's state."""

from __future__ import annotations

from rules.echo.engine.core import codes
from rules.echo.engine.selector_words import EVENTS, MARKS
from rules.kernel.positions.state_fields import Counts, Field, Flag, Marks, Number, Zone

#: The most that a position may give: attack and life, energy.
LIFE, ENERGY, CAP, DRAWS = 9999, 999, 999, 99

ZONES = (
    Zone("hand", codes.HAND, seen="owner", shown="shown"),
    Zone("deck", codes.DECK, is_from_top=True, known="deck_known", shown="deck_shown"),
    Zone("display", codes.DISPLAY, seen="everybody"),
    Zone("graveyard", codes.GRAVEYARD, seen="everybody"),
)
SIDE_FIELDS: tuple[Field, ...] = (
    Flag(name="skill_used", column="hero_used", key="hero_skill_used"),
    Number(name="energy_cap", column="cap_change", least=-CAP, most=CAP),
    Number(name="energy_cap_once", column="cap_change_once", least=-CAP, most=CAP),
    Number(name="skipped_draws", column="skips_draw", most=DRAWS),
    Counts(name="this_turn", column="happened", events=EVENTS),
)
FOLLOWER_FIELDS: tuple[Field, ...] = (
    Flag(name="woke_this_turn", column="done", bit=codes.WOKE),
    Flag(name="attacked", column="done", bit=codes.ATTACKED),
    Flag(name="attacks_again", column="done", bit=codes.ATTACKS_AGAIN),
    Flag(name="reattacked", column="done", bit=codes.REATTACKED),
    Flag(name="skill_used", column="done", bit=codes.SKILL_USED),
    Flag(name="regenerated", column="done", bit=codes.REGENERATED),
    Flag(name="extra_attack", column="done", bit=codes.EXTRA_ATTACK),
    Marks(name="gained", words=MARKS),
    Marks(name="lost", words=MARKS),
    Marks(name="gained_this_turn", column="gained_turn", words=MARKS),
    Marks(name="lost_this_turn", column="lost_turn", words=MARKS),
    Marks(name="gained_next_turn", column="gained_next", words=MARKS),
    Marks(name="lost_next_turn", column="lost_next", words=MARKS),
    Number(name="attack_this_turn", column="buff_turn", least=-LIFE, most=LIFE),
    Number(name="attack_next_turn", column="buff_next", least=-LIFE, most=LIFE),
)
