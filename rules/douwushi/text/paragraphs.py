"""What an ability's text is made of in either language: its label, what is paid, when it happens, and what it does."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from rules.douwushi.language import conditions, costs, effects, modifiers
from rules.douwushi.language.selectors import Cards
from rules.douwushi.text.values import BEARERS, CARDS, OPPONENT, VALUES
from rules.kernel.text.language import Clause, Language


class Paragraphs(Language):
    """The texts of abilities on cards of a kind that were walked through."""

    VALUES = VALUES
    WHOLE = (effects.Look,)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    @abstractmethod
    def whole(self, label: str, said: str, *, is_once: bool) -> str:
        """Return a paragraph from its label to the last full stop."""

    @abstractmethod
    def active(self, name: str, mp: str, *, needs_weapon: bool) -> str:
        """Return the label of an active ability."""

    @abstractmethod
    def passive(self, name: str) -> str:
        """Return the label of a passive one; nothing without a name."""

    @abstractmethod
    def used(self, paid: list[str], ability: Any) -> str:
        """Return what somebody pays and does."""

    @abstractmethod
    def bearers(self, ability: Any, gives: tuple[modifiers.Modifier, ...]) -> str:
        """Return what a continuous passive gives to heroes."""

    @abstractmethod
    def give(self, effect: effects.Give) -> Clause:
        """Return the clause of what heroes are given."""

    @abstractmethod
    def stay(self, effect: effects.Stay) -> Clause:
        """Return the clause of a spell that stays."""

    @abstractmethod
    def matches(self, asked: conditions.Is) -> str:
        """Return the condition that a hero is so."""

    def paragraph(self, ability: Any) -> str:
        """Return the whole text of an ability that was walked through."""
        name = getattr(ability.name, self.CODE) if ability.name else ""
        if ability.skill == "passive":
            return self.whole(self.passive(name), self._passive(ability), is_once=ability.once)
        paid = [self.said(each) for each in ability.cost if not isinstance(each, costs.Mp)]
        label = ""
        if ability.skill == "active":
            mp = next((each.amount for each in ability.cost if isinstance(each, costs.Mp)), 0)
            label = self.active(name, str(mp).upper(), needs_weapon=ability.needs_weapon)
        return self.whole(label, self.used(paid, ability), is_once=ability.once)

    def _passive(self, ability: Any) -> str:
        if ability.when is not None:
            start = self.said(ability.when) + self.PAUSE + self.asked(ability.conditions)
            return start + self.sentences(ability.do, may=ability.may)
        limits = [self.said(each) for each in ability.gives if isinstance(each, modifiers.Limit)]
        others = tuple(each for each in ability.gives if not isinstance(each, modifiers.Limit))
        said = [self.bearers(ability, others)] if others else []
        return self.asked(ability.conditions, is_lasting=True) + self.beside([*said, *limits])

    @abstractmethod
    def beside(self, said: list[str]) -> str:
        """Return what is given to heroes and to players."""

    def clause(self, effect: Any) -> Clause:
        match effect:
            case effects.Give():
                return self.give(effect)
            case effects.Stay():
                return self.stay(effect)
            case _:
                return super().clause(effect)

    def condition(self, asked: Any) -> str:
        return self.matches(asked) if isinstance(asked, conditions.Is) else super().condition(asked)

    def player(self, value: Any) -> str:
        """Return who acts with cards, which is for the opponent to say as long as they are in hand; nothing for the reader."""
        side = value if isinstance(value, str) else value.side if isinstance(value, Cards) and value.zone == "hand" else "own"
        return str(getattr(OPPONENT, self.CODE)) if side == "enemy" else ""

    def bearer(self, form: str) -> str:
        """Return the one whose ability it is, or the card itself."""
        return str(getattr((BEARERS if form == "bearer" else CARDS)[self.kind], self.CODE))
