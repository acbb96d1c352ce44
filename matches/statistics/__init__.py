"""Compute how sure one may be of counted results: pure functions, no Django. docs/statistics.md explains them in plain words."""

from matches.statistics.comparisons import Gap, Stratum, compare
from matches.statistics.decisions import Decision, Outcome, StopRule, decide
from matches.statistics.differences import Difference, RateGap, count_differences, difference, rate_gap
from matches.statistics.equilibria import Share, mix_field
from matches.statistics.fields import Cells
from matches.statistics.gauntlets import heed_all, share_pairs, share_turns
from matches.statistics.heats import Trial, rate_swaps
from matches.statistics.leads import LEAD_SLOTS, Lead, lead_at
from matches.statistics.lengths import Spread, spread
from matches.statistics.luck import WithoutLuck, rate_without_luck, score_without_luck
from matches.statistics.odds.hands import Mulligan, Need, Opening, odds_of
from matches.statistics.odds.piles import odds_of_all, odds_of_any
from matches.statistics.races import Round, judge_finalists, keep_best, plan_race
from matches.statistics.rates import (
    ANYTHING,
    Interval,
    Measured,
    Strata,
    Verdict,
    Weights,
    games_needed,
    interval,
    mean_score,
    verdict,
    win_rate,
)
from matches.statistics.ratings import Rating, rate_decks
from matches.statistics.sequential import Forecast, SequentialTest
from matches.statistics.stop_rules import FixedNumber, TargetError, read_rule
from matches.statistics.subsets import SLOTS, Subset, subset_rate

__all__ = [
    "ANYTHING",
    "LEAD_SLOTS",
    "SLOTS",
    "Cells",
    "Decision",
    "Difference",
    "FixedNumber",
    "Forecast",
    "Gap",
    "Interval",
    "Lead",
    "Measured",
    "Mulligan",
    "Need",
    "Opening",
    "Outcome",
    "RateGap",
    "Rating",
    "Round",
    "SequentialTest",
    "Share",
    "Spread",
    "StopRule",
    "Strata",
    "Stratum",
    "Subset",
    "TargetError",
    "Trial",
    "Verdict",
    "Weights",
    "WithoutLuck",
    "compare",
    "count_differences",
    "decide",
    "difference",
    "games_needed",
    "heed_all",
    "interval",
    "judge_finalists",
    "keep_best",
    "lead_at",
    "mean_score",
    "mix_field",
    "odds_of",
    "odds_of_all",
    "odds_of_any",
    "plan_race",
    "rate_decks",
    "rate_gap",
    "rate_swaps",
    "rate_without_luck",
    "read_rule",
    "score_without_luck",
    "share_pairs",
    "share_turns",
    "spread",
    "subset_rate",
    "verdict",
    "win_rate",
]
