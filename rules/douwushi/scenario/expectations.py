"""The expectations that scenarios of Dou Wushi can have of a side: its heroes and what they bear, its zones and its bounty stacks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from rules.douwushi.engine.core.state.fields import BEYOND, GRAVEYARD, HAND, RESERVE, ZONES
from rules.douwushi.positions import PLACES, SIDE_VALUES
from rules.kernel.cards import Card
from rules.kernel.positions.expectations import (
    MOST,
    Expectation,
    Expectations,
    Form,
    knowledge_expectations,
    number_expectations,
    zone_expectations,
)

if TYPE_CHECKING:
    from rules.douwushi.engine.play import Play, Standing


def _slugs(cards: Iterable[Card]) -> list[str]:
    return [card.slug for card in cards]


def _standing(play: Play, side: int, number: int) -> str:
    hero = play.hero(side, number)
    return f"{hero.card.slug} {'tapped' if hero.is_tapped else 'ready'}" if hero else ""


def _standings(play: Play, side: int, number: int) -> list[str]:
    return [hero.card.slug for place in range(1, PLACES + 1) if (hero := play.hero(side, place))]


def _of_hero(name: str, form: Form, value: Callable[[Standing], Any], *, names_cards: bool = False) -> Expectation:
    """Something of the hero in a place."""

    def value_of(play: Play, side: int, number: int) -> Any:
        hero = play.hero(side, number)
        return value(hero) if hero else [] if form == "multiset" else "an empty place"

    return Expectation(f"hero.N.{name}", form, value_of, PLACES, names_cards)


def _tapped_items(play: Play, side: int, number: int) -> list[str]:
    hero = play.hero(side, number)
    return [play.cards[each].slug for each in hero.item_ids if play.is_tapped(each)] if hero else []


def _seen_stacks(*, by_other: bool) -> Callable[[Play, int, int], list[int]]:
    """The bounty stacks of a side, from 1, of which the side itself knows all cards, or the other one does."""

    def stacks_of(play: Play, side: int, number: int) -> list[int]:
        viewer = 1 - side if by_other else side
        stacks = enumerate(play.bounty_numbers(side), 1)
        return [place for place, stack in stacks if all(play.knows(viewer, each) for each in stack)]

    return stacks_of


def _stack(play: Play, side: int, number: int) -> list[str]:
    stacks = play.bounty(side)
    return _slugs(stacks[number - 1]) if number <= len(stacks) else []


EXPECTATIONS = Expectations(
    Expectation("hero.N", "text", _standing, PLACES, names_cards=True, pattern=r"|\S+ (ready|tapped)"),
    _of_hero("damage", "number", lambda hero: hero.damage),
    _of_hero("mp", "number", lambda hero: hero.mp),
    _of_hero("attack", "number", lambda hero: hero.attack),
    _of_hero("life", "number", lambda hero: hero.life),
    _of_hero("items", "multiset", lambda hero: _slugs(hero.items), names_cards=True),
    Expectation("hero.N.tapped_items", "multiset", _tapped_items, PLACES, names_cards=True),
    _of_hero("spells", "multiset", lambda hero: _slugs(hero.spells), names_cards=True),
    _of_hero("guards", "number", lambda hero: hero.guards),
    _of_hero("guard", "flag", lambda hero: hero.has_guard),
    Expectation("heroes", "list", _standings, names_cards=True),
    *zone_expectations(HAND, GRAVEYARD, BEYOND),
    Expectation("spells", "multiset", lambda play, side, number: _slugs(play.zone(side, "spells")), names_cards=True),
    *zone_expectations(RESERVE),
    *knowledge_expectations(*ZONES),
    Expectation("bounty_known", "numbers", _seen_stacks(by_other=False)),
    Expectation("bounty_shown", "numbers", _seen_stacks(by_other=True)),
    Expectation("bounty", "numbers", lambda play, side, number: [len(stack) for stack in play.bounty(side)]),
    Expectation("bounty.N", "multiset", _stack, MOST, names_cards=True),
    *number_expectations(SIDE_VALUES),
)
