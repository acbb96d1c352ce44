"""Authenticate API requests and give out API tokens."""
