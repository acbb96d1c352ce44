"""Boards between the events of one action: what lies where at each event, and what the event changes."""
