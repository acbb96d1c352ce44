"""Written lines and the engine's actions: which line an action is, and which parts of a line can be written in several ways."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from rules.douwushi.actions import ACTIONS
from rules.douwushi.engine.core.state import codes
from rules.douwushi.notation import Line, Verb, describe_line
from rules.kernel.cards import Card
from rules.kernel.telling.action_errors import IllegalActionError
from rules.kernel.telling.written_actions import Acting
from rules.wording import Text

if TYPE_CHECKING:
    from rules.douwushi.engine.actions import Action
    from rules.douwushi.engine.play import Play

#: What may be the first choice after a "may".
CHOICES: tuple[Verb, ...] = ("targets", "pays", "chooses", "takes", "discards")


class DouWushiActing(Acting["Play", Line]):
    """Carries out Dou Wushi's lines.

    Discards are several choices, and discarding and choosing a card are written alike. The number of a skill may be left out where only
    one of the card's can be used.
    """

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
            number=action.number if kind not in ("skill", "item") or _has_several(card) else 0,
        )

    def describe(self, line: Line, names: Mapping[str, Text]) -> Text:
        return describe_line(line, lambda slug: names.get(slug, Text(slug, slug)))

    def choices_of(self, line: Line) -> list[Line]:
        return [replace(line, cards=(card,)) for card in line.cards] if line.verb == "discards" else [line]

    def yes_before(self, line: Line) -> Line | None:
        return Line(player=line.player, verb="accepts") if line.verb in CHOICES else None

    def is_same(self, offered: Line, wanted: Line) -> bool:
        if offered == wanted:
            return True
        if offered.verb == wanted.verb == "uses":
            return (offered.number or 1) == (wanted.number or offered.number or 1) and replace(offered, number=0) == replace(
                wanted, number=0
            )
        is_pick = {offered.verb, wanted.verb} == {"targets", "discards"} and bool(offered.cards)
        return is_pick and replace(offered, verb=wanted.verb) == wanted

    def offered(self, play: Play, line: Line) -> list[Any]:
        """Return the actions that a line means; none for a skill whose number is missing, where the card has several to use."""
        found = super().offered(play, line)
        return [] if line.verb == "uses" and len({action.number for action in found}) > 1 else found

    def check(self, play: Play, line: Line) -> None:
        """Refuse discards at the end of a turn that don't list exactly as many cards as they must."""
        must = _open_discards(play)
        if line.verb == "discards" and must and len(line.cards) != must:
            raise IllegalActionError(Text(f"“{line}”: exactly {must} must be discarded", f"须恰好弃置{must}张"))


def _has_several(card: Card | None) -> bool:
    """Return whether a line must say the number of a card's active ability: it has several, or the card is not known."""
    return card is None or sum(ability.skill == "active" for ability in card.abilities) > 1


def _open_discards(play: Play) -> int:
    """Return how many cards the turn player has to discard now at the end of the turn; 0 when that is not what is asked."""
    s, side = play.state[0], play.active
    if s["asked"] or s["phase"] != codes.DISCARDING:
        return 0
    return int(s["size"][side][codes.HAND]) - int(s["limits"][side][codes.LIMIT_HAND])


ACTING = DouWushiActing()
line_of, apply_line, is_legal = ACTING.line_of, ACTING.apply_line, ACTING.is_legal
