"""The players that think: the worth of positions, the search of a turn, and plans played on in possible worlds."""
