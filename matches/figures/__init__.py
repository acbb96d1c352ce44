"""The figures of simulations: what pages, pictures, files and sentences tell of played games, and forecasts of those to come."""
