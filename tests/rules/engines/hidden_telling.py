"""Nothing that any game tells or asks names a card that a side can't know."""

from __future__ import annotations

import random
from abc import abstractmethod
from importlib import import_module
from typing import Any

from rules.kernel.playing.batch_engine import BatchEngine
from tests.rules.conftest import Shipped
from tests.rules.proving import SCALE, take_seed

GAMES = 3 * SCALE


class HiddenTellingProofs:
    """A game's own test class says which engine, and which events show a card."""

    engine: BatchEngine

    def deal_anew(self, play: Any, viewer: int, chance: random.Random) -> Any:
        """The same game with the cards dealt anew that the viewer can't see."""
        return import_module(f"tests.rules.{self.engine.slug}.engine.unseen").permute_unseen(play, viewer, chance)

    @abstractmethod
    def was_seen(self, event: Any) -> bool:
        """Return whether all saw the card of an event, though it may lie hidden by now."""

    def games(self, shipped: Shipped, chance: random.Random) -> list[Any]:
        decks = list(shipped.decks(self.engine.slug).values())
        new_game = self.engine.parts.starts.new_game
        return [new_game(chance.choices(decks, k=2), chance.randrange(2**32), game) for game in range(GAMES)]

    def test_what_is_asked_does_not_depend_on_unseen_cards(self, shipped: Shipped) -> None:
        chance, ask = random.Random(take_seed()), import_module(f"rules.{self.engine.slug}.engine.questions").ask
        for play in self.games(shipped, chance):
            while play.decider is not None:
                assert ask(self.deal_anew(play, play.decider, chance)) == ask(play)
                play.apply(chance.choice(play.legal_actions()))

    def test_a_card_is_named_only_to_who_knows_it(self, shipped: Shipped) -> None:
        """Or to who saw it before it went out of sight."""
        chance, lines = random.Random(take_seed()), import_module(f"rules.{self.engine.slug}.written_actions")
        named = 0
        for play in self.games(shipped, chance):
            chronicle = self.engine.parts.chronicle.Chronicle(play, self.engine.parts.description.describe(play), has_moments=False)
            while play.decider is not None:
                events = lines.apply_line(play, lines.line_of(chance.choice(play.legal_actions())))
                seen = {event.card_id for event in events if self.was_seen(event)}
                for event in events:
                    if event.card is None or event.side < 0 or chronicle.events.tell(event, play) is None:
                        continue
                    blind = chronicle.blind_side(event)
                    for viewer in {0, 1} - {blind}:
                        is_token = event.card_id >= chronicle.unlisted
                        assert is_token or event.card_id in seen or play.knows(viewer, event.card_id), (event, viewer)
                        named += 1
                    told = chronicle.events.tell(event, play, is_blind=True)
                    assert blind < 0 or (told is not None and event.card.name.en not in told.en and event.card.name.zh not in told.zh)
        assert named > 100
