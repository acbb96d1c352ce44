"""Compiled code on disk: its place, its sources, and the checks that it is whole."""
