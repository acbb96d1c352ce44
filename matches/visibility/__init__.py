"""Tell what keeps a simulation private, and open it."""
