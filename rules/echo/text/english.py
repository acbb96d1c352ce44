"""English rules texts: what operands are called, and the clauses that need more grammar than a template has."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.echo.language import costs, effects, modifiers
from rules.echo.language.selectors import CardCount, CardFilter, Cards, EventCount, FollowerCount, FollowerFilter, Followers, Taken
from rules.echo.text import english_conditions, english_events
from rules.echo.text import english_nouns as nouns
from rules.echo.text.paragraphs import Paragraphs
from rules.echo.text.values import ZONES
from rules.echo.text.walker import Boosts
from rules.kernel.language.phrases import series
from rules.kernel.text.english import English, agreeing, an, between, capital, doing
from rules.kernel.text.language import Clause
from rules.kernel.text.names import Named


class EchoEnglish(Paragraphs, English):
    MAKE = "make"

    def whole(self, label: str, notes: list[str], said: str) -> str:
        noted = f" ({', '.join(notes)})" if notes else ""
        return f"{label}{noted}: {said}." if label else f"{capital(said)}."

    def given(self, gives: tuple[modifiers.Modifier, ...]) -> str:
        """Return what a continuous passive gives; what the same followers have comes together."""
        said: list[str] = []
        bearers, last = None, ""
        for modifier in gives:
            to = getattr(modifier, "to", None)
            verb, _, rest = self.said(modifier).partition(" ")
            if to is None:
                said.append(f"{verb} {rest}")
            elif to == bearers:
                agreed = agreeing(verb, is_many=nouns.are_many(to))
                said[-1] += f" {'or' if verb == last == 'can’t' else 'and'} {rest if verb == last else f'{agreed} {rest}'}"
            else:
                bearer = nouns.followers(to).removeprefix("all ") if verb == "can’t" else nouns.followers(to)
                said.append(f"{bearer} {agreeing(verb, is_many=nouns.are_many(to))} {rest}")
            bearers, last = to, verb
        return said[0] if len(said) == 1 else f"{', '.join(said[:-1])}, and {said[-1]}"

    count = staticmethod(english_conditions.count)
    matches = staticmethod(english_conditions.matches)

    def denied(self, said: str) -> str:
        return said.replace(" is ", " is not ", 1)

    def all_energy(self) -> Clause:
        return Clause("lose all your energy")

    def boosts(self, boosts: Boosts) -> str:
        """`give one of your beasts +2 attack and shield this turn`."""
        noun, lasting = nouns.followers(boosts.target), self.operand(boosts, "duration", "")
        counted = next((each for each in boosts.amounts if not isinstance(each, int)), None)
        if counted is not None and not self.number_of(counted):
            verb = "raise" if counted.times > 0 else "lower"
            return f"{verb} {nouns.possessed(noun)} by {self.quantity(counted)}{lasting}"
        gained = [f"{self.amount(each, 'signed')} attack" for each in boosts.amounts]
        return f"give {noun} {series([*gained, *boosts.keywords])}{lasting}{self.each(counted) if counted else ''}"

    def clause(self, effect: Any) -> Clause:
        match effect:
            case effects.Place(cards=Cards(pick="top", count=1) as of, state=state):
                noun = an(nouns.card_noun(replace(of, kind="follower"), is_many=False))
                return Clause(f"if the top card of your deck is {noun}, place it {state}", is_whole=True)
            case _:
                return super().clause(effect)

    def amount(self, amount: Any, form: str) -> str:
        match form:
            case "level":
                return f"{amount}" if isinstance(amount, int) else self.quantity(amount)
            case "attack" if self.number_of(amount):
                return f"{self.amount(amount, 'signed')} attack"
            case "attack":
                return f"{'extra' if amount.times > 0 else 'less'} attack"
            case _:
                return super().amount(amount, form)

    def tail(self, word: Any, amount: Any, template: str) -> str:
        return "" if isinstance(word, effects.SetAttack) else super().tail(word, amount, template)

    def thing(self, counted: Any) -> str:
        match counted:
            case FollowerCount():
                return nouns.each_follower(counted)
            case CardCount():
                return f"{nouns.card_noun(counted, is_many=False)} in {nouns.zone_of(counted.zone, counted.side)}"
            case EventCount():
                return english_events.counted(counted, is_many=False)
            case _:
                return ""

    def measure(self, counted: Any) -> str:
        match counted:
            case Named(value="event", about=about):
                return nouns.EVENTS.get(type(about), "the life lost")
            case Named():
                return nouns.attack_of(counted)
            case str():
                return {"energy": "your remaining energy", "turn": "the turn number"}[counted]
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
                noun = nouns.card_noun(value, is_many=amount > 1)
                return (an(noun) if amount == 1 else f"{amount} {noun}") + (" from your display zone" if zone == "display" else "")
            case costs.OwnFollowers(pick=pick):
                is_own = isinstance(pick, Named)
                return "this follower" if is_own else nouns.some_followers(value, "own", count=value.amount, other=value.other)
            case Followers():
                return self._followers(value, form)
            case FollowerFilter():
                return nouns.subject(value, word.by)
            case CardFilter() if form == "to awaken":
                return " to awaken" if value.kind == "follower" or value.race else ""
            case modifiers.CardsOf():
                return nouns.card_noun(value, is_many=True)
            case CardFilter():
                return an(nouns.card_noun(value, is_many=False))
            case _ if (form, value.at_least, value.at_most) == ("energy", 1, None):
                return form
            case _:
                return f"{between(value.at_least, value.at_most)} {form}"

    def _choice(self, word: Any, value: str | None, form: str) -> str:
        """One of a few values, in a form that depends on what else the word says."""
        match form:
            case "when":
                return "when" if value == "self" else "whenever"
            case "other hero":
                return {"enemy": "your hero", "any": "a hero"}.get(value or "", "the enemy hero")
            case "other follower":
                return "one of your followers" if value == "enemy" else "a follower"
            case "whose one":
                return {"own": "your", "enemy": "your opponent’s", "any": "a"}[value or ""]
            case "from":
                return nouns.out_of(value, word.by)
            case "cap":
                return f" for {self.operand(word, 'side', 'their')} next energy phase" if value == "turn" else ""
            case _:
                return doing(self.VALUES["by"][value].en, form, is_reader=value == "own")

    def _followers(self, of: Followers, form: str) -> str:
        noun, many = nouns.followers(of), nouns.are_many(of)
        match form:
            case "attack":
                return nouns.possessed(noun)
            case "hand" | "deck":
                return f"their owners’ {form}s" if many else f"its owner’s {form}"
            case _:
                return noun

    def _cards(self, of: Cards, form: str) -> str:
        match form:
            case "held":
                return nouns.held_cards(of)
            case "deck":
                return f"{'your' if of.side == 'own' else 'their'} deck"
            case "shuffled":
                return ", then shuffle your deck" if of.is_searched else ""
            case "there" if of.side == "enemy" and of.zone != "graveyard":
                return f"{nouns.cards(of)} from their {ZONES[of.zone].en}"
            case _:
                return nouns.cards_there(replace(of, kind="follower") if form == "follower" else of)
