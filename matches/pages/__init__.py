"""Pages of simulations: each reads what is sent, calls one function, and answers."""
