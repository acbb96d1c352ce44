"""Written lines and the engine's actions: which line an action is, and what of a line is said in more ways than one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from rules.kernel.telling.written_actions import Acting
from rules.sorcery.actions import ACTIONS, DECKS
from rules.sorcery.engine.core.state import codes
from rules.sorcery.notation import Line, Verb, describe_line
from rules.wording import Text

if TYPE_CHECKING:
    from rules.kernel.cards import Card
    from rules.sorcery.engine.actions import Action
    from rules.sorcery.engine.play import Play

#: What may be the first choice after a "may".
CHOICES: tuple[Verb, ...] = ("targets", "chooses")
#: How choosing a card may be written.
PICKS: tuple[Verb, ...] = ("targets", "puts back")


class SorceryActing(Acting["Play", Line]):
    """The way to carry out Sorcery's lines.

    A line that puts cards back in a mulligan is several choices, then a pass; who keeps all passes. The number of an ability may be left
    out where only one can be used.
    """

    def line_of(self, action: Action) -> Line:
        kind, card = action.kind, action.card
        is_named = kind in ("site", "cast", "card")
        number = action.number if kind in ("option", "number") or (kind == "use" and _has_several(card)) else None
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

    def describe(self, line: Line, names: Mapping[str, Text]) -> Text:
        return describe_line(line, lambda slug: names.get(slug, Text(slug, slug)))

    def choices_of(self, line: Line) -> list[Line]:
        if line.verb != "puts back":
            return [line]
        return [*(replace(line, cards=(card,)) for card in line.cards), Line(player=line.player, verb="passes")]

    def _apply(self, play: Play, choice: Line, line: Line) -> Sequence[Any]:
        """Carry out a choice of a line; a player that has put the whole hand back is not asked any more, and does not pass."""
        is_done = line.verb == "puts back" and choice.verb == "passes" and not _is_exchanging(play, line.player)
        return () if is_done else super()._apply(play, choice, line)

    def yes_before(self, line: Line) -> Line | None:
        return Line(player=line.player, verb="accepts") if line.verb in CHOICES else None

    def is_same(self, offered: Line, wanted: Line) -> bool:
        if offered == wanted:
            return True
        if offered.verb == wanted.verb == "uses":
            is_it = (offered.number or 1) == (wanted.number or offered.number or 1)
            return is_it and replace(offered, number=None) == replace(wanted, number=None)
        is_pick = offered.verb in PICKS and wanted.verb in PICKS and bool(offered.cards)
        return is_pick and replace(offered, verb=wanted.verb) == wanted

    def offered(self, play: Play, line: Line) -> list[Any]:
        """Return the actions that a line offers; none for an ability without its number where several of the place can be used."""
        found = super().offered(play, line)
        return [] if line.verb == "uses" and len({action.number for action in found}) > 1 else found


def _is_exchanging(play: Play, player: int) -> bool:
    """Return whether a player is asked what goes back in the mulligan."""
    s = play.state[0]
    return bool(s["asked"] and s["asked_side"] == player and s["purpose"] == codes.FOR_MULLIGAN)


def _has_several(card: Card | None) -> bool:
    """Return whether a card has several activated abilities, so that a line must give the number; True for a card that is not known."""
    return card is None or sum(ability.skill == "activated" for ability in card.abilities) > 1


ACTING = SorceryActing()
line_of, apply_line, is_legal = ACTING.line_of, ACTING.apply_line, ACTING.is_legal
