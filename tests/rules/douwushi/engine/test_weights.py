"""The weights' file, the numbers of the features, and the same weights for the same seed of tuning."""

from __future__ import annotations

from pathlib import Path

from rules.douwushi.engine.batches import ENGINE
from rules.douwushi.engine.core.state import feature_codes
from rules.douwushi.engine.weights import FILE
from rules.kernel.engine import Tunable
from tests.rules.douwushi.engine.making import sample_decks
from tests.rules.engines.weights import check_names, check_tuning


def test_each_name_stands_for_the_feature_of_that_name() -> None:
    check_names(FILE, feature_codes)


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    assert isinstance(ENGINE, Tunable)
    check_tuning(ENGINE, FILE, sample_decks(), tmp_path)
