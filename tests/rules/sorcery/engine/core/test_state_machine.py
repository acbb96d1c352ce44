"""Any decks and any actions: invariants between two decisions, and what an action, a refusal, a copy and a description keep."""

from __future__ import annotations

import random

from hypothesis.stateful import invariant

from rules.kernel.compiled.machine.columns import KIND, SOURCE
from rules.kernel.telling.events import Event
from rules.sorcery.engine.batches import ENGINE
from rules.sorcery.engine.chronicle import Chronicle
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.play import Play
from rules.sorcery.positions import Position
from tests.rules.engines.dealt import Decks, legal_decks, two_precons
from tests.rules.engines.machine import GameMachine, prove
from tests.rules.engines.states import without_order_of_hands
from tests.rules.sorcery.engine.making import any_deck

ZONES = ("hand", "spellbook", "atlas", "graveyard", "banished")
#: Events that turn a card up.
OPEN = ("site_played", "spell_cast", "arrived", "died", "left", "discarded", "resolved", "site_destroyed")


def decks_of_pairs(chance: random.Random) -> Decks:
    """Two decks of more cards than a format asks for, two copies of each."""
    return any_deck(chance), any_deck(chance)


class SorceryGame(GameMachine):
    """Sorcery's words, and what else holds in it."""

    slug = "sorcery"
    parts = ENGINE.parts
    decks_of = {
        "legal": lambda chance: legal_decks("sorcery", chance),
        "pairs": decks_of_pairs,
        "precons": lambda chance: two_precons("sorcery", chance),
    }
    play: Play

    def all_ids(self) -> list[int]:
        return sorted(number for number in self.play.cards if number < codes.FIRST_TOKEN)

    def ids_in(self, play: Play) -> list[int]:
        s = play.state[0]
        found = [number for side in (0, 1) for zone in ZONES for number in play.numbers(side, zone)]
        found += [int(card) for card in s["card"] if 0 <= card < codes.FIRST_TOKEN]
        found += [int(row[SOURCE]) for row in s["frames"][: s["frames_size"]] if row[KIND] == codes.AS_SPELL]
        return sorted(found)

    def open_ids(self) -> set[int]:
        """Return the cards in the realm, being cast, in graveyards and banished."""
        hidden = ("hand", "spellbook", "atlas")
        return set(self.all_ids()) - {number for side in (0, 1) for zone in hidden for number in self.play.numbers(side, zone)}

    def is_open(self, event: Event) -> bool:
        """A card that goes from a deck elsewhere may have been searched for, which is shown; one from a hand may go unseen."""
        return event.name in OPEN or (event.name == "card_moved" and (event.number != codes.HAND or event.other in Chronicle.open_zones))

    def has_looked(self, event: Event) -> bool:
        return event.name == "revealed"

    def reveals_hand(self, event: Event) -> bool:
        return event.name == "revealed" and bool(event.other)

    def comparable(self, position: Position) -> Position:
        """Hands have no order."""
        found: Position = without_order_of_hands(position)
        return found

    @invariant()
    def nothing_counted_is_negative(self) -> None:
        s = self.play.state[0]
        assert min(*s["wounds"], *s["mana"], *s["life"], *s["held"]) >= 0

    @invariant()
    def artifacts_are_carried_by_units(self) -> None:
        s, cards = self.play.state[0], self.play.cards
        hosts = [(place, int(host)) for place, host in enumerate(s["host"][: codes.OBJECTS]) if host >= 0 and s["card"][place] >= 0]
        assert all(cards[int(s["card"][place])].kind == "artifact" for place, _ in hosts)
        assert all(cards[int(s["card"][host])].kind in ("avatar", "minion", "artifact") for _, host in hosts)
        assert all(s["at"][place] == s["at"][host] for place, host in hosts)

    @invariant()
    def avatars_stay_in_their_slots(self) -> None:
        s, cards = self.play.state[0], self.play.cards
        standing = [int(s["card"][side * codes.PLACES]) for side in (0, 1)]
        assert self.play.outcome is not None or all(card >= 0 and cards[card].kind == "avatar" for card in standing)


def test_whatever_is_done_the_game_stays_sound() -> None:
    prove(SorceryGame)
