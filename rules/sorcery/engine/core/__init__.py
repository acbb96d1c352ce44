"""The compiled core: the state of a game and the rules that change it, compiled by Numba."""
