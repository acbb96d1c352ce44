"""Plans of simulations before anything is played: pairings with their seeds and games, and the rounds of a race."""
