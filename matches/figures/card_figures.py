"""Compute a deck's win rates with each of its cards: seen, played and never seen, each with its interval."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from matches.statistics import Gap, Stratum, Subset, compare, subset_rate
from matches.tallies.cards import CardCount, CardCounts, Ints, Mark


@dataclass(frozen=True, slots=True)
class CardFigures:
    """The figures of one card. Games with it and without differ in more than the card: long ones draw more cards, and the opening hand is
    what the mulligan left. `drawing` alone is free of that.

    `subsets`: the win rate in games with each mark, None without any. `by_turn[n]`: of the games that came to the deck's own turn n, those
    in which the card had been seen by then against the others; 0 is the opening hand. `drawing`: games in which it was first drawn
    in a turn against those that had not seen it by then, turn by turn and seat by seat. What is drawn in a turn is chance, so this is
    what drawing the card, rather than another, is worth. `played[n]`: games by the own turn in which it was first played.
    """

    subsets: Mapping[Mark, Subset | None]
    by_turn: tuple[Gap | None, ...]
    drawing: Gap | None
    played: tuple[int, ...]

    @property
    def is_never_played(self) -> bool:
        """True if the card was seen, and yet never played."""
        return self.subsets[Mark.PLAYED] is None and self.subsets[Mark.UNPLAYED] is not None


def figures_of(counts: CardCounts) -> dict[str, CardFigures]:
    """The figures of each card by its slug."""
    return {slug: _figures(each, counts.running) for slug, each in counts.cards.items()}


def _figures(card: CardCount, running: Ints) -> CardFigures:
    new, seen = card.sights
    lacking = running - seen
    turns = range(running.shape[1])
    return CardFigures(
        subsets={mark: subset_rate(slots) for mark, slots in zip(Mark, card.marks.tolist(), strict=True)},
        by_turn=tuple(compare(_strata(seen[:, turn : turn + 1], lacking[:, turn : turn + 1])) for turn in turns),
        drawing=compare(_strata(new[:, 1:], lacking[:, 1:])),
        played=tuple(card.played.tolist()),
    )


def _strata(having: Ints, lacking: Ints) -> Iterator[Stratum]:
    """Every seat and turn of two tables."""
    return zip(having.reshape(-1, 3).tolist(), lacking.reshape(-1, 3).tolist(), strict=True)
