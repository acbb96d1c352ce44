"""Written lines and the engine's actions: which line an action is, and which parts of a line can be written in several ways."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from rules.douwushi.actions import ACTIONS
from rules.douwushi.engine.core.state import codes
from rules.douwushi.notation import NOTATION, Line, Verb
from rules.kernel.telling.action_errors import IllegalActionError
from rules.kernel.telling.written_actions import NumberedActing, has_several
from rules.wording import Text

if TYPE_CHECKING:
    from rules.douwushi.engine.actions import Action
    from rules.douwushi.engine.play import Play


class DouWushiActing(NumberedActing["Play", Line]):
    """Carries out Dou Wushi's lines.

    Discards are several choices, and discarding and choosing a card are written alike. The number of a skill may be left out where only
    one of the card's can be used.
    """

    notation = NOTATION
    first_choices = ("targets", "pays", "chooses", "takes", "discards")
    picks = ("targets", "discards")

    def line_of(self, action: Action) -> Line:
        kind, card = action.kind, action.card
        if kind == "answer":
            return Line(player=action.side, verb="accepts" if action.number else "declines")
        is_spell = kind == "card" and card is not None and card.kind == "spell"
        target = None if is_spell else action.target
        return Line(
            player=action.side,
            verb=cast(Verb, ACTIONS[kind].verb),
            place=action.place,
            target=target,
            side="" if target is None else "own" if action.target_side == action.side else "enemy",
            cards=(card.slug,) if card and kind != "skill" else (),
            number=action.number if kind not in ("skill", "item") or has_several(card, "active") else 0,
        )

    def choices_of(self, line: Line) -> list[Line]:
        return [replace(line, cards=(card,)) for card in line.cards] if line.verb == "discards" else [line]

    def check(self, play: Play, line: Line) -> None:
        """Refuse discards at the end of a turn that don't list exactly as many cards as they must."""
        must = _open_discards(play)
        if line.verb == "discards" and must and len(line.cards) != must:
            raise IllegalActionError(Text(f"“{line}”: exactly {must} must be discarded", f"须恰好弃置{must}张"))


def _open_discards(play: Play) -> int:
    """Return how many cards the turn player has to discard now at the end of the turn; 0 when that is not what is asked."""
    s, side = play.state[0], play.active
    if s["asked"] or s["phase"] != codes.DISCARDING:
        return 0
    return int(s["size"][side][codes.HAND]) - int(s["limits"][side][codes.LIMIT_HAND])


ACTING = DouWushiActing()
line_of, apply_line, is_legal = ACTING.line_of, ACTING.apply_line, ACTING.is_legal
