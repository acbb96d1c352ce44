"""The players that think: what positions are worth, the search of a turn, and plans played on in possible worlds."""
