"""The rules by which a simulation stops, and their JSON."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from matches.statistics.decisions import Decision, Outcome, StopRule, look_sizes, require_look
from matches.statistics.distributions import Z
from matches.statistics.rates import EVEN_VARIANCE, Strata, Weights, interval, mean_score
from matches.statistics.sequential import SequentialTest


@dataclass(frozen=True, slots=True)
class FixedNumber:
    """Plays so many pairs."""

    pairs: int

    def __post_init__(self) -> None:
        if self.pairs < 1:
            raise ValueError("A fixed number needs at least one pair.")

    def sizes(self) -> tuple[int, ...]:
        return (self.pairs,)

    def check(self, pairs: int, strata: Strata, weights: Weights = ()) -> Decision:
        require_look(self, pairs)
        return Decision(Outcome.COMPLETE, pairs, mean_score(strata, weights), interval(strata, weights))

    def expect(self, last: Decision) -> int:
        return self.pairs

    def as_json(self) -> dict[str, Any]:
        return {"kind": "fixed_number", **asdict(self)}


@dataclass(frozen=True, slots=True)
class TargetError:
    """Plays until the interval is the rate +- `half_width` or narrower, at most `most_pairs`.

    When it stops depends on the spread of the scores and hardly on their mean, so that the plain interval still holds (Chow and Robbins
    1965); with so late a first look nothing needs correcting, as the tests show.
    """

    half_width: float
    most_pairs: int

    def __post_init__(self) -> None:
        if not 0.0005 <= self.half_width <= 0.25:
            raise ValueError("A target error lies between 0.05 and 25 percentage points.")
        if self.most_pairs < 1:
            raise ValueError("A target error needs at least one pair.")

    def sizes(self) -> tuple[int, ...]:
        return look_sizes(EVEN_VARIANCE * (Z / self.half_width) ** 2 / 16, self.most_pairs)

    def check(self, pairs: int, strata: Strata, weights: Weights = ()) -> Decision:
        require_look(self, pairs)
        found = interval(strata, weights)
        outcome = Outcome.GO_ON if pairs < self.most_pairs else Outcome.OUT_OF_GAMES
        if found.half_width <= self.half_width:
            outcome = Outcome.REACHED
        return Decision(outcome, pairs, mean_score(strata, weights), found)

    def expect(self, last: Decision) -> int:
        """An interval narrows as the square root of the pairs grows."""
        return min(self.most_pairs, math.ceil(last.pairs * (last.interval.half_width / self.half_width) ** 2))

    def as_json(self) -> dict[str, Any]:
        return {"kind": "target_error", **asdict(self)}


_KINDS: dict[str, type[FixedNumber] | type[TargetError] | type[SequentialTest]] = {
    "fixed_number": FixedNumber,
    "target_error": TargetError,
    "sequential_test": SequentialTest,
}


def read_rule(data: Mapping[str, Any]) -> StopRule:
    """The rule that a rule's `as_json` tells. Raises ValueError with a sentence for anything else."""
    kind = _KINDS.get(str(data.get("kind")))
    if kind is None:
        raise ValueError(f"A stop rule is one of {', '.join(_KINDS)}, not {data.get('kind')!r}.")
    given = {name: value for name, value in data.items() if name != "kind"}
    known = {field.name: field.type for field in fields(kind)}
    for name, value in given.items():
        if name not in known:
            raise ValueError(f"A stop rule {data['kind']} has no {name!r}.")
        if isinstance(value, bool) or not isinstance(value, int if known[name] == "int" else int | float):
            raise ValueError(f"{value!r} is no {'whole number' if known[name] == 'int' else 'number'} for {name!r}.")
    try:
        return kind(**given)
    except TypeError as error:
        raise ValueError(f"A stop rule {data['kind']} needs {', '.join(sorted(set(known) - set(given)))}.") from error
