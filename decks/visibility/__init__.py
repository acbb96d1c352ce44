"""Decide who may see a deck or a simulation."""
