"""The paragraphs of abilities' texts in either language: label, what is paid, when it happens, and what it does."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from rules.douwushi.language import conditions, costs, effects, modifiers
from rules.douwushi.language.selectors import Cards
from rules.douwushi.text.values import BEARERS, CARDS, LABELLED, NEEDS_WEAPON, NOTED, ONCE, ONLY_IF, OPPONENT, PASSIVE, VALUES
from rules.kernel.text.language import Clause, Language


class Paragraphs(Language):
    """The texts of abilities on cards of a kind that were walked through."""

    #: What stands between what heroes and what players are given.
    BESIDE: ClassVar[str]
    VALUES = VALUES
    WHOLE = (effects.Look,)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    @abstractmethod
    def finished(self, said: str) -> str:
        """Return a paragraph with its capital, its blanks and its last full stop."""

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
        if ability.skill == "passive":
            said = self._passive(ability)
        else:
            said = self.used([self.said(each) for each in ability.cost if not isinstance(each, costs.Mp)], ability)
            only_if = ONLY_IF.in_language(self.CODE).format(self.all_of(ability.conditions))
            said += only_if if ability.conditions else ""
        said += ONCE.in_language(self.CODE) if ability.once else ""
        return self.finished(LABELLED.in_language(self.CODE).format(label, said) if (label := self._label(ability)) else said)

    def _label(self, ability: Any) -> str:
        """The name of an ability with what is noted behind it; nothing for a passive without a name, and for a spell."""
        name, notes = ability.name.in_language(self.CODE) if ability.name else "", []
        if ability.skill == "active":
            mp = next((each.amount for each in ability.cost if isinstance(each, costs.Mp)), 0)
            notes = [str(mp).upper(), *([NEEDS_WEAPON.in_language(self.CODE)] if ability.needs_weapon else [])]
        elif name and ability.skill == "passive":
            notes = [PASSIVE.in_language(self.CODE)]
        return NOTED.in_language(self.CODE).format(name, self.PAUSE.join(notes)).strip() if notes else ""

    def _passive(self, ability: Any) -> str:
        if ability.when is not None:
            start = self.said(ability.when) + self.PAUSE + self.asked(ability.conditions)
            return start + self.sentences(ability.do, may=ability.may)
        limits = [self.said(each) for each in ability.gives if isinstance(each, modifiers.Limit)]
        others = tuple(each for each in ability.gives if not isinstance(each, modifiers.Limit))
        said = [self.bearers(ability, others)] if others else []
        return self.asked(ability.conditions, is_lasting=True) + self.BESIDE.join([*said, *limits])

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
        """Return who acts with cards: the opponent with the cards in its hand; nothing for the reader."""
        side = value if isinstance(value, str) else value.side if isinstance(value, Cards) and value.zone == "hand" else "own"
        return OPPONENT.in_language(self.CODE) if side == "enemy" else ""

    def bearer(self, form: str) -> str:
        """Return the one whose ability it is, or the card itself."""
        return (BEARERS if form == "bearer" else CARDS)[self.kind].in_language(self.CODE)
