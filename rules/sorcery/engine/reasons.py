"""Why something happened: the clauses of Sorcery that hang on more than the event, and whose doing it is."""

from __future__ import annotations

from typing import Any

from rules.kernel.telling import reasons
from rules.kernel.telling.events import ATTACK, Event
from rules.kernel.telling.record import UNSAID
from rules.sorcery.language.abilities import Ability
from rules.wording import Text

#: The clause of what an ability does, by its kind.
SKILL_CLAUSES = {"activated": "9.2", "triggered": "9.3", "static": "9.6", "cast": "9.1", "replacement": "9.7"}
#: What players do, and what ends what a card does: whose doing it is says the sentence already.
UNEXPLAINED = (
    "game_began", "turn_began", "hand_exchanged", "site_played", "spell_cast", "ability_used", "ability_triggered", "resolved", "moved",
    "attacked", "shot", "intercepted", "defended", "prey_left_out", "game_ended",
)  # fmt: skip


def ability_in(play: Any, card: int, row: int) -> Ability | None:
    """The ability of a card that a row of the tables stands for, None for none."""
    number = row - int(play.tables[0]["first_ability"][card])
    abilities = play.cards[card].abilities
    return abilities[number] if row >= 0 and 0 <= number < len(abilities) else None


class Reasons(reasons.Reasons):
    """Explains events in their order."""

    def note(self, event: Event) -> None:
        """Nothing of an event is needed for those after it."""

    def reason_of(self, event: Event) -> Text | None:
        if event.name in UNEXPLAINED:
            return UNSAID
        if event.skill != ATTACK:
            return None
        name = event.source.name if event.source else UNSAID
        return (
            Text(f"Struck by {name.en}", f"{name.zh}的打击")
            if name and event.name in ("damaged", "avatar_damaged", "life_lost")
            else UNSAID
        )

    def skill_of(self, event: Event) -> tuple[str, Text]:
        """The card that does it."""
        assert event.source is not None
        return SKILL_CLAUSES[event.skill], event.source.name
