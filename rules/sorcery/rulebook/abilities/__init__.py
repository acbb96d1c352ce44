"""Sorcery 9: abilities."""
