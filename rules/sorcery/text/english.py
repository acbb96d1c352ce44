"""English rules texts: what operands are called, and the clauses that need more grammar than a template has."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.kernel.language.phrases import each_of, series
from rules.kernel.language.shared import choices
from rules.kernel.text.english import English, agreeing, capital, doing
from rules.kernel.text.language import Clause
from rules.kernel.text.names import Named
from rules.sorcery.language import costs, effects, modifiers, moments, replaced
from rules.sorcery.language.amounts import Count
from rules.sorcery.language.selectors import CardFilter, Cards, Spot, Things
from rules.sorcery.language.tokens import Token
from rules.sorcery.text import english_amounts, english_cards, english_conditions
from rules.sorcery.text import english_nouns as nouns
from rules.sorcery.text.english_nouns import an
from rules.sorcery.text.paragraphs import Paragraphs
from rules.sorcery.text.parts import Gifts, are_many, is_as_much
from rules.sorcery.text.values import BEARERS, HOST


class SorceryEnglish(Paragraphs, English):
    WHERE = ", where X is "
    GAP = " "

    def finished(self, said: str) -> str:
        return f"{capital(said)}."

    def of_players(self, said: list[str]) -> str:
        return series(said)

    def bearers(self, ability: Any) -> str:
        of = ability.target
        subject, is_many = self._every(of) if of.pick == "all" else nouns.things(of, self.kind, is_subject=True)
        said, where = self.given(ability.gives, is_many=is_many)
        return f"{subject} {said}{where}"

    def _every(self, of: Any) -> tuple[str, bool]:
        """Return all of some things as the subject of a verb in the plural, but for an avatar."""
        said = nouns.every(of, self.kind)
        return said, not said.endswith(" avatar")

    def gifts(self, gifts: Gifts) -> Clause:
        of, is_barring = gifts.target, any(isinstance(each, modifiers.Cannot) for each in gifts.gives)
        subject, is_many = nouns.things(of, self.kind, is_subject=True)
        if of.pick == "all" and is_barring:
            subject, is_many = self._every(of)
        said, where = self.given(gifts.gives, is_many=is_many)
        bare, _ = self.given(gifts.gives, is_many=True)
        lasting = self.operand(gifts, "duration", "")
        asked = f"decide that {subject} {said}" if is_barring else f"have {nouns.as_object(subject)} {bare}"
        return Clause(f"{subject} {said}{lasting}{where}", f"{asked}{lasting}{where}")

    def given(self, gives: tuple[Any, ...], *, is_many: bool) -> tuple[str, str]:
        """Return what things have of all this, in which a verb is not said twice, and what X is in it."""
        said, before, last = [], "", ""
        for word in gives:
            where = ""
            if isinstance(word, modifiers.Stats):
                verb, rest, where = english_amounts.bonuses(self, word, is_alone=len(gives) == 1)
            elif isinstance(word, modifiers.IsGround):
                verb, rest = ("is", f"{word.ground} sites") if is_many else ("is", f"a {word.ground} site")
            else:
                verb, _, rest = self.said(word).partition(" ")
            said.append(rest if verb == before else f"{agreeing(verb, is_many=is_many)} {rest}")
            before, last = verb, last + where
        return series(said, "or" if all(isinstance(each, modifiers.Cannot) for each in gives) else "and"), last

    def branch(self, effect: choices.If[Any, Any]) -> Clause:
        other = f". Otherwise, {self.sentences(effect.otherwise)}" if effect.otherwise else ""
        said = self.asked(effect.conditions) + self.sentences(effect.do) + other
        return Clause(said, f"do this: {said}", is_whole=True)

    look = staticmethod(english_cards.look)

    def count(self, asked: Any) -> str:
        return english_conditions.count(asked, self.kind)

    def matches(self, asked: Any, *, is_denied: bool) -> str:
        return english_conditions.matches(asked, self.kind, is_denied=is_denied)

    def performer(self, of: Any) -> tuple[str, str, bool]:
        if isinstance(of, Named):
            said, is_many = nouns.known(of, self.kind, is_subject=True), of.is_many
        else:
            said, is_many = nouns.things(of, self.kind, is_subject=True)
        return said, nouns.as_object(said), is_many

    def acted(self, actor: tuple[str, str, bool], said: str) -> Clause:
        """Of what is not done to somebody, the reader keeps them from it."""
        subject, whom, is_many = actor
        if said.startswith("not "):
            return Clause(
                f"{subject} {'are' if is_many else 'is'} {said}", f"keep {whom} from being {said.removeprefix('not ')}", subject=subject
            )
        return super().acted(actor, said)

    def number_of(self, amount: Any) -> str:
        if isinstance(amount, int):
            return str(abs(amount))
        is_numbered = english_amounts.is_numbered(amount)
        return "that much" if is_as_much(amount) else str(amount.times) if is_numbered else "X"

    def many(self, amount: Any) -> str:
        number = self.number_of(amount)
        return nouns.numeral(int(number)) if number.isdigit() else number.replace("that much", "that many")

    def multiple(self, times: int) -> str:
        return "twice" if times == 2 else f"{nouns.numeral(times)} times"

    def each(self, amount: Any) -> str:
        """Return ` for each nearby enemy minion`; of “that much” what limits it."""
        if isinstance(amount, int):
            return ""
        if is_as_much(amount):
            return self.limit(amount)
        return f" for each {self.thing(amount.count)}{self.limit(amount)}" if english_amounts.is_numbered(amount) else ""

    def equal(self, amount: Any) -> str:
        """Return `, where X is its power`, where X is said."""
        return self.where(amount) if self.number_of(amount) == "X" else ""

    def where(self, amount: Any) -> str:
        return f"{self.WHERE}{self.quantity(amount)}"

    def tail(self, word: Any, amount: Any, template: str) -> str:
        return self.where(amount) if "{amount:X " in template or "{amount:top " in template else super().tail(word, amount, template)

    def amount(self, amount: Any, form: str) -> str:
        is_letter = isinstance(amount, Count)
        match form.split(" "):
            case ["top", noun] if is_letter:
                return f"the top X {noun}"
            case ["X", noun]:
                return f"{'X' if is_letter else amount} {noun}"
            case [("spells" | "sites") as noun]:
                number = self.number_of(amount)
                return f"a {noun[:-1]}" if number == "1" else f"{self.many(amount)} {noun}"
            case [("turns" | "steps") as noun]:
                one = noun[:-1] if noun == "turns" else f"one {noun[:-1]}"
                return one if amount == 1 else f"{nouns.numeral(amount)} {noun}"
            case ["drawn"]:
                return "no card" if amount == 0 else self.amount(amount, "cards")
            case ["part"]:
                return f"{amount} of it"
            case ["less"]:
                return f"{amount} less"
            case _:
                return super().amount(amount, form)

    def thing(self, counted: Any) -> str:
        return english_amounts.counted(counted, self.kind, is_many=False)

    def measure(self, counted: Any) -> str:
        return english_amounts.measure(counted, self.kind)

    def noun(self, word: Any, value: Any, form: str) -> str:
        match value:
            case Things():
                return self._things(value, form)
            case Spot():
                return self._spot(word, value)
            case None:
                return ""
            case Cards():
                return english_cards.some(value, form)
            case Token():
                number = self.number_of(word.amount)
                one, more = nouns.token(value)
                return (an(one) if number == "1" else f"{self.many(word.amount)} {one}s") + more
            case costs.Cost():
                return self._paid(value)
            case moments.ThingMoment() | replaced.UnitReplaced():
                return self._happening(value, form)
            case modifiers.Cost():
                return nouns.card_noun(value, is_many=True)
            case CardFilter():
                return an(nouns.card_noun(value, is_many=False) if value.kind or not form else self._named(value, form))
            case "water" | "land" if form == "site":
                return self._ground(word, value)
            case _ if isinstance(word, moments.Moment) and form:
                return doing(self.VALUES["by"][value].en, form, is_reader=value == "own")
            case _:
                return nouns.keywords(value, "and")

    def _named(self, of: CardFilter, form: str) -> str:
        return nouns.card_noun(of, is_many=False).replace("card", form, 1)

    def _ground(self, word: Any, ground: str) -> str:
        is_many = are_many(word.target)
        return f"{ground} sites" if is_many else f"a {ground} site"

    def _spot(self, word: Any, of: Spot) -> str:
        if isinstance(word, effects.Move):
            return nouns.spot(of, self.kind, "to", is_moved=True)
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
                return nouns.theirs(cost, self.kind, count=count, up_to=False, other=is_other)
            case costs.Discard(count=count):
                return nouns.some_cards(count, nouns.card_noun(cost, is_many=count > 1), up_to=False)
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
                named = an(nouns.noun(of, "any", self.kind, is_many=False))
                return f"{'you play' if of.by == 'own' else 'the enemy plays'} {named}"
            case "comes":
                on = f" on {an(nouns.site(of.on))}" if of.on else ""
                return f"{self._happening(replace(of, on=None), '')} arrives{on}"
            case "mover":
                return nouns.bearer(of.by, self.kind) or an(
                    nouns.noun(replace(of, where=None, steps=None), "any" if of.by == "any" else of.by, self.kind, is_many=False)
                )
            case "there":
                return nouns.entered(of, self.kind)
            case "dies":
                return "dies" if {*each_of(of.kind)} <= {"minion", "unit", "automaton"} else "is destroyed"
            case _:
                return nouns.bearer(of.by, self.kind) or an(nouns.noun(of, "any" if of.by == "any" else of.by, self.kind, is_many=False))

    def _things(self, of: Any, form: str) -> str:
        many = are_many(of)
        match form:
            case "sacrificed":
                return nouns.theirs(of, self.kind, count=of.count, up_to=of.up_to, other=of.other)
            case "whose":
                return "their controllers’" if many else "its controller’s"
            case "its":
                return "their" if many else "its"
            case "hand" | "deck":
                return f"their owners’ {form}s" if many else f"its owner’s {form}"
            case _:
                return nouns.things(of, self.kind)[0]
