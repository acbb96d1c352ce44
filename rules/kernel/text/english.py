"""English grammar: articles, verbs, amounts, and how clauses make sentences."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter
from typing import Any, ClassVar

from rules.kernel.language.phrases import series, signed
from rules.kernel.language.shared import choices
from rules.kernel.language.shared.amounts import Count
from rules.kernel.text.language import Clause, Language

#: A number, or one that is counted.
Amount = int | Count[Any]
#: How a phrase begins before which “a” becomes “an”.
_AN = re.compile(r"[aeio8]|u(?!nit)|1[18]\b")
#: Verbs of what can’t be done, as texts write them and in plain form.
BARRED = ("can’t", "can't")
#: Where “equal to” and “for each” stand, if not at the end of the clause.
EQUAL, EACH = "{amount:equal}", "{amount:each}"


def an(phrase: str) -> str:
    """`an attack`, `a unit`, `an 8/8 token`, `an 11-power minion`."""
    return f"an {phrase}" if _AN.match(phrase) else f"a {phrase}"


def capital(phrase: str) -> str:
    return phrase[:1].upper() + phrase[1:]


def between(least: int | None, most: int | None, fewer: str = "less", none: str = "0") -> str:
    """Return `2 or more`, `2 to 3`."""
    if least is None:
        return f"{most} or {fewer}" if most else none
    if most is None:
        return f"{least} or more"
    return f"{least}" if least == most else f"{least} to {most}"


def third(said: str) -> str:
    """Return the same with its verb in the third person: `draws a card`."""
    verb, _, rest = said.partition(" ")
    return f"{verb}s {rest}"


def said_once(rows: Iterable[tuple[str, str]]) -> str:
    """Return verbs with what stands behind each in one line: a verb is not said twice, and of what can't be done none may be.

    `gets +1 power, has airborne and can’t attack or defend`.
    """
    said: list[str] = []
    for verb, group in groupby(rows, key=itemgetter(0)):
        first, *more = (rest for _, rest in group)
        begun = [f"{verb} {first}", *more]
        said += [series(begun, "or")] if verb in BARRED else begun
    return series(said)


def agreeing(verb: str, *, is_many: bool) -> str:
    """Return a verb in the third person, or in the plural."""
    plurals = {"has": "have", "is": "are", "does": "do"}
    return plurals.get(verb, verb.removesuffix("s")) if is_many else verb


def doing(player: str, form: str, *, is_reader: bool) -> str:
    """Return what a player does: `you draw`, `your opponent draws`."""
    return f"{player} {form.removesuffix('s') if is_reader else form}"


class English(Language):
    CODE = "en"
    PAUSE = ", "
    #: The words that somebody else shall do something.
    MAKE: ClassVar[str] = "have"

    @abstractmethod
    def measure(self, counted: Any) -> str:
        """Return what is counted, as a number: `the number of your beasts`, `its attack`."""

    @abstractmethod
    def thing(self, counted: Any) -> str:
        """Return one of what is counted, to stand after "for each"; nothing where that can't be said."""

    def amount(self, amount: Amount, form: str) -> str:
        """Return an amount: `2 damage`, `a card`, `the top 2 cards`, `more`; no number where it is said at the end."""
        gains, number = amount if isinstance(amount, int) else amount.times, self.number_of(amount)
        if "|" in form:
            return form.split("|")[gains < 0]
        if "/" in form:
            return form.split("/")[number != "1"]
        if form.startswith("top "):
            noun = form.removeprefix("top ")
            return f"the top {noun[:-1] if number == '1' else f'{self.many(amount)} {noun}'}" if number else f"{noun} from the top"
        match form:
            case "equal":
                return self.equal(amount)
            case "each":
                return self.each(amount)
            case "signed":
                return signed(gains)
            case "one":
                return "one" if number == "1" else number
            case "number":
                return f"{number} " if number else ""
            case "cards":
                return form if not number else "a card" if number == "1" else f"{self.many(amount)} cards"
            case _:
                return f"{number} {form}".strip()

    def many(self, amount: Amount) -> str:
        """Return how many things: a number of them, in digits or in words."""
        return self.number_of(amount)

    def number_of(self, amount: Amount) -> str:
        """Return the number that is said, of which there may be one for each thing; nothing where only "equal to" can say it."""
        if isinstance(amount, int):
            return str(abs(amount))
        return str(abs(amount.times)) if self.each(amount) else ""

    def each(self, amount: Amount) -> str:
        """Return ` for each enemy follower`, where the amount is so much for each thing; else nothing."""
        if isinstance(amount, int) or amount.plus or not (thing := self.thing(amount.count)):
            return ""
        return f" for each {thing}{self.limit(amount)}"

    def equal(self, amount: Amount) -> str:
        """Return ` equal to its attack`, where no number says it."""
        return f" equal to {self.quantity(amount)}" if isinstance(amount, Count) and not self.number_of(amount) else ""

    def tail(self, word: Any, amount: Count[Any], template: str) -> str:
        return ("" if EACH in template else self.each(amount)) + ("" if EQUAL in template else self.equal(amount))

    def quantity(self, amount: Count[Any]) -> str:
        """Return what is counted, with all that is done to it: `twice its attack plus 1 (at most 5)`."""
        said = self.measure(amount.count)
        said = said if abs(amount.times) == 1 else f"{self.multiple(abs(amount.times))} {said}"
        plus = amount.plus if amount.times > 0 else -amount.plus
        return said + (f" plus {plus}" if plus > 0 else f" minus {-plus}" if plus else "") + self.limit(amount)

    def multiple(self, times: int) -> str:
        """Return how many times a number is meant, from twice on."""
        return "twice" if times == 2 else f"{times} times"

    def limit(self, amount: Count[Any]) -> str:
        return f" (at most {amount.at_most})" if amount.at_most is not None else ""

    def all_of(self, clauses: tuple[tuple[Any, ...], ...]) -> str:
        said = [" or ".join(self.condition(each) for each in clause) for clause in clauses]
        if len(clauses) > 1:
            said = [f"either {text}" if len(clause) > 1 else text for text, clause in zip(said, clauses, strict=True)]
        return series(said)

    def asked(self, clauses: tuple[tuple[Any, ...], ...], *, is_lasting: bool = False) -> str:
        return f"{'while' if is_lasting else 'if'} {self.all_of(clauses)}, " if clauses else ""

    def acted(self, actor: tuple[str, str, bool], said: str) -> Clause:
        subject, whom, is_many = actor
        if not subject:
            return Clause(said)
        return Clause(f"{subject} {said if is_many else third(said)}", f"{self.MAKE} {whom} {said}", subject=subject)

    def predicates(self, words: tuple[Any, ...], *, is_many: bool) -> str:
        """Return what somebody has, can or can't: `gets +1 attack and can’t be attacked`. A verb is not said twice."""
        rows = (self.said(word).partition(" ") for word in words)
        return said_once((agreeing(verb, is_many=is_many), rest) for verb, _, rest in rows)

    def opened(self, clause: Clause, *, may: bool, instead: bool) -> str:
        said = (clause.asked or clause.text) if may else clause.text
        if clause.is_branch:
            return f"instead, {said}" if instead else said
        return ("you may " if may else "") + ("instead " if instead else "") + said

    def joined(self, clauses: list[Clause], texts: list[str]) -> str:
        for index in range(1, len(clauses)):
            subject = clauses[index].subject
            if subject and subject == clauses[index - 1].subject:
                texts[index] = texts[index].removeprefix(f"{subject} ")
        if len(texts) == 2 and all(clause.is_plain for clause in clauses):
            return " and ".join(texts)
        return f"{', '.join(texts[:-1])}, then {texts[-1]}" if len(texts) > 1 else texts[0]

    def together(self, sentences: list[str]) -> str:
        return ". Then ".join(sentences)

    def listed(self, options: list[str]) -> Clause:
        said = "; ".join(f"({index}) {option}" for index, option in enumerate(options, 1))
        return Clause(f"choose one: {said}", is_whole=True)

    def may(self, effect: choices.May[Any]) -> Clause:
        said = self.sentences(effect.do, may=True)
        asked = said.removeprefix("you may ")
        return Clause(said, asked, is_whole=True, is_branch=asked == said)

    def branch(self, effect: choices.If[Any, Any]) -> Clause:
        said, asked = (self._branch(effect, may=may) for may in (False, True))
        return Clause(said, asked, is_whole=True, is_branch=True)

    def _branch(self, effect: choices.If[Any, Any], *, may: bool) -> str:
        other = f"; otherwise, {self.sentences(effect.otherwise, may=may)}" if effect.otherwise else ""
        return self.asked(effect.conditions) + self.sentences(effect.do, may=may) + other
