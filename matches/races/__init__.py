"""Races of a deck's single changes: who enters, how games are shared out, what may be told."""
