"""Decide whether a person may start a simulation now, and write the rows that start it."""
