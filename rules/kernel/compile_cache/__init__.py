"""The files of compiled engines."""
