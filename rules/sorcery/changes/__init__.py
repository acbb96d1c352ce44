"""What can be changed of a position in the sandbox: the changes by their verbs, and what they do with the realm."""
