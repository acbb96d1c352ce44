"""The parts of abilities: conditions, selectors, triggers, modifiers and continuous passives."""
