"""English rules texts of HotA: what operands are called, and the clauses that need more grammar than a template has."""

from __future__ import annotations

from typing import Any

from rules.hota.language import costs, modifiers, moments, replaced
from rules.hota.language.selectors import CardFilter, Cards, Permanents, Spells
from rules.hota.language.tokens import Token
from rules.hota.text import english_amounts
from rules.hota.text import english_nouns as nouns
from rules.hota.text.paragraphs import HotaParagraphs
from rules.hota.text.values import BEARERS
from rules.kernel.language.phrases import each_of
from rules.kernel.text import english_cards
from rules.kernel.text.amounts import are_many
from rules.kernel.text.english import an, doing
from rules.kernel.text.english_things import EnglishThings
from rules.kernel.text.english_words import some


class HotaEnglish(HotaParagraphs, EnglishThings):
    DEEDS = english_amounts.DEEDS
    EVENTS = english_amounts.EVENTS
    FIGURES = english_amounts.FIGURES

    card_noun = staticmethod(nouns.card_noun)
    keywords = staticmethod(nouns.keywords)
    player_figure = staticmethod(english_amounts.figure_name)

    def things(self, of: Any, *, is_subject: bool = False) -> tuple[str, bool]:
        return nouns.permanents(of, self.kind, is_subject=is_subject)

    def every(self, of: Any) -> tuple[str, bool]:
        return nouns.every(of), True

    def known(self, named: Any, *, is_subject: bool = False) -> str:
        return nouns.known(named, self.kind, is_subject=is_subject)

    def bonuses(self, stats: Any, *, is_alone: bool) -> tuple[str, str, str]:
        return "gets", *english_amounts.bonuses(self, stats.attack, stats.life, is_alone=is_alone)

    def look(self, effect: Any) -> str:
        return english_cards.look(effect, nouns.card_noun, deck="deck", where=self.VALUES["to"][effect.to].en)

    def filtered(self, of: Any, side: str, *, is_many: bool) -> str:
        return nouns.noun(of, side, is_many=is_many)

    def described(self, of: Any) -> tuple[list[str], list[str], list[str]]:
        return nouns.adjectives(of), nouns.having(of), []

    def noun(self, word: Any, value: Any, form: str) -> str:
        match value:
            case Permanents():
                return self._permanents(value, form)
            case Cards():
                return english_cards.taken(value, form, nouns.card_noun)
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
                return some(count, nouns.noun(value, "any", is_many=count > 1), other=is_other)
            case costs.Discard(count=count):
                return some(count, nouns.card_noun(value, count > 1))
            case moments.PermanentMoment() | replaced.CreatureReplaced():
                return nouns.bearer(value.by, self.kind) or an(nouns.noun(value, value.by, is_many=False))
            case modifiers.Cost():
                return nouns.card_noun(value, True)
            case CardFilter():
                said = nouns.card_noun(value, False)
                return an(said if value.kind else said.replace("card", form or "card", 1))
            case _ if isinstance(word, moments.Moment):
                return doing(self.VALUES["by"][value].en, form, is_reader=value == "own")
            case _:
                return nouns.keywords(value, "and")

    def _permanents(self, of: Any, form: str) -> str:
        match form:
            case "sacrificed":
                return some(of.count, nouns.noun(of, "any", is_many=of.count > 1), up_to=of.up_to, other=of.other)
            case "whose":
                return "their controllers’" if are_many(of) else "its controller’s"
            case "hand" | "deck":
                return f"their owners’ {form}s" if are_many(of) else f"its owner’s {form}"
            case _:
                return nouns.permanents(of, self.kind)[0]
