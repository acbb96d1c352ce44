"""Written lines and the engine's actions: which line an action is, and what of a line is said in more ways than one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from rules.kernel.telling.written_actions import NumberedActing, has_several
from rules.sorcery.actions import ACTIONS, DECKS
from rules.sorcery.engine.core.state import codes
from rules.sorcery.notation import NOTATION, Line, Verb

if TYPE_CHECKING:
    from rules.sorcery.engine.actions import Action
    from rules.sorcery.engine.play import Play


class SorceryActing(NumberedActing["Play", Line]):
    """The way to carry out Sorcery's lines.

    A line that puts cards back in a mulligan is several choices, then a pass; who keeps all passes. The number of an ability may be left
    out where only one can be used.
    """

    notation = NOTATION
    first_choices = ("targets", "chooses")
    picks = ("targets", "puts back")

    def line_of(self, action: Action) -> Line:
        kind, card = action.kind, action.card
        is_named = kind in ("site", "cast", "card")
        number = action.number if kind in ("option", "number") or (kind == "use" and has_several(card, "activated")) else None
        return Line(
            player=action.side,
            verb=cast(Verb, ACTIONS[kind].verb),
            place=action.place,
            target=action.target,
            spot=action.spot,
            cards=(card.slug,) if card and is_named else (),
            number=number,
            deck=DECKS[action.number - 1] if kind == "draw" and action.number else "",
        )

    def choices_of(self, line: Line) -> list[Line]:
        if line.verb != "puts back":
            return [line]
        return [*(replace(line, cards=(card,)) for card in line.cards), Line(player=line.player, verb="passes")]

    def _apply(self, play: Play, choice: Line, line: Line) -> Sequence[Any]:
        """Carry out a choice of a line; a player that has put the whole hand back is not asked any more, and does not pass."""
        is_done = line.verb == "puts back" and choice.verb == "passes" and not _is_exchanging(play, line.player)
        return () if is_done else super()._apply(play, choice, line)


def _is_exchanging(play: Play, player: int) -> bool:
    """Return whether a player is asked what goes back in the mulligan."""
    s = play.state[0]
    return bool(s["asked"] and s["asked_side"] == player and s["purpose"] == codes.FOR_MULLIGAN)


ACTING = SorceryActing()
line_of, apply_line, is_legal = ACTING.line_of, ACTING.apply_line, ACTING.is_legal
