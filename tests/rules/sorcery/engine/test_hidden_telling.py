"""Nothing told or asked names a card that a side can't know: hands and decks."""

from __future__ import annotations

import random

from rules.sorcery.engine import describe, new_game
from rules.sorcery.engine.chronicle import Chronicle
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.play import Play
from rules.sorcery.engine.questions import ask
from rules.sorcery.written_actions import apply_line, line_of
from tests.rules.conftest import Shipped
from tests.rules.proving import SCALE, take_seed
from tests.rules.sorcery.engine.unseen import permute_unseen

GAMES = 3 * SCALE
#: Events after which a card may lie in a deck or a hand again, that all have seen leave the realm or go from zone to zone.
SEEN = ("left", "card_moved", "discarded")


def games(shipped: Shipped, chance: random.Random) -> list[Play]:
    decks = list(shipped.decks("sorcery").values())
    return [new_game(chance.choices(decks, k=2), chance.randrange(2**32), game) for game in range(GAMES)]


def test_what_is_asked_does_not_depend_on_unseen_cards(shipped: Shipped) -> None:
    chance = random.Random(take_seed())
    for play in games(shipped, chance):
        while play.decider is not None:
            assert ask(permute_unseen(play, play.decider, chance)) == ask(play)
            play.apply(chance.choice(play.legal_actions()))


def test_a_card_is_named_only_to_who_knows_it(shipped: Shipped) -> None:
    """Or to who saw it before it went back into a deck."""
    chance = random.Random(take_seed())
    named = 0
    for play in games(shipped, chance):
        chronicle = Chronicle(play, describe(play), has_moments=False)
        while play.decider is not None:
            events = apply_line(play, line_of(chance.choice(play.legal_actions())))
            left = {event.card_id for event in events if event.name in SEEN}
            for event in events:
                if event.card is None or event.side < 0 or chronicle.events.tell(event, play) is None:
                    continue
                blind = chronicle.blind_side(event)
                for viewer in {0, 1} - {blind}:
                    is_card = event.card_id < codes.FIRST_TOKEN
                    assert not is_card or event.card_id in left or play.knows(viewer, event.card_id), (event, viewer)
                    named += 1
                hidden = chronicle.events.tell(event, play, is_blind=True)
                assert blind < 0 or (hidden is not None and event.card.name.en not in hidden.en and event.card.name.zh not in hidden.zh)
    assert named > 100
