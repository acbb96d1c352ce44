"""Who may see a deck or a simulation."""
