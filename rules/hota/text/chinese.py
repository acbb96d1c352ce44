"""Chinese rules texts of HotA: what operands are called, and the clauses that need more grammar than a template has."""

from __future__ import annotations

from typing import Any

from rules.hota.language import costs, moments, replaced
from rules.hota.language.selectors import CardFilter, Cards, Permanents, Spells
from rules.hota.language.tokens import Token
from rules.hota.text import chinese_amounts
from rules.hota.text import chinese_nouns as nouns
from rules.hota.text.paragraphs import HotaParagraphs
from rules.hota.text.values import BEARERS
from rules.kernel.language.phrases import each_of
from rules.kernel.text.chinese_things import ChineseThings
from rules.kernel.text.chinese_words import act, numeral


class HotaChinese(HotaParagraphs, ChineseThings):
    DRAW = "抓"
    CONTROL = "操控"
    DEEDS = chinese_amounts.DEEDS
    EVENTS = chinese_amounts.EVENTS
    FIGURES = chinese_amounts.FIGURES
    OPPOSITES = chinese_amounts.OPPOSITES
    CARD_WORDS = nouns.CARD_WORDS

    player_figure = staticmethod(chinese_amounts.figure_name)
    unit = staticmethod(nouns.measure)

    def things(self, of: Any) -> str:
        return nouns.permanents(of, self.kind)

    def every(self, of: Any, *, is_lasting: bool) -> str:
        """Return all permanents; while something is so, those of a side need no 所有."""
        every = "" if is_lasting and of.side != "any" else "所有"
        return every + nouns.noun(of, of.side, other=of.other)

    def known(self, named: Any) -> str:
        return nouns.known(named, self.kind)

    def bonuses(self, stats: Any) -> tuple[list[str], str]:
        return chinese_amounts.bonuses(self, stats.attack, stats.life)

    def look(self, effect: Any) -> str:
        return nouns.CARD_WORDS.look(effect, "deck")

    def filtered(self, of: Any, side: str, *, other: bool = False) -> str:
        return nouns.noun(of, side, other=other)

    def described(self, of: Any) -> tuple[str, list[str]]:
        return nouns.before(of), nouns.predicates(of)

    def noun(self, word: Any, value: Any, form: str) -> str:
        match value:
            case Permanents() if form == "sacrificed":
                return nouns.theirs(value, count=value.count, up_to=value.up_to, other=value.other)
            case Permanents():
                return act(form, nouns.permanents(value, self.kind))
            case Cards():
                return nouns.CARD_WORDS.taken(value, form)
            case Spells():
                return act(form, nouns.spells(value))
            case Token():
                return nouns.token(value)
            case costs.SacrificeSelf():
                return BEARERS[self.kind].zh
            case costs.Sacrifice(count=count):
                is_other = bool({self.kind, "permanent"} & {*each_of(value.kind)})
                return nouns.theirs(value, count=count, up_to=False, other=is_other)
            case costs.Discard(count=count):
                return f"{numeral(count)}张{nouns.card_noun(value)}"
            case moments.PermanentMoment() | replaced.CreatureReplaced():
                any_one = "任一" if value.by == "any" else ""
                return nouns.bearer(value.by, self.kind) or any_one + nouns.noun(value, value.by)
            case CardFilter():
                said = nouns.card_noun(value)
                return said if value.kind or not form else said.removesuffix("牌") + form
            case _:
                return nouns.keywords(value, "与")
