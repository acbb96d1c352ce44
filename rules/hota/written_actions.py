"""Written lines and the engine's actions: which line an action is, and what of a line is said in more ways than one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from rules.hota.actions import ACTIONS
from rules.hota.engine.core.state import codes
from rules.hota.notation import NOTATION, Line, Verb, item_name, place_name
from rules.kernel.compiled.machine import codes as asking
from rules.kernel.telling.action_errors import IllegalActionError
from rules.kernel.telling.notation import PLAYERS
from rules.kernel.telling.written_actions import NumberedActing, has_several
from rules.wording import Text

if TYPE_CHECKING:
    from rules.hota.engine.actions import Action
    from rules.hota.engine.play import Play

LISTS: Mapping[Verb, int] = {"discards": codes.FOR_DISCARD, "exchanges": codes.FOR_MULLIGAN}


class HotaActing(NumberedActing["Play", Line]):
    """Carries out HotA's lines.

    Discards and exchanges are several choices, and choosing a card is written alike. The number of an ability may be left out where only
    one of the permanent's can be used.
    """

    notation = NOTATION
    first_choices = ("targets", "chooses", "discards")
    picks = ("targets", "discards", "exchanges")

    def line_of(self, action: Action) -> Line:
        kind, card = action.kind, action.card
        is_named = kind in ("attribute", "cast", "card")
        return Line(
            player=action.side,
            verb=cast(Verb, ACTIONS[kind].verb),
            place="" if action.place is None else place_name(action.side, action.place),
            target=target_of(action),
            cards=(card.slug,) if card and is_named else (),
            number=action.number if kind != "use" or has_several(card, "activated") else None,
        )

    def choices_of(self, line: Line) -> list[Line]:
        return [replace(line, cards=(card,)) for card in line.cards] if line.verb in LISTS else [line]

    def check(self, play: Play, line: Line) -> None:
        """Refuse a mulligan, or the discards at the end of a turn, that does not list exactly as many cards as it must."""
        must = _must_list(play, line.verb)
        if must and len(line.cards) != must:
            word = Text("discarded", "弃置") if line.verb == "discards" else Text("exchanged", "置换")
            raise IllegalActionError(Text(f"“{line}”: exactly {must} must be {word.en}", f"须恰好{word.zh}{must}张"))


def target_of(action: Action) -> str:
    """Return the target of an action as a line writes it, "" where it has none."""
    if action.item is not None:
        return item_name(action.item)
    if action.target is None or action.target_side is None:
        return ""
    return place_name(action.target_side, action.target) if action.target else PLAYERS[action.target_side]


def _must_list(play: Play, verb: Verb) -> int:
    """Return how many cards a line of a verb has to list now; 0 when that is not what is asked."""
    s = play.state[0]
    is_asked = s["asked"] == asking.CARDS and verb in LISTS and s["purpose"] == LISTS[verb]
    return int(s["left"]) if is_asked else 0


ACTING = HotaActing()
line_of, apply_line, is_legal = ACTING.line_of, ACTING.apply_line, ACTING.is_legal
