"""The compiled engine: everything that runs under Numba, over one record that is the whole state of a game."""
