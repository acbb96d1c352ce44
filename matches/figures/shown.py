"""Prepare figures for templates, ready to draw."""

from __future__ import annotations

from typing import Any

from django.urls import reverse

from matches.farm import workers
from matches.figures import charts
from matches.figures.standouts import standouts_of
from matches.figures.summaries import Summary
from matches.figures.versions import Comparison
from matches.models import Simulation
from matches.statistics import SequentialTest
from rules.wording import Text

#: The sample games that the page links to, in this order.
SAMPLES = ("won_first", "won_second", "lost_first", "lost_second", "drawn_first", "drawn_second", "longest", "shortest")


def begun(row: Simulation, played: int) -> dict[str, int | None]:
    """The games played, and for how long the engine has been compiled that the first ones wait for, None when they do not."""
    return {"played": played, "seconds_warming": workers.seconds_warming(row.game) if row.is_active and not played else None}


def players_of(row: Simulation) -> dict[str, Text | str]:
    """Return the names of the players of both sides; of one that the engine no longer has, its slug."""
    levels = {each.slug: each.name for each in row.rules.engine().levels} if row.rules.is_playable else {}
    return {name: levels.get(slug, slug) for name, slug in (("level", row.level), ("opponent_level", row.opponent_level))}


def show_summary(summary: Summary) -> dict[str, Any]:
    """Return the context that shows the figures of one deck; `shared` are those that other sites are told."""
    row = summary.simulation
    engine = row.rules.engine() if row.rules.is_playable else None
    rule = summary.rule
    return {
        "simulation": row,
        "is_watched": row.is_active,
        "summary": summary,
        "shared": summary,
        "figures_url": reverse("matches:figures", args=[row.pk]),
        "total_bar": charts.RateBar(summary.total),
        "first_bar": charts.RateBar(summary.first),
        "second_bar": charts.RateBar(summary.second),
        "against": [(each, charts.RateBar(each.line)) for each in summary.against],
        "length_bars": charts.length_bars(summary.turns),
        "end_bars": charts.end_bars(summary.ends, engine.ends if engine else ()),
        "course": charts.course_curve(summary.course),
        "leads": charts.lead_curve(summary.leads),
        "lead": engine.lead if engine else None,
        "ratio": charts.ratio_curve(summary.looks, rule.bounds) if isinstance(rule, SequentialTest) else None,
        "ratio_rows": [(2 * look.pairs, look.log_likelihood_ratio) for look in summary.looks],
        "last_ratio": summary.looks[-1].log_likelihood_ratio if summary.looks else None,
        "standouts": standouts_of(summary),
        "is_engine_changed": engine is not None and engine.digest != row.engine_digest,
        "samples": [(name, *summary.samples[name]) for name in SAMPLES if name in summary.samples],
        **players_of(row),
        **begun(row, summary.played),
    }


def show_comparison(found: Comparison) -> dict[str, Any]:
    """Return the context that shows the comparison of two versions."""
    bar, *bars = charts.difference_bars([found.difference, *(each.difference for each in found.against)])
    return show_summary(found.whole) | {
        "shared": found,
        "comparison": found,
        "bar": bar,
        "edited_bar": charts.RateBar(found.edited.total),
        "saved_bar": charts.RateBar(found.saved.total),
        "seat_bars": [charts.RateBar(line) for each in (found.edited, found.saved) for line in (each.first, each.second)],
        "against": list(zip(found.against, bars, strict=True)),
    }
