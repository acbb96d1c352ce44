"""Any legal decks and any actions: invariants between two decisions, and what an action, a refusal, a copy and a description keep."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis.stateful import invariant

from rules.douwushi.engine.batches import ENGINE
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.play import Play
from rules.douwushi.positions import Given, Position
from rules.kernel.telling.events import Event
from tests.rules.douwushi.engine.core.any_cards import any_deck
from tests.rules.engines.dealt import Decks, legal_decks, two_precons
from tests.rules.engines.machine import GameMachine, prove

ZONES = ("hand", "reserve", "graveyard", "beyond")
#: Events that turn a card up.
OPEN = ("started_with", "deployed", "equipped", "spell_cast", "died", "left", "item_lost", "discarded", "stayed", "dispelled")


def decks_of_any_cards(chance: random.Random) -> Decks:
    """Two decks of cards that say whatever the card language can say, each different: random picks go by what the cards are."""
    return any_deck(chance, copies=1), any_deck(chance, 100, copies=1)


def added_up(given: tuple[Given, ...]) -> tuple[Given, ...]:
    """Each modifier once, its amounts together."""
    found: dict[str, Given] = {}
    for each in given:
        amount = getattr(each.modifier, "amount", None)
        plain = replace(each.modifier, amount=0) if isinstance(amount, int) else each.modifier  # type: ignore[call-arg]
        is_single = getattr(each.modifier, "uses", "each") != "each"
        key = f"{len(found) if is_single else ''} {plain} {each.turns}"
        if key in found and isinstance(amount, int):
            total = amount + found[key].modifier.amount  # type: ignore[union-attr]
            each = replace(each, modifier=replace(each.modifier, amount=total))  # type: ignore[call-arg]
        found[key] = each
    return tuple(found[key] for key in sorted(found))


class DouWushiGame(GameMachine):
    """Dou Wushi's words, and what else holds in it."""

    slug = "douwushi"
    parts = ENGINE.parts
    decks_of = {
        "legal": lambda chance: legal_decks("douwushi", chance),
        "precons": lambda chance: two_precons("douwushi", chance),
        "any": decks_of_any_cards,
    }
    play: Play

    def all_ids(self) -> list[int]:
        return sorted(self.play.cards)

    def ids_in(self, play: Play) -> list[int]:
        s = play.state[0]
        found = [number for side in (0, 1) for zone in ZONES for number in play.numbers(side, zone)]
        found += [number for side in (0, 1) for stack in play.bounty_numbers(side) for number in stack]
        found += [int(card) for card in s["card"] if card >= 0]
        found += play.bearers()
        found += [int(row[codes.SPELL_CARD]) for row in s["spells"][: s["spells_size"]] if row[codes.SPELL_ON] < 0]
        found += [int(s["spell_used"])] * bool(s["spell_used"] >= 0)
        return sorted(found)

    def open_ids(self) -> set[int]:
        """Return the cards on the battlefield, in graveyards and beyond."""
        hidden = {number for side in (0, 1) for zone in ("hand", "reserve") for number in self.play.numbers(side, zone)}
        return set(self.play.cards) - hidden - {n for side in (0, 1) for stack in self.play.bounty_numbers(side) for n in stack}

    def is_open(self, event: Event) -> bool:
        """One that goes from a reserve to a hand may have been searched for, which is shown."""
        return event.name in OPEN or event.name == "moved"

    def has_looked(self, event: Event) -> bool:
        return event.name in ("looked", "bounty_looked")

    def told_event(self, event: Event) -> tuple[object, ...]:
        return event.name, event.side, event.card.slug if event.card else "", event.place, event.place_side, event.number

    def comparable(self, position: Position) -> Position:
        """Equal modifiers add up, and hands have no order."""
        sides = [
            replace(
                half,
                heroes=tuple(hero and replace(hero, given=added_up(hero.given)) for hero in half.heroes),
                hand=tuple(sorted(half.hand, key=lambda card: card.number)),
                shown=(),
            )
            for half in position.sides
        ]
        return replace(position, sides=(sides[0], sides[1]))

    @invariant()
    def damage_and_mp_are_never_negative(self) -> None:
        s = self.play.state[0]
        assert min(*s["damage"], *s["mp"]) >= 0

    @invariant()
    def heroes_stand_and_the_others_are_borne(self) -> None:
        s, cards = self.play.state[0], self.play.cards
        assert {cards[int(card)].kind for card in s["card"] if card >= 0} <= {"hero"}
        assert all(s["card"][slot] >= 0 for slot in self.play.bearers().values())

    @invariant()
    def nobody_goes_on_who_has_lost(self) -> None:
        """W-14: a fourth hero fallen, or no hero on the battlefield."""
        if self.play.phase == "starting":
            return
        lost = [
            self.play.fallen(side) >= codes.FALLEN_LIMIT or not any(self.play.hero(side, place) for place in range(1, 13))
            for side in (0, 1)
        ]
        outcome = self.play.outcome
        if outcome is None:
            assert lost == [False, False]
        elif outcome.end in ("fallen", "empty"):
            assert outcome.winner is not None
            assert (lost[outcome.winner], lost[1 - outcome.winner]) == (False, True)
        elif outcome.end == "both":
            assert (outcome.winner, lost) == (None, [True, True])


def test_whatever_is_done_the_game_stays_sound() -> None:
    prove(DouWushiGame)
