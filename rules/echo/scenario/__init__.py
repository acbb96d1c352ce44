"""Scenario files of Echo: positions, actions and what must come of them, read strictly and played through the engine."""
