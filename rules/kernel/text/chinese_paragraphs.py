"""Chinese texts of abilities on cards of a kind: what things have, how much, and how many times."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from rules.kernel.language.shared import choices
from rules.kernel.language.shared.amounts import Count
from rules.kernel.text.chinese import Chinese, spaced
from rules.kernel.text.chinese_words import numeral
from rules.kernel.text.gifts import Gifts
from rules.kernel.text.language import Clause
from rules.kernel.text.names import Named
from rules.kernel.text.paragraphs import Paragraphs


class ChineseParagraphs(Paragraphs, Chinese):
    CHOOSE = "选择一项："
    WHERE = "，X为"
    GAP = ""
    #: How drawing is said.
    DRAW: ClassVar[str]

    @abstractmethod
    def things(self, of: Any) -> str:
        """Return the things of a selector in a sentence."""

    @abstractmethod
    def every(self, of: Any, *, is_lasting: bool) -> str:
        """Return all things of a selector as the subject of what they are given, while something is so or for a time."""

    @abstractmethod
    def known(self, named: Any) -> str:
        """Return somebody that needs no description."""

    @abstractmethod
    def bonuses(self, stats: Any) -> tuple[list[str], str]:
        """Return the figures that things get, and what X is in them: `力量+X`; `，X为你的法力`."""

    def finished(self, said: str) -> str:
        return spaced(f"{said}。")

    def of_players(self, said: list[str]) -> str:
        return "，".join(said)

    def bearers(self, ability: Any) -> str:
        of = ability.target
        said, where = self.given(ability.gives)
        return f"{self.every(of, is_lasting=True) if of.pick == 'all' else self.things(of)}{said}{where}"

    def gifts(self, gifts: Gifts) -> Clause:
        of = gifts.target
        said, where = self.given(gifts.gives)
        subject = self.every(of, is_lasting=False) if self.takes_all(of) else self.things(of)
        text = f"{subject}{said}{self.operand(gifts, 'duration', '')}{where}"
        return Clause(text, f"使{text}")

    def given(self, gives: tuple[Any, ...]) -> tuple[str, str]:
        """Return what things have of all this, and what X is in it: `攻击力+1、具有飞行且不能被阻挡`."""
        said: list[str] = []
        last = ""
        for word in gives:
            if isinstance(word, self.STATS):
                more, where = self.bonuses(word)
                said, last = [*said, *more], last + where
            else:
                said.append(self.said(word))
        if len(said) == 1 or all(isinstance(each, self.STATS) for each in gives):
            return "、".join(said), last
        return f"{'、'.join(said[:-1])}{'并' if said[-1].startswith('获得') else '且'}{said[-1]}", last

    def opened(self, clause: Clause, *, may: bool, instead: bool) -> str:
        return f"你可以{clause.asked or clause.text}" if may else clause.text

    def may(self, effect: choices.May[Any]) -> Clause:
        said = self.sentences(effect.do, may=True)
        return Clause(said, said.removeprefix("你可以"), is_whole=True)

    def branch(self, effect: choices.If[Any, Any]) -> Clause:
        other = f"；否则{self.sentences(effect.otherwise)}" if effect.otherwise else ""
        said = f"{self.asked(effect.conditions)}则{self.sentences(effect.do)}{other}"
        return Clause(said, f"执行：{said}", is_whole=True)

    def asked(self, clauses: tuple[tuple[Any, ...], ...], *, is_lasting: bool = False) -> str:
        return f"只要{self.all_of(clauses)}，" if is_lasting and clauses else super().asked(clauses)

    def performer(self, of: Any) -> tuple[str, str, bool]:
        said = self.known(of) if isinstance(of, Named) else self.things(of)
        return said, said, False

    def acted(self, actor: tuple[str, str, bool], said: str) -> Clause:
        subject, whom, _ = actor
        make = "令" if subject == self.put(self.ENEMY) else "使"
        return Clause(f"{subject}{said}", f"{make}{whom}{said}" if subject else "", subject=subject)

    def numeral(self, number: int) -> str:
        return numeral(number)

    def amount(self, amount: Any, form: str) -> str:
        match form:
            case "limit":
                return self.limit(amount) if self.is_as_much(amount) else ""
            case "part":
                return f"其中{amount}点"
            case self.DRAW:
                return f"不{form}牌" if amount == 0 else f"{form}{numeral(amount)}张牌"
            case "个回合":
                return "下个回合" if amount == 1 else f"接下来{numeral(amount)}个回合"
            case _ if isinstance(amount, Count):
                return "等量的" if self.is_as_much(amount) and form[0] != "X" else f"X{form.removeprefix('X')}"
            case "点" | "X点":
                return f"{amount}点"
            case "X":
                return f"{amount}"
            case "张" | "X张" | "X个":
                return f"{numeral(amount)}{form[-1]}"
            case _:
                return super().amount(amount, form)

    def limit(self, amount: Any, measure: str = "") -> str:
        return f"（至多{amount.at_most}）" if isinstance(amount, Count) and amount.at_most is not None else ""

    def tail(self, word: Any, amount: Any, template: str) -> str:
        if self.is_as_much(amount) and "{amount:X" not in template:
            return "" if "{amount:limit}" in template else self.limit(amount)
        return self.WHERE + self.quantity(amount)

    def quantity(self, amount: Any) -> str:
        return super().quantity(amount) + self.limit(amount)
