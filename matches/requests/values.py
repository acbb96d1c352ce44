"""Check the values of a request for a simulation: each is put in order, or refused in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.conf import settings
from django.utils.translation import gettext

from decks.models import Deck
from decks.owners import Owner
from matches.models import SEED_BITS, random_seed
from matches.plans.pairings import even_games
from matches.plans.races import FINALISTS, most_versions
from matches.statistics import SequentialTest, TargetError
from rules.kernel.engine import Engine
from rules.reports import Violation

#: So much more often than another may an opponent be expected.
MOST_WEIGHT = 1000
MOST_IN_MATRIX = 20


class SimulationRefusedError(Exception):
    """A simulation was refused. `code` is stable, the message is in the reader's language, `violations` say what is wrong with `deck`.

    `wait` is the number of seconds after which the request may succeed, or 0.
    """

    def __init__(self, code: str, message: str, *, deck: Deck | None = None, violations: Sequence[Violation] = (), wait: int = 0) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.deck = deck
        self.violations = tuple(violations)
        self.wait = wait


def clean_level(engine: Engine, level: str) -> str:
    level = level or engine.default_level
    if level not in {each.slug for each in engine.levels}:
        known = ", ".join(each.slug for each in engine.levels)
        raise SimulationRefusedError(
            "unknown_level", gettext("There is no level “%(level)s”. Choose one of: %(known)s.") % {"level": level, "known": known}
        )
    return level


def most_games(owner: Owner) -> int:
    return settings.MAX_ANONYMOUS_GAMES if owner.is_anonymous else settings.MAX_GAMES


def clean_games(owner: Owner, games: int, opponents: int) -> int:
    """Return the even number of games to play. Raises SimulationRefusedError for too few or too many."""
    most = most_games(owner)
    if games < 1:
        raise SimulationRefusedError("bad_games", gettext("A simulation needs at least 2 games."))
    if games > most:
        if owner.is_anonymous and games <= settings.MAX_GAMES:
            message = gettext("Without an account a simulation has at most %(most)s games. Sign up to play up to %(more)s.")
        else:
            message = gettext("A simulation has at most %(most)s games.")
        raise SimulationRefusedError("too_many_games", message % {"most": f"{most:,}", "more": f"{settings.MAX_GAMES:,}"})
    return even_games(games, opponents)


def clean_matrix_games(owner: Owner, decks: int, games: int) -> int:
    """Return the number of games of all pairings of a matrix with so many games in each. Raises SimulationRefusedError for too many."""
    most, cells = most_games(owner), decks * (decks - 1) // 2
    if cells == 1:
        return clean_games(owner, games, 1)
    total = even_games(games, 1) * cells
    if total > most:
        message = gettext(
            "%(cells)s pairings of %(games)s games are %(total)s games; at most %(most)s can be played at once."
            " Play at most %(fit)s in each pairing, or choose fewer decks."
        )
        if owner.is_anonymous and total <= settings.MAX_GAMES:
            message = gettext(
                "%(cells)s pairings of %(games)s games are %(total)s games; without an account at most %(most)s can be played at once."
                " Play at most %(fit)s in each pairing, choose fewer decks, or sign up."
            )
        fit = most // cells // 2 * 2
        told = {"cells": cells, "games": games, "total": total, "most": most, "fit": fit}
        raise SimulationRefusedError("too_many_games", message % {name: f"{number:,}" for name, number in told.items()})
    return total


def clean_matrix(decks: int) -> int:
    """Return the number of decks of a matrix. Raises SimulationRefusedError for too few or too many."""
    if not 2 <= decks <= MOST_IN_MATRIX:
        message = gettext("A matrix takes 2 to %(most)d decks; these are %(count)d.")
        raise SimulationRefusedError("bad_matrix", message % {"most": MOST_IN_MATRIX, "count": decks})
    return decks


def clean_versions(games: int, opponents: int) -> int:
    """Return the most versions that race within so many games. Raises SimulationRefusedError for too few games."""
    most = most_versions(games, opponents)
    if most <= FINALISTS:
        message = gettext("So few games find nothing against %(count)d decks. Ask for more, or for fewer opponents.")
        raise SimulationRefusedError("too_few_games", message % {"count": opponents})
    return most


def clean_seed(seed: int | None) -> int:
    if seed is None:
        return random_seed()
    if not 0 <= seed < 1 << SEED_BITS:
        raise SimulationRefusedError("bad_seed", gettext("A seed is a whole number from 0 to %(most)s.") % {"most": (1 << SEED_BITS) - 1})
    return seed


def clean_weights(weights: Sequence[float], opponents: int) -> Sequence[float]:
    """The weights of so many opponents, all 1 when none are given."""
    if not weights:
        return [1.0] * opponents
    if len(weights) != opponents:
        raise SimulationRefusedError("bad_weights", gettext("Give each opponent one weight: there are %(count)d.") % {"count": opponents})
    if not all(0 < weight <= MOST_WEIGHT for weight in weights):
        message = gettext("A weight is a number above 0 and at most %(most)d.")
        raise SimulationRefusedError("bad_weights", message % {"most": MOST_WEIGHT})
    return weights


def clean_stop(stop: Mapping[str, Any], pairs: int, opponents: int) -> dict[str, Any]:
    """The stop rule as it is kept, for at most so many pairs; empty for a fixed number of games."""
    kind = stop.get("kind", "fixed_number")
    if kind == "fixed_number":
        return {}
    if kind == "sequential_test" and opponents > 1:
        message = gettext("A test whether one deck is better than another takes one opponent; choose one, or a number of games.")
        raise SimulationRefusedError("bad_stop", message)
    half_width = stop.get("half_width", 0.01)
    alternative, alpha, beta = stop.get("alternative", 0.53), stop.get("alpha", 0.05), stop.get("beta", 0.05)
    if kind == "target_error" and not 0.0025 <= half_width <= 0.25:
        raise SimulationRefusedError("bad_stop", gettext("A target error lies between 0.25 and 25 percentage points."))
    if kind == "sequential_test" and not 0.505 <= alternative <= 0.75:
        raise SimulationRefusedError("bad_stop", gettext("The win rate worth finding lies between 50.5% and 75%."))
    if kind == "sequential_test" and not (0.001 <= alpha <= 0.2 and 0.001 <= beta <= 0.2):
        raise SimulationRefusedError("bad_stop", gettext("An error rate lies between 0.1% and 20%."))
    if kind == "target_error":
        return TargetError(half_width, pairs).as_json()
    if kind == "sequential_test":
        return SequentialTest(pairs, alternative=alternative, alpha=alpha, beta=beta).as_json()
    raise SimulationRefusedError("bad_stop", gettext("There is no stop rule “%(kind)s”.") % {"kind": str(kind)[:40]})
