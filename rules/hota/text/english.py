"""English rules texts: what operands are called, and the clauses that need more grammar than a template has."""

from __future__ import annotations

from typing import Any

from rules.hota.language import costs, modifiers, moments, replaced
from rules.hota.language.amounts import Count
from rules.hota.language.selectors import CardFilter, Cards, Permanents, Spells
from rules.hota.language.tokens import Token
from rules.hota.text import english_amounts, english_cards, english_conditions
from rules.hota.text import english_nouns as nouns
from rules.hota.text.english_nouns import an
from rules.hota.text.paragraphs import Paragraphs
from rules.hota.text.parts import Gifts, are_many, is_as_much
from rules.hota.text.values import BEARERS
from rules.kernel.language.phrases import each_of, series
from rules.kernel.language.shared import choices
from rules.kernel.text.english import English, agreeing, capital, doing
from rules.kernel.text.language import Clause
from rules.kernel.text.names import Named


class HotaEnglish(Paragraphs, English):
    WHERE = ", where X is "
    GAP = " "

    def finished(self, said: str) -> str:
        return f"{capital(said)}."

    def of_players(self, said: list[str]) -> str:
        return series(said)

    def bearers(self, ability: Any) -> str:
        of = ability.target
        subject, is_many = (nouns.every(of), True) if of.pick == "all" else nouns.permanents(of, self.kind, is_subject=True)
        said, where = self.given(ability.gives, is_many=is_many)
        return f"{subject} {said}{where}"

    def gifts(self, gifts: Gifts) -> Clause:
        of, is_barring = gifts.target, any(isinstance(each, modifiers.Cannot) for each in gifts.gives)
        subject, is_many = nouns.permanents(of, self.kind, is_subject=True)
        if of.pick == "all" and of.players is None and is_barring:
            subject, is_many = nouns.every(of), True
        said, where = self.given(gifts.gives, is_many=is_many)
        bare, _ = self.given(gifts.gives, is_many=True)
        lasting = self.operand(gifts, "duration", "")
        asked = f"decide that {subject} {said}" if is_barring else f"have {nouns.as_object(subject)} {bare}"
        return Clause(f"{subject} {said}{lasting}{where}", f"{asked}{lasting}{where}")

    def given(self, gives: tuple[Any, ...], *, is_many: bool) -> tuple[str, str]:
        """Return what creatures have of all this, in which a verb is not said twice, and what X is in it."""
        said, before, last = [], "", ""
        for word in gives:
            where = ""
            if isinstance(word, modifiers.Stats):
                verb, (rest, where) = "gets", english_amounts.bonuses(self, word.attack, word.life, is_alone=len(gives) == 1)
            else:
                verb, _, rest = self.said(word).partition(" ")
            said.append(rest if verb == before else f"{agreeing(verb, is_many=is_many)} {rest}")
            before, last = verb, last + where
        return series(said, "or" if all(isinstance(each, modifiers.Cannot) for each in gives) else "and"), last

    def branch(self, effect: choices.If[Any, Any]) -> Clause:
        other = f". Otherwise, {self.sentences(effect.otherwise)}" if effect.otherwise else ""
        said = self.asked(effect.conditions) + self.sentences(effect.do) + other
        return Clause(said, f"do this: {said}", is_whole=True)

    look = staticmethod(english_cards.look)
    count = staticmethod(english_conditions.count)

    def matches(self, asked: Any, *, is_denied: bool) -> str:
        return english_conditions.matches(asked, self.kind, is_denied=is_denied)

    def performer(self, of: Any) -> tuple[str, str, bool]:
        if isinstance(of, Named):
            said, is_many = nouns.known(of, self.kind, is_subject=True), of.is_many
        else:
            said, is_many = nouns.permanents(of, self.kind, is_subject=True)
        return said, nouns.as_object(said), is_many

    def acted(self, actor: tuple[str, str, bool], said: str) -> Clause:
        """Of what is not done to somebody, the reader keeps them from it."""
        subject, whom, is_many = actor
        if said.startswith("not "):
            return Clause(
                f"{subject} {'are' if is_many else 'is'} {said}", f"keep {whom} from being {said.removeprefix('not ')}", subject=subject
            )
        return super().acted(actor, said)

    def number_of(self, amount: Any) -> str:
        if isinstance(amount, int):
            return str(abs(amount))
        is_numbered = english_amounts.is_numbered(amount)
        return "that much" if is_as_much(amount) else str(amount.times) if is_numbered else "X"

    def many(self, amount: Any) -> str:
        number = self.number_of(amount)
        return nouns.numeral(int(number)) if number.isdigit() else number.replace("that much", "that many")

    def multiple(self, times: int) -> str:
        return "twice" if times == 2 else f"{nouns.numeral(times)} times"

    def each(self, amount: Any) -> str:
        """Return ` for each enemy creature`; of “that much” what limits it."""
        if isinstance(amount, int):
            return ""
        if is_as_much(amount):
            return self.limit(amount)
        return f" for each {self.thing(amount.count)}{self.limit(amount)}" if english_amounts.is_numbered(amount) else ""

    def equal(self, amount: Any) -> str:
        """Return `, where X is its attack`, where X is said."""
        return self.where(amount) if self.number_of(amount) == "X" else ""

    def where(self, amount: Any) -> str:
        return f"{self.WHERE}{self.quantity(amount)}"

    def tail(self, word: Any, amount: Any, template: str) -> str:
        return self.where(amount) if "{amount:X " in template or "{amount:top " in template else super().tail(word, amount, template)

    def amount(self, amount: Any, form: str) -> str:
        is_letter = isinstance(amount, Count)
        match form.split(" "):
            case ["top", noun] if is_letter:
                return f"the top X {noun}"
            case ["X", noun]:
                return f"{'X' if is_letter else amount} {noun}"
            case ["turns"]:
                return "turn" if amount == 1 else f"{nouns.numeral(amount)} turns"
            case ["drawn"]:
                return "no card" if amount == 0 else self.amount(amount, "cards")
            case ["part"]:
                return f"{amount} of it"
            case _:
                return super().amount(amount, form)

    def thing(self, counted: Any) -> str:
        return english_amounts.counted(counted, is_many=False)

    def measure(self, counted: Any) -> str:
        return english_amounts.measure(counted, self.kind)

    def noun(self, word: Any, value: Any, form: str) -> str:
        match value:
            case Permanents():
                return self._permanents(value, form)
            case Cards():
                return english_cards.some(value, form)
            case Spells():
                return nouns.spells(value)
            case Token():
                number = self.number_of(word.amount)
                one, more = nouns.token(value)
                return (an(one) if number == "1" else f"{self.many(word.amount)} {one}s") + more
            case costs.SacrificeSelf():
                return BEARERS[self.kind].en
            case costs.Sacrifice(count=count):
                is_other = bool({self.kind, "permanent"} & {*each_of(value.kind)})
                return nouns.theirs(value, count=count, up_to=False, other=is_other)
            case costs.Discard(count=count):
                return nouns.some_cards(count, nouns.card_noun(value, is_many=count > 1), up_to=False)
            case moments.PermanentMoment() | replaced.CreatureReplaced():
                return nouns.bearer(value.by, self.kind) or an(nouns.noun(value, value.by, is_many=False))
            case modifiers.Cost():
                return nouns.card_noun(value, is_many=True)
            case CardFilter():
                said = nouns.card_noun(value, is_many=False)
                return an(said if value.kind else said.replace("card", form or "card", 1))
            case _ if isinstance(word, moments.Moment):
                return doing(self.VALUES["by"][value].en, form, is_reader=value == "own")
            case _:
                return nouns.keywords(value, "and")

    def _permanents(self, of: Any, form: str) -> str:
        match form:
            case "sacrificed":
                return nouns.theirs(of, count=of.count, up_to=of.up_to, other=of.other)
            case "whose":
                return "their controllers’" if are_many(of) else "its controller’s"
            case "hand" | "deck":
                return f"their owners’ {form}s" if are_many(of) else f"its owner’s {form}"
            case _:
                return nouns.permanents(of, self.kind)[0]
