"""The entries of a game's rules, by which Python and the batch loop call the game's functions.

A game names its record types and functions once (`CompiledRules`). Making entries compiles them, or loads them from the game's cache. So a
game makes the entries of its rules, of its players and of examined games in modules of their own, imported when they are needed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from numba import types

from rules.kernel.compiled.compilation import INT, VOID, array_of, entry, inner, pointer
from rules.kernel.compiled.match import CARD_ROWS, LEAD_ROWS, ROWS, specialise, specialise_examined
from rules.kernel.compiled.random import below
from rules.kernel.compiled.rows import LEAD_TURNS
from rules.kernel.compiled.storage.cache import CompileCache

#: The result of `told` where nobody was told what to do.
NOT_TOLD = -1


@dataclass(frozen=True)
class CompiledRules:
    """A game's rules as its entries call them: record types and compiled functions.

    The state has the fields `first`, `winner`, `turn`, `actions`, `end` and `errors`, the workspace `legal`, `rng` and `lead`.
    begin(state, tables, work, seed, game): set up a game by its number.
    legal(state, tables, work): list the legal actions; return how many.
    perform(state, tables, work, action): apply one, or NO_ACTION to run a position to its first decision.
    decider(state): the side whose decision it is, -1 when the game is over.
    write_cards(work, cards, game): write what became of a game's cards into its rows; None where it is not told.
    told(state, tables, work): the action that the decider was told to take, or NOT_TOLD; None where nobody ever is.
    """

    cache: CompileCache
    state: Any
    tables: Any
    work: Any
    begin: Any
    legal: Any
    perform: Any
    decider: Any
    write_cards: Any = None
    told: Any = None

    @property
    def records(self) -> tuple[Any, Any, Any]:
        """The types of the one-element arrays in which the three records are passed."""
        return array_of(self.state), array_of(self.tables), array_of(self.work)

    @property
    def apply_type(self) -> Any:
        """The type of the entry `apply`, for entries that take it as an argument."""
        return pointer(INT(*self.records, INT))


class RulesEntries(NamedTuple):
    """`start`, `choose_at_random`, `apply` and `finish` are what `play_games` is given (rules.kernel.compiled.match.specialise).

    legal_actions(state, tables, work) writes the legal actions into the workspace and returns how many. `choose_at_random` picks for the
    random player whatever the level, so that the rules alone are enough for it.
    """

    start: Callable[..., int]
    legal_actions: Callable[..., int]
    apply: Callable[..., int]
    choose_at_random: Callable[..., int]
    finish: Callable[..., None]
    play_games: Callable[..., None]


def rules_entries(rules: CompiledRules) -> RulesEntries:
    """Compile the entries of a game's rules, or load them from its cache."""
    begin, legal, perform, decider = rules.begin, rules.legal, rules.perform, rules.decider
    records, at_random = rules.records, random_choice(rules)

    @entry(rules.cache, INT(*records, types.uint64, INT))
    def start(state: Any, tables: Any, work: Any, seed: Any, game: int) -> int:
        """Set up a game; return who decides first."""
        begin(state[0], tables[0], work[0], seed, game)
        return int(decider(state[0]))

    @entry(rules.cache, INT(*records))
    def legal_actions(state: Any, tables: Any, work: Any) -> int:
        return int(legal(state[0], tables[0], work[0]))

    @entry(rules.cache, INT(*records, INT))
    def apply(state: Any, tables: Any, work: Any, action: int) -> int:
        """Apply a legal action, or NO_ACTION to run a set-up position to its first decision; return who decides next, -1 nobody."""
        perform(state[0], tables[0], work[0], action)
        return int(decider(state[0]))

    @entry(rules.cache, INT(*records, INT, rules.apply_type))
    def choose_at_random(state: Any, tables: Any, work: Any, level: int, apply: Any) -> int:
        return int(at_random(state[0], tables[0], work[0]))

    play_games = specialise(rules.cache, rules.state, rules.tables, rules.work)
    return RulesEntries(start, legal_actions, apply, choose_at_random, _finish_entry(rules), play_games)


def emptying_entry(rules: CompiledRules, deal: Any) -> Callable[..., None]:
    """Return the entry `empty`: empty the record for a position that is set up, whose tables list no decks.

    deal(state, tables, work, seed, game): see machine.start; chance is that of the game with this number.
    """

    @entry(rules.cache, VOID(*rules.records, types.uint64, INT))
    def empty(state: Any, tables: Any, work: Any, seed: Any, game: int) -> None:
        deal(state[0], tables[0], work[0], seed, game)

    return empty


def examining_entries(rules: CompiledRules, examine: Any) -> tuple[Callable[..., None], Callable[..., None]]:
    """Return the entries `look(state, tables, work)`, which notes what is wrong with a state, and `examine_games`
    (match.specialise_examined).

    examine(state, tables, work): see rules.kernel.compiled.soundness.
    """

    @entry(rules.cache, VOID(*rules.records))
    def look(state: Any, tables: Any, work: Any) -> None:
        examine(state[0], tables[0], work[0])

    return look, specialise_examined(rules.cache, rules.state, rules.tables, rules.work)


def random_choice(rules: CompiledRules) -> Any:
    """Return the function `choose(s, t, w)` of a game: what the decider was told, otherwise any legal action, each with the same chance."""
    legal, decider, told = rules.legal, rules.decider, told_action(rules)

    @inner(INT(rules.state, rules.tables, rules.work))
    def choose_at_random(s: Any, t: Any, w: Any) -> int:
        action = int(told(s, t, w))
        if action != NOT_TOLD:
            return action
        count = legal(s, t, w)
        return int(w.legal[below(w.rng[:], decider(s), count)])

    return choose_at_random


def told_action(rules: CompiledRules) -> Any:
    """Return the game's `told`, or one that says that nobody was told anything."""

    @inner(INT(rules.state, rules.tables, rules.work))
    def nobody_told(s: Any, t: Any, w: Any) -> int:
        return NOT_TOLD

    return nobody_told if rules.told is None else rules.told


def _finish_entry(rules: CompiledRules) -> Any:
    state, _, work = rules.records

    @inner(VOID(rules.work, CARD_ROWS, INT))
    def write_nothing(w: Any, cards: Any, game: int) -> None:
        """Leave the rows of cards as they are."""

    write_cards = rules.write_cards or write_nothing

    @inner(VOID(rules.work, LEAD_ROWS, INT, INT))
    def write_leads(w: Any, leads: Any, game: int, turns: int) -> None:
        """Write deck 0's lead at the beginning of each turn that a game came to."""
        for turn in range(min(turns, LEAD_TURNS)):
            leads[game, turn] = w.lead[turn]

    @entry(rules.cache, VOID(state, work, ROWS, CARD_ROWS, LEAD_ROWS, INT))
    def finish(state: Any, work: Any, rows: Any, cards: Any, leads: Any, index: int) -> None:
        """Write how a game ended, and what became of its cards and leads where there is room for it."""
        s, row = state[0], rows[index]
        row.first = s.first
        row.winner = s.winner
        row.turns = s.turn
        row.actions = s.actions
        row.end = s.end
        row.errors = s.errors
        if len(cards) > 0:
            write_cards(work[0], cards, index)
        if len(leads) > 0:
            write_leads(work[0], leads, index, int(s.turn))

    return finish
