"""Pips: a made-up game with a tiny engine, so that simulations can be tested in milliseconds.

A deck is 6 cards with 1 to 9 pips. Each player draws 3; the higher sum wins, equal sums draw; the seat that goes first has one pip more.
"""

from __future__ import annotations

import hashlib
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from rules.construction import CopyLimit, Format, Section, Size
from rules.kernel.cards import Card, Field, Kind
from rules.kernel.compiled.rows import GAME_ROW, LUCK_UNIT
from rules.kernel.dealing import Dealing, Pile
from rules.kernel.engine import GivenHand, Level, Named, PlayableDeck, UnplayableError
from rules.kernel.game import Game
from rules.kernel.language.definitions import Shape
from rules.kernel.telling.board import Board, BoardCard, Figure, Side, Zone
from rules.kernel.telling.record import Decision, Moment, Option, Record, Step
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
    dealing=Dealing((Pile("main", hand=3),), first_turn=(0, 1), has_mulligan=True),
    duel=("middle", "weak"),
)
#: The cards by slug, `pip-1` to `pip-9`.
CARDS = {
    f"pip-{pips}": PIPS.read_card(
        {"number": pips, "slug": f"pip-{pips}", "kind": "pip", "name": f"{pips} pips", "name_zh": f"{pips} 点", "pips": pips}, ""
    )
    for pips in range(1, 10)
}


class PipsEngine:
    """Plays Pips in Python. `delay` seconds a pair make it as slow as a test likes; `fault` is raised on every play.

    `fault_pair` is the one pair in which it is, and `wrong` the errors by game. `before_pair` is called before each pair.
    """

    slug = "pips"
    levels = (Level("coin", Text("Coin", "掷币"), Text("Plays at random.", "随机出牌。")), Level("sharp", Text("Sharp", "精明")))
    default_level = quick_level = "sharp"
    lead = Named("pips", Text("pips", "点数"))
    ends = (Named("more_pips", Text("More pips", "点数更多")), Named("equal", Text("Equal pips", "点数相同")))

    def __init__(self) -> None:
        self.digest = "0123456789abcdef"
        self.delay = 0.0
        self.before_pair: Callable[[], None] | None = None
        self.fault: Exception | None = None
        self.fault_pair: int | None = None
        self.wrong: dict[int, int] = {}
        self.has_warmed = False
        self.threads = 1

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
        cards: npt.NDArray[np.void] | None = None,
        leads: npt.NDArray[np.int16] | None = None,
        is_examined: bool = False,
        threads: int = 1,
    ) -> npt.NDArray[np.void]:
        self.threads = threads
        if self.fault and (self.fault_pair is None or first_pair <= self.fault_pair < first_pair + pairs):
            raise self.fault
        rows: list[tuple[int, ...]] = []
        for pair in range(first_pair, first_pair + pairs):
            if is_cancelled and is_cancelled():
                break
            if self.before_pair:
                self.before_pair()
            if self.delay:
                time.sleep(self.delay)
            rows += [_row(decks, seed, 2 * pair, levels), _row(decks, seed, 2 * pair + 1, levels)]
        if cards is not None:
            for index, (game, *_) in enumerate(rows):
                _tally(cards[index], decks, seed, game, levels)
        if leads is not None:
            for index, (game, *_, turns, _actions, _end, _errors) in enumerate(rows):
                leads[index, :turns] = _leads(decks, seed, game, levels, turns)
        found = np.array(rows, dtype=GAME_ROW)
        found["errors"] = [self.wrong.get(game, 0) for game in found["game"].tolist()]
        return found

    def record(self, decks: Sequence[PlayableDeck], *, seed: int, game: int, levels: Sequence[str]) -> Record:
        row = np.array([_row(decks, seed, game, levels)], dtype=GAME_ROW)[0]
        hands = _hands(decks, seed, game, levels)
        moments = [Moment(_board(((), ())))]
        steps = [Step(0, -1, "start", Text("The game begins.", "对局开始。"), True, 0)]
        decisions = []
        for turn, player in enumerate((game % 2, 1 - game % 2), start=1):
            text = Text(f"Player {player + 1} turns over three cards.", f"玩家 {player + 1} 翻开三张卡。")
            blind = Text("Three cards are turned over.", "翻开了三张卡。")
            reason = Text("The higher sum wins.", "点数之和大者胜。")
            steps.append(Step(turn, player, "turn", text, True, turn, (turn - 1,), ("1a",), reason, blind, 1 - player))
            moments.append(Moment(_board(hands if turn == 2 else ((), ()))))
            options = (Option("turn", Text("Turn them over", "翻开")), Option("wait", Text("Wait a little", "稍等")))
            decisions.append(Decision(player, Text("Turn three cards over?", "翻开三张卡吗？"), options, (0,)))
        return Record(row, tuple(steps), tuple(decisions), tuple(moments))


