"""The figures of a simulation in a sentence."""

from __future__ import annotations

from django.utils.translation import gettext, ngettext

from decks.wording import said
from matches.figures.matrices import Matrix
from matches.figures.summaries import Summary
from matches.figures.versions import Comparison
from matches.races.figures import RaceSummary
from matches.templatetags.figures import bounds, percent, signed, signed_bounds, thousands

Found = Summary | Matrix | Comparison | RaceSummary


def sentence_on(found: Found) -> str:
    """What they say so far; empty while there is nothing to say."""
    told = _of_two(found) if isinstance(found, Comparison) else ""
    if isinstance(found, Matrix):
        told = _of_matrix(found)
    elif isinstance(found, RaceSummary):
        told = _of_race(found)
    elif isinstance(found, Summary):
        told = _of_one(found)
    return gettext("%(figures)s More games are being played.") % {"figures": told} if told and found.simulation.is_active else told


def games_of(found: Found) -> int:
    """The games that they stand on."""
    return found.whole.played if isinstance(found, Comparison) else found.played


def _of_one(found: Summary) -> str:
    if not found.total.games:
        return ""
    rate, interval = found.total.win_rate, bounds(found.total.interval)
    if found.decision:
        rate, interval = found.decision.rate, bounds(found.decision.interval)
    figures = {"rate": percent(rate), "interval": interval, "games": thousands(found.total.games)}
    return gettext("Win rate %(rate)s in %(games)s games, 95%% interval %(interval)s.") % figures


def _of_matrix(found: Matrix) -> str:
    best = found.ranking[0]
    if best.rate is None:
        return ""
    size = ngettext("%(count)d deck", "%(count)d decks", len(found.contestants)) % {"count": len(found.contestants)}
    figures = {"decks": size, "games": thousands(found.played), "best": said(best.contestant.name), "rate": percent(best.rate)}
    return gettext("%(decks)s, %(games)s games. %(best)s has the highest win rate: %(rate)s.") % figures


def _of_two(found: Comparison) -> str:
    if not found.difference:
        return ""
    first, second = map(said, found.names)
    figures = {"rate": signed(found.difference.rate), "interval": signed_bounds(found.difference.interval)}
    told = gettext("%(first)s compared with %(second)s: %(rate)s points of win rate, 95%% interval %(interval)s.")
    return told % {"first": first, "second": second, **figures}


def _of_race(found: RaceSummary) -> str:
    best = next((each for each in found.finalists if each.difference), None)
    if best is None or best.difference is None:
        return ""
    figures = {"rate": signed(best.difference.rate), "interval": signed_bounds(best.difference.interval)}
    told = gettext("The best change, %(into)s for %(out)s: %(rate)s points of win rate, 95%% interval %(interval)s.")
    return told % {"into": said(best.into), "out": said(best.out), **figures}
