"""Chinese grammar: amounts, objects before verbs, and how clauses make sentences."""

from __future__ import annotations

import re
from abc import abstractmethod
from typing import Any, ClassVar

from rules.kernel.language.phrases import signed
from rules.kernel.language.shared import choices
from rules.kernel.language.shared.amounts import Count
from rules.kernel.text.language import Clause, Language

#: A number, or one that is counted.
Amount = int | Count[Any]
NUMERALS = "①②③④⑤⑥⑦⑧⑨"
_GAP = re.compile("(?<=[\u4e00-\u9fff])(?=[0-9A-Za-z+−])|(?<=[0-9A-Za-z])(?=[\u4e00-\u9fff])")


def spaced(said: str) -> str:
    """Return the same with numbers apart from characters."""
    return _GAP.sub(" ", said)


def between(name: str, least: int | None, most: int | None) -> str:
    """Return `攻击力不高于2`, `费用为1至3`."""
    if least is None:
        return f"{name}不高于{most}" if most else f"{name}为0"
    if most is None:
        return f"{name}不低于{least}"
    return f"{name}为{least}" if least == most else f"{name}为{least}至{most}"


def act(verb: str, whom: str) -> str:
    """Return `破坏对方1只随从`, but `将其破坏`."""
    return f"将{whom}{verb}" if whom in ("其", "这些英雄") else f"{verb}{whom}"


class Chinese(Language):
    CODE = "zh"
    #: The words before the options that the reader chooses from.
    CHOOSE: ClassVar[str] = "选择一项发动："
    PAUSE = "，"

    @abstractmethod
    def measure(self, counted: Any) -> str:
        """Return what is counted, as a number: `己方兽族随从数量`, `其攻击力`."""

    def numeral(self, number: int) -> str:
        """Return how many things, in digits or in words."""
        return str(number)

    def amount(self, amount: Amount, form: str) -> str:
        """Return an amount: `2点`, `等同于其攻击力的`, `+1`, the first or the second of two verbs; what limits it comes at the end."""
        gains = amount if isinstance(amount, int) else amount.times
        if "|" in form:
            return form.split("|")[gains < 0]
        if form == "signed":
            return signed(gains)
        if form == "limit":
            return self.limit(amount)
        if isinstance(amount, Count):
            return f"{'张数' if form == '张' else ''}等同于{self.quantity(amount)}的{form if form == '数值' else ''}"
        return f"{abs(amount)}{form}" if form != "数值" else f"{amount}".replace("-", "−")

    def tail(self, word: Any, amount: Count[Any], template: str) -> str:
        return "" if "{amount:limit}" in template else self.limit(amount)

    def limit(self, amount: Amount, measure: str = "") -> str:
        return f"（最多{amount.at_most}{measure}）" if isinstance(amount, Count) and amount.at_most is not None else ""

    def quantity(self, amount: Count[Any]) -> str:
        """Return what is counted, with all that is done to it: `己方兽族随从数量的2倍加1`."""
        times, plus = abs(amount.times), amount.plus if amount.times > 0 else -amount.plus
        said = self.measure(amount.count) + (f"的{self.numeral(times)}倍" if times != 1 else "")
        return said + (f"加{plus}" if plus > 0 else f"减{-plus}" if plus else "")

    def all_of(self, clauses: tuple[tuple[Any, ...], ...]) -> str:
        said = ["或".join(self.condition(each) for each in clause) for clause in clauses]
        if len(clauses) > 1:
            said = [f"（{text}）" if len(clause) > 1 else text for text, clause in zip(said, clauses, strict=True)]
        return "且".join(said)

    def asked(self, clauses: tuple[tuple[Any, ...], ...], *, is_lasting: bool = False) -> str:
        return f"若{self.all_of(clauses)}，" if clauses else ""

    def acted(self, actor: tuple[str, str, bool], said: str) -> Clause:
        subject, whom, _ = actor
        return Clause(f"{subject}{said}", f"令{whom}{said}" if subject else "", subject=subject)

    def opened(self, clause: Clause, *, may: bool, instead: bool) -> str:
        said = (clause.asked or clause.text) if may else clause.text
        said = f"改为{said}" if instead else said
        if not may or clause.is_branch:
            return said
        return f"可{said}" if said.startswith(("选择", "改为选择")) else f"可选择{said}"

    def joined(self, clauses: list[Clause], texts: list[str]) -> str:
        if len(texts) == 2 and all(clause.is_plain for clause in clauses):
            return "，并".join(texts)
        return f"{'，'.join(texts[:-1])}，然后{texts[-1]}" if len(texts) > 1 else texts[0]

    def together(self, sentences: list[str]) -> str:
        return "。然后".join(sentences)

    def listed(self, options: list[str]) -> Clause:
        return Clause(f"{self.CHOOSE}{'；'.join(map(str.__add__, NUMERALS, options))}", is_whole=True)

    def may(self, effect: choices.May[Any]) -> Clause:
        return Clause(self.sentences(effect.do, may=True), is_whole=True, is_branch=True)

    def branch(self, effect: choices.If[Any, Any]) -> Clause:
        said, asked = (self._branch(effect, may=may) for may in (False, True))
        return Clause(said, asked, is_whole=True, is_branch=True)

    def _branch(self, effect: choices.If[Any, Any], *, may: bool) -> str:
        other = f"；否则{self.sentences(effect.otherwise, may=may)}" if effect.otherwise else ""
        return self.asked(effect.conditions) + self.sentences(effect.do, may=may) + other
