"""Boards between the events of one action: what lies where when each event happens, and what the event changes."""
