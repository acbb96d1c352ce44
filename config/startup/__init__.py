"""Reading and checking what the settings need: the environment, URLs, keys and files."""
