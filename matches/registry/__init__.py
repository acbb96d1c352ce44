"""The declaration of a kind of simulation, and the list of kinds. Every module may use it; the kinds themselves lie in `matches.kinds`."""
