"""What runs inside: the state of a game and the rules on it, compiled by Numba."""
