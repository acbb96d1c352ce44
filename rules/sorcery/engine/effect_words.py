"""Compiling effects: each word of the card language to the instructions that mean it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.kernel.compiled.control import JUMP, OPERATION, TEST, A, B, C
from rules.kernel.language.words import words_in
from rules.kernel.playing.control_words import write_choose, write_may
from rules.kernel.playing.encoders import BitsIn, NumberIn, amount, numbers_of, plain
from rules.kernel.playing.instructions import Instructions
from rules.sorcery.engine.assembly import Assembly
from rules.sorcery.engine.core.course.resolution import MEANINGS
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.selector_words import DECKS, ELEMENTS, GROUNDS, KEYWORDS, PICKS, RESTRICTIONS, WHOSE, ZONES
from rules.sorcery.language import effects
from rules.sorcery.language.selectors import Cards, Spot, Taken, Things

PLACES = numbers_of(("hand", "top", "bottom", "shuffle", "graveyard", "banished", "stay"), codes, "TO_{}")
DURATIONS = numbers_of(("turn", "round", "game"), codes, "FOR_{}")
_RESTRICTION_BITS = {name: bit.bit_length() - 1 for name, bit in RESTRICTIONS.items()}


def _each(writer: Writer, head: Callable[[], list[int]], column: int, body: Callable[[], None]) -> None:
    """Go over several things one by one: `head` adds the instruction that takes the next one, whose `column` says where all are done."""
    first = len(writer.code)
    row = head()
    body()
    writer.jump_to(first)
    row[column] = len(writer.code)


def _move(writer: Writer, word: effects.Move, *, target: Things, to: Spot) -> None:
    writer.take(target)
    writer.add(codes.KEEP)
    spot = writer.selector_of(to)

    def body() -> None:
        writer.add(codes.TAKE_SPOT, spot, codes.A_THING)
        writer.add(MEANINGS.number_of("move"), spot)

    _each(writer, lambda: writer.add(codes.NEXT), codes.A, body)


def _create(writer: Writer, word: effects.Create, *, token: Any, amount: Any, at: Spot, side: str) -> None:
    writer.add(codes.REPEAT, writer.amount_of(amount))
    spot = writer.spot_of(at)

    def body() -> None:
        writer.add(codes.TAKE_SPOT, spot, codes.A_TOKEN)
        writer.add(MEANINGS.number_of("create"), writer.tokens.index(token), WHOSE[side], spot)

    _each(writer, lambda: writer.add(codes.NEXT), codes.A, body)


def _cards(writer: Writer, cards: Cards, at: Spot | None, name: str, *, tapped: bool = False) -> None:
    """Cards come into the realm one by one, each where it could or to the spot; a deck that was searched is shuffled."""
    chosen = writer.selector_of(cards)
    writer.add(codes.TAKE_CARDS, chosen)
    writer.add(codes.REPEAT, writer.amount_of(0))
    spot = -1 if at is None else writer.spot_of(at)

    def body() -> None:
        writer.add(codes.TAKE_SPOT, spot, codes.A_CARD)
        writer.add(MEANINGS.number_of(name), ZONES[cards.zone], int(tapped), spot)

    _each(writer, lambda: writer.add(codes.NEXT_CARD, chosen), codes.B, body)
    if cards.zone in DECKS and cards.pick != "top":
        writer.add(MEANINGS.number_of("shuffle_deck"), DECKS[cards.zone])


def _summon(writer: Writer, word: effects.Summon, *, cards: Cards, at: Spot | None, tapped: bool) -> None:
    _cards(writer, cards, at, "summon", tapped=tapped)


def _play_site(writer: Writer, word: effects.PlaySite, *, cards: Cards, at: Spot | None) -> None:
    _cards(writer, cards, at, "play_site")


def _draw(writer: Writer, word: effects.Draw, *, amount: Any, deck: str | None, side: str) -> None:
    """Of no deck in particular, each card from the one that the player chooses."""
    rows = WHOSE[side], writer.amount_of(amount), DECKS[deck] if deck else -1
    if deck:
        writer.add(MEANINGS.number_of("draw"), *rows)
        return
    writer.add(codes.REPEAT, rows[1])

    def body() -> None:
        writer.add(codes.CHOOSE_DECK, rows[0])
        writer.add(MEANINGS.number_of("draw"), *rows)

    _each(writer, lambda: writer.add(codes.NEXT), codes.A, body)


def _choose(writer: Writer, word: effects.Choose, *, options: Sequence[Sequence[Any]]) -> None:
    """Each option names its targets as it begins; one that lacks a target is skipped."""
    first = len(writer.code)
    write_choose(writer, word, options=options)
    for row in writer.code[first:]:
        if row[OPERATION] == codes.NEED and not row[B]:  # those of a choice within have been set
            row[B] = len(writer.code)


def _may(writer: Writer, word: effects.May, *, do: Sequence[Any]) -> None:
    writer.write_asked(do)


def _look(writer: Writer, word: effects.Look, *, amount: int, deck: str, take: Taken, to: str, rest: str) -> None:
    selected = writer.selector_of(take)
    writer.selectors[selected][codes.ZONE] = DECKS[deck]
    writer.add(codes.LOOK_AT, writer.checked(amount), selected, DECKS[deck])
    writer.add(MEANINGS.number_of("look"), DECKS[deck], PLACES[to], PLACES[rest], writer.amount_of(amount))


class Writer(Assembly):
    """The tables while cards are compiled: of an ability what it names, then its effects."""

    def name_targets(self, listed: Sequence[Any]) -> None:
        """Add the instructions that name all targets in some effects but those of a choice, which its options name as they begin."""
        for word, _ in words_in(tuple(listed), "", ("conditions", "options")):
            if isinstance(word, Things) and word.pick == "target":
                self.named[id(word)] = register = self.register()
                self.add(codes.NAME, register, self.selector_of(word))

    def enter(self, option: Sequence[Any], before: Any) -> None:
        """Begin with an option of a choice: name its targets, if all that it needs are there."""
        first, need = self.registers, self.add(codes.NEED)
        self.name_targets(option)
        need[A] = self.registers - first
        if need[A]:
            self.add(codes.NAMED, first)
        else:
            self.code.pop()

    def take(self, target: Things) -> None:
        """Take things for the next effect: those that were named, or now."""
        register = self.named.get(id(target))
        if register is not None:
            self.add(codes.RECALL, register)
        elif target.pick != "that":
            self.add(codes.TAKE, self.selector_of(target), int(target.pick == "chosen" and target.side == "enemy"))

    def take_for(self, word: Any, target: Things) -> None:
        """The same for a word; where that is about those that were taken before, too, these are kept."""
        if getattr(word, "who", "") == "that":
            self.add(codes.KEEP)
        self.take(target)

    def spot_of(self, at: Spot) -> int:
        """The row of a spot for something new: it comes on top if no level is said."""
        number = self.selector_of(at)
        if at.level is None:
            self.selectors[number][codes.LEVEL] = codes.ON_TOP
        return number

    def jump_to(self, instruction: int) -> None:
        self.add(JUMP, instruction)

    def write_asked(self, do: Sequence[Any]) -> None:
        """Write effects that the controller is asked about. Nobody is asked where the first of several has nothing to take, such as no card
        to discard: the others depend on it.
        """
        test = self._test_for(do[0]) if len(do) > 1 else None
        write_may(self, None, do=do)
        if test is not None:
            test[C] = len(self.code)

    def _test_for(self, effect: Any) -> list[int] | None:
        """Add the instruction that tests whether an effect has something to take, and return it; None for an effect that takes nothing, all
        of something, or cards of a deck.
        """
        parts = (getattr(effect, name, None) for name in ("target", "cards"))
        taken = next((part for part in parts if isinstance(part, (Things, Cards))), None)
        if taken is None or taken.pick not in ("chosen", "random") or (isinstance(taken, Cards) and taken.zone in DECKS):
            return None
        amount, asked = list(self.COUNTS.empty), list(self.CONDITIONS.empty)
        amount[codes.COUNTED] = codes.OF_THINGS if isinstance(taken, Things) else codes.OF_CARDS
        amount[codes.AMOUNT_SELECTOR], amount[codes.COUNTED_WHO] = self.selector_of(taken), WHOSE[taken.side]
        self.amounts.append([*amount, 1, 0, codes.BOUND])
        asked[codes.CONDITION_WORD], asked[codes.CONDITION_AMOUNT] = codes.IF_COUNT, len(self.amounts) - 1
        asked[codes.CONDITION_LOW] = 1
        self.conditions.append(asked)
        return self.add(TEST, len(self.conditions) - 1, 1)

    INSTRUCTIONS = Instructions(
        meanings=MEANINGS,
        family=effects.Effect,
        encoders={
            "amount": amount,
            "power": amount,
            "steps": amount,
            "movement": plain,
            "ranged": plain,
            "side": NumberIn(WHOSE),
            "who": NumberIn(PICKS),
            "to": NumberIn(PLACES),
            "way": NumberIn({"away": 1, "toward": 0}),
            "duration": NumberIn(DURATIONS),
            "keyword": BitsIn(KEYWORDS),
            "cannot": NumberIn(_RESTRICTION_BITS),
            "element": NumberIn(ELEMENTS),
            "ground": NumberIn(GROUNDS),
            "deck": NumberIn(DECKS),
            "zone": NumberIn(ZONES),
        },
        taken={
            Things: lambda writer, word, target: writer.take_for(word, target),
            Cards: lambda writer, word, cards: writer.add(codes.TAKE_CARDS, writer.selector_of(cards)),
        },
        written={
            effects.Choose: _choose,
            effects.May: _may,
            effects.Move: _move,
            effects.Create: _create,
            effects.Summon: _summon,
            effects.PlaySite: _play_site,
            effects.Draw: _draw,
            effects.Look: _look,
        },
        others=("shuffle_deck",),
    )
