"""English rules texts: what operands are called, and the clauses that need more grammar than a template has."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

from rules.douwushi.language import costs, effects, modifiers, moments
from rules.douwushi.language.selectors import Cards, Figure, Heroes, HeroFilter, Items, Taken
from rules.douwushi.text import english_conditions, english_damage
from rules.douwushi.text import english_nouns as nouns
from rules.douwushi.text.paragraphs import Paragraphs
from rules.douwushi.text.walker import are_many, is_numbered
from rules.kernel.language.shared import choices
from rules.kernel.text.english import English, an, capital, doing
from rules.kernel.text.language import Clause
from rules.kernel.text.names import Named


class DouWushiEnglish(Paragraphs, English):
    BESIDE = ", and "

    def finished(self, said: str) -> str:
        return f"{capital(said)}."

    def used(self, paid: list[str], ability: Any) -> str:
        said = self.sentences(ability.do, is_part=False)
        if paid:
            hero = "this hero" if self.kind == "hero" else ""
            again = [each.replace(hero, "it") if hero and hero in before else each for before, each in pairwise(paid)]
            said = f"{' and '.join([paid[0], *again])}. {capital(said)}"
        return said

    def bearers(self, ability: Any, gives: tuple[modifiers.Modifier, ...]) -> str:
        subject, is_many = nouns.heroes(ability.target, self.kind, is_subject=True)
        if ability.target.pick == "all" and all(isinstance(each, modifiers.Cannot) for each in gives):
            subject, is_many = nouns.every(ability.target), True
        return f"{subject} {self.predicates(gives, is_many=is_many)}"

    def sentences(self, effects: tuple[Any, ...], *, may: bool = False, instead: bool = False, is_part: bool = True) -> str:
        """All effects of a list, as a part of a sentence, or as several."""
        clauses = [self.clause(each) for each in effects]
        said = self.opened(clauses[0], may=may, instead=instead)
        for before, clause in pairwise(clauses):
            if may and before is clauses[0]:
                said += f". If you do, {clause.text}"
            elif is_part and not clause.is_whole and not before.is_whole:
                said += f" and {clause.text}" if clause.asked else f", then {clause.text}"
            else:
                said += f". {capital(clause.text)}"
        return said

    def branch(self, effect: choices.If[Any, Any]) -> Clause:
        other = f". Otherwise, {self.sentences(effect.otherwise)}" if effect.otherwise else ""
        said = self.asked(effect.conditions) + self.sentences(effect.do) + other
        return Clause(said, f"do this: {said}", is_whole=True)

    def predicates(self, words: tuple[Any, ...], *, is_many: bool) -> str:
        said = super().predicates(words, is_many=is_many)
        return said.replace(" it is damaged", " they are damaged").replace(" it uses", " they use") if is_many else said

    def said(self, word: Any) -> str:
        return self._reduced(word) if isinstance(word, modifiers.Reduce) else super().said(word)

    def _reduced(self, reduce: modifiers.Reduce) -> str:
        """`takes 1 less damage from spells`, `has all damage prevented`."""
        amount = reduce.amount
        if amount == "all":
            return f"has {english_damage.taken(reduce)} prevented"
        number = self.number_of(amount)
        if isinstance(amount, int) or number:
            return f"takes {number} less damage{english_damage.when_taken(reduce)}{self.each(amount)}"
        return f"takes less damage, by {self.quantity(amount)},{english_damage.when_taken(reduce)}"

    def clause(self, effect: Any) -> Clause:
        clause = super().clause(effect)
        return replace(clause, is_whole=True) if isinstance(effect, effects.Damage) and effect.unguarded else clause

    def give(self, effect: effects.Give) -> Clause:
        subject, is_many = nouns.heroes(effect.target, self.kind, is_subject=True)
        said, lasting = self.predicates(effect.gives, is_many=is_many), _lasting(effect)
        whom, bare = {"they": "them"}.get(subject, subject), self.predicates(effect.gives, is_many=True)
        asked = f"decide that {subject} {said}" if "can’t" in said else f"have {whom} {bare}"
        return Clause(f"{subject} {said}{lasting}", f"{asked}{lasting}")

    def stay(self, effect: effects.Stay) -> Clause:
        turns = effect.turns
        for_turns = "" if not turns else " for one turn" if turns == 1 else f" for {nouns.numeral(turns)} turns"
        if effect.target is None:
            return Clause(f"this spell stays{for_turns}", f"have this spell stay{for_turns}")
        return Clause(f"put this spell on {nouns.heroes(effect.target, self.kind)[0]}{for_turns}")

    def count(self, asked: Any) -> str:
        return english_conditions.count(asked, self.kind)

    def matches(self, asked: Any) -> str:
        return english_conditions.matches(asked, self.kind)

    def actor(self, value: Any, form: str) -> tuple[str, str, bool]:
        if isinstance(value, Heroes):
            subject, is_many = nouns.heroes(value, self.kind, is_subject=True)
            return subject, {"they": "them"}.get(subject, subject), is_many
        return self.player(value), self.player(value), False

    def number_of(self, amount: Any) -> str:
        if isinstance(amount, int):
            return str(abs(amount))
        if amount.count == "x":
            return (f"{amount.times}X" if amount.times != 1 else "X") + (f"{amount.plus:+d}".replace("-", "−") if amount.plus else "")
        return "" if not is_numbered(amount) else "that much" if amount.count == "event" else str(amount.times)

    def many(self, amount: Any) -> str:
        return nouns.numeral(amount) if isinstance(amount, int) else self.number_of(amount).replace("that much", "that many")

    def each(self, amount: Any) -> str:
        """Return ` for each enemy hero`, or what limits a number that is said."""
        return super().each(amount) or (self.limit(amount) if not isinstance(amount, int) and is_numbered(amount) else "")

    def amount(self, amount: Any, form: str) -> str:
        if not form.startswith("bonus "):
            return super().amount(amount, form)
        what = form.removeprefix("bonus ")
        if isinstance(amount, int):
            return f"{self.amount(amount, 'signed')} {what}"
        if amount.count == "event" or not is_numbered(amount):
            return f"{what} equal to {self.quantity(amount)}"
        return f"+{self.number_of(amount)} {what}{self.each(amount)}"

    def tail(self, word: Any, amount: Any, template: str) -> str:
        return "" if "{amount:bonus " in template else super().tail(word, amount, template)

    def thing(self, counted: Any) -> str:
        return "" if isinstance(counted, str | Named | Figure) else nouns.counted(counted, self.kind, is_many=False)

    def measure(self, counted: Any) -> str:
        if isinstance(counted, Figure):
            return nouns.figure(counted, self.kind)
        return "that damage" if isinstance(counted, str) else f"the number of {nouns.counted(counted, self.kind, is_many=True)}"

    def noun(self, word: Any, value: Any, form: str) -> str:
        match value:
            case Heroes():
                return self._owners(value, form) if form else nouns.heroes(value, self.kind)[0]
            case Items():
                return self._owners(value, form) if form else nouns.items(value, self.kind)
            case Cards():
                return _cards(value, form)
            case Taken():
                return nouns.taken(value)
            case costs.Discard(amount=amount):
                noun = nouns.card_noun(value, is_many=amount > 1)
                return an(noun) if amount == 1 else f"{nouns.numeral(amount)} {noun}"
            case effects.Dispel(pick=pick, side=side):
                whose = {"own": " of yours", "enemy": " of your opponent’s", "any": ""}[side]
                return {"self": "this spell", "target": f"a target lasting spell{whose}", "all": f"all lasting spells{whose}"}[pick]
            case costs.Cost():
                return self.bearer(form)
            case moments.DamageMoment() if form:
                return english_damage.blow(value, form)
            case HeroFilter():
                return self.bearer("bearer") if word.by == "self" else an(nouns.noun(value, word.by, is_many=False))
            case modifiers.Ignore():
                return english_damage.taken(value)
            case modifiers.Modifier():
                return english_damage.dealt(value)
            case "all":
                return f"all {self._its(word)}MP" if form == "MP" else f"all {form}"
            case _ if form == "one":
                return an(value)
            case _ if form == "when":
                return "when" if value == "self" else "whenever"
            case _:
                return doing(self.VALUES["by"][value].en, form, is_reader=value == "own")

    def _its(self, word: Any) -> str:
        if not isinstance(word, effects.LoseMp):
            return ""
        return "their " if nouns.heroes(word.target, self.kind)[1] else "its "

    def _owners(self, of: Heroes | Items, form: str) -> str:
        return f"their owners’ {form}s" if are_many(of) else f"its owner’s {form}"


def _cards(of: Cards, form: str) -> str:
    match form:
        case "shuffled":
            return f", then shuffle {'your' if of.side == 'own' else 'their'} reserve" if of.zone == "reserve" and of.pick != "top" else ""
        case "held":
            at_random = of.pick == "random"
            return nouns.cards(replace(of, pick="chosen") if at_random else of) + (" at random" if at_random else "")
        case "there" if of.side == "enemy" and of.zone == "hand":
            return f"{nouns.cards(of)} from their hand"
        case _:
            return nouns.from_zone(of)


def _lasting(effect: effects.Give) -> str:
    """Return the words for how long an effect lasts, or within what time it happens once; empty for once at any time."""
    lasts = effect.lasts
    if any(getattr(each, "uses", "") == "next" for each in effect.gives):
        return "" if lasts == "always" else " this turn" if lasts == 1 else f" within {nouns.numeral(lasts)} turns"
    if lasts == "always":
        return " as long as it is on the battlefield"
    return " until the end of the turn" if lasts == 1 else f" for {nouns.numeral(lasts)} turns"
