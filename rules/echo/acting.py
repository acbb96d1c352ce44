"""Written lines and the engine's actions: which line an action is, and how a line is carried out, wholly or not at all."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rules.echo.engine.core import codes
from rules.echo.notation import Line, Verb, describe_line
from rules.kernel.actions import IllegalActionError
from rules.wording import Text

if TYPE_CHECKING:
    from rules.echo.engine.actions import Action, Event
    from rules.echo.engine.play import Play

VERBS: dict[str, Verb] = {
    "keep": "keeps",
    "toss": "mulligans",
    "place": "places",
    "ready": "is ready",
    "awaken": "awakens",
    "play": "plays",
    "use": "uses",
    "attack": "attacks",
    "end": "ends",
    "refill": "refills",
    "decline": "declines",
    "accept": "accepts",
    "target": "targets",
    "pick": "targets",
    "choose": "chooses",
    "discard": "discards",
    "done": "is done",
}


def line_of(action: Action) -> Line:
    """The line that writes one action. A mulligan or discards of several cards are as many actions and one line."""
    is_own = action.target_side == action.side
    return Line(
        player=action.side,
        verb=VERBS[action.kind],
        slot=action.slot,
        target=action.target,
        side="" if action.target_side is None else "own" if is_own else "enemy",
        cards=(action.card.slug,) if action.card else (),
        option=action.option,
    )


def apply_line(play: Play, line: Line) -> tuple[Event, ...]:
    """Carry out a line and run to the next decision; what happened. Raises IllegalActionError and changes nothing if it isn't legal.

    One line may be several choices: a mulligan, several discards, and the answer "yes" to a "may" whose first choice the line makes.
    """
    trial = play.clone()
    events: list[Event] = []
    before = _open_discards(trial)
    if line.verb in ("targets", "chooses", "discards") and _asks(trial, "accept"):
        events += _apply(trial, replace(line, verb="accepts", slot=None, target=None, side="", cards=(), option=0), line)
        if line.verb == "chooses" and line.option == 1 and not _asks(trial, "choose"):
            _adopt(play, trial)
            return tuple(events)
    for each in _choices(line):
        events += _apply(trial, each, line)
    if line.verb == "discards" and before and len(line.cards) != before:
        raise IllegalActionError(Text(f"“{line}”: exactly {before} must be discarded", f"须恰好弃置{before}张"))
    _adopt(play, trial)
    return tuple(events)


def is_legal(play: Play, line: Line) -> bool:
    """Whether a line could be carried out now."""
    try:
        apply_line(play.clone(), line)
    except IllegalActionError:
        return False
    return True


def _choices(line: Line) -> list[Line]:
    """The engine's choices that a line is made of."""
    if line.verb == "mulligans":
        done = replace(line, verb="keeps", cards=())
        return [*(replace(line, cards=(card,)) for card in line.cards), done]
    if line.verb == "discards":
        return [replace(line, cards=(card,)) for card in line.cards]
    return [line]


def _apply(play: Play, choice: Line, line: Line) -> tuple[Event, ...]:
    for action in play.legal_actions():
        if _matches(line_of(action), choice):
            return play.apply(action)
    raise IllegalActionError(_refusal(play, choice, line))


def _matches(offered: Line, wanted: Line) -> bool:
    """Discarding for an effect and choosing a card are both written either way."""
    if offered == wanted:
        return True
    is_pick = {offered.verb, wanted.verb} == {"targets", "discards"} and bool(offered.cards)
    return is_pick and (offered.player, offered.cards) == (wanted.player, wanted.cards)


def _asks(play: Play, kind: str) -> bool:
    return any(action.kind == kind for action in play.legal_actions())


def _open_discards(play: Play) -> int:
    """How many cards the turn player has to discard now at the end of the turn; 0 when that is not what is asked."""
    s = play.state[0]
    frame = s["stack"][s["stack_size"] - 1]
    return int(frame[codes.LEFT]) if s["stack_size"] > 0 and frame[codes.KIND] == codes.DISCARD else 0


def _adopt(play: Play, trial: Play) -> None:
    play.state[:] = trial.state
    play.work["rng"] = trial.work["rng"]


def _refusal(play: Play, choice: Line, line: Line) -> Text:
    names = {card.slug: card.name for card in play.cards.values()}

    def told(each: Line) -> str:
        return describe_line(each, lambda slug: names.get(slug, Text(slug, slug))).zh

    if play.decider is None:
        return Text(f"“{line}”: the game is over", f"“{told(line)}”：对局已结束")
    if choice.player != play.decider:
        return Text(f"“{line}”: the decision is the other player's", f"“{told(line)}”：现在由另一方决定")
    offered = [line_of(action) for action in play.legal_actions()[:12]]
    return Text(
        f"“{line}” is not allowed now; allowed are: {'; '.join(map(str, offered))}",
        f"“{told(line)}”现在不允许，可以：{'；'.join(map(told, offered))}",
    )
