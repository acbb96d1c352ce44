"""The figures of simulations: what is counted of played games, and what pages, pictures and files tell of it."""
