"""Card definitions: read from files, loaded, written back, and what changed in them."""
