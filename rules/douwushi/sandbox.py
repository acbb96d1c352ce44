"""Dou Wushi's positions in the sandbox: opened from files, laid out for a form, and dealt between decks. Loads no engine."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from rules.douwushi.board import BEYOND, FIELD, GRAVEYARD, HAND, PHASES, RESERVE, SPELLS, ZONES, board_of, bounty_name, bounty_zone
from rules.douwushi.cards import KINDS
from rules.douwushi.changes import CHANGES, can_guard
from rules.douwushi.positions import HERO_VALUES, NEUTRAL_HERO, SIDE_VALUES, Position, Side, Standing
from rules.douwushi.scenario.files import CARDS, FILES, TURNS
from rules.douwushi.scenario.writer import write_scenario
from rules.douwushi.wording import at_place
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck, UnplayableError
from rules.kernel.positions.sandbox import Setup, SetupCount, SetupPlace
from rules.kernel.positions.sandbox_positions import Cards, FileSandbox, frame_fields, side_fields
from rules.kernel.state.values import shown
from rules.kernel.telling.board import place_of
from rules.kernel.telling.notation import PLAYERS
from rules.wording import Text

#: What the sides begin with (W-1).
STACKS, STACK, HAND_SIZE = 3, 2, 6
TURN_WORDS = (Text("Tap", "横置"), Text("Ready", "重置"))
ALL_KINDS = tuple(kind.slug for kind in KINDS)


class DouWushiSandbox(FileSandbox[Position]):
    """See rules.kernel.positions.sandbox.Sandbox.

    `put A.field HERO` takes the lowest free place; `put A.field.2` gives the hero there an item, or sets a lasting spell on it.
    `count A.field.2.mp 3` sets one of a hero's numbers: damage, mp, guards.
    """

    changes = CHANGES
    files = FILES
    write_scenario = staticmethod(write_scenario)

    @property
    def empty(self) -> str:
        return self.file_of(Position(sides=(Side(), Side())), {})

    def held(self, position: Position) -> Iterable[Card]:
        return (card for half in position.sides for card in half.cards() if card is not NEUTRAL_HERO)

    def lay_out(self, file: str, cards: Cards) -> Setup:
        position = self.position_of(file, cards)
        heroes = [(side, place, hero) for side in (0, 1) for place, hero in enumerate(position.sides[side].heroes, 1) if hero]
        return Setup(
            board=board_of(position).as_json,
            fields=frame_fields(position, PHASES, (0, TURNS)),
            sides=tuple(side_fields(side, half, SIDE_VALUES) for side, half in enumerate(position.sides)),
            places=tuple(place for side in (0, 1) for place in _places(position, side)),
            turns=tuple(place for each in heroes for place in _turns(*each)),
            turn_words=TURN_WORDS,
            counts=tuple(count for each in heroes for count in _counts(*each)),
        )

    def of_decks(self, decks: Sequence[PlayableDeck], seed: int) -> str:
        return self.write(_dealt(decks, seed))


def sandbox() -> DouWushiSandbox:
    return DouWushiSandbox()


def _dealt(decks: Sequence[PlayableDeck], seed: int) -> Position:
    """A game about to begin (W-1): starting heroes ready, the second one another hero where both are the same, the rest shuffled."""
    chance = random.Random(seed)
    ((first, _),), ((second, _),) = (deck.sections["starting"] for deck in decks)
    if first.name_group == second.name_group:
        second = _another_hero(decks[1], first)
    halves = [_begin(deck, hero, chance) for deck, hero in zip(decks, (first, second), strict=True)]
    return Position(sides=(halves[0], halves[1]), turn=1, phase="start", seed=seed)


def _another_hero(deck: PlayableDeck, taken: Card) -> Card:
    """The first other hero that a deck lists."""
    for card, _ in deck.sections["main"]:
        if card.kind == "hero" and card.name_group != taken.name_group:
            return card
    raise UnplayableError(
        Text(
            f"Both decks start with {taken.name.en}, and the second has no other hero to start with (W-1)",
            f"双方首发英雄同为{taken.name.zh}，而后手的牌组没有其他英雄可以首发（W-1）",
        )
    )


def _begin(deck: PlayableDeck, starting: Card, chance: random.Random) -> Side:
    """A side with its starting hero, three bounty stacks and a hand; the other cards are the reserve."""
    rest = list(deck.copies)
    if len(rest) > CARDS:
        raise UnplayableError(Text(f"A deck of more than {CARDS} cards can't be played", f"超过{CARDS}张的牌组无法对战"))
    rest.remove(starting)
    chance.shuffle(rest)
    dealt = STACKS * STACK
    return Side(
        heroes=(Standing(card=starting),),
        bounty=tuple(tuple(rest[at : at + STACK]) for at in range(0, dealt, STACK)),
        hand=tuple(rest[dealt : dealt + HAND_SIZE]),
        reserve=tuple(rest[dealt + HAND_SIZE :]),
    )


def _places(position: Position, side: int) -> tuple[SetupPlace, ...]:
    """Return the places where cards can be put: each zone, the bounty stacks and a new one, and the heroes, who bear cards."""
    half, player = position.sides[side], PLAYERS[side]
    kinds: dict[str, tuple[str, ...]] = {FIELD: ("hero",), SPELLS: ("spell",)}
    zones = [
        SetupPlace(f"{player}.{zone}", side, ZONES[zone], kinds.get(zone, ALL_KINDS))
        for zone in (FIELD, SPELLS, HAND, RESERVE, GRAVEYARD, BEYOND)
    ]
    heroes = [
        SetupPlace(place_of(side, FIELD, place), side, at_place(hero.card.name, place), ("weapon", "equipment", "spell"))
        for place, hero in enumerate(half.heroes, 1)
        if hero
    ]
    stacks = range(1, len(half.bounty) + 2)
    return (*zones, *heroes, *(SetupPlace(f"{player}.{bounty_zone(stack)}", side, bounty_name(stack), ALL_KINDS) for stack in stacks))


def _turns(side: int, place: int, hero: Standing) -> list[str]:
    """The hero, and its weapon."""
    weapons = [number for number, item in enumerate(hero.items, 1) if item.card.kind == "weapon"]
    return [place_of(side, FIELD, place), *(place_of(side, FIELD, place, number) for number in weapons)]


def _counts(side: int, place: int, hero: Standing) -> list[SetupCount]:
    key = place_of(side, FIELD, place)
    counts = [SetupCount(f"{key}.{value.name}", key, value.words, getattr(hero, value.name)) for value in shown(HERO_VALUES) if value.words]
    if can_guard(hero):
        counts.append(SetupCount(f"{key}.guards", key, Text("Guards place", "护卫几号位"), hero.guards))
    return counts
