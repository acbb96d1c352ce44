"""Simulations: requests, chunks of work, results, replays."""
