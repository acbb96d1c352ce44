"""Retention and quotas of simulations."""
