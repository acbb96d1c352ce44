"""The parts of abilities: conditions, selectors, triggers, continuous passives and replacements."""
