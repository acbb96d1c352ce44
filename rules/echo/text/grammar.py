"""What both languages' sentences are made with: clauses, what was mentioned last, and effects that are said in one breath."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from rules.echo.language.abilities import Ability
from rules.echo.language.conditions import Is
from rules.echo.language.costs import OwnFollowers
from rules.echo.language.effects import Attack, Effect, Grant, Place
from rules.echo.language.moments import CardMoment, Drawn, FollowerMoment
from rules.echo.language.replaced import Destroyed, Discarded
from rules.echo.language.selectors import Cards, Followers, Kinship

Boost = Attack | Grant


@dataclass(frozen=True, slots=True)
class Clause:
    """One effect as words. `is_plain`: it can be joined to another with "and". `is_whole`: it is a sentence of its own.

    `of_opponent`: its subject, which need not be said twice.
    """

    text: str
    is_plain: bool = False
    is_whole: bool = False
    of_opponent: bool = False


@dataclass(slots=True)
class Mentions:
    """Which followers a pronoun would be understood as at this point of an ability."""

    ability: Ability
    last: str = ""
    is_many: bool = False
    taken_are_many: bool = field(default=False)

    def resolve(self, pick: str) -> str:
        """`subject` is the bearer itself where the moment or the event is about the bearer."""
        about = self.ability.when or self.ability.instead_of
        return "self" if pick == "subject" and isinstance(about, FollowerMoment | Destroyed) and about.by == "self" else pick

    def is_known(self, pick: str) -> bool:
        """Whether a pronoun does for this follower."""
        return self.last == self.resolve(pick)

    def mention(self, pick: str) -> None:
        """A pronoun now means this follower, or these followers."""
        self.last = self.resolve(pick)
        self.is_many = self.last == "that" and self.taken_are_many

    def take(self, followers: Followers) -> None:
        """An effect took followers: from now on they are `that`."""
        if followers.pick in ("chosen", "random", "all"):
            self.taken_are_many = followers.pick == "all" or followers.count > 1
            self.mention("that")

    def take_cost(self) -> None:
        """A cost that takes followers makes them `that`."""
        for cost in self.ability.cost:
            if isinstance(cost, OwnFollowers):
                self.taken_are_many = cost.amount > 1
                self.mention("that")

    def take_placed(self, effect: Place) -> None:
        self.taken_are_many = effect.cards.pick == "all" or effect.cards.count > 1
        self.mention("that")

    def is_it(self, cards: Cards) -> bool:
        """Whether the card is the one that the moment or the event is about, which needs no description."""
        about = self.ability.when or self.ability.instead_of
        if not isinstance(about, Drawn | CardMoment | Discarded):
            return False
        return cards.pick == "subject" or (cards.pick == "self" and about.by == "self")

    def forget(self) -> None:
        """Something else was spoken of: a pronoun would be unclear."""
        self.last = ""

    def copy(self) -> Mentions:
        return Mentions(self.ability, self.last, self.is_many, self.taken_are_many)


def affirmed(asked: Is) -> Is | None:
    """What says the same as that one aspect of a follower is not so, where a positive word does."""
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


def grouped(effects: tuple[Effect, ...]) -> Iterator[tuple[Boost, ...] | Effect]:
    """The effects in order; what one target gains for one duration comes together ("+2 attack and shield this turn")."""
    boosts: list[Boost] = []
    for effect in effects:
        if isinstance(effect, Boost) and boosts and not _continues(boosts[-1], effect):
            yield _in_order(boosts)
            boosts = []
        if isinstance(effect, Boost):
            boosts.append(effect)
            continue
        if boosts:
            yield _in_order(boosts)
            boosts = []
        yield effect
    if boosts:
        yield _in_order(boosts)


def _in_order(boosts: list[Boost]) -> tuple[Boost, ...]:
    """Attack first, then keywords; the first target is the one that was described."""
    target = boosts[0].target
    ordered = sorted(boosts, key=lambda each: isinstance(each, Grant))
    return (replace(ordered[0], target=target), *ordered[1:])


def _continues(before: Boost, after: Boost) -> bool:
    """Whether the second goes to the same followers for the same time, and only plain amounts are in play."""
    is_same = after.target == before.target and after.target.pick in ("self", "subject", "foe", "that")
    is_plain = all(isinstance(each, Grant) or isinstance(each.amount, int) for each in (before, after))
    return before.duration == after.duration and is_plain and (is_same or after.target.pick == "that")
