"""Positions as files: scenarios and their expectations, the sandbox, exploring."""
