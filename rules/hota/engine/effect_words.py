"""Compiling effects: each word of the card language to the instructions that mean it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.hota.engine.assembly import Assembly
from rules.hota.engine.core.course.resolution import MEANINGS
from rules.hota.engine.core.state import codes
from rules.hota.engine.selector_words import ATTRIBUTES, KEYWORDS, RESTRICTIONS, WHOSE
from rules.hota.language import effects
from rules.hota.language.selectors import Cards, Permanents, Spells, Taken
from rules.kernel.compiled.machine.codes import ANNOUNCE
from rules.kernel.language.words import words_in
from rules.kernel.playing.encoders import BitsIn, NumberIn, amount, numbers_of
from rules.kernel.playing.instructions import Instructions

PLACES = numbers_of(("hand", "top", "bottom", "shuffle", "graveyard", "exile", "field", "field_tapped"), codes, "TO_{}")


def _look(writer: Writer, word: effects.Look, *, amount: int, take: Taken, to: str, rest: str) -> None:
    selected = writer.selector_of(take)
    writer.selectors[selected][codes.ZONE] = codes.DECK
    writer.add(codes.LOOK_AT, writer.checked(amount), selected)
    writer.add(MEANINGS.number_of("look"), writer.amount_of(amount), PLACES[to], PLACES[rest], writer.selectors[selected][codes.HAS_FILTER])


class Writer(Assembly):
    """The tables while cards are compiled: of an ability what it names, then its effects."""

    def name_targets(self, listed: Sequence[Any]) -> None:
        """Add the instructions that name all targets in some effects, those in choices too (H-11)."""
        for word, _ in words_in(tuple(listed), "", ("conditions",)):
            if isinstance(word, Spells) or (isinstance(word, Permanents) and word.pick == "target"):
                self.named[id(word)] = register = self.register()
                self.add(codes.NAME, register, self.selector_of(word))

    def announce(self, names: Sequence[list[int]]) -> list[list[int]]:
        """Let the ability wait for responses, then check the targets that it has named; the checks, whose end is still to be said."""
        self.add(ANNOUNCE)
        checks = [self.add(codes.CHECK_NAMED, row[codes.A], row[codes.B], 0, 0) for row in names]
        if checks:
            checks[-1][codes.D] = 1
        return checks

    def take(self, target: Permanents | Spells) -> None:
        """Take permanents or spells for the next effect: those that were named, or now."""
        register = self.named.get(id(target))
        if register is not None:
            self.add(codes.RECALL, register)
        elif isinstance(target, Permanents) and target.pick != "that":
            is_theirs = target.pick == "chosen" and target.side == "enemy"
            self.add(codes.TAKE, self.selector_of(target), int(is_theirs))

    INSTRUCTIONS = Instructions(
        meanings=MEANINGS,
        family=effects.Effect,
        encoders={
            "amount": amount,
            "attack": amount,
            "life": amount,
            "side": NumberIn(WHOSE),
            "to": NumberIn(PLACES),
            "rest": NumberIn(PLACES),
            "duration": NumberIn({"turn": codes.FOR_TURN, "game": codes.FOR_GAME}),
            "keyword": BitsIn(KEYWORDS),
            "cannot": NumberIn(RESTRICTIONS),
            "attribute": NumberIn(ATTRIBUTES),
            "token": lambda writer, token: writer.tokens.index(token),
        },
        taken={
            Permanents: lambda writer, word, target: writer.take(target),
            Spells: lambda writer, word, target: writer.take(target),
            Cards: lambda writer, word, cards: writer.add(codes.TAKE_CARDS, writer.selector_of(cards)),
        },
        written={effects.Look: _look},
        others=("attach",),
    )
