"""Compiled code on disk: where it lies, what it was made of, and that it is whole."""
