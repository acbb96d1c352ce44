"""What keeps a simulation private, and opening it."""
