"""Charge people for the CPU time that they use, and limit how much work each of them can ask for."""
