"""The mentions in Echo's abilities, the boosts that are said together, and the wording of conditions that do not hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rules.echo.language import conditions, costs, effects
from rules.echo.language.abilities import Ability
from rules.echo.language.amounts import Amount, Count
from rules.echo.language.conditions import Is
from rules.echo.language.selectors import Cards, Followers, Kinship
from rules.echo.language.vocabulary import Duration, Keyword
from rules.kernel.language.words import Part
from rules.kernel.text.names import Named
from rules.kernel.text.walker import Walker

Boost = effects.Attack | effects.Grant


class Boosts(Part):
    """Boosts of the same followers for the same time: amounts of attack and keywords."""

    target: Followers
    amounts: tuple[Amount, ...]
    keywords: tuple[Keyword, ...]
    duration: Duration


def walked(ability: Ability) -> Any:
    """Return an ability in which everybody is named as they are understood where they stand, and conditions are clauses."""
    return EchoWalker(ability.trigger).walk(ability)


def is_it(cards: Cards) -> bool:
    """Return whether the card is the one that the moment or the event is about, which needs no description."""
    pick: Any = cards.pick
    if not isinstance(pick, Named):
        return False
    return pick.value == "subject" or ("subject_card" in getattr(pick.about, "KNOWS", ()) and pick.about.by == "self")


class EchoWalker(Walker):
    USED = ("active", "use")
    THINGS = ("card", "subject_card", "event")

    def pay(self, cost: Any) -> Any:
        paid = self.word(cost)
        if isinstance(cost, costs.OwnFollowers):
            self.mentions.take(are_many=cost.amount > 1)
        return paid

    def effects(self, listed: tuple[Any, ...]) -> tuple[Any, ...]:
        return self.words(tuple(_grouped(listed)))

    def after(self, word: Any) -> None:
        if isinstance(word, effects.Place):
            self.mentions.take(are_many=word.cards.pick == "all" or word.cards.count > 1)
        elif isinstance(word, effects.SkipBattle | conditions.Count):
            self.mentions.forget()

    def word(self, word: Any) -> Any:
        if isinstance(word, conditions.Not) and isinstance(word.of, Is):
            return super().word(_affirmed(word.of) or word)
        return super().word(word)

    def name(self, value: str, name: str, holder: Any) -> Named:
        """Return a name in a word, and mention who it means, but not one whose attack is counted."""
        return self.mentions.named(value, name) if isinstance(holder, Count) else super().name(value, name, holder)


def _affirmed(asked: Is) -> Is | None:
    """Return a positive condition that says that one aspect of a follower is not so; None where there is none."""
    match asked:
        case Is(state=str(state)):
            return replace(asked, state="asleep" if state == "awake" else "awake")
        case Is(attack_min=int(least)):
            return replace(asked, attack_min=None, attack_max=least - 1)
        case Is(attack_max=int(most)):
            return replace(asked, attack_max=None, attack_min=most + 1)
        case Is(cost_min=int(least)):
            return replace(asked, cost_min=None, cost_max=least - 1)
        case Is(cost_max=int(most)):
            return replace(asked, cost_max=None, cost_min=most + 1)
        case Is(keyword=keyword) if keyword is not None:
            return replace(asked, keyword=None, unlike=Kinship(keyword=keyword))
        case _:
            return None


def _grouped(listed: tuple[Any, ...]) -> Iterator[Any]:
    """The effects in order; what one target gains for one duration comes together ("+2 attack and shield this turn")."""
    boosts: list[Boost] = []
    for effect in listed:
        is_boost = isinstance(effect, Boost)
        if boosts and not (is_boost and _continues(boosts[-1], effect)):
            yield _boosts(boosts)
            boosts = []
        if is_boost:
            boosts.append(effect)
        else:
            yield effect
    if boosts:
        yield _boosts(boosts)


def _boosts(listed: list[Boost]) -> Boosts:
    """Attack first, then keywords; the first target is the one that was described."""
    amounts = tuple(each.amount for each in listed if isinstance(each, effects.Attack))
    keywords = tuple(each.keyword for each in listed if isinstance(each, effects.Grant))
    return Boosts(target=listed[0].target, amounts=amounts, keywords=keywords, duration=listed[0].duration)


def _continues(before: Boost, after: Boost) -> bool:
    """Return whether two boosts go to the same followers for the same time, with only plain amounts."""
    is_same = after.target == before.target and after.target.pick in ("self", "subject", "foe", "that")
    is_plain = all(isinstance(each, effects.Grant) or isinstance(each.amount, int) for each in (before, after))
    return before.duration == after.duration and is_plain and (is_same or after.target.pick == "that")
