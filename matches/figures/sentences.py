"""The figures of a simulation in a sentence."""

from __future__ import annotations

from django.utils.translation import gettext, ngettext

from decks.wording import said
from matches.figures.matrices import Matrix
from matches.figures.races import RaceSummary
from matches.figures.summaries import Summary
from matches.figures.versions import Comparison
from matches.figures.wording import bounds, percent, signed, signed_bounds, thousands
from matches.models import Simulation


def with_state(sentence: str, row: Simulation) -> str:
    """Return the sentence, with the remark that more games are being played while they are."""
    return gettext("%(figures)s More games are being played.") % {"figures": sentence} if sentence and row.is_active else sentence


def say_rate(found: Summary) -> str:
    """The win rate of a deck; empty before the first game, as are the others."""
    if not found.total.games:
        return ""
    rate, interval = found.total.win_rate, bounds(found.total.interval)
    if found.decision:
        rate, interval = found.decision.rate, bounds(found.decision.interval)
    figures = {"rate": percent(rate), "interval": interval, "games": thousands(found.total.games)}
    return gettext("Win rate %(rate)s in %(games)s games, 95%% interval %(interval)s.") % figures


def say_best(found: Matrix) -> str:
    """The deck that does best over the field."""
    best = found.ranking[0]
    if best.rate is None:
        return ""
    size = ngettext("%(count)d deck", "%(count)d decks", len(found.contestants)) % {"count": len(found.contestants)}
    figures = {"decks": size, "games": thousands(found.played), "best": said(best.contestant.name), "rate": percent(best.rate)}
    return gettext("%(decks)s, %(games)s games. %(best)s has the highest win rate: %(rate)s.") % figures


def say_difference(found: Comparison) -> str:
    """Say by how much the first of two versions does better; empty before that is known."""
    if not found.difference:
        return ""
    first, second = map(said, found.names)
    figures = {"rate": signed(found.difference.rate), "interval": signed_bounds(found.difference.interval)}
    told = gettext("%(first)s compared with %(second)s: %(rate)s points of win rate, 95%% interval %(interval)s.")
    return told % {"first": first, "second": second, **figures}


def say_best_change(found: RaceSummary) -> str:
    """The change that gains most, once the final is over."""
    best = next((each for each in found.finalists if each.difference), None)
    if best is None or best.difference is None:
        return ""
    figures = {"rate": signed(best.difference.rate), "interval": signed_bounds(best.difference.interval)}
    told = gettext("The best change, %(into)s for %(out)s: %(rate)s points of win rate, 95%% interval %(interval)s.")
    return told % {"into": said(best.into), "out": said(best.out), **figures}
