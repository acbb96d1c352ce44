"""Pips: a made-up game with a tiny engine, so that simulations can be tested in milliseconds.

A deck is 6 cards with 1 to 9 pips. Each player draws 3; the higher sum wins, equal sums draw; the seat that goes first has one pip more.
"""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

from rules.construction import CopyLimit, Format, Section, Size
from rules.kernel.board import Board, BoardCard, Figure, Side, Zone
from rules.kernel.cards import Card, Field, Kind
from rules.kernel.definitions import Shape
from rules.kernel.engine import GAME_ROW, Named, PlayableDeck, Record, Step, UnplayableError
from rules.kernel.game import Game
from rules.wording import Text

SHAPE = Shape((Kind("pip", Text("Pip", "点数")),), (), (Field("pips", Text("Pips", "点数"), "number", minimum=1),))
FORMAT = Format(
    "standard",
    Text("Standard", "标准"),
    (Section("main", Text("Main deck", "主卡组"), ("pip",), Size.exactly(6)),),
    (CopyLimit(3),),
)
PIPS = Game(
    slug="pips",
    number=900,
    name=Text("Pips", "点子"),
    tagline=Text("Higher wins.", "点大者胜。"),
    kinds=SHAPE.kinds,
    rarities=(),
    fields=SHAPE.fields,
    formats=(FORMAT,),
    read_card=SHAPE.read_card,
    draw_face=lambda card, language: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 630 880"/>',
    engine_module="tests.matches.pips",
)


class PipsEngine:
    """Plays Pips in Python. `delay` seconds a pair make it as slow as a test likes; `fault` is raised on every play."""

    slug = "pips"
    levels = (Named("coin", Text("Coin", "掷币"), Text("Plays at random.", "随机出牌。")), Named("sharp", Text("Sharp", "精明")))
    default_level = "sharp"
    ends = (Named("more_pips", Text("More pips", "点数更多")), Named("equal", Text("Equal pips", "点数相同")))

    def __init__(self) -> None:
        self.digest = "0123456789abcdef"
        self.delay = 0.0
        self.fault: Exception | None = None
        self.has_warmed = False

    def is_warm(self) -> bool:
        return self.has_warmed

    def warm(self) -> None:
        self.has_warmed = True

    def play(
        self,
        decks: Sequence[PlayableDeck],
        *,
        seed: int,
        first_pair: int,
        pairs: int,
        levels: Sequence[str],
        is_cancelled: Callable[[], bool] | None = None,
    ) -> npt.NDArray[np.void]:
        if self.fault:
            raise self.fault
        rows: list[tuple[int, ...]] = []
        for pair in range(first_pair, first_pair + pairs):
            if is_cancelled and is_cancelled():
                break
            if self.delay:
                time.sleep(self.delay)
            rows += [_row(decks, seed, 2 * pair, levels), _row(decks, seed, 2 * pair + 1, levels)]
        return np.array(rows, dtype=GAME_ROW)

    def record(self, decks: Sequence[PlayableDeck], *, seed: int, game: int, levels: Sequence[str]) -> Record:
        row = np.array([_row(decks, seed, game, levels)], dtype=GAME_ROW)[0]
        steps = [Step(0, -1, "start", Text("The game begins.", "对局开始。"), True, _board(((), ())))]
        hands = _hands(decks, seed, game, levels)
        for turn, player in enumerate((game % 2, 1 - game % 2), start=1):
            text = Text(f"Player {player + 1} turns over three cards.", f"玩家 {player + 1} 翻开三张卡。")
            steps.append(Step(turn, player, "turn", text, True, _board(hands)))
        return Record(row, tuple(steps))


ENGINE = PipsEngine()


def engine() -> PipsEngine:
    return ENGINE


def _hands(decks: Sequence[PlayableDeck], seed: int, game: int, levels: Sequence[str]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    first = game % 2
    hands: list[tuple[Card, ...]] = [(), ()]
    for player, deck in enumerate(decks):
        cards = [card for card, count in deck.sections["main"] for _ in range(count)]
        if cards[0].slug == "cursed":
            raise UnplayableError(Text("Cursed can't be played.", "“诅咒”无法使用。"))
        stream = hashlib.sha256(f"{seed}:{game // 2}:{0 if player == first else 1}".encode()).digest()
        order = random.Random(stream).sample(range(6), 4)
        hand = [cards[index] for index in order]
        hands[player] = tuple(hand[1:] if levels[player] == "coin" else sorted(hand, key=lambda card: -card.values["pips"])[:3])
    return hands[0], hands[1]


def _row(decks: Sequence[PlayableDeck], seed: int, game: int, levels: Sequence[str]) -> tuple[int, ...]:
    first = game % 2
    sums = [sum(card.values["pips"] for card in hand) for hand in _hands(decks, seed, game, levels)]
    sums[first] += 1
    winner = 2 if sums[0] == sums[1] else int(sums[1] > sums[0])
    return game, first, winner, 2 + abs(sums[0] - sums[1]) % 7, 6, int(winner == 2), 0


def _board(hands: Sequence[Sequence[Card]]) -> dict[str, object]:
    sides = [
        Side(
            (Figure(Text("Sum", "总和"), sum(card.values["pips"] for card in hand)),),
            (
                Zone(
                    "table",
                    Text("Table", "桌面"),
                    len(hand),
                    tuple(BoardCard(card.slug, (Figure(Text("Pips", "点数"), card.values["pips"]),)) for card in hand),
                ),
                Zone("deck", Text("Deck", "卡组"), 6 - len(hand)),
            ),
        )
        for hand in hands
    ]
    return Board((sides[0], sides[1])).as_json
