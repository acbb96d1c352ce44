"""The sizes of the machine's records, and the fields of a state that hold them."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.compiled.machine.columns import CONTEXT_WIDTH, FRAME_WIDTH
from rules.kernel.state.fields import SIDE, SIDES, Field


@dataclass(frozen=True, slots=True)
class Sizes:
    """The most that a game needs at once. `registers`: groups of targets that an ability names; `stack` 0: nobody responds.

    `cards`: an upper bound of the ids of the game's cards.
    """

    cards: int
    registers: int = 2
    frames: int = 4
    stack: int = 16
    waiting: int = 200

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields that lie among the state's, in any order."""
        return (
            Field("asked", "i1", told=6),  # what is asked (questions.py), and of whom
            Field("asked_side", "i1", told=2),
            Field("left", "i1", told=7),  # how many are still to be chosen
            Field("can_stop", "i1", told=1),
            Field("purpose", "i2", told=16),  # what the answer is for, as the game says
            Field("choices", "i8", told=64),  # bits of the places that may be chosen
            Field("taken", "i8", told=64),  # those that have been
            Field("number", "i2", told=16),  # the number chosen last
            Field("marked", "i1", shape=(self.cards,)),  # of each card whether it may be chosen, or has been (questions.py)
            Field("that", "i8", told=64),  # bits of the places that the running ability took last
            Field("named", "i8", shape=(self.frames, self.registers)),  # bits of the targets of each frame
            Field("stack_named", "i8", shape=(max(1, self.stack), self.registers)),  # the same of what is on the stack
            Field("frames_size", "i1", told=8),
            Field("frames", "i2", shape=(self.frames, FRAME_WIDTH)),
            Field("priority", "i1", told=3),  # the side that may respond or go on, -1 none
            Field("passes", "i1", told=3),  # how many have passed since something happened
            Field("next_uid", "i2", holds=(0, 2**15 - 1)),
            Field("turn_effects", "i2"),
            Field("stack_size", "i1", told=8),
            Field("waiting_size", "i2", told=10),
        )

    @property
    def tables(self) -> tuple[Field, Field]:
        """The last two fields of the state: the stack, the top last, and the queue of triggers, the next first."""
        return (
            Field("stack", "i2", shape=(max(1, self.stack), FRAME_WIDTH)),
            Field("waiting", "i2", shape=(self.waiting, CONTEXT_WIDTH)),
        )


def course_fields(*, turns: int, phases: int, players: int = SIDES) -> tuple[Field, ...]:
    """Return the fields that machine.course and machine.start use: of at most so many turns, in so many phases, the last of them over."""
    return (
        Field("rng", "u8", SIDE, seen="nobody"),
        Field("actions", "i4"),
        Field("turn", "i2", told=10, holds=(0, turns)),
        Field("turn_actions", "i2"),
        Field("phase", "i1", told=6, holds=(0, phases - 1)),
        Field("active", "i1", told=2, holds=(0, players - 1)),
        Field("first", "i1", holds=(0, players - 1)),
        Field("winner", "i1", holds=(-1, players)),  # -1 while the game goes on; the number after the last player's is a draw
        Field("end", "i1"),
        Field("errors", "u1"),
    )


def pile_fields(*, zones: int, side_cards: int) -> tuple[Field, ...]:
    """Return the zones of a side: `size` and `cards`, the top of a deck last (compiled.piles)."""
    return (
        Field("size", "i2", SIDE, (zones,), told=8, holds=(0, side_cards)),
        Field("cards", "i2", SIDE, (zones, side_cards), seen="knowers"),
    )


def figure_fields() -> tuple[Field, ...]:
    """Return the fields of machine.figures: whether figures may have changed, and bits of places: as printed, with static abilities."""
    return (Field("is_stale", "i1"), Field("as_printed", "i8"), Field("givers", "i8"))


def unseen_field(cards: int) -> Field:
    """Return the field of the cards that may lie anywhere in their shuffled decks (compiled.luck)."""
    return Field("unseen", "i1", shape=(cards,), seen="nobody")


def knowledge_field(cards: int) -> Field:
    """Return the field of who knows which card (compiled.wide_knowledge), in games of more cards than a word has bits."""
    return Field("known", "i1", shape=(cards,), seen="owner")
