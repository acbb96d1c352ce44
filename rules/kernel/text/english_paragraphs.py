"""English texts of abilities on cards of a kind: what things have, how much, and how many times."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from rules.kernel.language.phrases import series
from rules.kernel.language.shared import choices
from rules.kernel.language.shared.amounts import Count
from rules.kernel.text.english import English, agreeing, capital, said_once
from rules.kernel.text.english_words import as_object, numeral
from rules.kernel.text.gifts import Gifts
from rules.kernel.text.language import Clause
from rules.kernel.text.names import Named
from rules.kernel.text.paragraphs import Paragraphs


class EnglishParagraphs(Paragraphs, English):
    WHERE = ", where X is "
    GAP = " "

    @abstractmethod
    def things(self, of: Any, *, is_subject: bool = False) -> tuple[str, bool]:
        """Return the things of a selector in a sentence, and whether the verb is in the plural."""

    @abstractmethod
    def every(self, of: Any) -> tuple[str, bool]:
        """Return all things of a selector as the subject of a verb, and whether that is in the plural."""

    @abstractmethod
    def known(self, named: Any, *, is_subject: bool = False) -> str:
        """Return somebody that needs no description."""

    @abstractmethod
    def bonuses(self, stats: Any, *, is_alone: bool) -> tuple[str, str, str]:
        """Return the verb, the figures that things get, and what is counted for them: `gets`, `+X power`, `, where X is your mana`.

        `is_alone`: nothing else is said between, so that "for each" is clear.
        """

    @abstractmethod
    def is_numbered(self, amount: Count[Any]) -> bool:
        """Return whether an amount is so much for each of some things."""

    def finished(self, said: str) -> str:
        return f"{capital(said)}."

    def of_players(self, said: list[str]) -> str:
        return series(said)

    def bearers(self, ability: Any) -> str:
        of = ability.target
        subject, is_many = self.every(of) if of.pick == "all" else self.things(of, is_subject=True)
        said, where = self.given(ability.gives, is_many=is_many)
        return f"{subject} {said}{where}"

    def gifts(self, gifts: Gifts) -> Clause:
        of, is_barring = gifts.target, any(isinstance(each, self.CANNOT) for each in gifts.gives)
        subject, is_many = self.every(of) if is_barring and self.takes_all(of) else self.things(of, is_subject=True)
        said, where = self.given(gifts.gives, is_many=is_many)
        bare, _ = self.given(gifts.gives, is_many=True)
        lasting = self.operand(gifts, "duration", "")
        asked = f"decide that {subject} {said}" if is_barring else f"have {as_object(subject)} {bare}"
        return Clause(f"{subject} {said}{lasting}{where}", f"{asked}{lasting}{where}")

    def given(self, gives: tuple[Any, ...], *, is_many: bool) -> tuple[str, str]:
        """Return what things have of all this, in which a verb is not said twice, and what X is in it."""
        rows = [self.one_given(word, is_many=is_many, is_alone=len(gives) == 1) for word in gives]
        said = said_once((agreeing(verb, is_many=is_many), rest) for verb, rest, _ in rows)
        return said, "".join(where for *_, where in rows)

    def one_given(self, word: Any, *, is_many: bool, is_alone: bool) -> tuple[str, str, str]:
        """Return the verb of what things are given, the rest, and what X is in it."""
        if isinstance(word, self.STATS):
            return self.bonuses(word, is_alone=is_alone)
        verb, _, rest = self.said(word).partition(" ")
        return verb, rest, ""

    def branch(self, effect: choices.If[Any, Any]) -> Clause:
        other = f". Otherwise, {self.sentences(effect.otherwise)}" if effect.otherwise else ""
        said = self.asked(effect.conditions) + self.sentences(effect.do) + other
        return Clause(said, f"do this: {said}", is_whole=True)

    def performer(self, of: Any) -> tuple[str, str, bool]:
        if isinstance(of, Named):
            said, is_many = self.known(of, is_subject=True), of.is_many
        else:
            said, is_many = self.things(of, is_subject=True)
        return said, as_object(said), is_many

    def acted(self, actor: tuple[str, str, bool], said: str) -> Clause:
        """Of what is not done to somebody, the reader keeps them from it."""
        subject, whom, is_many = actor
        if said.startswith("not "):
            kept = f"keep {whom} from being {said.removeprefix('not ')}"
            return Clause(f"{subject} {'are' if is_many else 'is'} {said}", kept, subject=subject)
        return super().acted(actor, said)

    def number_of(self, amount: Any) -> str:
        if isinstance(amount, int):
            return str(abs(amount))
        return "that much" if self.is_as_much(amount) else str(amount.times) if self.is_numbered(amount) else "X"

    def many(self, amount: Any) -> str:
        number = self.number_of(amount)
        return numeral(int(number)) if number.isdigit() else number.replace("that much", "that many")

    def multiple(self, times: int) -> str:
        return "twice" if times == 2 else f"{numeral(times)} times"

    def each(self, amount: Any) -> str:
        """Return ` for each enemy creature`; of “that much” what limits it."""
        if isinstance(amount, int):
            return ""
        if self.is_as_much(amount):
            return self.limit(amount)
        return f" for each {self.thing(amount.count)}{self.limit(amount)}" if self.is_numbered(amount) else ""

    def equal(self, amount: Any) -> str:
        """Return `, where X is its attack`, where X is said."""
        return self.where(amount) if self.number_of(amount) == "X" else ""

    def where(self, amount: Any) -> str:
        """Return what X is."""
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
                return "turn" if amount == 1 else f"{numeral(amount)} turns"
            case ["drawn"]:
                return "no card" if amount == 0 else self.amount(amount, "cards")
            case ["part"]:
                return f"{amount} of it"
            case _:
                return super().amount(amount, form)
