"""Whether a person may start a simulation now, and the rows that start it."""
