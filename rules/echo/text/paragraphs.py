"""The paragraphs of abilities' texts in either language: label, when and whether it happens, and what it does."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from rules.echo.language import conditions, effects, modifiers
from rules.echo.language.amounts import Count
from rules.echo.language.replaced import LifeLost
from rules.echo.language.selectors import Cards
from rules.echo.text.values import AND, ASLEEP, LABELS, LIFE_LESS, ONCE, ONLY_IF, OPPONENT, PREVENTED, VALUES, WOULD
from rules.echo.text.walker import Boosts
from rules.kernel.text.language import Clause, Language
from rules.kernel.text.names import Named
from rules.wording import Text


class Paragraphs(Language):
    """The texts of abilities that were walked through."""

    VALUES = VALUES
    WHOLE = (effects.Look,)
    PLAIN = (effects.Damage, effects.Heal, effects.Draw, effects.Energy, effects.Mill)

    @abstractmethod
    def whole(self, label: str, notes: list[str], said: str) -> str:
        """Return a paragraph from its label, with what is noted behind that, to the last full stop."""

    @abstractmethod
    def given(self, gives: tuple[modifiers.Modifier, ...]) -> str:
        """Return what a continuous passive gives."""

    @abstractmethod
    def matches(self, asked: conditions.Is, *, is_denied: bool) -> str:
        """Return the condition that somebody is so, or not so."""

    @abstractmethod
    def denied(self, said: str) -> str:
        """Return a condition that does not hold."""

    @abstractmethod
    def boosts(self, boosts: Boosts) -> str:
        """Return the clause of what followers gain."""

    @abstractmethod
    def all_energy(self) -> Clause:
        """Return the clause of losing what energy is left."""

    def paragraph(self, ability: Any) -> str:
        """Return the whole text of an ability that was walked through."""
        notes = [self.said(each) for each in ability.cost]
        notes += [ONCE.in_language(self.CODE)] if ability.once else []
        notes += [ASLEEP.in_language(self.CODE)] if ability.asleep else []
        return self.whole(LABELS[ability.skill].in_language(self.CODE), notes, self._body(ability))

    def _body(self, ability: Any) -> str:
        if ability.skill in ONLY_IF:
            only_if = ONLY_IF[ability.skill].in_language(self.CODE).format(self.all_of(ability.conditions))
            return self.sentences(ability.do) + (only_if if ability.conditions else "")
        if ability.instead_of is not None:
            return self._would(ability) + self._instead(ability)
        if ability.gives:
            lasts = not any(isinstance(each, conditions.FirstPlayer) for clause in ability.conditions for each in clause)
            return self.asked(ability.conditions, is_lasting=lasts) + self.given(ability.gives)
        start = self.said(ability.when) + self.PAUSE if ability.when else ""
        return start + self.asked(ability.conditions) + self.sentences(ability.do, may=ability.is_optional)

    def _would(self, ability: Any) -> str:
        """The event that an ability replaces, with its conditions."""
        held = [self.said(ability.instead_of), *([self.all_of(ability.conditions)] if ability.conditions else [])]
        return WOULD.in_language(self.CODE).format(AND.in_language(self.CODE).join(held))

    def _instead(self, ability: Any) -> str:
        """Return what happens instead of the event, or that it does not happen."""
        if ability.do:
            return self.sentences(ability.do, may=ability.may, instead=True)
        prevented = PREVENTED[type(ability.instead_of)].in_language(self.CODE)
        return self.opened(Clause(prevented), may=ability.may, instead=False)

    def clause(self, effect: Any) -> Clause:
        match effect:
            case Boosts():
                return Clause(self.boosts(effect))
            case effects.Energy(amount=Count(count="energy", times=-1, plus=0, at_most=None), side="own"):
                return self.all_energy()
            case effects.Damage(amount=Count(count=Named(about=LifeLost(by="own")), times=1, at_most=None), side="own") if _is_less(effect):
                return Clause(LIFE_LESS.in_language(self.CODE).format(-effect.amount.plus))
            case _:
                return super().clause(effect)

    def condition(self, asked: Any) -> str:
        match asked:
            case conditions.Is():
                return self.matches(asked, is_denied=False)
            case conditions.Not(of=conditions.Is() as of):
                return self.matches(of, is_denied=True)
            case conditions.Not(of=of):
                return self.denied(self.said(of))
            case _:
                return super().condition(asked)

    def actor(self, value: Any, form: str) -> tuple[str, str, bool]:
        """Return who acts: the opponent discards and puts back their own cards, except those in the graveyard; the reader is not named."""
        if isinstance(value, Cards):
            value = "own" if value.zone == "graveyard" else value.side
        who = VALUES["side:hero"][value] if form.endswith("hero") else OPPONENT if value == "enemy" else Text("", "")
        said = who.in_language(self.CODE)
        return said, said, False


def _is_less(effect: Any) -> bool:
    """Return whether an effect loses less life than would be lost."""
    return bool(effect.amount.plus < 0)
