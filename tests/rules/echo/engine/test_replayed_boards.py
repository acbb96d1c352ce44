"""A replay of Echo shows each step on the board in which it happens, with what it changes (rules.kernel.telling.scenes)."""

from __future__ import annotations

from tests.rules.engines.scenes import ReplayProofs


class TestReplayedBoards(ReplayProofs):
    game = "echo"
