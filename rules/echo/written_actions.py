"""Written lines and the engine's actions: which line an action is, and how a line is carried out, wholly or not at all."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from rules.echo.actions import ACTIONS
from rules.echo.engine.core.state import codes
from rules.echo.notation import NOTATION, Line, Verb
from rules.kernel.telling.action_errors import IllegalActionError
from rules.kernel.telling.written_actions import Acting
from rules.wording import Text

if TYPE_CHECKING:
    from rules.echo.engine.actions import Action
    from rules.echo.engine.play import Play


class EchoActing(Acting["Play", Line]):
    """Carries out Echo's lines: a mulligan and discards are several choices, discarding and choosing a card are written alike."""

    notation = NOTATION
    first_choices = ("targets", "chooses", "discards")

    def line_of(self, action: Action) -> Line:
        is_own = action.target_side == action.side
        return Line(
            player=action.side,
            verb=cast(Verb, ACTIONS[action.kind].verb),
            slot=action.slot,
            target=action.target,
            side="" if action.target_side is None else "own" if is_own else "enemy",
            cards=(action.card.slug,) if action.card else (),
            option=action.option,
        )

    def choices_of(self, line: Line) -> list[Line]:
        if line.verb == "mulligans":
            done = replace(line, verb="keeps", cards=())
            return [*(replace(line, cards=(card,)) for card in line.cards), done]
        if line.verb == "discards":
            return [replace(line, cards=(card,)) for card in line.cards]
        return [line]

    def is_mere_yes(self, line: Line) -> bool:
        return line.verb == "chooses" and line.option == 1

    def is_same(self, offered: Line, wanted: Line) -> bool:
        if offered == wanted:
            return True
        is_pick = {offered.verb, wanted.verb} == {"targets", "discards"} and bool(offered.cards)
        return is_pick and (offered.player, offered.cards) == (wanted.player, wanted.cards)

    def check(self, play: Play, line: Line) -> None:
        """Refuse discards at the end of a turn that don't list exactly as many cards as they must."""
        must = _open_discards(play)
        if line.verb == "discards" and must and len(line.cards) != must:
            raise IllegalActionError(Text(f"“{line}”: exactly {must} must be discarded", f"须恰好弃置{must}张"))


ACTING = EchoActing()
line_of, apply_line, is_legal = ACTING.line_of, ACTING.apply_line, ACTING.is_legal


def _open_discards(play: Play) -> int:
    """Return how many cards the turn player has to discard now at the end of the turn; 0 when that is not what is asked."""
    s = play.state[0]
    frame = s["stack"][s["stack_size"] - 1]
    return int(frame[codes.LEFT]) if s["stack_size"] > 0 and frame[codes.KIND] == codes.DISCARD else 0
