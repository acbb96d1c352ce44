"""Any legal decks and any actions: invariants between two decisions, and what an action, a refusal, a copy and a description keep."""

from __future__ import annotations

import random
from collections.abc import Iterable

from hypothesis.stateful import invariant

from rules.echo.actions import ACTIONS
from rules.echo.engine.actions import Action
from rules.echo.engine.batches import ENGINE
from rules.echo.engine.core.state import codes
from rules.echo.engine.play import Play
from rules.kernel.telling.events import Event
from tests.rules.echo.engine.core.any_cards import any_deck
from tests.rules.echo.engine.making import sample_decks
from tests.rules.engines.dealt import Decks, legal_decks
from tests.rules.engines.machine import GameMachine, prove

ZONES = ("hand", "deck", "graveyard", "display")
#: Events that turn a card up.
OPEN = ("awakened", "item_played", "revealed", "destroyed", "discarded", "displayed", "skill_used")


def decks_of_any_cards(chance: random.Random) -> Decks:
    """Two decks of cards that say whatever the card language can say."""
    return any_deck(chance), any_deck(chance, 100)


class EchoGame(GameMachine):
    """Echo's words, and what else holds in it."""

    slug = "echo"
    parts = ENGINE.parts
    decks_of = {"legal": lambda chance: legal_decks("echo", chance), "any": decks_of_any_cards, "sample": lambda chance: sample_decks()}
    play: Play

    def any_action(self, side: int, numbers: tuple[int, int, int]) -> Action:
        kind, card, slot = numbers[0] % len(ACTIONS.names), numbers[1], numbers[2] % 16
        return Action(ACTIONS.names[kind], side, codes.PACKING.pack(kind, card, slot))

    def all_ids(self) -> list[int]:
        return list(range(codes.DECK_CARDS))

    def ids_in(self, play: Play) -> list[int]:
        field = [int(card) for card in play.state[0]["card"] if card >= 0]
        return sorted([number for side in (0, 1) for zone in ZONES for number in play.numbers(side, zone)] + field)

    def own_ids(self, side: int) -> set[int]:
        """Its hand and its followers."""
        field = self.play.state[0]["card"][side * codes.SLOTS : (side + 1) * codes.SLOTS]
        return {*self.play.numbers(side, "hand"), *(int(card) for card in field if card >= 0)}

    def open_ids(self) -> set[int]:
        s = self.play.state[0]
        awake = {int(card) for card, is_awake in zip(s["card"], s["awake"], strict=True) if card >= 0 and is_awake}
        return awake | {number for side in (0, 1) for zone in ("graveyard", "display") for number in self.play.numbers(side, zone)}

    def is_open(self, event: Event) -> bool:
        """One that goes from a deck to a hand may have been searched for, which is shown."""
        return event.name in OPEN or (event.name == "moved" and (event.number, event.other) == (codes.DECK, codes.HAND))

    def has_looked(self, event: Event) -> bool:
        return event.name == "looked"

    def notice(self, events: Iterable[Event]) -> None:
        """A card that was to be discarded lay open, even if something else happened instead."""
        events = tuple(events)
        super().notice(events)
        if any(event.skill == "replacement" for event in events):
            for viewer in (0, 1):
                self.seen[viewer].update(number for number in self.all_ids() if self.play.knows(viewer, number))

    def told(self, action: Action) -> str:
        card = action.card.slug if action.card else ""
        return f"{action.kind} {card} {action.slot} {action.target} {action.target_side} {action.option}"

    def told_event(self, event: Event) -> tuple[object, ...]:
        return event.name, event.side, event.card.slug if event.card else "", event.place, event.number

    @invariant()
    def only_followers_stand_on_the_field(self) -> None:
        assert all(card < 0 or self.play.cards[int(card)].kind == "follower" for card in self.play.state[0]["card"])

    @invariant()
    def energy_is_never_negative(self) -> None:
        assert min(self.play.energy(0), self.play.energy(1)) >= 0

    @invariant()
    def who_has_lost_has_no_life_or_no_followers(self) -> None:
        outcome = self.play.outcome
        if outcome is not None and outcome.end in ("hero", "followers") and outcome.winner is not None:
            loser = 1 - outcome.winner
            empty = not any(self.play.slot(loser, slot) for slot in range(1, 6))
            assert self.play.life(loser) <= 0 if outcome.end == "hero" else empty


def test_whatever_is_done_the_game_stays_sound() -> None:
    prove(EchoGame)
