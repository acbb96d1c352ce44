"""Chinese rules texts of Sorcery: what operands are called, and the clauses that need more grammar than a template has."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.kernel.language.phrases import each_of
from rules.kernel.text.chinese_things import ChineseThings
from rules.kernel.text.chinese_words import act, numeral
from rules.sorcery.language import costs, effects, moments, replaced
from rules.sorcery.language.selectors import CardFilter, Cards, Spot, Things
from rules.sorcery.language.tokens import Token
from rules.sorcery.text import chinese_amounts
from rules.sorcery.text import chinese_nouns as nouns
from rules.sorcery.text.paragraphs import SorceryParagraphs, is_of_source
from rules.sorcery.text.values import BEARERS, HOST


class SorceryChinese(SorceryParagraphs, ChineseThings):
    DRAW = "抽"
    CONTROL = "控制"
    DEEDS = chinese_amounts.DEEDS
    EVENTS = chinese_amounts.EVENTS
    FIGURES = chinese_amounts.FIGURES
    OPPOSITES = chinese_amounts.OPPOSITES
    CARD_WORDS = nouns.CARD_WORDS

    player_figure = staticmethod(chinese_amounts.figure_name)
    unit = staticmethod(nouns.measure)

    def things(self, of: Any) -> str:
        return nouns.things(of, self.kind)

    def every(self, of: Any, *, is_lasting: bool) -> str:
        return nouns.every(of, self.kind)

    def known(self, named: Any) -> str:
        return nouns.known(named, self.kind)

    def bonuses(self, stats: Any) -> tuple[list[str], str]:
        return chinese_amounts.bonuses(self, stats)

    def look(self, effect: Any) -> str:
        return nouns.CARD_WORDS.look(effect, effect.deck)

    def filtered(self, of: Any, side: str, *, other: bool = False) -> str:
        return nouns.noun(of, side, self.kind, other=other)

    def described(self, of: Any) -> tuple[str, list[str]]:
        return nouns.before(of), nouns.predicates(of, self.kind)

    def opposite(self, said: str) -> str:
        if said.startswith(("处于", "位于")):
            return f"不{said}" if said.startswith("处于") else f"不在{said[2:]}"
        return super().opposite(said)

    def amount(self, amount: Any, form: str) -> str:
        match form:
            case "less":
                return f"少失去{amount}点"
            case "步":
                return f"{numeral(amount)}步"
            case _:
                return super().amount(amount, form)

    def noun(self, word: Any, value: Any, form: str) -> str:
        match value:
            case Things() if form == "sacrificed":
                return nouns.theirs(value, self.kind, count=value.count, up_to=value.up_to, other=value.other)
            case Things():
                return act("" if form == "its" else form, nouns.things(value, self.kind))
            case Spot():
                return self._spot(word, value)
            case None:
                return ""
            case Cards():
                return nouns.CARD_WORDS.taken(value, form)
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
            return nouns.spot(of, self.kind, moved="" if is_of_source(word.target) else "其所在方格")
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
                return f"{numeral(count)}张{nouns.card_noun(cost)}"
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
                return f"{'你' if of.by == 'own' else '敌方'}打出{self._any_one(of, 'any')}"
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
        return nouns.bearer(of.by, self.kind) or ("任一" if of.by == "any" else "") + self._any_one(of, of.by)

    def _any_one(self, of: Any, side: str) -> str:
        """Return any one thing that a moment or an event may be about: `其他己方随从`."""
        return nouns.noun(of, side, self.kind, other=getattr(of, "other", False))
