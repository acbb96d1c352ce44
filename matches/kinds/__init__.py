"""Kinds of simulations: one module a kind, each with the one object that knows what that kind does its own way."""
