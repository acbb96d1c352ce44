"""Positions as files: scenarios with what they expect, the sandbox, exploring."""
