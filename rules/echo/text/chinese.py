"""Chinese rules texts: what operands are called, and the clauses that need more grammar than a template has."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from rules.echo import terms
from rules.echo.language import amounts, costs, effects, modifiers
from rules.echo.language.selectors import CardCount, CardFilter, Cards, FollowerCount, FollowerFilter, Followers, Taken
from rules.echo.text import chinese_conditions
from rules.echo.text import chinese_nouns as nouns
from rules.echo.text.paragraphs import Paragraphs
from rules.echo.text.walker import Boosts
from rules.kernel.text.chinese import Chinese, act, between
from rules.kernel.text.language import Clause
from rules.kernel.text.names import Named


class EchoChinese(Paragraphs, Chinese):
    def whole(self, label: str, notes: list[str], said: str) -> str:
        noted = f"（{'、'.join(notes)}）" if notes else ""
        return f"{label}{noted}：{said}。" if label else f"{said}。"

    def given(self, gives: tuple[modifiers.Modifier, ...]) -> str:
        """Return what a continuous passive gives; what the same followers have comes together, except what is counted (`each`)."""
        said: list[str] = []
        bearers = None
        for modifier in gives:
            to, each = getattr(modifier, "to", None), self._each(modifier)
            if to is None or to != bearers or each:
                said.append(f"{each}{nouns.followers(to) if to else ''}{self.said(modifier)}")
            else:
                is_rule = isinstance(modifier, modifiers.Restrict | modifiers.Guard)
                said[-1] += f"{'且' if is_rule else '并'}{self.said(modifier)}"
            bearers = to
        return "，".join(said)

    def _each(self, modifier: modifiers.Modifier) -> str:
        """`己方每有1只其他随从，`, to stand before what it gives attack for."""
        match modifier:
            case modifiers.Attack(amount=amounts.Count(count=FollowerCount() | CardCount() as counted, plus=0)):
                return f"{nouns.for_each(counted)}，"
            case _:
                return ""

    count = staticmethod(chinese_conditions.count)
    matches = staticmethod(chinese_conditions.matches)

    def denied(self, said: str) -> str:
        return said.replace("为", "不是", 1)

    def all_energy(self) -> Clause:
        return Clause("失去所有剩余能量", is_plain=True)

    def boosts(self, boosts: Boosts) -> str:
        """`使己方1只随从本回合攻击力+2并获得护盾`."""
        noun, first = nouns.followers(boosts.target), boosts.amounts[0] if boosts.amounts else None
        lasting = self.operand(boosts, "duration", "")
        if isinstance(first, amounts.Count):
            verb = self.amount(first, "提升|降低")
            return f"使{noun}攻击力{lasting}{verb}{self.amount(first, '数值')}{self.limit(first)}"
        gained = [f"攻击力{self.amount(each, 'signed')}" for each in boosts.amounts]
        gained += [terms.name_of(terms.KEYWORDS, each).zh for each in boosts.keywords]
        if len(gained) > 1 or boosts.keywords:
            return f"使{noun}{lasting}获得{nouns.listed(gained)}"
        return f"使{noun}{self._lasting_attack(boosts.duration)}{self.amount(first or 0, 'signed')}"

    def _lasting_attack(self, duration: str) -> str:
        lasting = self.VALUES["duration"][duration].zh
        return f"攻击力{lasting}" if duration == "game" else f"{lasting}攻击力"

    def amount(self, amount: Any, form: str) -> str:
        if form == "gained":
            if isinstance(amount, int) or (isinstance(amount.count, FollowerCount | CardCount) and not amount.plus):
                return super().amount(amount, "signed")
            return self.amount(amount, "提升|降低") + self.amount(amount, "数值")
        return super().amount(amount, form)

    def tail(self, word: Any, amount: Any, template: str) -> str:
        measure = {effects.Draw: "张", effects.Mill: "张", modifiers.Attack: "", effects.SetAttack: ""}.get(type(word), "点")
        return self.limit(amount, measure)

    def measure(self, counted: Any) -> str:
        match counted:
            case Named(value="event", about=about):
                return nouns.EVENTS.get(type(about), "所失去的生命值")
            case Named():
                return nouns.attack_of(counted)
            case str():
                return {"energy": "己方剩余能量", "turn": "当前回合数"}[counted]
            case _:
                return nouns.number_of_things(counted)

    def noun(self, word: Any, value: Any, form: str) -> str:
        match value:
            case str() | None:
                return self._choice(word, value, form)
            case Cards():
                return self._cards(value, form)
            case Taken():
                return nouns.taken(value, form)
            case costs.Discard(zone=zone, amount=amount):
                return nouns.held_cards(Cards(zone=zone, count=amount, **_filter(value)), form)
            case costs.OwnFollowers(pick=pick, amount=amount):
                return "此随从" if isinstance(pick, Named) else f"己方{amount}只{nouns.follower_noun(value, other=value.other)}"
            case Followers():
                noun = nouns.followers(value)
                return act(form, noun) if form else noun
            case FollowerFilter():
                return nouns.subject(value, word.by)
            case CardFilter() if form:
                return "唤醒费用" if value.kind == "follower" or value.race else "费用"
            case CardFilter():
                return nouns.card_noun(value)
            case _ if form == "剩余能量" and (value.at_least, value.at_most) == (1, None):
                return f"有{form}"
            case _:
                return between(form, value.at_least, value.at_most)

    def _choice(self, word: Any, value: str | None, form: str) -> str:
        """One of a few values, in a form that depends on what else the word says."""
        match form:
            case "other":
                return {"enemy": "己方", "any": ""}.get(value or "", "对方")
            case "from":
                return nouns.out_of(value)
            case "attack":
                return self._lasting_attack(value or "")
            case _:
                return "下个能量刷新阶段的" if value == "turn" else ""

    def _cards(self, of: Cards, form: str) -> str:
        match form:
            case "弃置":
                return nouns.held_cards(of, form)
            case "deck":
                return ("对方" if of.zone == "graveyard" else "其") * (of.side == "enemy") + "卡组"
            case "shuffled":
                return "，并将卡组洗牌" if of.is_searched else ""
            case _:
                return nouns.cards_there(of, is_placed=form == "follower")


def _filter(of: CardFilter) -> dict[str, Any]:
    return {each.name: getattr(of, each.name) for each in fields(CardFilter)}
