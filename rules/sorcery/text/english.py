"""English rules texts of Sorcery: what operands are called, and the clauses that need more grammar than a template has."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.kernel.language.phrases import each_of
from rules.kernel.text import english_cards
from rules.kernel.text.amounts import are_many
from rules.kernel.text.english import an, doing
from rules.kernel.text.english_things import EnglishThings
from rules.kernel.text.english_words import numeral, some
from rules.sorcery.language import costs, effects, modifiers, moments, replaced
from rules.sorcery.language.selectors import CardFilter, Cards, Spot, Things
from rules.sorcery.language.tokens import Token
from rules.sorcery.text import english_amounts
from rules.sorcery.text import english_nouns as nouns
from rules.sorcery.text.paragraphs import SorceryParagraphs, is_of_source
from rules.sorcery.text.values import BEARERS, HOST


class SorceryEnglish(SorceryParagraphs, EnglishThings):
    DEEDS = english_amounts.DEEDS
    EVENTS = english_amounts.EVENTS
    FIGURES = english_amounts.FIGURES

    card_noun = staticmethod(nouns.card_noun)
    keywords = staticmethod(nouns.keywords)
    player_figure = staticmethod(english_amounts.figure_name)

    def things(self, of: Any, *, is_subject: bool = False) -> tuple[str, bool]:
        return nouns.things(of, self.kind, is_subject=is_subject)

    def every(self, of: Any) -> tuple[str, bool]:
        """Return all of some things as the subject of a verb in the plural, but for an avatar."""
        said = nouns.every(of, self.kind)
        return said, not said.endswith(" avatar")

    def known(self, named: Any, *, is_subject: bool = False) -> str:
        return nouns.known(named, self.kind, is_subject=is_subject)

    def bonuses(self, stats: Any, *, is_alone: bool) -> tuple[str, str, str]:
        return english_amounts.bonuses(self, stats, is_alone=is_alone)

    def one_given(self, word: Any, *, is_many: bool, is_alone: bool) -> tuple[str, str, str]:
        if isinstance(word, modifiers.IsGround):
            return "is", f"{word.ground} sites" if is_many else f"a {word.ground} site", ""
        return super().one_given(word, is_many=is_many, is_alone=is_alone)

    def look(self, effect: Any) -> str:
        return english_cards.look(effect, nouns.card_noun, deck=effect.deck, where=english_cards.PLACES[effect.to])

    def filtered(self, of: Any, side: str, *, is_many: bool) -> str:
        return nouns.noun(of, side, self.kind, is_many=is_many)

    def described(self, of: Any) -> tuple[list[str], list[str], list[str]]:
        return nouns.adjectives(of, self.kind), nouns.having(of), nouns.tails(of, self.kind)

    def amount(self, amount: Any, form: str) -> str:
        match form.split(" "):
            case [("spells" | "sites") as noun]:
                number = self.number_of(amount)
                return f"a {noun[:-1]}" if number == "1" else f"{self.many(amount)} {noun}"
            case ["steps"]:
                return "one step" if amount == 1 else f"{numeral(amount)} steps"
            case ["less"]:
                return f"{amount} less"
            case _:
                return super().amount(amount, form)

    def noun(self, word: Any, value: Any, form: str) -> str:
        match value:
            case Things():
                return self._things(value, form)
            case Spot():
                return self._spot(word, value)
            case None:
                return ""
            case Cards():
                return english_cards.taken(value, form, nouns.card_noun)
            case Token():
                number = self.number_of(word.amount)
                one, more = nouns.token(value)
                return (an(one) if number == "1" else f"{self.many(word.amount)} {one}s") + more
            case costs.Cost():
                return self._paid(value)
            case moments.ThingMoment() | replaced.UnitReplaced():
                return self._happening(value, form)
            case modifiers.Cost():
                return nouns.card_noun(value, True)
            case CardFilter():
                return an(nouns.card_noun(value, False) if value.kind or not form else self._named(value, form))
            case "water" | "land" if form == "site":
                return self._ground(word, value)
            case _ if isinstance(word, moments.Moment) and form:
                return doing(self.VALUES["by"][value].en, form, is_reader=value == "own")
            case _:
                return nouns.keywords(value, "and")

    def _named(self, of: CardFilter, form: str) -> str:
        return nouns.card_noun(of, False).replace("card", form, 1)

    def _ground(self, word: Any, ground: str) -> str:
        is_many = are_many(word.target)
        return f"{ground} sites" if is_many else f"a {ground} site"

    def _spot(self, word: Any, of: Spot) -> str:
        if isinstance(word, effects.Move):
            moved = "" if is_of_source(word.target) else "their squares" if are_many(word.target) else "its square"
            return nouns.spot(of, self.kind, "to", moved=moved)
        return f" {nouns.spot(of, self.kind, 'to' if isinstance(word, effects.Summon) else 'on')}"

    def _paid(self, cost: Any) -> str:
        """Return what is paid: what is sacrificed, discarded or tapped."""
        match cost:
            case costs.Tap():
                return f"tap {HOST.en}" if self.kind == "relic" else "tap"
            case costs.Sacrifice(count=count):
                is_other = bool(
                    {self.kind, "artifact" if self.kind in ("relic", "automaton", "monument") else "unit"} & {*each_of(cost.kind)}
                )
                return some(count, nouns.noun(cost, "any", self.kind, is_many=count > 1), other=is_other)
            case costs.Discard(count=count):
                return some(count, nouns.card_noun(cost, count > 1))
            case _:
                return BEARERS[self.kind].en

    def _happening(self, of: Any, form: str) -> str:
        """Return what a moment or an event is about: whom, or what it does."""
        match form:
            case "bearer":
                return BEARERS[self.kind].en
            case "picker":
                return "a unit"
            case "comes" if of.kind == "site" and of.by in ("own", "enemy"):
                return f"{'you play' if of.by == 'own' else 'the enemy plays'} {self._any_one(of, 'any')}"
            case "comes":
                on = f" on {an(nouns.site(of.on))}" if of.on else ""
                return f"{self._who(replace(of, on=None))} arrives{on}"
            case "mover":
                return self._who(replace(of, where=None, steps=None))
            case "there":
                return nouns.entered(of, self.kind)
            case "dies":
                return "dies" if {*each_of(of.kind)} <= {"minion", "unit", "automaton"} else "is destroyed"
            case _:
                return self._who(of)

    def _who(self, of: Any) -> str:
        return nouns.bearer(of.by, self.kind) or self._any_one(of, of.by)

    def _any_one(self, of: Any, side: str) -> str:
        """Return any one thing that a moment or an event may be about: `another allied minion`."""
        return some(1, nouns.noun(of, side, self.kind, is_many=False), other=getattr(of, "other", False))

    def _things(self, of: Any, form: str) -> str:
        many = are_many(of)
        match form:
            case "sacrificed":
                named = nouns.noun(of, "any", self.kind, is_many=of.count > 1)
                return some(of.count, named, up_to=of.up_to, other=of.other)
            case "whose":
                return "their controllers’" if many else "its controller’s"
            case "its":
                return "their" if many else "its"
            case "hand" | "deck":
                return f"their owners’ {form}s" if many else f"its owner’s {form}"
            case _:
                return nouns.things(of, self.kind)[0]
