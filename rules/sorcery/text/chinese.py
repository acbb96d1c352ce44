"""Chinese rules texts: what operands are called, and the clauses that need more grammar than a template has."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.kernel.language.phrases import each_of
from rules.kernel.language.shared import choices
from rules.kernel.text.chinese import Chinese, spaced
from rules.kernel.text.language import Clause
from rules.kernel.text.names import Named
from rules.sorcery.language import costs, effects, modifiers, moments, replaced
from rules.sorcery.language.amounts import Count
from rules.sorcery.language.selectors import CardFilter, Cards, Spot, Things
from rules.sorcery.language.tokens import Token
from rules.sorcery.text import chinese_amounts, chinese_cards, chinese_conditions
from rules.sorcery.text import chinese_nouns as nouns
from rules.sorcery.text.paragraphs import Paragraphs
from rules.sorcery.text.parts import Gifts, is_as_much
from rules.sorcery.text.values import BEARERS, ENEMY, HOST


class SorceryChinese(Paragraphs, Chinese):
    CHOOSE = "选择一项："
    WHERE = "，X为"
    GAP = ""

    def finished(self, said: str) -> str:
        return spaced(f"{said}。")

    def of_players(self, said: list[str]) -> str:
        return "，".join(said)

    def bearers(self, ability: Any) -> str:
        of = ability.target
        subject = nouns.every(of, self.kind) if of.pick == "all" else nouns.things(of, self.kind)
        said, where = self.given(ability.gives)
        return f"{subject}{said}{where}"

    def gifts(self, gifts: Gifts) -> Clause:
        of = gifts.target
        subject = nouns.every(of, self.kind) if of.pick == "all" else nouns.things(of, self.kind)
        said, where = self.given(gifts.gives)
        text = f"{subject}{said}{self.operand(gifts, 'duration', '')}{where}"
        return Clause(text, f"使{text}")

    def given(self, gives: tuple[Any, ...]) -> tuple[str, str]:
        """Return what things have of all this, and what X is in it: `力量+1、具有飞空且不能被拦截`."""
        said: list[str] = []
        last = ""
        for word in gives:
            if isinstance(word, modifiers.Stats):
                more, where = chinese_amounts.bonuses(self, word)
                said, last = [*said, *more], last + where
            else:
                said.append(self.said(word))
        if len(said) == 1 or all(isinstance(each, modifiers.Stats) for each in gives):
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

    look = staticmethod(chinese_cards.look)

    def count(self, asked: Any) -> str:
        return chinese_conditions.count(asked, self.kind)

    def matches(self, asked: Any, *, is_denied: bool) -> str:
        return chinese_conditions.matches(asked, self.kind, is_denied=is_denied)

    def performer(self, of: Any) -> tuple[str, str, bool]:
        said = nouns.known(of, self.kind) if isinstance(of, Named) else nouns.things(of, self.kind)
        return said, said, False

    def acted(self, actor: tuple[str, str, bool], said: str) -> Clause:
        subject, whom, _ = actor
        make = "令" if subject == ENEMY.zh else "使"
        return Clause(f"{subject}{said}", f"{make}{whom}{said}" if subject else "", subject=subject)

    def numeral(self, number: int) -> str:
        return nouns.numeral(number)

    def amount(self, amount: Any, form: str) -> str:
        match form:
            case "limit":
                return self._as_much(amount)
            case "part":
                return f"其中{amount}点"
            case "less":
                return f"少失去{amount}点"
            case "抽":
                return "不抽牌" if amount == 0 else f"抽{nouns.numeral(amount)}张牌"
            case "个回合":
                return "下个回合" if amount == 1 else f"接下来{nouns.numeral(amount)}个回合"
            case "步":
                return f"{nouns.numeral(amount)}步"
            case _ if isinstance(amount, Count):
                return "等量的" if is_as_much(amount) and form[0] != "X" else f"X{form.removeprefix('X')}"
            case "点" | "X点":
                return f"{amount}点"
            case "张" | "X张" | "X个":
                return f"{nouns.numeral(amount)}{form[-1]}"
            case _:
                return super().amount(amount, form)

    def _as_much(self, amount: Any) -> str:
        """What limits an amount of which “等量的” is said."""
        return self.limit(amount) if isinstance(amount, Count) and is_as_much(amount) else ""

    def limit(self, amount: Any, measure: str = "") -> str:
        return f"（至多{amount.at_most}）" if isinstance(amount, Count) and amount.at_most is not None else ""

    def tail(self, word: Any, amount: Any, template: str) -> str:
        if is_as_much(amount) and "{amount:X" not in template:
            return "" if "{amount:limit}" in template else self.limit(amount)
        return self.WHERE + self.quantity(amount)

    def quantity(self, amount: Any) -> str:
        return super().quantity(amount) + self.limit(amount)

    def measure(self, counted: Any) -> str:
        return chinese_amounts.measure(counted, self.kind)

    def noun(self, word: Any, value: Any, form: str) -> str:
        match value:
            case Things() if form == "sacrificed":
                return nouns.theirs(value, self.kind, count=value.count, up_to=value.up_to, other=value.other)
            case Things():
                return nouns.act("" if form == "its" else form, nouns.things(value, self.kind))
            case Spot():
                return self._spot(word, value)
            case None:
                return ""
            case Cards():
                return chinese_cards.some(value, form)
            case Token():
                return nouns.token(value)
            case costs.Cost():
                return self._paid(value)
            case moments.ThingMoment() | replaced.UnitReplaced():
                return self._happening(value, form)
            case CardFilter():
                said = nouns.card_noun(value)
                return said if value.kind or not form else said.removesuffix("牌") + form
            case "water" | "land" if form == "site":
                return f"{nouns.GROUNDS[value]}地标"
            case _:
                return nouns.keywords(value, "与")

    def _spot(self, word: Any, of: Spot) -> str:
        if isinstance(word, effects.Move):
            return nouns.spot(of, self.kind, is_moved=True)
        said = nouns.spot(of, self.kind)
        return f"在{said}"

    def _paid(self, cost: Any) -> str:
        """Return what is paid: what is sacrificed, discarded or tapped."""
        match cost:
            case costs.Tap():
                return f"横置{HOST.zh}" if self.kind == "relic" else "横置"
            case costs.Sacrifice(count=count):
                is_other = bool(
                    {self.kind, "artifact" if self.kind in ("relic", "automaton", "monument") else "unit"} & {*each_of(cost.kind)}
                )
                return nouns.theirs(cost, self.kind, count=count, up_to=False, other=is_other)
            case costs.Discard(count=count):
                return f"{nouns.numeral(count)}张{nouns.card_noun(cost)}"
            case _:
                return BEARERS[self.kind].zh

    def _happening(self, of: Any, form: str) -> str:
        """Return what a moment or an event is about: whom, or what it does."""
        match form:
            case "bearer":
                return BEARERS[self.kind].zh
            case "picker":
                return "单位"
            case "comes" if of.kind == "site" and of.by in ("own", "enemy"):
                return f"{'你' if of.by == 'own' else '敌方'}打出{nouns.noun(of, 'any', self.kind)}"
            case "comes":
                return f"{self._who(of)}进入领域"
            case "mover":
                return self._who(replace(of, where=None, steps=None))
            case "there":
                return nouns.entered(of, self.kind)
            case "dies":
                return "死亡" if {*each_of(of.kind)} <= {"minion", "unit", "automaton"} else "被摧毁"
            case _:
                return self._who(of)

    def _who(self, of: Any) -> str:
        named = nouns.noun(of, of.by if of.by in ("own", "enemy") else "any", self.kind)
        return nouns.bearer(of.by, self.kind) or ("任一" if of.by == "any" else "") + named
