"""The parts of abilities: conditions, selectors, the choices among what they select, triggers, static abilities and replacements."""
