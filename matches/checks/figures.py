"""Compare a win rate by the strongest player with the one that it checks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from matches.figures import charts
from matches.figures.summaries import Summary, summarise
from matches.models import Contestant, Simulation
from matches.statistics import Interval, RateGap, rate_gap
from matches.verdicts.lines import Line
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class CheckedRate:
    """Both win rates against one opponent. `difference`: the check's less that before; None while one of them is not known."""

    opponent: Contestant
    edited: Line
    saved: Line

    @property
    def name(self) -> Text:
        return self.opponent.name

    @property
    def difference(self) -> RateGap | None:
        return _gap(_known(self.edited), _known(self.saved), self.edited.games // 2)


@dataclass(frozen=True, slots=True)
class Check:
    """A simulation by the strongest player (`edited`), and the one whose win rate it checks (`saved`)."""

    edited: Summary
    saved: Summary

    @property
    def simulation(self) -> Simulation:
        return self.edited.simulation

    @property
    def checked(self) -> Simulation:
        return self.saved.simulation

    @property
    def player(self) -> Text:
        return player_of(self.simulation)

    @property
    def player_before(self) -> Text:
        return player_of(self.checked)

    @property
    def is_active(self) -> bool:
        return self.simulation.is_active or self.checked.is_active

    @property
    def against(self) -> list[CheckedRate]:
        both = zip(self.edited.against, self.saved.against, strict=True)
        return [CheckedRate(now.opponent, now.line, before.line) for now, before in both]

    @property
    def difference(self) -> RateGap | None:
        """The check's win rate less that before; None until every opponent has been met."""
        if self.edited.is_partial or self.saved.is_partial:
            return None
        return _gap(_rate_of(self.edited), _rate_of(self.saved), self.edited.total.games // 2)

    def shown(self) -> dict[str, Any]:
        """Return what its template takes."""
        against = self.against
        bar, *bars = charts.difference_bars([self.difference, *(each.difference for each in against)])
        return {"check": self, "check_bar": bar, "check_against": list(zip(against, bars, strict=True))}


def check_of(summary: Summary) -> Check | None:
    """Return the check that a simulation is, or the newest one of it. Whoever may see the one may see the other, too; else None."""
    simulation = summary.simulation
    seen = Simulation.objects.visible_with(simulation)
    if simulation.checks_id is not None:
        checked = seen.filter(pk=simulation.checks_id).first()
        return Check(summary, summarise(checked)) if checked else None
    found = None if simulation.is_active else seen.filter(checks=simulation).sound().first()
    return Check(summarise(found), summary) if found else None


def player_of(simulation: Simulation) -> Text:
    """Return the names of the players of both sides, or the one of both."""
    names = {level.slug: level.name for level in simulation.rules.engine().levels}
    own, theirs = (names.get(level, Text(level, level)) for level in simulation.levels)
    return own if own == theirs else Text(f"{own.en} and {theirs.en}", f"{own.zh}与{theirs.zh}")


def _rate_of(summary: Summary) -> tuple[float, Interval] | None:
    """Return the win rate over the field; where a rule has ended the games, the one that allows for it."""
    decision = summary.decision
    if decision is not None and decision.rate is not None:
        return decision.rate, decision.interval
    return _known(summary.total)


def _known(line: Line) -> tuple[float, Interval] | None:
    return None if line.win_rate is None else (line.win_rate, line.interval)


def _gap(now: tuple[float, Interval] | None, before: tuple[float, Interval] | None, pairs: int) -> RateGap | None:
    return rate_gap(now, before, pairs) if now and before else None
