"""Scenario files of Sorcery: positions, actions and what must come of them, read strictly and played through the engine."""
