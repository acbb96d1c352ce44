"""The weights' file, the numbers of the features, and the same weights for the same seed of tuning."""

from __future__ import annotations

from pathlib import Path

from rules.kernel.engine import Tunable
from rules.sorcery.engine.batches import ENGINE
from rules.sorcery.engine.core.state import feature_codes
from rules.sorcery.engine.weights import FILE
from tests.rules.engines.weights import check_names, check_tuning
from tests.rules.sorcery.engine.making import sample_decks


def test_each_name_stands_for_the_feature_of_that_name() -> None:
    check_names(FILE, feature_codes)


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    assert isinstance(ENGINE, Tunable)
    check_tuning(ENGINE, FILE, sample_decks(), tmp_path)
