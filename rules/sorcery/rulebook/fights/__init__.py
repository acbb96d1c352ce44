"""Sorcery 6: moving and fighting."""
