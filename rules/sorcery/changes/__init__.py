"""The sandbox's changes to a position: the changes by their verbs, and what they do to the realm."""
