"""Limits on the size and cost of an import."""
