"""Any legal decks and any actions: invariants between two decisions, and what an action, a refusal, a copy and a description keep."""

from __future__ import annotations

import random

from hypothesis.stateful import invariant

from rules.hota.engine.batches import ENGINE
from rules.hota.engine.core.state import codes
from rules.hota.engine.play import Play
from rules.hota.positions import Position
from rules.kernel.compiled.machine.columns import KIND, SOURCE
from rules.kernel.telling.events import Event
from tests.rules.engines.dealt import Decks, legal_decks, two_precons
from tests.rules.engines.machine import GameMachine, prove
from tests.rules.engines.states import without_order_of_hands
from tests.rules.hota.engine.core.any_cards import any_deck

ZONES = ("hand", "deck", "graveyard", "exile", "attribute_cards")
#: Kinds of frames and items of the stack that are cards.
SPELLS = (codes.AS_SPELL, codes.AS_PERMANENT)
#: Events that turn a card up.
OPEN = ("attribute_played", "spell_cast", "arrived", "died", "left", "discarded", "resolved", "countered", "moved")


def decks_of_any_cards(chance: random.Random) -> Decks:
    """Two decks of cards that say whatever the card language can say."""
    return any_deck(chance), any_deck(chance, 100)


class HotaGame(GameMachine):
    """HotA's words, and what else holds in it."""

    slug = "hota"
    parts = ENGINE.parts
    decks_of = {
        "legal": lambda chance: legal_decks("hota", chance),
        "precons": lambda chance: two_precons("hota", chance),
        "any": decks_of_any_cards,
    }
    play: Play

    def all_ids(self) -> list[int]:
        return sorted(number for number in self.play.cards if number < codes.FIRST_TOKEN)

    def ids_in(self, play: Play) -> list[int]:
        s = play.state[0]
        found = [number for side in (0, 1) for zone in ZONES for number in play.numbers(side, zone)]
        found += [int(card) for card in s["card"] if 0 <= card < codes.FIRST_TOKEN]
        found += [int(row[SOURCE]) for row in s["stack"][: s["stack_size"]] if row[KIND] in SPELLS]
        found += [int(row[SOURCE]) for row in s["frames"][: s["frames_size"]] if row[KIND] == codes.AS_SPELL]
        return sorted(found)

    def open_ids(self) -> set[int]:
        """Return the cards on the battlefield and the stack, in graveyards and exile."""
        return set(self.all_ids()) - {number for side in (0, 1) for zone in ("hand", "deck") for number in self.play.numbers(side, zone)}

    def is_open(self, event: Event) -> bool:
        """A card that goes from a deck to a hand may have been searched for, which is shown."""
        return event.name in OPEN

    def has_looked(self, event: Event) -> bool:
        return event.name == "revealed"

    def reveals_hand(self, event: Event) -> bool:
        return event.name == "revealed" and bool(event.other)

    def comparable(self, position: Position) -> Position:
        """Hands have no order."""
        found: Position = without_order_of_hands(position)
        return found

    @invariant()
    def damage_and_mana_are_never_negative(self) -> None:
        s = self.play.state[0]
        assert min(*s["damage"], *s["mana"], *s["wounds"]) >= 0

    @invariant()
    def equipment_is_on_creatures(self) -> None:
        s, cards = self.play.state[0], self.play.cards
        hosts = [(place, int(host)) for place, host in enumerate(s["host"]) if host >= 0]
        assert all(cards[int(s["card"][place])].kind == "equipment" for place, _ in hosts)
        assert all(cards[int(s["card"][host])].kind == "creature" for _, host in hosts)

    @invariant()
    def nobody_goes_on_who_has_lost(self) -> None:
        """104.3: so much damage as life."""
        lost = [self.play.damage(side) >= codes.LIFE for side in (0, 1)]
        outcome = self.play.outcome
        if outcome is None:
            assert lost == [False, False] or self.play.state[0]["asked"] or self.play.state[0]["frames_size"]
        elif outcome.end == "damage":
            assert outcome.winner is not None
            assert lost[1 - outcome.winner]


def test_whatever_is_done_the_game_stays_sound() -> None:
    prove(HotaGame)
