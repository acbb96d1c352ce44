"""Scenario files of HotA: positions, actions and what must come of them, read strictly and played through the engine."""
