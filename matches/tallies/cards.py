"""Count what became of each card of a deck in played games, so that the counts add up in any order."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from matches.statistics import SLOTS
from matches.tallies.pair_points import POINTS

Ints = npt.NDArray[np.int64]
_OTHER_SIDE = np.array([1, 0, 2])
#: The turn of what never happens.
_NEVER = np.iinfo(np.int16).max


class Mark(StrEnum):
    """The marks that tell what became of a card in a game; of several copies, any may earn them."""

    OPENING = "opening"
    DRAWN = "drawn"
    UNSEEN = "unseen"
    PLAYED = "played"
    UNPLAYED = "unplayed"
    USED = "used"


@dataclass(frozen=True, slots=True)
class CardCount:
    """The games with one card, in three tables. Turns are the deck's own, each with the other player's before it; 0 is before the first.

    `marks[mark, slot]`: in the order of Mark, as `statistics.subset_rate` counts them. DRAWN means after the opening hand, UNPLAYED that it
    was seen and never played. `played[turn]`: games by the turn in which it was first played. `sights[kind, seat, turn, result]`:
    games still running at a turn by their result (lost, drawn, won); kind 0 are those in which it was first drawn in that turn, kind
    1 those in which it had been seen by then.
    """

    marks: Ints
    played: Ints
    sights: Ints


@dataclass(frozen=True, slots=True)
class CardCounts:
    """All cards of one deck. `running[seat, turn, result]`: games that came to that own turn, by their result; in seat 0 it went first."""

    running: Ints
    cards: Mapping[str, CardCount]

    @property
    def as_json(self) -> dict[str, Any]:
        cards = {slug: {name: getattr(each, name).tolist() for name in CardCount.__slots__} for slug, each in self.cards.items()}
        return {"running": self.running.tolist(), "cards": cards}


def read_counts(data: Mapping[str, Any]) -> CardCounts:
    """Return the counts that `as_json` wrote."""
    cards = {slug: CardCount(**{name: np.array(table) for name, table in each.items()}) for slug, each in data["cards"].items()}
    return CardCounts(np.array(data["running"]), cards)


def counted_as(sections: Mapping[str, Collection[str]]) -> dict[tuple[str, str], str]:
    """Return the name under which the copies of a card are counted, by section and slug: the slug, or both in a section before another one
    that lists the card, too.

    So what becomes of a card that a deck starts with is not taken for what becomes of its other copies, which are drawn.
    """
    names: dict[tuple[str, str], str] = {}
    later: set[str] = set()
    for section, slugs in reversed(list(sections.items())):
        names |= {(section, slug): f"{section}:{slug}" if slug in later else slug for slug in slugs}
        later |= set(slugs)
    return names


def count_cards(games: npt.NDArray[np.void], cards: npt.NDArray[np.void], copies: Sequence[str], side: int = 0) -> CardCounts:
    """The counts of one side's cards from whole pairs of games in order, leaving out pairs that the engine got wrong.

    `games`: GAME_ROW. `cards`: CARD_ROW, shape (games, 2, at least as many as `copies`). `copies`: what each copy is counted under, in
    the order of the rows.
    """
    whole = len(games) // 2 * 2
    is_sound = np.repeat((games["errors"][:whole].reshape(-1, 2) == 0).all(axis=1), 2)
    games, cards = games[:whole][is_sound], cards[:whole][is_sound]
    seats = (games["first"] != side).astype(np.int64)
    points = POINTS[_OTHER_SIDE[games["winner"]] if side else games["winner"]]
    # Their last own turn: whoever goes first has the odd turns.
    last = (games["turns"].astype(np.int64) + 1 - seats) // 2
    turns = int(last.max(initial=0)) + 1
    places: dict[str, list[int]] = {}
    for place, slug in enumerate(copies):
        places.setdefault(slug, []).append(place)
    running = _until(seats, np.zeros_like(last), last, points, turns)
    return CardCounts(running, {slug: _count_card(cards[:, side, each], seats, last, points, turns) for slug, each in places.items()})


def _count_card(rows: npt.NDArray[np.void], seats: Ints, last: Ints, points: Ints, turns: int) -> CardCount:
    drawn, played = (_own_turn(_earliest(rows[name]), seats) for name in ("drawn", "played"))
    seen = np.minimum(drawn, played)
    is_opening, is_used = (np.asarray(each.any(axis=1)) for each in (rows["opening"] != 0, rows["used"] >= 0))
    is_seen, is_played = seen < _NEVER, played < _NEVER
    marked = (is_opening, is_seen & ~is_opening, ~is_seen, is_played, is_seen & ~is_played, is_used)
    marks = np.array([_slots(each, points) for each in marked])
    is_new = (drawn == seen) & (seen <= last)
    new = _table(seats[is_new], seen[is_new], points[is_new], turns)
    return CardCount(
        marks=marks,
        played=np.bincount(played[is_played], minlength=turns + 1),
        sights=np.array([new, _until(seats, seen, last, points, turns)]),
    )


def _earliest(turns: npt.NDArray[np.int16]) -> Ints:
    """The first turn of any copy, of turns that are -1 for never; shape (games, copies)."""
    return np.asarray(np.where(turns < 0, _NEVER, turns).min(axis=1), dtype=np.int64)


def _own_turn(turns: Ints, seats: Ints) -> Ints:
    """The player's own turn in which a turn of either player falls, or else the next; 0 stays before the first."""
    own = np.where(turns == 0, 0, (turns + 2 - seats) // 2)
    return np.asarray(np.where(turns >= _NEVER, _NEVER, own))


def _slots(is_in: npt.NDArray[np.bool_], points: Ints) -> Ints:
    """The games of a subset, counted as `statistics.subset_rate` wants them."""
    pairs, scores = is_in.reshape(-1, 2), (points * is_in).reshape(-1, 2).sum(axis=1)
    number = pairs.sum(axis=1)
    return np.bincount(np.where(number == 2, 3 + scores, scores)[number > 0], minlength=SLOTS)


def _table(seats: Ints, turns: Ints, points: Ints, most: int) -> Ints:
    """Games by seat, turn (below `most`) and result."""
    return np.bincount((seats * most + turns) * 3 + points, minlength=6 * most).reshape(2, most, 3)


def _until(seats: Ints, since: Ints, last: Ints, points: Ints, most: int) -> Ints:
    """Games by seat, each turn from `since` to `last`, and result."""
    is_there = since <= last
    seats, since, last, points = seats[is_there], since[is_there], last[is_there], points[is_there]
    changes = _table(seats, since, points, most + 1) - _table(seats, last + 1, points, most + 1)
    return np.asarray(changes.cumsum(axis=1)[:, :most])


def merge_counts(parts: Iterable[CardCounts]) -> CardCounts:
    """Return the sum of the counts."""
    running, cards = np.zeros((2, 0, 3), dtype=np.int64), dict[str, CardCount]()
    for part in parts:
        running = _sum(running, part.running)
        for slug, each in part.cards.items():
            known = cards.get(slug)
            cards[slug] = (
                each if known is None else CardCount(*(_sum(getattr(known, name), getattr(each, name)) for name in CardCount.__slots__))
            )
    return CardCounts(running, cards)


def _sum(left: Ints, right: Ints) -> Ints:
    """The sum of two tables, the shorter one filled up with zeros."""
    total = np.zeros(np.maximum(left.shape, right.shape), dtype=np.int64)
    for table in (left, right):
        total[tuple(map(slice, table.shape))] += table
    return total
