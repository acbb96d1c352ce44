"""Written lines and an engine's actions: a line is carried out wholly or not at all. A game defines its lines."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from rules.kernel.cards import Card
from rules.kernel.telling.action_errors import IllegalActionError
from rules.kernel.telling.notation import Notation
from rules.wording import Text

#: The most allowed actions that are named where another is refused.
MOST_TOLD = 12


class Line(Protocol):
    """A line of a game's notation, which `str` writes."""

    @property
    def player(self) -> int: ...


class Play(Protocol):
    """A game being played: its records `state` and `work`, and the cards by their ids."""

    cards: Mapping[int, Card]
    state: Any
    work: Any

    @property
    def decider(self) -> int | None: ...
    def clone(self) -> Any: ...
    def legal_actions(self) -> Sequence[Any]: ...
    def apply(self, action: Any) -> Sequence[Any]: ...


G = TypeVar("G", bound=Play)
L = TypeVar("L", bound=Line)


class Acting(ABC, Generic[G, L]):
    """Carries out a game's lines, which `notation` reads and writes. `first_choices`: the verbs of what may be the first choice after a
    "may". A game must define only the method below without a body.
    """

    notation: Notation[Any]
    first_choices: ClassVar[Collection[str]] = ()

    @abstractmethod
    def line_of(self, action: Any) -> L:
        """Return the line that writes one action of the engine."""

    def describe(self, line: L, names: Mapping[str, Text]) -> Text:
        """Return the line for people, with the names of cards by slug."""
        return self.notation.describe(line, lambda slug: names.get(slug, Text(slug, slug)))

    def choices_of(self, line: L) -> list[L]:
        """Return the lines of single actions that a line is made of."""
        return [line]

    def yes_before(self, line: L) -> L | None:
        """Return the line that says yes to a "may" whose first choice this line makes, None for one that makes none."""
        each: Any = line
        yes: L = type(each)(player=each.player, verb="accepts")
        return yes if each.verb in self.first_choices else None

    def is_mere_yes(self, line: L) -> bool:
        """Return whether a line that says yes need not make a choice."""
        return False

    def is_same(self, offered: L, wanted: L) -> bool:
        """Return whether what was written means what is offered."""
        return offered == wanted

    def check(self, play: G, line: L) -> None:
        """Refuse a line that leaves something undone; the play is as it was before. Raise IllegalActionError."""

    def apply_line(self, play: G, line: L) -> tuple[Any, ...]:
        """Carry out a line and run to the next decision; return what happened. Raise IllegalActionError and change nothing if it isn't
        legal.

        One line may be several choices, such as several discards, or the answer "yes" to a "may" whose first choice the line makes.
        """
        trial = play.clone()
        events: list[Any] = []
        yes = self.yes_before(line)
        if yes is not None and self.offered(trial, yes):
            events += self._apply(trial, yes, line)
            if self.is_mere_yes(line) and not self.offered(trial, line):
                return self._adopt(play, trial, events)
        for each in self.choices_of(line):
            events += self._apply(trial, each, line)
        self.check(play, line)
        return self._adopt(play, trial, events)

    def is_legal(self, play: G, line: L) -> bool:
        """Return whether a line could be carried out now."""
        try:
            self.apply_line(play.clone(), line)
        except IllegalActionError:
            return False
        return True

    def offered(self, play: G, line: L) -> list[Any]:
        """Return the actions that the line of a single action means."""
        return [action for action in play.legal_actions() if self.is_same(self.line_of(action), line)]

    def _apply(self, play: G, choice: L, line: L) -> Sequence[Any]:
        offered = self.offered(play, choice)
        if not offered:
            raise IllegalActionError(self._refusal(play, choice, line))
        return play.apply(offered[0])

    def _adopt(self, play: G, trial: G, events: list[Any]) -> tuple[Any, ...]:
        play.state[0] = trial.state[0]
        play.work["rng"] = trial.work["rng"]
        return tuple(events)

    def _refusal(self, play: G, choice: L, line: L) -> Text:
        names = {card.slug: card.name for card in play.cards.values()}

        def told(each: L) -> str:
            return self.describe(each, names).zh

        if play.decider is None:
            return Text(f"“{line}”: the game is over", f"“{told(line)}”：对局已结束")
        if choice.player != play.decider:
            return Text(f"“{line}”: the decision is the other player's", f"“{told(line)}”：现在由另一方决定")
        offered = [self.line_of(action) for action in play.legal_actions()[:MOST_TOLD]]
        return Text(
            f"“{line}” is not allowed now; allowed are: {'; '.join(map(str, offered))}",
            f"“{told(line)}”现在不允许，可以：{'；'.join(map(told, offered))}",
        )


class NumberedActing(Acting[G, L]):
    """Carries out lines with the number of the ability that is used, which may be left out where only one of the card's can be used.

    Choosing a card is written alike with each of the verbs `picks`.
    """

    picks: ClassVar[Collection[str]]

    def is_same(self, offered: L, wanted: L) -> bool:
        one: Any = offered
        other: Any = wanted
        if one == other:
            return True
        if one.verb == other.verb == "uses":
            is_it = (one.number or 1) == (other.number or one.number or 1)
            return is_it and bool(replace(one, number=None) == replace(other, number=None))
        is_pick = one.verb in self.picks and other.verb in self.picks and bool(one.cards)
        return is_pick and bool(replace(one, verb=other.verb) == other)

    def offered(self, play: G, line: L) -> list[Any]:
        """Return the actions that a line means; none for an ability whose number is missing, where the card has several to use."""
        found = super().offered(play, line)
        verb: str = cast(Any, line).verb
        return [] if verb == "uses" and len({action.number for action in found}) > 1 else found


def has_several(card: Card | None, skill: str) -> bool:
    """Return whether a line must say the number of a card's ability that is used: it has several, or the card is not known."""
    return card is None or sum(ability.skill == skill for ability in card.abilities) > 1
