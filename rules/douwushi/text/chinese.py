"""Chinese rules texts: what operands are called, and the clauses that need more grammar than a template has."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from rules.douwushi.language import costs, effects, modifiers, moments
from rules.douwushi.language.selectors import Cards, Figure, Heroes, HeroFilter, Items, Taken
from rules.douwushi.text import chinese_conditions
from rules.douwushi.text import chinese_nouns as nouns
from rules.douwushi.text.paragraphs import Paragraphs
from rules.douwushi.text.walker import is_numbered
from rules.kernel.language.shared import choices
from rules.kernel.text.chinese import Chinese, act, spaced
from rules.kernel.text.language import Clause

#: What opens a sentence without 使.
_BARE = ("使其", "使此英雄", "使装备者", "使所附英雄", "使该英雄", "使这些英雄")


class DouWushiChinese(Paragraphs, Chinese):
    CHOOSE = "选择一项："
    BESIDE = "，"

    def finished(self, said: str) -> str:
        return spaced(f"{said}。")

    def used(self, paid: list[str], ability: Any) -> str:
        return (f"{'并'.join(paid)}。" if paid else "") + self.sentences(ability.do)

    def bearers(self, ability: Any, gives: tuple[modifiers.Modifier, ...]) -> str:
        return nouns.heroes(ability.target, self.kind) + self.predicates(gives)

    def sentences(self, effects: tuple[Any, ...], *, may: bool = False, instead: bool = False) -> str:
        clauses = [self.clause(each) for each in effects]
        said = self.opened(clauses[0], may=may, instead=instead)
        for before, clause in pairwise(clauses):
            if clause.is_whole or before.is_whole:
                said += f"。{clause.text}"
            elif may and before is clauses[0]:
                said += f"，若如此做，{clause.text}"
            else:
                is_last = clause is clauses[-1] and not clause.text.startswith(("令", "对手"))
                said += f"，{'并' if is_last else ''}{clause.text}"
        return said

    def opened(self, clause: Clause, *, may: bool, instead: bool) -> str:
        if may:
            return f"可以{clause.asked or clause.text}"
        return clause.text.removeprefix("使") if clause.text.startswith(_BARE) else clause.text

    def may(self, effect: choices.May[Any]) -> Clause:
        said = self.sentences(effect.do, may=True)
        return Clause(said, said.removeprefix("可以"), is_whole=True)

    def branch(self, effect: choices.If[Any, Any]) -> Clause:
        other = f"；否则{self.sentences(effect.otherwise)}" if effect.otherwise else ""
        said = f"{self.asked(effect.conditions)}则{self.sentences(effect.do)}{other}"
        return Clause(said, f"执行：{said}", is_whole=True)

    def predicates(self, words: tuple[Any, ...]) -> str:
        """Return some modifiers as one predicate of heroes: `攻击力+1，且拥有护卫`."""
        said = [self.said(each) for each in words]
        return said[0] if len(said) == 1 else f"{'，'.join(said[:-1])}，且{said[-1]}"

    def said(self, word: Any) -> str:
        if not isinstance(word, modifiers.Reduce):
            return super().said(word)
        taken, amount = self._taken(word), word.amount
        if amount == "all":
            return f"{taken}被防止"
        number = f"{amount}点" if isinstance(amount, int) else f"等同于{self.quantity(amount)}的点数{self.limit(amount)}"
        return f"{taken}减少{number}"

    def _taken(self, of: modifiers.Reduce | modifiers.Ignore) -> str:
        """`每次受到的魔法牌伤害`, `下一次受到的伤害`."""
        which = {"each": "每次", "once_a_turn": "每个回合第一次", "next": "下一次"}[of.uses]
        return f"{which}{'因护卫而' if of.guarding else ''}受到的{nouns.sources(of)}伤害"

    def give(self, effect: effects.Give) -> Clause:
        lasts = effect.lasts
        lasting = "在场期间" if lasts == "always" else "本回合内" if lasts == 1 else f"{nouns.numeral(lasts)}个回合内"
        return Clause(f"使{nouns.heroes(effect.target, self.kind)}{lasting}{self.predicates(effect.gives)}")

    def stay(self, effect: effects.Stay) -> Clause:
        said = [f"将此牌附于{nouns.heroes(effect.target, self.kind)}"] if effect.target else []
        said += [f"{'' if said else '此牌'}停留{nouns.numeral(effect.turns)}个回合"] if effect.turns else []
        return Clause("，".join(said))

    def count(self, asked: Any) -> str:
        return chinese_conditions.count(asked, self.kind)

    def matches(self, asked: Any) -> str:
        return chinese_conditions.matches(asked, self.kind)

    def actor(self, value: Any, form: str) -> tuple[str, str, bool]:
        return self.player(value), self.player(value), False

    def numeral(self, number: int) -> str:
        return nouns.numeral(number)

    def amount(self, amount: Any, form: str) -> str:
        if form == "的点":
            said = self.amount(amount, "点")
            return said if said.startswith("等同于") else f"的{said}"
        if isinstance(amount, int):
            return self._number(amount, form)
        if form == "top" and amount.count != "x":
            limit = f"，最多{amount.at_most}" if amount.at_most is not None else ""
            return f"若干张牌（张数等同于{self.quantity(amount)}{limit}）"
        if amount.count == "x" and form in ("点", "张", "top", "bonus"):
            number = self.quantity(amount)
            return {"top": f"{number}张牌{self.limit(amount)}", "bonus": f"+{number}{self.limit(amount)}"}.get(form, f"{number}{form}")
        if form == "bonus":
            return f"增加{super().amount(amount, '数值')}{self.limit(amount)}"
        is_same = amount.count == "event" and is_numbered(amount) and form in ("点", "张")
        return "等量的" if is_same else super().amount(amount, form)

    def _number(self, amount: int, form: str) -> str:
        match form:
            case "top":
                return f"{nouns.numeral(amount)}张牌"
            case "张":
                return f"{nouns.numeral(amount)}张"
            case "one":
                return nouns.numeral(abs(amount))
            case "bonus":
                return super().amount(amount, "signed")
            case _:
                return super().amount(amount, form)

    def tail(self, word: Any, amount: Any, template: str) -> str:
        return "" if "{amount:top}" in template or "{amount:bonus}" in template else super().tail(word, amount, template)

    def quantity(self, amount: Any) -> str:
        if amount.count != "x":
            return super().quantity(amount)
        return (f"{amount.times}X" if amount.times != 1 else "X") + (f"{amount.plus:+d}".replace("-", "−") if amount.plus else "")

    def measure(self, counted: Any) -> str:
        if isinstance(counted, Figure):
            return nouns.figure(counted, self.kind)
        return "该伤害" if isinstance(counted, str) else nouns.total(counted, self.kind)

    def noun(self, word: Any, value: Any, form: str) -> str:
        match value:
            case Heroes():
                said = nouns.heroes(value, self.kind)
                return nouns.possessive(said) if form == "的" else act(form, said) if form else said
            case Items():
                return nouns.items(value, self.kind)
            case Cards():
                return self._cards(value, form)
            case Taken():
                return f"{'至多' if value.up_to else ''}{nouns.numeral(value.count)}张{nouns.card_noun(value)}"
            case costs.Discard(amount=amount):
                noun = nouns.card_noun(value)
                return f"{nouns.numeral(amount)}张{'手牌' if noun == '牌' else noun}"
            case effects.Dispel(pick=pick, side=side):
                whose = {"own": "己方的", "enemy": "对手的", "any": ""}[side]
                return {"self": "此牌", "target": f"{whose}一张指定目标持续性魔法牌", "all": f"{whose}所有持续性魔法牌"}[pick]
            case costs.Cost():
                return self.bearer(form)
            case moments.DamageMoment() if form:
                origin = nouns.sources(value)
                return origin if form == "dealt" else f"{form}{origin}" if origin else ""
            case HeroFilter():
                return self.bearer("bearer") if word.by == "self" else nouns.noun(value, word.by)
            case modifiers.Reduce() | modifiers.Ignore():
                return self._taken(value)
            case modifiers.Modifier():
                return nouns.sources(value)
            case "all":
                return {"的点": "的所有", "limit": ""}.get(form, "所有")
            case _ if form == "enemy":
                return "对手" if value == "enemy" else ""
            case _:
                return "" if value == "self" else form

    def _cards(self, of: Cards, form: str) -> str:
        how = "随机" if of.pick == "random" else ""
        match form:
            case "shuffled":
                whose = "其" if of.side == "enemy" else ""
                return f"，然后将{whose}预备区洗牌" if of.zone == "reserve" and of.pick != "top" else ""
            case "弃置":
                return f"{how}弃置{nouns.in_hand(of)}"
            case "there" | "back" if of.zone == "hand":
                return how + nouns.in_hand(of)
            case "back" if of.side == "enemy":
                return f"{nouns.from_zone(of)}由对手"
            case _:
                return nouns.from_zone(of)
