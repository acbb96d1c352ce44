"""Sorcery 2: the realm."""