ENGINE = PipsEngine()


def engine() -> PipsEngine:
    return ENGINE


def _hands(decks: Sequence[PlayableDeck], seed: int, game: int, levels: Sequence[str]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    hands: list[tuple[Card, ...]] = [(), ()]
    for player, deck in enumerate(decks):
        cards = [card for card, count in deck.sections["main"] for _ in range(count)]
        if cards[0].slug == "cursed":
            raise UnplayableError(Text("Cursed can't be played.", "“诅咒”无法使用。"))
        order = [cards[index] for index in _order(seed, game, player)]
        hand = order[:4] if deck.given is None else _given(deck.given, order)
        hands[player] = tuple(hand[1:] if levels[player] == "coin" else sorted(hand, key=lambda card: -card.values["pips"])[:3])
    return hands[0], hands[1]


def _order(seed: int, game: int, player: int) -> list[int]:
    """Return the copies of a player's deck from the top one down; the first four are drawn, of which one is put back."""
    return _shuffled(f"{seed}:{game // 2}:{0 if player == game % 2 else 1}")


@lru_cache(1 << 17)
def _shuffled(stream: str) -> list[int]:
    return random.Random(hashlib.sha256(stream.encode()).digest()).sample(range(6), 6)


def _given(given: GivenHand, order: Sequence[Card]) -> list[Card]:
    """Return the cards that a player with a given hand of three plays with; cards put back are replaced by the next ones."""
    left = Counter(given.hand)
    rest = []
    for card in order:
        if left[card.slug] > 0:
            left[card.slug] -= 1
        else:
            rest.append(card)
    kept = Counter(given.hand) - Counter(given.put_back)
    hand = [CARDS[slug] for slug, count in kept.items() for _ in range(count)]
    return [*rest[: 1 + sum(given.put_back.values())], *hand]


def _row(decks: Sequence[PlayableDeck], seed: int, game: int, levels: Sequence[str]) -> tuple[int, ...]:
    first = game % 2
    sums = [sum(card.values["pips"] for card in hand) for hand in _hands(decks, seed, game, levels)]
    sums[first] += 1
    winner = 2 if sums[0] == sums[1] else int(sums[1] > sums[0])
    return game, first, winner, 2 + abs(sums[0] - sums[1]) % 7, 6, int(winner == 2), 0


def _leads(decks: Sequence[PlayableDeck], seed: int, game: int, levels: Sequence[str], turns: int) -> list[int]:
    """Even in the first turn, then as in the end."""
    mine, theirs = (sum(card.values["pips"] for card in hand) for hand in _hands(decks, seed, game, levels))
    return [0, *[mine - theirs] * (turns - 1)]


def _tally(cards: npt.NDArray[np.void], decks: Sequence[PlayableDeck], seed: int, game: int, levels: Sequence[str]) -> None:
    """Three cards are in a hand, and all three are used. Of six copies four are drawn, each with the same chance."""
    hands = _hands(decks, seed, game, levels)
    for player, deck in enumerate(decks):
        in_hand, drawn = list(hands[player]), _order(seed, game, player)[:4]
        for index, card in enumerate(deck.copies):
            has_it = card in in_hand
            if has_it:
                in_hand.remove(card)
            luck = (index in drawn) * LUCK_UNIT - 4 * LUCK_UNIT // 6
            cards[player, index] = (has_it, *(0 if has_it else -1 for _ in range(3)), luck)


def _board(hands: Sequence[Sequence[Card]]) -> dict[str, object]:
    sides = []
    for side, hand in enumerate(hands):
        seen_by = (side == 0, side == 1)
        figures = [(Figure(Text("Pips", "点数"), card.values["pips"]),) for card in hand]
        cards = tuple(BoardCard(card.slug, each, (), seen_by, is_private=True) for card, each in zip(hand, figures, strict=True))
        total = Figure(Text("Sum", "总和"), sum(card.values["pips"] for card in hand))
        deck = Zone(
            "deck", Text("Deck", "卡组"), tuple(BoardCard("", seen_by=(False, False), is_turned=True) for _ in range(6 - len(hand))), "pile"
        )
        sides.append(Side((total,), (Zone("table", Text("Table", "桌面"), cards), deck)))
    return Board((sides[0], sides[1])).as_json
