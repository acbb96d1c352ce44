"""What became of each copy of a card: the tally says what the log of the same games says, and changes no result."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from rules.echo.engine import engine, new_game
from rules.echo.engine.core import codes, events
from rules.kernel.engine import CARD_ROW, PlayableDeck, card_rows
from tests.rules.echo.engine.making import follower, hero, item, sample_decks

GREEDY = ("greedy", "greedy")
GREEDY_NUMBER = 1
#: The events that tell of a card being drawn, played and used...
WORDS = {
    "drew": ("drawn",),
    "moved": ("drawn",),
    "placed": ("played",),
    "refilled": ("played",),
    "item_played": ("played", "used"),
    "awakened": ("used",),
}
#: ... but for those that came to hand from the field, the graveyard or the display zone.
LEFT_OUT = {("moved", -1), ("moved", codes.GRAVEYARD), ("moved", codes.DISPLAY)}
Rows = npt.NDArray[np.void]


def tally(decks: tuple[PlayableDeck, PlayableDeck], games: int) -> Rows:
    cards = card_rows(decks, games)
    engine().play(decks, seed=4, first_pair=0, pairs=games // 2, levels=GREEDY, cards=cards)
    return cards


def test_there_is_a_row_for_every_copy_and_no_result_changes() -> None:
    decks = sample_decks()
    cards = card_rows(decks, 600)
    rows = engine().play(decks, seed=4, first_pair=0, pairs=300, levels=GREEDY, cards=cards)
    assert cards.shape == (600, 2, 31)
    assert cards.dtype == CARD_ROW
    assert np.array_equal(rows, engine().play(decks, seed=4, first_pair=0, pairs=300, levels=GREEDY))
    assert (cards["opening"][:, :, 1:].sum(axis=2) == 10).all()
    assert ((cards["drawn"] == 0) == (cards["opening"] == 1)).all()
    assert (cards["used"].max(axis=(1, 2)) <= rows["turns"]).all()


def test_a_later_part_is_that_part_of_the_whole() -> None:
    decks = sample_decks()
    part = card_rows(decks, 20)
    engine().play(decks, seed=4, first_pair=7, pairs=10, levels=GREEDY, cards=part)
    assert np.array_equal(part, tally(decks, 34)[14:])


def read_log(game: int) -> dict[str, dict[int, int]]:
    """What the log of a game says: the first turns in which cards, by the engine's ids, were drawn, played and used by their owners."""
    found: dict[str, dict[int, int]] = {"drawn": {}, "played": {}, "used": {}}
    play, turn = new_game(sample_decks(), 4, game), 0
    while play.decider is not None:
        play.apply(play.choose(GREEDY_NUMBER))
        for code, side, card, _, number, *_ in play.work[0]["log"][: play.work[0]["log_size"]].tolist():
            name = events.EVENT_NAMES[code]
            if name == "mulliganed":
                found["drawn"] |= dict.fromkeys(play.numbers(side, "hand"), 0)
            turn = number if name == "turn_began" else turn
            for word in WORDS.get(name, ()):
                if card // codes.DECK_SIZE == side and (name, number) not in LEFT_OUT:
                    found[word].setdefault(card, turn)
    return found


@pytest.mark.parametrize("game", range(8))
def test_turns_are_those_of_the_log(game: int) -> None:
    counted = tally(sample_decks(), 8)[game]
    for word, turns in read_log(game).items():
        ids = range(codes.DECK_CARDS)
        assert counted[word][:, 1:].ravel().tolist() == [turns.get(card, -1) for card in ids], word


def test_what_a_deck_never_does_is_never_counted() -> None:
    dear = [(follower(f"statue-{n}", 1, cost=30), 3) for n in range(5)]
    cheap = [(follower(f"gate-{n}", 1, cost=0), 3) for n in range(5)]
    drill = {"skill": "active", "cost": [{"pay": "life", "amount": 30}], "do": [{"effect": "draw"}]}
    idle = PlayableDeck({"hero": ((hero("idler", drill), 1),), "main": tuple(dear + cheap)})
    still = PlayableDeck({"hero": ((hero("stone"), 1),), "main": tuple(dear + [(item(f"rest-{n}"), 3) for n in range(5)])})
    cards = tally((idle, still), 100)
    assert (cards["played"][:, 0, 1:16] >= 0).any()
    assert (cards["used"][:, 0, :16] == -1).all()
    assert (cards["used"][:, 0, 16:] >= 0).any()
    assert (cards["used"][:, 1, 0] == 0).all()
