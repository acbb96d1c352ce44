"""The scale and seed of the rules' random tests: PROOF_SCALE=20 plays twenty times as many games, PROOF_SEED=N plays a failed run again."""

from __future__ import annotations

import os
import random

SCALE = int(os.environ.get("PROOF_SCALE", "1"))


def take_seed() -> int:
    """The seed of a run, printed so that a failure shows it."""
    seed = int(os.environ.get("PROOF_SEED") or random.randrange(2**32))
    print(f"PROOF_SEED={seed}")
    return seed
